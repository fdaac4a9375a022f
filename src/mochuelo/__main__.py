"""Runs the command line as `python -m mochuelo`, also from the sources."""

import sys

from mochuelo.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
