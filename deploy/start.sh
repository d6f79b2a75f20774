#!/bin/sh
# Fills in the configuration from the environment and runs nginx in the foreground; `start.sh reload` gives it to the nginx
# that runs already, which answers all the while. See README.md.
set -eu

# Without links: a release that is switched to by one must not change what the nginx of another serves.
home=$(cd "$(dirname "$0")" && pwd -P)
fail() {
  echo "qinghe: $1" >&2
  [ -z "${QINGHE_CONF:-}" ] || rm -rf "$QINGHE_CONF"
  exit 1
}

# A misspelt name would be silently nothing.
env | sed -n 's/^\(QINGHE_[A-Za-z0-9_]*\)=..*/\1/p' | while read -r name; do
  case "$name" in
    QINGHE_API_URL | QINGHE_SETTINGS | QINGHE_FILES | QINGHE_PAGES | QINGHE_LISTEN | QINGHE_H5_URL | QINGHE_FRONT) ;;
    QINGHE_CA | QINGHE_RUN | QINGHE_SITE | QINGHE_ACCESS_LOG) ;;
    *) echo "qinghe: $name is no variable of start.sh: left out" >&2 ;;
  esac
done

export QINGHE_RUN="${QINGHE_RUN:-/run/qinghe}"
export QINGHE_LISTEN="${QINGHE_LISTEN:-8080}"
export QINGHE_SITE="${QINGHE_SITE:-$home/site}"
export QINGHE_ACCESS_LOG="${QINGHE_ACCESS_LOG:-/dev/stdout}"
export QINGHE_H5_URL="${QINGHE_H5_URL:-/h5}"
export QINGHE_CA="${QINGHE_CA:-/etc/ssl/certs/ca-certificates.crt}"
settings="${QINGHE_SETTINGS:-/etc/qinghe/settings.json}"
export QINGHE_FILES="${QINGHE_FILES:-$(dirname "$settings")/files}"
pages="${QINGHE_PAGES:-$(dirname "$settings")/pages}"
case "$QINGHE_FILES" in /*) ;; *) QINGHE_FILES="$PWD/$QINGHE_FILES" ;; esac
api="${QINGHE_API_URL:-}"
api="${api%/}"

[ -f "$QINGHE_SITE/index.html" ] || fail "there is no site in $QINGHE_SITE. Run: npm run bundle"
case "$QINGHE_H5_URL" in
  /h5) ;;
  http://?* | https://?*)
    QINGHE_H5_URL="${QINGHE_H5_URL%/}"
    case "$QINGHE_H5_URL" in
      */h5) ;;
      *) echo "qinghe: QINGHE_H5_URL: the mobile site of this bundle lies below /h5: is it $QINGHE_H5_URL/h5?" >&2 ;;
    esac
    ;;
  *) fail "QINGHE_H5_URL must be an http or https address, not \"$QINGHE_H5_URL\"" ;;
esac
export QINGHE_H5_HOST="$(echo "$QINGHE_H5_URL" | sed -n 's|^https*://\([A-Za-z0-9.-]*\).*|\1|p')"
mkdir -p "$QINGHE_RUN"
export QINGHE_BUILD="$(cat "$home/build.txt")"
# What is written for this start. The nginx that runs goes on with what was written for it.
export QINGHE_CONF="$QINGHE_RUN/conf.$(date +%s).$$"
case "${1:-start}" in
  start) rm -rf "$QINGHE_RUN"/conf.* ;;
  reload) [ -s "$QINGHE_RUN/nginx.pid" ] || fail "no nginx runs in $QINGHE_RUN" ;;
  *) fail "it is start or reload, not \"$1\"" ;;
esac
mkdir "$QINGHE_CONF"
command -v node >/dev/null || fail 'there is no Node.js'

# /env.js, and what the policy must know of it.
if [ -f "$settings" ]; then
  problem="$(jq -e 'type == "object"' "$settings" 2>&1 >/dev/null)" || fail "$settings holds no JSON object${problem:+: $problem}"
else
  [ -z "${QINGHE_SETTINGS:-}" ] || fail "QINGHE_SETTINGS: there is no file $settings"
  settings="$QINGHE_CONF/settings.json"
  echo '{}' >"$settings"
fi
node "$home/own-files.mjs" "$settings" "$QINGHE_SITE" "$QINGHE_CONF" "$QINGHE_FILES" "$pages" || fail 'the files of the school could not be written'
export QINGHE_FRAMES="$(jq -r --slurpfile known "$home/frame-hosts.json" '
  (.frameHosts | if type == "array" then . else $known[0] end)
  | map(select(type == "string" and test("^[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+(:[0-9]+)?$")) | " https://" + .)
  | add // ""' "$settings")"
# Scripts of others, with the styles and frames that come with them.
export QINGHE_STYLES="$(cat "$QINGHE_CONF/script-hosts.txt")"
export QINGHE_SCRIPTS="$(cat "$QINGHE_CONF/scripts.txt")"
QINGHE_FRAMES="$QINGHE_FRAMES$QINGHE_STYLES"
# WeChat's script, and the frames by which it speaks to old versions of WeChat.
if jq -e '.wechatShare == true' "$settings" >/dev/null; then
  QINGHE_SCRIPTS="$QINGHE_SCRIPTS https://res.wx.qq.com" QINGHE_FRAMES="$QINGHE_FRAMES weixin:"
