#!/bin/sh
# Replaces the servers of compose.scale.yaml one after the other by those of the current image and settings, and
# stops at the first that does not become healthy. REPLACE is the command that replaces one, whose name is appended.
set -eu
cd "$(dirname "$0")/.."
replace=${REPLACE:-docker compose --file compose.scale.yaml up --detach --no-deps --wait}
for server in worker web1 web2 web3; do
  echo "Replacing $server"
  $replace "$server"
done
