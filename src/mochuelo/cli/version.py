"""Which Mochuelo this is."""

from importlib.metadata import PackageNotFoundError, version


def our_version() -> str:
    """The version that is installed, or that it was never installed."""
    try:
        return version("mochuelo")
    except PackageNotFoundError:  # run from a checkout
        return "0+source"
