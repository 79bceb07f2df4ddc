#!/bin/sh
# Makes 0.1.sql.gz again: a Postgres that 0.1 itself made and filled. Needs git, npm and pg_dump of
# Postgres 15 in PATH.
set -e
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
git -C "$here" worktree add --detach "$work/griot" d21e1e20
cd "$work/griot"
node scripts/bootstrap.mjs --build
cp "$here/fill-0.1.ts.txt" test/fill.site.test.ts
cp "$here/fill-0.1.sql" test/
OUTPUT="$work/0.1.sql" npx vitest run --project site --testTimeout 600000 test/fill.site.test.ts
gzip -9nc "$work/0.1.sql" > "$here/0.1.sql.gz"
git -C "$here" worktree remove --force "$work/griot"
