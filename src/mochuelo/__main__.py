"""`python -m mochuelo`: the command line."""

import sys

from mochuelo.cli.main import main

sys.exit(main())
