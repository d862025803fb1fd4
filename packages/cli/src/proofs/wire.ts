import type { StepMessage, Table, TableMessage } from '@meetingstone/protocol';
import { applied, readFromServer, tableFrom } from '@meetingstone/protocol';
import type { Moment, Picture } from '@meetingstone/protocol/host';
import { pictureOf, stepMessage, tableMessage, VOICE } from '@meetingstone/protocol/host';
import type { Game, Seat, Shown } from '@meetingstone/rules';
import { shownTo } from '@meetingstone/rules';
import { tell, teller } from '@meetingstone/words';
import { same } from './properties.ts';

const ADDRESS = { game: 'proof', seq: 0 };

/** One viewer at the wire: what the host has sent him, and the table that a client has made of it. */
interface Watcher {
  readonly viewer: Seat | null;
  readonly picture: Picture;
  readonly table: Table;
}

/** All viewers of a game from its start. */
export const watchersOf = (game: Game): readonly Watcher[] =>
  [...game.state.players.keys(), null].map((viewer) => {
    const picture = pictureOf(momentOf(shownTo(game, viewer), null), VOICE, null);
    return { viewer, picture, table: tableFrom(throughTheWire(tableMessage(picture, ADDRESS))) };
  });

/** The game went on. What a client has made of all steps is what a fresh connection would get. */
export const watched = (watchers: readonly Watcher[], game: Game): readonly Watcher[] =>
  watchers.map(({ viewer, picture: before, table }) => {
    const moment = momentOf(shownTo(game, viewer), before.moment);
    const picture = pictureOf(moment, VOICE, before);
    const step = stepMessage(before, picture, { ...ADDRESS, seq: table.seq + 1 });
    const now = step ? applied(table, throughTheWire(step)) : table;
    const fresh = written(tableMessage(pictureOf(moment, VOICE, null), { ...ADDRESS, seq: now.seq }));
    same(`the table of seat ${viewer} after its steps`, inOrder(tableFrom(fresh)), inOrder(now));
    return { viewer, picture, table: now };
  });

/** The bytes of what a viewer is sent between two moments. */
export function sent(before: Shown, after: Shown): string {
  const first = momentOf(before, null);
  const picture = pictureOf(first, VOICE, null);
  return JSON.stringify([
    tableMessage(picture, ADDRESS),
    stepMessage(picture, pictureOf(momentOf(after, first), VOICE, picture), { ...ADDRESS, seq: 1 }),
  ]);
}

function momentOf(shown: Shown, before: Moment | null): Moment {
  const { view, events } = shown;
  const told = tell(events, teller(view, VOICE.language, VOICE.texts));
  return {
    view,
    told: (before?.told ?? 0) + told.length,
    log: [...(before?.log ?? []), ...told],
    time: { clocks: null, running: null },
    wishes: null,
    paused: false,
    undo: null,
    votes: null,
  };
}

const written = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;

/** Written, read, and found to be what the schemas say. */
function throughTheWire<Message extends TableMessage | StepMessage>(message: Message): Message {
  const read = readFromServer(JSON.stringify(message));
  if (!read.ok) throw new Error(`the host sent what no client can read: ${read.words}`);
  return read.message as Message;
}

/** A table with its cards in order, and only what is printed on those that are to be seen. */
function inOrder({ cards, definitions, ...rest }: Table): object {
  const shown = [...cards.values()].toSorted((one, other) => one.id - other.id);
  const named = new Set([...shown, ...rest.chain].flatMap(({ definition }) => definition ?? []));
  return sorted({ ...rest, cards: shown, definitions: [...named].toSorted().map((key) => definitions.get(key)) });
}

/** The same with the parts of every object in one order: that is no part of a message. */
function sorted<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted) as Value;
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, sorted(part)])) as Value;
}
