import type { StepMessage, TableMessage } from '@meetingstone/protocol';
import type { Picture } from '@meetingstone/protocol/host';
import { momentOf, pictureOf, stepMessage, tableMessage, VOICE } from '@meetingstone/protocol/host';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, readSitting } from '@meetingstone/sitting';
import type { GameRecord } from '../storage/records.ts';

/** A step of a game that is over, and how many acts were done when the table lay so. */
export interface ShownStep {
  readonly acts: number;
  readonly step: StepMessage;
}

export interface ShownGame {
  readonly table: TableMessage;
  readonly steps: readonly ShownStep[];
}

/** The sitting after each act of a record, the untouched one first. */
export function* sittingsOf({
  game,
  sitting,
  acts,
}: Pick<GameRecord, 'game' | 'sitting' | 'acts'>): Generator<Sitting> {
  let now = readSitting(sitting);
  yield now;
  for (const [n, { act: given, then }] of acts.entries()) {
    const done = act(now, given as Act, then);
    if (!done.ok) throw new Error(`act ${n + 1} of the game ${game} cannot be done again`);
    now = done.sitting;
    yield now;
  }
}

/** The sitting after so many acts of a record. */
export function sittingAfter(record: Pick<GameRecord, 'game' | 'sitting' | 'acts'>, acts: number): Sitting {
  let last: Sitting | undefined;
  for (const sitting of sittingsOf({ ...record, acts: record.acts.slice(0, acts) })) last = sitting;
  return last!;
}

/** A game that is over as one of its seats saw it: the table at the start, and every step that changed something. */
export function shownTo(record: GameRecord, seat: number): ShownGame {
  const { game } = record;
  const steps: ShownStep[] = [];
  let table: TableMessage | null = null;
  let before: Picture | null = null;
  let seq = 0;
  let acts = -1;
  for (const sitting of sittingsOf(record)) {
    acts += 1;
    const picture: Picture = pictureOf(momentOf(sitting, seat), VOICE, before);
    if (before) {
      const step = stepMessage(before, picture, { game, seq: seq + 1 });
      if (step) {
        seq += 1;
        steps.push({ acts, step });
      }
    } else table = tableMessage(picture, { game, seq });
    before = picture;
  }
  return { table: table!, steps };
}
