"""`python -m worldtable.server` is `worldtable serve`."""

from worldtable.server.command import serve

serve()
