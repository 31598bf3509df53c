#!/bin/sh
# What the tests need of the machine beside Python: a browser and a database server, Debian's by its own client.
set -eu
need=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
    || [ -n "${WORLDTABLE_CHROMIUM:-}" ] || need="$need chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="$need postgresql"
[ -n "$need" ] || exit 0
if ! command -v apt-get >/dev/null; then
    echo "The tests need$need; please install it with your system's packages." >&2
    exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
echo "Installing$need for the tests …"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends $need fonts-dejavu-core >/dev/null
