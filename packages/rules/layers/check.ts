import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { withDrawing } from './drawing.ts';
import type { Graph } from './graph.ts';
import { knotsOf } from './graph.ts';
import { FOLDERS, folderOf, LAYERS } from './layers.ts';

/** The files of the rules lie in layers: the knots are small, no folder is without a layer, the drawing is true (npm run boundaries). */
const SOURCES = 'packages/rules/src/';
const PAGE = fileURLToPath(new URL('../../../ARCHITECTURE.md', import.meta.url));

async function filesOf(folder: string): Promise<Graph> {
  const { output } = await cruise([folder], { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } });
  const { modules } = output as ICruiseResult;
  const own = modules.filter(({ source }) => source.startsWith(folder));
  return new Map(
    own.map(({ source, dependencies }) => [
      source.slice(folder.length),
      dependencies
        .filter(
          ({ resolved, dependencyTypes }) => resolved.startsWith(folder) && !dependencyTypes.includes('type-only'),
        )
        .map(({ resolved }) => resolved.slice(folder.length)),
    ]),
  );
}

/** What is wrong with the layers, in sentences. */
function faultsIn(files: Graph): readonly string[] {
  const there = new Set([...files.keys()].map(folderOf));
  const [largest = []] = knotsOf(files);
  return [
    ...[...there].filter((one) => !FOLDERS.includes(one)).map((one) => `${one} is in no layer of layers.json`),
    ...FOLDERS.filter((one) => !there.has(one)).map((one) => `layers.json speaks of ${one}, which is not there`),
    ...(largest.length > LAYERS.most
      ? [`${largest.length} files import each other, more than ${LAYERS.most}: ${largest.join(', ')}`]
      : []),
  ];
}

const files = await filesOf(SOURCES);
const faults = [...faultsIn(files)];
const page = readFileSync(PAGE, 'utf8');
const drawn = withDrawing(page, files);
if (process.argv.includes('--write')) writeFileSync(PAGE, drawn);
else if (drawn !== page)
  faults.push('the drawing in ARCHITECTURE.md is not what the files say; npm run layers draws it');

const knots = knotsOf(files).map(({ length }) => length);
console.log(`layers: ${files.size} files of the rules, knots of ${knots.join(' and ')} files (at most ${LAYERS.most})`);
for (const fault of faults) console.error(`error: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
