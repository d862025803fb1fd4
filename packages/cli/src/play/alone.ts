import type { Sitting, Terms } from '@meetingstone/sitting';
import { forgetTable, keepTable } from '../autosave.ts';
import { saveRecord } from '../files.ts';
import type { Around } from './around.ts';
import { playAtTerminal } from './loop.ts';
import type { Watched } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** Where games are kept while they are played, and how the next one begins. */
export interface Place {
  /** The data folder; null where nothing is to be kept. */
  readonly folder: string | null;
  readonly again: (terms: Terms) => Sitting;
}

/** A game that stands for itself, and then another with the same decks for whoever wants one. */
export async function playGames(start: Sitting, watched: Watched, terminal: Terminal, place: Place): Promise<Sitting> {
  let sitting = start;
  for (;;) {
    const played = await playAtTerminal(sitting, watched, terminal, aroundAlone(place, terminal));
    if (played.left) return played.sitting;
    if (place.folder !== null) forgetTable(place.folder);
    const said = await terminal.ask('Type rematch for another game with these decks; Enter leaves. > ');
    if (said?.trim().toLowerCase() !== 'rematch') return played.sitting;
    sitting = place.again(played.sitting.terms);
    terminal.say(`Seed ${sitting.seed}.`);
  }
}

export const LEAVING = 'Do you leave? The game is kept: `meetingstone play --resume` goes on with it.';
export const LEAVING_FOR_GOOD = 'Do you leave? The game is not kept.';

export function aroundAlone(place: Pick<Place, 'folder'>, terminal: Terminal): Around {
  return {
    save: saveRecord,
    keep: keeping(place.folder, terminal, (sitting) => ({ course: null, sitting })),
    leaving: place.folder === null ? LEAVING_FOR_GOOD : LEAVING,
    whyNotConcedeMatch: () => 'This game is not part of a match.',
  };
}

/** Keeps a table at each question; if it cannot be kept, that is said once. */
export function keeping(
  folder: string | null,
  terminal: Terminal,
  tableOf: (sitting: Sitting) => Parameters<typeof keepTable>[0],
): Around['keep'] {
  let isSaid = false;
  return (sitting) => {
    const why = folder === null ? null : keepTable(tableOf(sitting), folder);
    if (why === null || isSaid) return;
    terminal.say(`The game cannot be kept for later: ${why}`);
    isSaid = true;
  };
}
