"""`python -m kronika` does the same as `kronika`, even if that isn't on the path."""

from .cli import main

if __name__ == "__main__":
    main()
