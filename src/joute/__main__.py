"""`python -m joute` is the `joute` command."""

import sys

from joute.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
