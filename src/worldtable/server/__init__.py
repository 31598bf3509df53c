"""Tables, seats, the wire and the store. It draws on every game of the shelf and knows none by name."""
