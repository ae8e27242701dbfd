"""Whether the server on this machine can serve: fails if it doesn't answer or can't write to its database."""

import os
import sys
import urllib.request

try:
    urllib.request.urlopen(f"http://127.0.0.1:{os.environ.get('KRONIKA_PORT', '8000')}/readyz", timeout=4)
except OSError as error:
    sys.exit(f"The server isn't ready: {error}")
print("The server is ready.")
