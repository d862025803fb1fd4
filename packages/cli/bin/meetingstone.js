#!/usr/bin/env node
const { openBundle } = require('../start/bundle.cjs');

openBundle().then(({ main }) => main(process.argv.slice(2)));
