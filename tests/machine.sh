#!/bin/sh
# What the tests need of the machine beside Python: a browser and a database server, Debian's by its own client.
# The browser is Chromium without a window: the same engine, at a third of the work.
set -eu
shell=chromium-headless-shell
need=""
[ -n "${WORLDTABLE_CHROMIUM:-}" ] || command -v $shell >/dev/null || need="$need $shell"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="$need postgresql"
[ -n "$need" ] || exit 0
if ! command -v apt-get >/dev/null; then
    case "$need" in *postgresql*) ;; *)
        for other in chromium chromium-browser google-chrome; do
            command -v $other >/dev/null && exit 0
        done
    esac
    echo "The tests need$need; please install it with your system's packages." >&2
    exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
echo "Installing$need for the tests …"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
apt-cache show $shell >/dev/null 2>&1 || need=$(echo "$need" | sed "s/$shell/chromium/")
$as_root apt-get install -y -qq --no-install-recommends $need fonts-dejavu-core >/dev/null
