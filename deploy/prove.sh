#!/bin/sh
# Proves on bare Debian systems what README.md and docs/host.md say: sh deploy/prove.sh [RELEASE]... As root, with
# debootstrap, on Linux. Each system is made in a scratch folder (SCRATCH, else a new one that is deleted) and starts
# from nothing but Python and make:
#   1. `make play` serves the page, and stops;
#   2. build.sh and install.sh, the steps of the container, give a compiled server that runs as another user on a
#      read-only file system, is healthy, and stops when it is told to;
#   3. systemd and Caddy accept their files, and Caddy forwards to the server but not to its metrics.
# What this machine's package clients need to reach their servers can be lent to the systems while this runs: PASS is a
# list of files and folders that can be read in them at the same place.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || set -- bookworm trixie
scratch=${SCRATCH:-$(mktemp -d /var/tmp/kronika-prove.XXXXXX)}
port=${PORT:-8437}
proxied=$((port + 1))

if [ "${INSIDE:-}" != yes ]; then # mounts and processes of our own, gone when we are
  status=0
  INSIDE=yes SCRATCH=$scratch unshare --mount --pid --fork --kill-child --mount-proc sh "$0" "$@" || status=$?
  [ -n "${SCRATCH:-}" ] || rm -rf "$scratch"
  exit "$status"
fi

say() { printf '\n== %s\n' "$*"; }

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

lend() { # PATH ROOT
  if [ -d "$1" ]; then mkdir -p "$2$1"; else mkdir -p "$2$(dirname "$1")" && touch "$2$1"; fi
  mount --bind "$1" "$2$1"
  mount -o remount,bind,ro "$2$1"
}

answers() { # URL: within three minutes
  for _ in $(seq 180); do
    if python3 -c "import sys, urllib.request as u; u.urlopen(sys.argv[1], timeout=5)" "$1" 2>/dev/null; then return; fi
    kill -0 "$server" 2>/dev/null || fail "the server has ended"
    sleep 1
  done
  fail "$1 doesn't answer"
}

has_page() { python3 -c "
import re, sys, urllib.request as u
page = u.urlopen(sys.argv[1], timeout=30).read().decode()
script = re.search(r'src=\"(/assets/[^\"]+\.js)\"', page)[1]
assert len(u.urlopen(sys.argv[1] + script, timeout=30).read()) > 10_000
print(u.urlopen(sys.argv[1] + '/api/site', timeout=30).read().decode())" "$1"; }

stopped() { # within ten seconds
  for _ in $(seq 10); do
    kill -0 "$server" 2>/dev/null || return 0
    sleep 1
  done
  fail "the server doesn't stop"
}

for release in "$@"; do
  root=$scratch/$release
  say "$release: a bare system"
  [ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase "$release" "$root" >"$scratch/$release.log"
  mount --bind "$root" "$root"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  echo "127.0.0.1 localhost" >"$root/etc/hosts"
  for path in /etc/resolv.conf ${PASS:-}; do lend "$path" "$root"; done
  in_root() { DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root chroot "$root" "$@"; }
  in_root apt-get update -qq
  in_root apt-get install -qq -y --no-install-recommends python3-venv make >/dev/null

  say "$release: make play"
  rm -rf "$root/kronika" && mkdir "$root/kronika"
  git -C "$source" archive HEAD | tar -x -C "$root/kronika"
  in_root env KRONIKA_PORT="$port" KRONIKA_HOME=/tmp/home make -C /kronika play </dev/null &
  server=$!
  # Setting everything up takes a while; then the server answers.
  until [ -e "$root/kronika/src/kronika/page/index.html" ]; do
    kill -0 "$server" 2>/dev/null || fail "make play has ended"
    sleep 1
  done
  answers "http://127.0.0.1:$port/readyz"
  has_page "http://127.0.0.1:$port"
  in_root /kronika/.venv/bin/kronika version
  # make passes no signal on, so the server itself is told to stop
  kill "$(cat /proc/"$server"/task/"$server"/children)" 2>/dev/null || kill "$server"
  wait "$server" || true

  say "$release: the steps of the container"
  rm -rf "$root/kronika/src/kronika/page" "$root/wheels"
  in_root sh /kronika/deploy/build.sh /wheels
  cp "$source/deploy/install.sh" "$source/deploy/health.py" "$root/wheels"
  in_root sh /wheels/install.sh /wheels
  in_root /opt/kronika/bin/kronika version | grep -q ', compiled$' || fail "not compiled"

  say "$release: the service and its proxy"
  in_root apt-get install -qq -y --no-install-recommends systemd caddy >/dev/null
  cp "$source/deploy/kronika.service" "$root/etc/systemd/system/"
  in_root systemd-analyze verify /etc/systemd/system/kronika.service
  sed "s/{\$DOMAIN}/http:\/\/localhost:$proxied/; s/127.0.0.1:8000/127.0.0.1:$port/" "$source/deploy/Caddyfile" \
    >"$root/etc/caddy/Caddyfile"
  printf 'home = "/data"\nport = %s\nbase_url = "http://localhost:%s"\n' "$port" "$proxied" >"$root/etc/kronika.toml"

  say "$release: on a read-only file system, as another user"
  mount -t tmpfs tmpfs "$root/tmp"
  mkdir -p "$scratch/$release.data" && chown 10001:10001 "$scratch/$release.data"
  mount --bind "$scratch/$release.data" "$root/data"
  mount -o remount,bind,ro "$root"
  chroot --userspec=10001:10001 "$root" /opt/kronika/bin/kronika serve --config /etc/kronika.toml &
  server=$!
  answers "http://127.0.0.1:$port/readyz"
  has_page "http://127.0.0.1:$port"
  KRONIKA_PORT=$port chroot --userspec=10001:10001 "$root" /opt/kronika/bin/python /opt/kronika/health.py
  HOME=/tmp chroot --userspec=10001:10001 "$root" caddy run --config /etc/caddy/Caddyfile 2>"$scratch/$release.caddy" &
  proxy=$!
  answers "http://localhost:$proxied/readyz"
  has_page "http://localhost:$proxied"
  if python3 -c "import urllib.request as u; u.urlopen('http://localhost:$proxied/metrics')" 2>/dev/null; then
    fail "metrics are public"
  fi
  kill "$proxy"
  chroot --userspec=10001:10001 "$root" /opt/kronika/bin/kronika invite --config /etc/kronika.toml
  chroot --userspec=10001:10001 "$root" /opt/kronika/bin/kronika backup --config /etc/kronika.toml /data/backup.db
  kill -TERM "$server"
  stopped
  wait "$server" || fail "the server ended with status $?"
  ! KRONIKA_PORT=$port chroot "$root" /opt/kronika/bin/python /opt/kronika/health.py 2>/dev/null || fail "still healthy"
  [ -e "$scratch/$release.data/kronika.db" ] || fail "there is no database"
  umount -R "$root"
  say "$release: everything works"
done
