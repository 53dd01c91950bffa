#!/usr/bin/env bash
# Installs what the tests need beside Node and this Debian lacks: as root, or with a sudo that asks for no password.
# Elsewhere, and where nothing is missing, it does nothing.
set -euo pipefail
[ -e /etc/debian_version ] || exit 0

missing=("$@")
# One of the example clients speaks Python: Debian's, whatever else is called python3 here.
/usr/bin/python3 -c 'import websockets' 2>/dev/null || missing+=(python3 python3-websockets)
# Tests start their own of these three.
command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)
[ -x /usr/sbin/haproxy ] || command -v haproxy >/dev/null || missing+=(haproxy)
# The pages are tested in a real browser: in the one that Debian builds to be used without a screen, which needs a third
# less, or in the whole one.
[ -x /usr/bin/chromium-headless-shell ] || [ -x /usr/bin/chromium ] || [ -x /usr/bin/chromium-browser ] ||
  missing+=(chromium-headless-shell)
[ "${#missing[@]}" -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo --non-interactive true 2>/dev/null || exit 0
  as_root=(sudo)
fi
printf 'Installing %s\n' "${missing[*]}"
# Debian starts what it installs, unless this says no.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap '"${as_root[@]}" rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" install -m 755 /dev/stdin "$policy"
fi
"${as_root[@]}" apt-get update
# Older ones do not have it.
apt-cache show chromium-headless-shell >/dev/null 2>&1 || missing=("${missing[@]/chromium-headless-shell/chromium}")
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}"
