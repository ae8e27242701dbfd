"""`python -m kronika.server`: a server with its settings from the environment."""

if __name__ == "__main__":  # a bot's process imports this module too, and needs nothing of it
    import sys

    from kronika.engine.errors import KronikaError

    from .serve import run
    from .settings import load_settings

    try:
        run(load_settings())
    except KronikaError as error:
        sys.exit(str(error))
