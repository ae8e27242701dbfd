"""`python -m kronika.server`: run a server with settings from the environment."""

if __name__ == "__main__":  # bot processes also import this module, but don't need it
    import sys

    from kronika.engine.errors import KronikaError

    from .serve import run
    from .settings import load_settings

    try:
        run(load_settings())
    except KronikaError as error:
        sys.exit(str(error))
