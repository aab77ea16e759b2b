#!/bin/sh
# Not tried under a running systemd. `permille doctor` runs one command of dist/server/ as the units run a process.
# The name of its unit does not begin with permille-: systemd before 253 starts no such unit where a drop-in waits for its name.
set -eu
command=${1:?"Usage: permille audit|doctor|config|admin|migrate|jobs|rotate-encryption|backup|restore [ARGUMENT…]"}
shift
# The runbooks write npm run doctor -- --create-webhooks.
if [ "${1-}" = -- ]; then shift; fi
# The owner's address, which nothing else reads.
case $command in
  migrate | backup | restore) owner='-p EnvironmentFile=/etc/permille/migration.env' ;;
  *) owner='' ;;
esac
# shellcheck disable=SC2086 # two words or none
exec systemd-run --pipe --wait --collect --quiet $owner \
  -p DynamicUser=yes -p User=permille -p StateDirectory=permille -p StateDirectoryMode=0700 -p UMask=0077 \
  -p WorkingDirectory=/opt/permille -p EnvironmentFile=/etc/permille/permille.env \
  -p "Environment=NODE_ENV=production DATA_DIR=/var/lib/permille" \
  /usr/bin/node --enable-source-maps "dist/server/$command.mjs" "$@"
