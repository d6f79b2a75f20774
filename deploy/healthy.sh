#!/bin/bash
# Whether the nginx of start.sh answers, at the address that it listens on. For the image, which has no curl.
listen="${QINGHE_LISTEN:-8080}"
host=127.0.0.1
case "$listen" in *:*) host="${listen%:*}" ;; esac
[ "$host" != 0.0.0.0 ] || host=127.0.0.1
exec 3<>"/dev/tcp/$host/${listen##*:}" || exit 1
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
grep -q '"ok"' <&3
