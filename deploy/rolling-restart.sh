#!/bin/sh
# Replaces the servers of compose.scale.yaml one after the other by those of the current image and settings.
set -eu
cd "$(dirname "$0")/.."
for server in worker web1 web2 web3; do
  docker compose --file compose.scale.yaml up --detach --no-deps --wait "$server"
done
