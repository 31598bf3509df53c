"""World Shapers: draft the elements into four columns."""
