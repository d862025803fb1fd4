const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { Script } = require('node:vm');
const { cardSources, digestOf } = require('@meetingstone/cards/sources');
const { readStacksWith } = require('./stacks.cjs');

const PACKAGES = join(__dirname, '..', '..');
const BUILD = join(PACKAGES, 'cli', 'build');
const INSTALLED = join(PACKAGES, '..', 'node_modules', '.package-lock.json');

/** Commands after which the machine has seen what most commands need. They print nothing. */
const WARMING = [['--version'], ['cards', 'show', 'Footsoldier'], ['rules', '601.2b'], ['deck', 'check', 'Vespers']];

/**
 * The sources as one file together with what the machine made of it the first time, which starts several times as fast
 * as a thousand files. It is kept under a name that says from what it was made, so it is never out of date; where nothing may
 * be written it is made each time.
 */
async function openBundle() {
  const name = bundleName();
  const folder = join(BUILD, name);
  const file = join(folder, 'meetingstone.cjs');
  const kept = read(folder);
  if (kept) return load(file, kept).exports;
  const made = bundled(join(PACKAGES, 'cli', 'src', 'main.ts'));
  const loaded = load(file, made);
  if (bundleName() === name) await keep(folder, made, loaded); // Nobody has written to the sources meanwhile.
  return loaded.exports;
}

/** All that decides how the bundle turns out, in one word. */
function bundleName() {
  const packages = readdirSync(PACKAGES)
    .filter((name) => name !== 'web') // The command serves the web client as files, and has nothing of it in itself.
    .map((name) => join(PACKAGES, name));
  const sources = packages.flatMap((folder) => [join(folder, 'src'), join(folder, 'package.json')]);
  const breaks = join(PACKAGES, 'cli', 'breaks');
  const digest = digestOf([...sources, breaks, __dirname, join(PACKAGES, 'cards', 'bin'), INSTALLED]);
  return `${digest}-${process.version}-${process.arch}`;
}

function load(file, { code, readMap, cache }) {
  const script = new Script(`(function (exports, require, module, __filename) {\n${code}\n})`, {
    filename: file,
    lineOffset: -1,
    ...(cache ? { cachedData: cache } : {}),
  });
  readStacksWith(file, readMap);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);
  return { script, exports: module.exports };
}

function read(folder) {
  try {
    const code = readFileSync(join(folder, 'meetingstone.cjs'), 'utf8');
    const cache = readFileSync(join(folder, 'meetingstone.cache'));
    return { code, cache, readMap: () => readFileSync(join(folder, 'meetingstone.cjs.map'), 'utf8') };
  } catch {
    return undefined;
  }
}

/** Another that starts at the same time keeps the same, and nobody finds half of it. */
async function keep(folder, { code, readMap }, { script, exports: { run } }) {
  const silent = { say() {}, warn() {}, progress() {}, fail() {} };
  for (const words of WARMING) await run(words, silent);
  const fresh = `${folder}${MAKING}${process.pid}`;
  try {
    mkdirSync(fresh, { recursive: true });
    const write = (name, content) => writeFileSync(join(fresh, name), content, { flush: true });
    write('meetingstone.cjs', code);
    write('meetingstone.cjs.map', readMap());
    write('meetingstone.cache', script.createCachedData());
    if (existsSync(folder) && !read(folder)) rmSync(folder, { recursive: true });
    renameSync(fresh, folder);
    for (const name of readdirSync(BUILD)) if (isOutdated(name, folder)) rmSync(join(BUILD, name), { recursive: true });
  } catch {
    if (existsSync(fresh)) rmSync(fresh, { recursive: true }); // It is needed now, not kept.
  }
}

const MAKING = '.making-';
const HOUR = 3_600_000;

/** A bundle of other sources; or one that is being made, by somebody who has given it up. */
function isOutdated(name, folder) {
  const path = join(BUILD, name);
  return path !== folder && (!name.includes(MAKING) || statSync(path).mtimeMs < Date.now() - HOUR);
}

/** What only the server needs stays outside: it is loaded when somebody serves, and finds its own files. */
const SERVING = ['@fastify/*', 'bullmq', 'fastify', 'ioredis', 'kysely', 'pg', 'pino', 'piscina', 'prom-client', 'ws'];

/** A program of this project with all that it imports, as users run it. */
function bundled(entry) {
  const { outputFiles } = require('esbuild').buildSync({
    entryPoints: [entry],
    outfile: join(BUILD, 'bundle', 'meetingstone.cjs'),
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true, // Names stay as they are, for whoever reads a stack; shorter ones start no faster.
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    external: ['esbuild', ...SERVING],
    supported: { 'dynamic-import': false },
    banner: { js: "const BUNDLE_URL = require('node:url').pathToFileURL(__filename).href;" },
    define: {
      'import.meta.url': 'BUNDLE_URL',
      BUNDLED_FROM: JSON.stringify({ packages: PACKAGES, sources: digestOf(cardSources(PACKAGES)) }),
    },
  });
  const [map, code] = ['.map', '.cjs'].map((ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text);
  return { code, readMap: () => map };
}

/** Loads another program as users would run it. */
const loadBundled = (entry) => load(join(BUILD, 'bundle', 'program.cjs'), bundled(entry)).exports;

module.exports = { loadBundled, openBundle };
