import { existsSync } from 'node:fs';
import { Refusal } from '@meetingstone/sitting';
import type { Terminal } from './terminal.ts';

/** Asks until somebody says yes or no; `atEnd` stands for whoever is gone before. */
export async function confirmed(question: string, terminal: Terminal, atEnd = false): Promise<boolean> {
  for (;;) {
    const line = await terminal.ask(`${question} (yes or no) `);
    if (line === null) return atEnd;
    const said = line.trim().toLowerCase();
    if (said === 'yes' || said === 'y') return true;
    if (said === 'no' || said === 'n') return false;
  }
}

/** Saves, if nothing is lost by it or the person says so, and says whether it is done. */
export async function saveAs(file: string, save: () => void, terminal: Terminal): Promise<string> {
  if (existsSync(file) && !(await confirmed(`${file} is there already. Write over it?`, terminal))) return 'Not saved.';
  try {
    save();
    return `Saved as ${file}.`;
  } catch (error) {
    if (error instanceof Refusal) return `Not saved: ${error.message}`;
    throw error;
  }
}
