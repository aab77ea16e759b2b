#!/bin/sh
# Tried in a shell, not with an engine. Writes the secrets that compose.yaml mounts, each once; Stripe's are asked for. What is not
# there yet is asked for by the next run. Keep a copy of .secrets/encryption-key elsewhere.
set -eu
cd "$(dirname "$0")"
mkdir -p .secrets
# The processes run as 10001 and read the files as they are here; the folder keeps other people out.
chmod 700 .secrets
umask 022

# A file of blanks would stop every start.
is_made() { grep -q '[^[:space:]]' ".secrets/$1" 2> /dev/null; }
make() {
  is_made "$1" && return
  [ -n "$2" ] || { echo "No value for .secrets/$1" >&2; exit 1; }
  printf '%s\n' "$2" > ".secrets/$1"
}
ask() {
  is_made "$1" && return
  value=
  while [ -z "$value" ]; do
    printf '%s (Ctrl+C, if you have it later): ' "$2"
    read -r value
  done
  make "$1" "$value"
}

make owner-password "$(openssl rand -hex 24)"
make app-password "$(openssl rand -hex 24)"
make database-url "postgresql://permille_app:$(cat .secrets/app-password)@postgres/permille"
make migration-url "postgresql://permille_owner:$(cat .secrets/owner-password)@postgres/permille"
make encryption-key "$(openssl rand -base64 32)"
ask stripe-secret-key 'The secret key at Stripe (sk_…)'
ask stripe-webhook-secret 'The signing secret of the endpoint for your account (whsec_…)'
ask stripe-connect-webhook-secret 'That of the endpoint for connected accounts (whsec_…)'
