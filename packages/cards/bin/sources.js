import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the files of some folders say, as one short word: no file can change, come or go without changing it. */
export function digestOf(folders) {
  const digest = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesUnder(folder)) {
      const content = readFileSync(join(folder, file));
      digest.update(`${folder}/${file} ${content.length}\n`).update(content);
    }
  }
  return digest.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort();
}

/** The folders that decide what a card is: the rules' words, the power language, the sets. */
export const cardSources = (packages) => [join(packages, 'rules', 'src'), join(packages, 'cards', 'src')];
