#!/bin/sh
# Makes the secrets of compose.postgres.yaml once, in deploy/secrets: sh deploy/secrets.sh. Nobody else can enter the
# folder; the files themselves can be read, because in their containers they belong to other users.
set -eu
cd "$(dirname "$0")"
umask 022
install -d -m 700 secrets
if [ -e secrets/kronika_secret ]; then
  echo "deploy/secrets exists already; nothing has changed."
  exit 0
fi
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
password=$(random)
printf %s "$password" >secrets/postgres_password
printf %s "postgresql://kronika:$password@postgres/kronika" >secrets/kronika_database
random >secrets/kronika_secret
