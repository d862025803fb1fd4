import type { CardSet } from '../sets/cardSet.ts';
import { literal } from './code.ts';
import { fileFor } from './file.ts';
import { camelCase, kebabCase } from './names.ts';
import { shelved } from './shelf.ts';

/** A set as a folder of the project: the text of each of its files by path. */
export function folderFor({ code, name, cards, chosen = [] }: CardSet): ReadonlyMap<string, string> {
  const folder = kebabCase(name);
  const shelves = shelved(cards, 'cards');
  const files = [...shelves].map(
    ([shelf, stored]) => [`${folder}/${kebabCase(shelf)}.ts`, fileFor(camelCase(shelf), stored)] as const,
  );
  const imports = [...shelves.keys()].map((shelf) => `import { ${camelCase(shelf)} } from './${kebabCase(shelf)}.ts';`);
  const all =
    shelves.size === 1 ? 'cards' : `[${[...shelves.keys()].map((shelf) => `...${camelCase(shelf)}`).join(', ')}]`;
  const whole = [
    `import type { CardSet } from '../cardSet.ts';`,
    ...imports,
    '',
    `export const ${camelCase(name)}: CardSet = {`,
    `  code: ${literal(code)},`,
    `  name: ${literal(name)},`,
    shelves.size === 1 ? '  cards,' : `  cards: ${all},`,
    ...(chosen.length > 0 ? [`  chosen: [${chosen.map(literal).join(', ')}],`] : []),
    '};',
    '',
  ].join('\n');
  return new Map([...files, [`${folder}/${folder}.ts`, whole]]);
}

/** The file that names the sets of all folders. */
export function shelfOfSets(folders: readonly string[]): string {
  const sorted = folders.toSorted();
  return [
    `import type { CardSet } from './cardSet.ts';`,
    ...sorted.map((folder) => `import { ${camelCase(folder)} } from './${folder}/${folder}.ts';`),
    '',
    `export const everySet: readonly CardSet[] = [${sorted.map(camelCase).join(', ')}];`,
    '',
  ].join('\n');
}
