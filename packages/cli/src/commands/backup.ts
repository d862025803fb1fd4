import type { Command } from 'commander';
import { figure } from '../numbers.ts';
import type { Output } from '../output.ts';
import { stored } from '../stored.ts';

interface Where {
  readonly data?: string;
}

export function addBackup(program: Command, output: Output): void {
  program
    .command('backup')
    .description('write everything that `serve` has stored into a file; games may go on meanwhile')
    .argument('<file>', 'a file that is not there yet')
    .option('--data <folder>', 'where games are kept (or MEETINGSTONE_DATA, or DATABASE_URL)')
    .action(async (file: string, where: Where) => {
      const rows = await stored(where, ({ keepBackup }, at) => keepBackup(at, file));
      output.say(`${figure(rows)} rows are in ${file}.`);
    });
}

export function addRestore(program: Command, output: Output): void {
  program
    .command('restore')
    .description('put a backup back into a database in which nothing is')
    .argument('<file>', 'what `backup` has written')
    .option('--data <folder>', 'where games are kept (or MEETINGSTONE_DATA, or DATABASE_URL)')
    .action(async (file: string, where: Where) => {
      const rows = await stored(where, ({ restoreBackup }, at) => restoreBackup(at, file));
      output.say(`${figure(rows)} rows are back.`);
    });
}
