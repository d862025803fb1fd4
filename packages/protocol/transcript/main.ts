import { writeFileSync } from 'node:fs';
import { transcript } from './transcript.ts';

writeFileSync(new URL('../../../docs/transcript.md', import.meta.url), transcript());
