#!/bin/sh
# sh deploy/pin.sh <Dockerfile >pinned: names each base by its digest as well, as the registry gives it now. A release is built
# from that, and keeps it: whoever builds it again has the same bases. One whose digest is not to be had ends it.
set -eu

while IFS= read -r line; do
  case "$line" in
    FROM\ *@sha256:*) ;;
    FROM\ *)
      rest="${line#FROM }"
      base="${rest%% *}"
      digest="$(docker buildx imagetools inspect "$base" --format '{{.Manifest.Digest}}' </dev/null)"
      echo "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}' || {
        echo "pin: no digest of $base" >&2
        exit 1
      }
      line="FROM $base@$digest${rest#"$base"}"
      ;;
  esac
  printf '%s\n' "$line"
done
