#!/bin/sh
# Builds the compiled wheel of this checkout: sh deploy/build.sh FOLDER. As root on Debian, with Python and its venv.
set -eu
folder=$1
cd "$(dirname "$0")/.."
apt-get update -qq
apt-get install -qq -y --no-install-recommends gcc libc6-dev python3-dev >/dev/null
rm -f "$folder"/kronika-*.whl # of an earlier version
python3 -m venv /tmp/build-venv
# What the build needs (hatchling, mypy, Node as a package) comes in the versions of the lock file.
/tmp/build-venv/bin/pip install --quiet --disable-pip-version-check -r requirements/play.txt
/tmp/build-venv/bin/python -m hatchling build -t wheel -d "$folder"
cp requirements/runtime.txt "$folder"
rm -r /tmp/build-venv
if ! ls "$folder"/kronika-*-cp3*.whl; then
  echo "The wheel isn't compiled." >&2
  exit 1
fi
