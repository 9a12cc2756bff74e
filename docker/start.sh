#!/bin/sh
# Sets the real server and the configuration of this environment, then becomes the command it was given.
set -eu
: "${UPSTREAM:?UPSTREAM is missing: the origin of the real server, e.g. https://portal-server.internal}"
case $UPSTREAM in
  http://*[!A-Za-z0-9.:/-]* | https://*[!A-Za-z0-9.:/-]* | http://*/* | https://*/*)
    echo "UPSTREAM must be an origin without a path, not $UPSTREAM" >&2; exit 1 ;;
  http://?* | https://?*) ;;
  *) echo "UPSTREAM must begin with http:// or https://, not $UPSTREAM" >&2; exit 1 ;;
esac
sed "s|https://upstream.invalid|$UPSTREAM|" "$PORTAL_CONF" >"$NGINX_CONF"
if [ -n "${CONFIG:-}" ]; then printf '%s\n' "$CONFIG" >"$PORTAL_HTML/config.json"; fi
exec "$@"
