import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import type { Citation } from './citations.ts';
import { citationsInScenario, citationsInTest } from './citations.ts';

/** Every citation in the tests and scenarios of this checkout, in the order of their files. */
export function allCitations(root: string = CHECKOUT): readonly Citation[] {
  const packages = join(root, 'packages');
  const tests = existsSync(packages)
    ? readdirSync(packages).flatMap((name) =>
        ['test', 'src'].flatMap((folder) => filesUnder(join(packages, name, folder), '.test.ts')),
      )
    : [];
  const scenarios = filesUnder(join(root, 'scenarios'), '.yaml');
  const named = (file: string) => relative(root, file).split(sep).join('/');
  return [
    ...tests.flatMap((file) => citationsInTest(named(file), readFileSync(file, 'utf8'))),
    ...scenarios.flatMap((file) => citationsInScenario(named(file), readFileSync(file, 'utf8'))),
  ];
}

function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .toSorted()
    .map((name) => join(folder, name));
}
