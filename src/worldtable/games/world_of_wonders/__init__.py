"""World of Wonders: raise buildings and Great Wonders, guard them, raid your neighbours."""