fi
case "$(jq -r '.mobileSite | strings' "$settings")" in
  school) export QINGHE_PHONES=school ;;
  *) export QINGHE_PHONES=here ;;
esac
plain_api="$(jq -r '.apiUrl // "" | strings | capture("^(?<origin>http://[A-Za-z0-9.:-]+)").origin // ""' "$settings")"
plain_reports="$(jq -r '.sentryDsn // "" | strings | capture("^http://[A-Za-z0-9_]+@(?<host>[A-Za-z0-9.-]+(:[0-9]+)?)/").host // ""' "$settings")"
export QINGHE_ORIGINS="${plain_api:+ $plain_api}${plain_reports:+ http://$plain_reports}"

case "$api" in
  '')
    [ "$(jq -r '.apiUrl // "" | strings' "$settings")" ] ||
      echo 'qinghe: neither QINGHE_API_URL nor apiUrl of the settings names the MeEdu server: pages will find no school' >&2
    ;;
  http://?* | https://?*)
    [ ! -f "$QINGHE_CA" ] || export NODE_EXTRA_CA_CERTS="$QINGHE_CA"
    api="$(node "$home/find-api.mjs" "$api")"
    ;;
esac
if [ -n "$api" ]; then
  case "$api" in
    http://*) scheme=http port=80 ;;
    https://*) scheme=https port=443 ;;
    *) fail "QINGHE_API_URL must be an http or https address such as https://school.example, not \"$api\"" ;;
  esac
  address="${api#*://}"
  host="${address%%/*}"
  case "$host" in
    '' | *[!A-Za-z0-9.:-]*) fail "QINGHE_API_URL names no host: \"$api\"" ;;
    *:*) server="$host" ;;
    *) server="$host:$port" ;;
  esac
  base="${address#"$host"}"
  case "$base" in
    *[!A-Za-z0-9./_-]*) fail "QINGHE_API_URL has a path that cannot be used: \"$api\"" ;;
  esac
  [ "$scheme" = https ] || QINGHE_ORIGINS=" http://$host$QINGHE_ORIGINS"
  export QINGHE_SCHEME="$scheme" QINGHE_BASE="$base" QINGHE_API_HOST="$host" QINGHE_API_NAME="${host%%:*}"
  export QINGHE_UPSTREAM="upstream school { server $server; keepalive 16; }"
  export QINGHE_PROXY="include $QINGHE_CONF/proxy.conf;"
  envsubst '$QINGHE_SCHEME $QINGHE_BASE $QINGHE_API_HOST $QINGHE_API_NAME $QINGHE_CA' \
    <"$home/proxy.conf" >"$QINGHE_CONF/proxy.conf"
else
  export QINGHE_UPSTREAM='' QINGHE_PROXY='return 404;'
fi

# Whom is believed who a visitor is.
: >"$QINGHE_CONF/fronts.conf"
: >"$QINGHE_CONF/real-ip.conf"
set -f
for front in ${QINGHE_FRONT:-}; do
  case "$front" in
    *[!0-9A-Fa-f.:/]*) fail "QINGHE_FRONT holds addresses such as 10.0.0.1 or 10.0.0.0/8, not \"$front\"" ;;
  esac
  echo "$front 1;" >>"$QINGHE_CONF/fronts.conf"
  echo "set_real_ip_from $front;" >>"$QINGHE_CONF/real-ip.conf"
done

if [ -f /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; then
  export QINGHE_BROTLI='brotli_static on;'
else
  export QINGHE_BROTLI=''
fi

cp "$home/aliases.conf" "$QINGHE_CONF/aliases.conf"
envsubst '$QINGHE_CONF' <"$home/pages.conf" >"$QINGHE_CONF/pages.conf"
for file in headers.conf headers-api.conf; do
  envsubst '$QINGHE_FRAMES $QINGHE_ORIGINS $QINGHE_SCRIPTS $QINGHE_STYLES' <"$home/$file" >"$QINGHE_CONF/$file"
done
envsubst '$QINGHE_RUN $QINGHE_CONF $QINGHE_BUILD $QINGHE_LISTEN $QINGHE_ACCESS_LOG $QINGHE_SITE $QINGHE_FILES $QINGHE_H5_URL $QINGHE_H5_HOST $QINGHE_PHONES $QINGHE_BROTLI $QINGHE_UPSTREAM $QINGHE_PROXY' \
  <"$home/nginx.conf" >"$QINGHE_CONF/nginx.conf"
nginx -t -q -e stderr -c "$QINGHE_CONF/nginx.conf" || fail 'nginx refuses the configuration'
# nginx reads it again under the name that it was started with.
cp "$QINGHE_CONF/nginx.conf" "$QINGHE_RUN/nginx.conf.new"
mv "$QINGHE_RUN/nginx.conf.new" "$QINGHE_RUN/nginx.conf"
if [ "${1:-start}" = reload ]; then
  kill -HUP "$(cat "$QINGHE_RUN/nginx.pid")"
  # The workers of before end their answers with what was written for them.
  ls -1td "$QINGHE_RUN"/conf.* | tail -n +4 | while read -r old; do rm -rf "$old"; done
  exit 0
fi
exec nginx -e stderr -c "$QINGHE_RUN/nginx.conf" -g 'daemon off;'
