import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../scenarios/', import.meta.url));

/** Every scenario file of the project. */
export const scenarioFiles = (): readonly string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => `${ROOT}${name}`);
