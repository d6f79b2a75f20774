#!/bin/sh
# sh dist/release.sh /opt/qinghe: puts this release beside those of before and switches to it; run from the folder of an
# older one, it switches back. A running service takes it over without a gap. See README.md.
set -eu

home=$(cd "$(dirname "$0")" && pwd -P)
fail() {
  echo "qinghe: $1" >&2
  exit 1
}
[ $# -eq 1 ] || fail 'which folder holds the releases? sh dist/release.sh /opt/qinghe'
mkdir -p "$1/releases" "$1/prerendered"
base=$(cd "$1" && pwd -P)

case "$home" in
  "$base"/releases/*) release="$home" ;;
  *)
    release="$base/releases/$(date +%Y%m%d-%H%M%S)-$(cat "$home/build.txt")"
    [ ! -e "$release" ] || fail "there is $release already"
    mkdir "$release.new"
    cp -R "$home/." "$release.new"
    # Pages rendered in advance, sitemap and robots.txt stay when a release goes.
    if [ ! -L "$release.new/site/prerendered" ]; then
      [ ! -d "$release.new/site/prerendered" ] || cp -R "$release.new/site/prerendered/." "$base/prerendered"
      rm -rf "$release.new/site/prerendered"
      ln -s "$base/prerendered" "$release.new/site/prerendered"
    fi
    (cd "$release.new/site" && find assets h5/assets -type f) >"$release.new/assets.txt"
    mv "$release.new" "$release"
    ;;
esac

# A page that is open goes on with the code of its release, whose names no other has; and a page of the new one may ask a
# worker of the old one that is just ending.
copy_assets() {
  while read -r file; do
    if [ ! -e "$2/site/$file" ]; then
      mkdir -p "$(dirname "$2/site/$file")"
      cp -p "$1/site/$file" "$2/site/$file.new"
      mv "$2/site/$file.new" "$2/site/$file"
    fi
  done <"$1/assets.txt"
}
before=$(cd "$base/current" 2>/dev/null && pwd -P) || before="$release"
if [ "$before" != "$release" ]; then
  copy_assets "$before" "$release"
  copy_assets "$release" "$before"
fi

ln -sfn "$release" "$base/current.new"
mv -T "$base/current.new" "$base/current"
echo "qinghe: $base/current is $(basename "$release")"

# The three before are kept for a way back.
ls -1d "$base"/releases/*-* | sort -r | tail -n +5 | while read -r old; do
  [ "$old" = "$release" ] || rm -rf "$old"
done

if command -v systemctl >/dev/null && systemctl --quiet is-active qinghe 2>/dev/null; then
  systemctl reload qinghe
fi
