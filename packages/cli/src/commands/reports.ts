import { join } from 'node:path';
import type { Report } from '@meetingstone/server';
import { refuse, writeRecord } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { makeFolder, writeText } from '../files.ts';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { stored } from '../stored.ts';

interface ReportsOptions {
  readonly data?: string;
  readonly record?: string;
  readonly json?: true;
}

type Server = typeof import('@meetingstone/server');

export function addReports(program: Command, output: Output): void {
  program
    .command('reports')
    .description('what people have reported to `serve`, with what was said at the table, and the record of the game')
    .argument('[numbers...]', 'only these reports')
    .option('--data <folder>', 'where games are kept (or MEETINGSTONE_DATA, or DATABASE_URL)')
    .option('--record <folder>', 'save the games there, for `replay`')
    .option('--json', 'print one JSON document, with the records')
    .action((numbers: readonly string[], options: ReportsOptions) =>
      sayReports(numbers.map(wholeNumber(1)), options, output),
    );
}

async function sayReports(numbers: readonly number[], options: ReportsOptions, output: Output): Promise<void> {
  const { data, record: folder, json } = options;
  const isRecordWanted = json === true || folder !== undefined;
  const found = await stored({ data }, async (server, at) =>
    (await server.readReports(at, numbers)).map((report) => ({
      report,
      record: isRecordWanted ? recordIn(report, server) : null,
    })),
  );
  const missing = numbers.find((number) => !found.some(({ report }) => report.number === number));
  if (missing !== undefined) refuse(`there is no report ${missing}`);
  if (folder !== undefined) {
    makeFolder(folder);
    for (const { report, record } of found) if (record !== null) writeText(fileIn(folder, report), record);
  }
  if (json)
    return sayJson(
      output,
      found.map(({ report, record }) => ({ ...report, record: record && JSON.parse(record) })),
    );
  for (const { report, record } of found) {
    for (const line of linesOf(report)) output.say(line);
    if (folder !== undefined) output.say(record === null ? NO_RECORD : `  the game: ${fileIn(folder, report)}`);
  }
  if (found.length === 0) output.say('Nobody has reported anything.');
}

const NO_RECORD = '  no record: the game had not begun, began at a table that was set up, or is from another version';

const fileIn = (folder: string, { number }: Report): string => join(folder, `report-${number}.json`);

/** The game as a file that `replay` reads; null where there is none: `NO_RECORD` says why. */
function recordIn({ record }: Report, { sittingAfter }: Server): string | null {
  if (!record) return null;
  try {
    return writeRecord(sittingAfter(record, record.acts.length));
  } catch {
    return null;
  }
}

function linesOf({ number, at, game, state, by, about, text, said }: Report): readonly string[] {
  const whom = about ? ` about ${about.name} (seat ${about.seat + 1})` : '';
  return [
    `${number} · ${timeOf(at)} · ${by.name}${whom}, game ${game} (${state})`,
    ...text.split('\n').map((line) => `  ${line}`),
    ...said.map((line) => `  | ${timeOf(line.at)} ${line.by.name}: ${line.text}`),
  ].map(harmless);
}

/** What people have typed must not steer the terminal of whoever reads it. */
const harmless = (line: string): string => line.replace(/\p{C}/gu, '');

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
