#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { freshBundle } from './bundle.js';

process.setSourceMapsEnabled(true);
let bundle;
try {
  bundle = await freshBundle();
} catch {
  bundle = undefined; // A checkout that nobody may write to runs from its sources.
}
if (bundle) await import(pathToFileURL(bundle).href);
else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: false });
  await import('../src/main.ts');
}
