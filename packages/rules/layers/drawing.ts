import type { Graph } from './graph.ts';
import { grouped, reduced } from './graph.ts';
import { FOLDERS, folderOf, LAYERS, layerOf } from './layers.ts';

const BEGIN = '<!-- written by `npm run layers` -->';
const END = '<!-- until here -->';

/** The page with the drawing of these files between its marks. */
export function withDrawing(page: string, files: Graph): string {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from < 0 || to < from) throw new Error('there is no place for the drawing of the layers');
  return page.slice(0, from + BEGIN.length) + drawing(files) + page.slice(to);
}

function drawing(files: Graph): string {
  return ['\n', '```mermaid', 'graph TD', ...boxes(), ...arrows(files), '```', '', ...words(), '', '']
    .join('\n')
    .slice(1);
}

/** A knot is told with its folders. */
function boxes(): readonly string[] {
  return LAYERS.layers.flatMap(({ name, folders }) =>
    name === undefined || name in folders ? [] : [`  ${name}[["${name}: ${Object.keys(folders).join(', ')}"]]`],
  );
}

function arrows(files: Graph): readonly string[] {
  const arrows = reduced(grouped(files, (file) => layerOf(folderOf(file))));
  const order = new Set(FOLDERS.map(layerOf));
  return [...order].flatMap((from) => (arrows.get(from) ?? []).map((to) => `  ${from} --> ${to}`));
}

/** What each folder is about, from the top down, and why there are knots. */
function words(): readonly string[] {
  const rows = LAYERS.layers.flatMap(({ name = '', folders }) =>
    Object.entries(folders).map(([folder, what]) => `| \`${folder}\` | ${what} | ${name} |`),
  );
  const why = LAYERS.layers.flatMap(({ name, knot }) => (name === undefined ? [] : [`- ${name}: ${knot}.`]));
  return ['| folder | what is in it | knot |', '|---|---|---|', ...rows, '', 'A knot is one by nature:', '', ...why];
}
