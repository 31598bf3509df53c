"""Where the panels of the full screen lie, and how they look."""

CSS = """
Screen { layout: vertical; }
#head { height: 1; background: $primary 30%; text-style: bold; padding: 0 1; }
#banners { height: auto; padding: 0 1; background: $boost; }
#body { height: 1fr; }
#left { width: 1fr; }
#pinned { height: auto; padding: 0 1; display: none; }
#felt { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
#detail { height: 25%; max-height: 6; padding: 0 1; background: $boost; overflow: hidden; }
#side { width: 42%; min-width: 34; max-width: 58; border-left: solid $primary 50%; padding: 0 0 0 1; }
#prompt { height: auto; max-height: 6; text-style: bold; color: $accent; margin-bottom: 1; }
#options { height: auto; max-height: 65%; border: none; padding: 0; scrollbar-size-vertical: 1; }
#said { height: 1fr; min-height: 3; margin-top: 1; scrollbar-size-vertical: 1; }
#line { height: 1; border: none; padding: 0 1; background: $surface; }
#keys { height: 1; padding: 0 1; color: $text-muted; }
Page { align: center middle; }
#page { width: 90%; max-width: 100; height: auto; max-height: 90%; border: round $accent; padding: 0 1;
        background: $surface; }
Sure { align: center middle; }
#sure { width: 60; height: auto; border: heavy $warning; padding: 1 2; background: $surface; }
Curtain { align: center middle; }
#curtain { width: 60; height: auto; border: heavy $accent; padding: 2 4; text-align: center; }
"""
