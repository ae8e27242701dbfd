"""Numbers that are encoded by hand, `<game>.py`, or by a shape that is kept, `<game>.json`."""
