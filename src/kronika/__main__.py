"""`python -m kronika` is `kronika`, also where that isn't on the path."""

from .cli import main

if __name__ == "__main__":
    main()
