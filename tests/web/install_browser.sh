#!/bin/sh
# Installs Chromium for the tests of the page, on Debian and as root; does nothing if there is a browser already.
set -e
if [ -n "$KRONIKA_CHROMIUM" ]; then
  exit 0
fi
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    exit 0
  fi
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  echo "The tests of the page need Chromium: apt-get install chromium, or name one in KRONIKA_CHROMIUM." >&2
  exit 0
fi
apt-get update
apt-get install -y --no-install-recommends chromium fonts-dejavu-core
