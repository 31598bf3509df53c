"""Our games for the tools of researchers, and theirs at our tables."""
