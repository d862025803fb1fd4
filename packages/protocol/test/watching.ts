import type { Seat } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { expect } from 'vitest';
import type { Picture } from '../src/host/index.ts';
import { momentOf, pictureOf, stepMessage, tableMessage, VOICE } from '../src/host/index.ts';
import type { StepMessage, Table, TableMessage } from '../src/index.ts';
import { applied, readFromServer, tableFrom } from '../src/index.ts';

const GAME = 'g';

/** One viewer at the wire: what he was sent, and the table that a client has made of it. */
export interface Watcher {
  readonly viewer: Seat | null;
  readonly picture: Picture;
  readonly table: Table;
  /** The bytes of the last step; 0 where none was sent. */
  readonly bytes: number;
}

export const watchersOf = (sitting: Sitting): readonly Watcher[] =>
  [...sitting.terms.seats.keys(), null].map((viewer) => {
    const picture = pictureOf(momentOf(sitting, viewer), VOICE, null);
    const { message, bytes } = throughTheWire(tableMessage(picture, { game: GAME, seq: 0 }));
    return { viewer, picture, table: tableFrom(message), bytes };
  });

/** The sitting has gone on. */
export function watched({ viewer, picture: before, table }: Watcher, sitting: Sitting): Watcher {
  const picture = pictureOf(momentOf(sitting, viewer), VOICE, before);
  const step = stepMessage(before, picture, { game: GAME, seq: table.seq + 1 });
  if (!step) return { viewer, picture, table, bytes: 0 };
  const { message, bytes } = throughTheWire(step);
  return { viewer, picture, table: applied(table, message), bytes };
}

/** What a client has made of all steps is what a fresh connection gets, but for clocks that stay as they were shown. */
export function expectFresh({ viewer, table }: Watcher, sitting: Sitting): void {
  const moment = momentOf(sitting, viewer);
  const fresh = tableFrom(
    JSON.parse(
      JSON.stringify(tableMessage(pictureOf(moment, VOICE, null), { game: GAME, seq: table.seq })),
    ) as TableMessage,
  );
  const clocks = moment.time === undefined ? { clocks: table.clocks, running: table.running } : {};
  expect(shown(table), `seat ${viewer}`).toEqual(shown({ ...fresh, ...clocks }));
}

/** Only what is printed on cards that are to be seen. */
function shown({ definitions, ...table }: Table): object {
  const named = [...table.cards.values(), ...table.chain].flatMap(({ definition }) => definition ?? []);
  return { ...table, definitions: new Map(named.map((key) => [key, definitions.get(key)])) };
}

function throughTheWire<Message extends TableMessage | StepMessage>(given: Message) {
  const text = JSON.stringify(given);
  const read = readFromServer(text);
  if (!read.ok) throw new Error(`no client can read this: ${read.words}`);
  return { message: read.message as Message, bytes: Buffer.byteLength(text) };
}

/** The bytes of every step that anybody is sent in so many acts. */
export function sizesOf(games: Iterable<Sitting>, limit: number): readonly number[] {
  const sizes: number[] = [];
  const pictures = new Map<Seat | null, Picture>();
  let count = 0;
  for (const sitting of games) {
    for (const viewer of [...sitting.terms.seats.keys(), null]) {
      const before = pictures.get(viewer) ?? null;
      const picture = pictureOf(momentOf(sitting, viewer), VOICE, before);
      pictures.set(viewer, picture);
      const step = before && stepMessage(before, picture, { game: GAME, seq: 1 });
      if (step) sizes.push(Buffer.byteLength(JSON.stringify(step)));
    }
    count += 1;
    if (count >= limit) break;
  }
  return sizes;
}
