const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

/** What some files, and all files of some folders, say in one short word: none can change, come or go without changing it. */
function digestOf(places) {
  const digest = createHash('sha1');
  for (const file of places.filter(existsSync).flatMap(filesAt).sort()) {
    const content = readFileSync(file, 'utf8');
    digest.update(`${file} ${content.length}\n${content}`);
  }
  return digest.digest('hex');
}

const filesAt = (place) => (statSync(place).isDirectory() ? filesUnder(place) : [place]);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return existsSync(path) ? filesAt(path) : []; // An editor's mark may point nowhere.
  });
}

/** The folders that decide what a card is: the rules' words, the power language, the sets. */
const cardSources = (packages) => [join(packages, 'rules', 'src'), join(packages, 'cards', 'src')];

module.exports = { cardSources, digestOf };
