import type { Facts } from '@meetingstone/rules';
import { LIMITS } from '../limits.ts';
import type { WrittenDefinition } from '../schema/card.ts';
import type { StepMessage, TableMessage } from '../schema/fromServer.ts';
import type { Event, Player, PlayerChange } from '../schema/table.ts';
import { playAfter } from '../table.ts';
import { alike } from './alike.ts';
import { definitionWithFacts, writtenDefinition } from './definitions.ts';
import { eventOf } from './events.ts';
import type { Moment, Picture } from './picture.ts';
import { cardsOf, PARTS } from './picture.ts';

/** To whom something is sent, and as what. */
export interface Address {
  readonly game: string;
  readonly seq: number;
  /** He asked for what is printed on cards as the rules read it. */
  readonly powers?: boolean | undefined;
}

const define = (facts: Facts, { powers }: Address): WrittenDefinition =>
  powers ? definitionWithFacts(facts) : writtenDefinition(facts);

/** The whole table. */
export function tableMessage(picture: Picture, address: Address): TableMessage {
  const { moment, faces, players, parts } = picture;
  return {
    type: 'table',
    game: address.game,
    seq: address.seq,
    you: moment.view.you,
    definitions: [...faces.values()].map((facts) => define(facts, address)),
    cards: cardsOf(picture),
    players,
    ...parts,
    log: lastOf(moment),
  };
}

/** What changed between two pictures of one viewer; null where nothing did, and nothing is sent. */
export function stepMessage(before: Picture, after: Picture, address: Address): StepMessage | null {
  const definitions = newFaces(before, after).map((facts) => define(facts, address));
  const cards = cardsOf(after).filter((card) => before.seen.get(card.id)?.card !== card);
  const inPlay = playAfter(before.parts.play, (id) => after.seen.get(id)?.card, cards);
  const isAsSaid = alike(inPlay, after.parts.play);
  const gone = [...before.seen.keys()].filter((id) => !after.seen.has(id));
  const players = after.players.flatMap((player, n) => changesOf(before.players[n]!, player));
  const changed = PARTS.filter((part) => before.parts[part] !== after.parts[part] && !(part === 'play' && isAsSaid));
  const news = newsOf(before, after);
  const count = cards.length + gone.length + players.length + changed.length + definitions.length;
  if (count === 0 && Object.keys(news).length === 0) return null;
  return {
    type: 'step',
    game: address.game,
    seq: address.seq,
    ...listed('definitions', definitions),
    ...listed('cards', cards),
    ...listed('gone', gone),
    ...listed('players', players),
    ...(Object.fromEntries(changed.map((part) => [part, after.parts[part]])) as Partial<Picture['parts']>),
    ...news,
  };
}

const listed = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length === 0 ? {} : { [name]: items }) as { readonly [Part in Name]?: readonly Item[] };

function newFaces(before: Picture, after: Picture): readonly Facts[] {
  const found: Facts[] = [];
  for (const [key, facts] of after.faces) if (!before.faces.has(key)) found.push(facts);
  return found;
}

/** What was told since; the whole log, where that does not lead to it: something was taken back. */
function newsOf({ moment: before }: Picture, { moment: after }: Picture): Pick<StepMessage, 'events' | 'log'> {
  const count = after.told - before.told;
  const [last, heard] = [after.log.at(count > 0 ? -1 - count : -1), before.log.at(-1)];
  if (last !== heard && !alike(last && eventOf(last), heard && eventOf(heard))) return { log: lastOf(after) };
  return listed('events', count > 0 ? after.log.slice(-count).map(eventOf) : []);
}

const lastOf = ({ log }: Moment): readonly Event[] => log.slice(-LIMITS.log).map(eventOf);

function changesOf(before: Player, after: Player): readonly PlayerChange[] {
  if (before === after) return [];
  const parts = (Object.keys(after) as (keyof Player)[]).filter((part) => !alike(before[part], after[part]));
  return [{ seat: after.seat, ...Object.fromEntries(parts.map((part) => [part, after[part]])) }];
}
