import { scenarioFiles } from './files.ts';
import type { Wired } from './scenarios.ts';
import { wireFile } from './scenarios.ts';

// Every scenario of the project through the wire, with a cut and a resume after each act: it ends as it ends without.
const files = process.argv.length > 2 ? process.argv.slice(2) : scenarioFiles();
const start = performance.now();
const all: Wired[] = [];
for (const file of files) {
  const wired = await wireFile(file);
  all.push(...wired);
  for (const { title, wrong } of wired) if (wrong !== null) console.log(`FAIL  ${title}  (${file})\n        ${wrong}`);
}
const failed = all.filter(({ wrong }) => wrong !== null).length;
const acts = all.reduce((sum, { answers }) => sum + answers, 0);
const seconds = Math.round((performance.now() - start) / 100) / 10;
console.log(`${all.length - failed} passed, ${failed} failed`);
console.log(JSON.stringify({ scenarios: all.length, failed, acts, seconds }));
if (failed > 0) process.exitCode = 1;
