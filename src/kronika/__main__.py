"""`python -m kronika` runs `kronika`, even if that isn't on the path."""

from .cli import main

if __name__ == "__main__":
    main()
