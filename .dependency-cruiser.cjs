const typescript = require('typescript');
const { layers } = require('./packages/rules/layers/layers.json');

// Without the classic compiler API dependency-cruiser reads no TypeScript and reports no violations at all.
if (typeof typescript.createSourceFile !== 'function') {
  throw new Error(`dependency-cruiser cannot read TypeScript with typescript ${typescript.version}`);
}

const mayImport = {
  rules: [],
  cards: ['rules'],
  raids: ['rules', 'cards'],
  bots: ['rules', 'cards', 'raids'],
  scenario: ['rules', 'cards', 'raids'],
  words: ['rules'],
  web: ['rules', 'words', 'protocol'],
  sitting: ['rules', 'cards', 'raids', 'bots', 'words'],
  protocol: ['rules', 'cards', 'words', 'sitting'],
  server: ['rules', 'cards', 'raids', 'bots', 'scenario', 'words', 'sitting', 'protocol'],
  cli: ['rules', 'cards', 'raids', 'bots', 'scenario', 'words', 'sitting', 'protocol', 'server'],
};

const sourceOf = (name) => ({ path: `^packages/${name}/src/`, pathNot: '[.]test[.]ts$' });

const arrows = Object.entries(mayImport).map(([name, others]) => ({
  name: `arrows-of-${name}`,
  comment: `${name} may import ${others.length > 0 ? others.join(', ') : 'no other package'}.`,
  severity: 'error',
  from: sourceOf(name),
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
}));

const foldersOf = ({ folders }) => Object.keys(folders).join('|');
const inFolders = (folders) => `^packages/rules/src/(${folders})[/.]`;

/** A folder of the rules imports the layers below it; in a knot, also the other folders of the knot. */
const layersOfRules = layers.flatMap((layer, n) => {
  const below = layers.slice(n + 1).map(foldersOf);
  const allowed = (own) => inFolders([own, ...below].join('|'));
  const rule = (from, own) => ({
    name: `layer-of-${from.replaceAll('|', '-')}`,
    comment: `Imports only what lies below it (packages/rules/layers/layers.json).`,
    severity: 'error',
    from: { path: inFolders(from) },
    to: { path: '^packages/rules/src/', pathNot: allowed(own), dependencyTypesNot: ['type-only'] },
  });
  if (layer.knot) return [rule(foldersOf(layer), foldersOf(layer))];
  return Object.keys(layer.folders).map((folder) => rule(folder, folder));
});

const knots = layers.filter(({ knot }) => knot).map(foldersOf);

module.exports = {
  forbidden: [
    ...arrows,
    ...layersOfRules,
    {
      name: 'rules-stand-alone',
      comment: 'The rules import nothing but a random number generator: no I/O, no clock, no other library.',
      severity: 'error',
      from: sourceOf('rules'),
      to: { pathNot: ['^packages/rules/src/', '(^|/)node_modules/pure-rand/'] },
    },
    {
      name: 'words-weigh-little',
      comment: 'A browser loads the words without the rules: they import types and nothing else.',
      severity: 'error',
      from: sourceOf('words'),
      to: { pathNot: '^packages/words/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'messages-weigh-little',
      comment:
        'A browser loads the messages and the client without the rules and the words: types, and zod for the schemas.',
      severity: 'error',
      from: { path: '^packages/protocol/src/', pathNot: '^packages/protocol/src/host/' },
      to: { path: '^packages/', pathNot: '^packages/protocol/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-runs-in-a-browser',
      comment: 'The web table takes types alone from the rules, and nothing that only Node has.',
      severity: 'error',
      from: sourceOf('web'),
      to: { path: '^packages/rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-no-node',
      severity: 'error',
      from: sourceOf('web'),
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-through-the-index',
      comment: 'Another package is imported through its index.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index[.]ts$',
          '^packages/cards/src/language/index[.]ts$',
          '^packages/protocol/src/(client|host)/index[.]ts$',
          '^packages/server/src/thinking/work[.]ts$',
          '^packages/scenario/src/vitest[.]ts$',
          '^packages/cards/bin/sources[.]cjs$',
        ],
      },
    },
    {
      name: 'no-tests-in-sources',
      comment: 'Only what tells which rules were broken on purpose looks at the list of breaks.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: ['[.]test[.]ts$', '^packages/cli/src/rulebook/breaks[.]ts$'] },
      to: { path: ['^packages/[^/]+/(test|bench|breaks|fuzz|same)/', '[.]test[.]ts$'] },
    },
    {
      name: 'only-declared-dependencies',
      comment: "A source file imports only what its own package.json lists under 'dependencies'.",
      severity: 'error',
      from: {
        path: '^packages/[^/]+/(src|bin|start)/',
        // A tool of the workspace, which is not packed; and one for those who have vitest.
        pathNot: ['[.]test[.]ts$', '^packages/cards/src/catalogue/press[.]ts$', '^packages/scenario/src/vitest[.]ts$'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'no-unresolvable-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles-between-packages',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { circular: true, path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'no-cycles-between-files',
      comment: 'Cycles of types alone are harmless; others are only in the knots that the layers name.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: inFolders(knots.join('|')) },
      to: { circular: true, path: '^packages/$1/', viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(build|dist)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
