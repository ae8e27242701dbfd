#!/bin/sh
# Installs the wheel of a folder (see build.sh) into /opt/kronika, and makes the user and the data directory of the
# server: sh deploy/install.sh FOLDER. As root on Debian, with Python and its venv. Run again, it upgrades.
set -eu
folder=$1
python3 -m venv --upgrade-deps /opt/kronika
/opt/kronika/bin/pip install --quiet --no-cache-dir --requirement "$folder/runtime.txt"
/opt/kronika/bin/pip install --quiet --no-cache-dir --no-deps --force-reinstall "$folder"/kronika-*.whl
cp "$(dirname "$0")/health.py" /opt/kronika/health.py
if ! getent passwd kronika >/dev/null; then
  groupadd --system --gid 10001 kronika
  useradd --system --uid 10001 --gid kronika --home-dir /data --no-create-home --shell /usr/sbin/nologin kronika
fi
install -d -o kronika -g kronika -m 700 /data
/opt/kronika/bin/kronika version
