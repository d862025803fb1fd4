const { join } = require('node:path');
const { loadBundled } = require('../start/bundle.cjs');

// What is measured is put together as what users run.
loadBundled(join(__dirname, 'main.ts')).main();
