#!/bin/sh
# Creates the secrets of compose.yaml in ./secrets. Files that exist are kept.
set -eu
umask 077
mkdir -p secrets
cd secrets

# $1: name, $2: value
write() {
  [ -e "$1" ] || printf '%s\n' "$2" > "$1"
}
random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

for name in owner-password service-password clickhouse-password \
  steering-secret charts-secret provider-sign-up-secret; do
  write "$name" "$(random)"
done
write owner-url "postgres://edge_owner:$(cat owner-password)@postgres/edge_console"
write service-url "postgres://edge_service:$(cat service-password)@postgres/edge_console"
write clickhouse-url "http://edge:$(cat clickhouse-password)@clickhouse:8123/edge_console"
# Empty is unset: Amazon SES, the machine's role in AWS, and no secret that is being replaced.
for name in smtp-url aws-credentials steering-secret-previous charts-secret-previous; do
  [ -e "$name" ] || : > "$name"
done
[ -e edge-intelligence-token ] || echo "Write the token for Edge Intelligence to secrets/edge-intelligence-token." >&2

# The user of the image reads them.
if [ "$(id -u)" = 0 ]; then chown 65532 ./*; else chmod 644 ./*; fi
