# Sourced by ./play and ./test: `prepare ROOT` checks for Node and installs what is missing.

prepare() {
  local root=$1 major log
  if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    echo 'Meeting Stone needs Node.js 20 or newer, with npm: https://nodejs.org' >&2
    return 1
  fi
  major=$(node -p 'process.versions.node.split(".")[0]')
  if [ "$major" -lt 20 ]; then
    echo "Meeting Stone needs Node.js 20 or newer; this is $(node --version): https://nodejs.org" >&2
    return 1
  fi
  if [ -e "$root/node_modules/.package-lock.json" ] &&
    [ ! "$root/package-lock.json" -nt "$root/node_modules/.package-lock.json" ]; then
    return 0
  fi
  echo 'Installing dependencies ...' >&2
  log=$(mktemp)
  if ! (cd "$root" && npm ci --include=dev --loglevel=error --no-progress) >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}
