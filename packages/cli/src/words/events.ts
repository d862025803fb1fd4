import type { EventName, Witnessed, Zone } from '@meetingstone/rules';
import { isSign } from './cards.ts';
import { listed } from './outcome.ts';
import type { Teller } from './teller.ts';

/** A sentence of the log and the event that it tells, a bot's reason, or a line of a picture. */
export interface Told {
  readonly event: EventName | 'thought' | 'picture';
  readonly text: string;
  /** The rule behind it. */
  readonly rule: string;
}

type Sentence = (event: Witnessed, t: Teller) => string | null;

const nothing: Sentence = () => null;

const PLACES: Readonly<Record<Zone, string>> = {
  chain: 'goes to the chain',
  deck: "is put into its owner's deck",
  graveyard: "is put into its owner's graveyard",
  hand: "is put into its owner's hand",
  play: 'is put into play',
  removed: 'is removed from the game',
};

const counted = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** The player does it to a card. */
const acts =
  (verb: string): Sentence =>
  ({ player, card }, t) =>
    player === null ? null : `${t.does(player, verb)} ${t.card(card)}`;

/** One sentence for each event; what only repeats another is not told. */
const SENTENCES: Readonly<Record<EventName, Sentence>> = {
  draw: nothing, // told together, see `drawing`
  skip: ({ player }, t) => (player === null ? null : `${t.does(player, 'skip')} that`),
  discard: ({ player, card }, t) =>
    player === null ? `${t.card(card)} is discarded` : `${t.does(player, 'discard')} ${t.card(card)}`,
  destroy: ({ card }, t) => `${t.card(card)} is destroyed`,
  move: ({ card, from, zone }, t) =>
    zone === null || (from === 'chain' && zone === 'graveyard') ? null : `${t.card(card)} ${PLACES[zone]}`,
  'enter play': entering,
  'leave play': nothing,
  'enter graveyard': nothing,
  deal: ({ by, card, amount, types }, t) => {
    const damage = `${amount} ${types.join(' and ')} damage`.replace('  ', ' ');
    return by ? `${t.card(by)} deals ${damage} to ${t.card(card)}` : `${t.card(card)} is dealt ${damage}`;
  },
  heal: ({ by, card, amount }, t) =>
    by && by.id !== card?.id
      ? `${t.card(by)} heals ${amount} damage from ${t.card(card)}`
      : `${t.card(card)} heals ${amount} damage`,
  'put damage': ({ card, amount }, t) => `${amount} damage is put on ${t.card(card)}`,
  prevent: ({ by, card, amount }, t) => `${t.card(by)} prevents ${amount} damage to ${t.card(card)}`,
  exhaust: ({ card }, t) => (card?.name ? `${t.card(card)} exhausts` : null),
  ready: ({ card }, t) => (card?.name ? `${t.card(card)} readies` : null),
  stash: acts('stash'),
  inspire: ({ card, by }, t) => `${t.card(by)} inspires ${t.card(card)}`,
  flip: ({ card }, t) => `${t.card(card)} flips`,
  'become hero': ({ player, card }, t) => (player === null ? null : `${t.card(card)} becomes ${t.whose(player)} hero`),
  'turn face down': ({ card }, t) => `${t.card(card)} is turned face down`,
  'change control': ({ player, card }, t) =>
    player === null ? null : `${t.does(player, 'take control of')} ${t.card(card)}`,
  attach: ({ card, to }, t) => `${t.card(card)} is attached to ${t.card(to)}`,
  'add counters': ({ card, amount, counter }, t) =>
    isSign(counter)
      ? `${t.card(card)} is ${counter}`
      : `${t.card(card)} gets ${counted(amount ?? 1, `${counter} counter`)}`,
  'remove counters': ({ card, amount, counter }, t) =>
    isSign(counter)
      ? `${t.card(card)} is no longer ${counter}`
      : `${counted(amount ?? 1, `${counter} counter`)} removed from ${t.card(card)}`,
  'become targeted': nothing,
  copy: acts('copy'),
  play: acts('play'),
  place: nothing,
  use: ({ player, card }, t) => (player === null ? null : `${t.does(player, 'use')} the power of ${t.card(card)}`),
  complete: acts('complete'),
  propose: ({ player, card, to }, t) =>
    player === null ? null : `${t.does(player, 'propose')} ${t.card(card)} against ${t.card(to)}`,
  reveal: acts('reveal'),
  shuffle: nothing,
  'turn starts': ({ player }, t) =>
    player === null
      ? null
      : `── Turn ${t.view.turn.number}: ${t.toPlayer(player) === 'you' ? 'your turn' : t.player(player)} ──`,
  'step starts': nothing,
  'turn ends': nothing,
  attack: ({ card, to }, t) => `${t.card(card)} attacks ${t.card(to)}`,
  protect: ({ card, by }, t) => `${t.card(card)} protects against ${t.card(by)}`,
  defend: nothing,
  'enter combat': nothing,
  strike: ({ card, by }, t) => `${t.card(by)} strikes with ${t.card(card)}`,
  sabotage: ({ card, to }, t) => `${t.card(card)} sabotages ${t.card(to)}`,
  'leave combat': ({ card }, t) => `${t.card(card)} leaves combat`,
  interrupt: ({ card }, t) => `${t.card(card)} is interrupted`,
  resolve: nothing,
  trigger: ({ card }, t) => `${t.card(card)} triggers`,
  modify: nothing,
  roll: ({ player, amount }, t) => (player === null ? null : `${t.does(player, 'roll')} a ${amount}`),
  pass: nothing,
  lose: ({ player }, t) => (player === null ? null : `${t.does(player, 'lose')} the game`),
  mulligan: ({ player }, t) => (player === null ? null : `${t.does(player, 'take')} a mulligan`),
  loop: ({ card, amount }, t) => `the loop with ${t.card(card)} goes on ${counted(amount ?? 0, 'time')}`,
  concede: ({ player }, t) => (player === null ? null : t.does(player, 'concede')),
};

function entering({ player, card, from, faceDown }: Witnessed, t: Teller): string {
  const isResource = faceDown || (card !== null && t.find(card.id)?.row === 'resource');
  if (!isResource) return `${t.card(card)} enters play`;
  const way = faceDown ? 'face down' : 'face up';
  const at = card === null ? undefined : t.find(card.id);
  const row = at ? `${t.whose(at.controller)} resource row` : 'a resource row';
  if (player === null || from !== 'chain') return `${t.card(card)} enters ${row} ${way}`;
  return `${t.does(player, 'place')} ${t.card(card)} as a resource, ${way}`;
}

/** Events that say why a card exhausts, flips or turns face down: the rest of the story need not be told. */
const CAUSES: Partial<Record<EventName, readonly EventName[]>> = {
  exhaust: ['attack', 'protect', 'strike', 'use', 'prevent', 'complete', 'play'],
  flip: ['use'],
  'turn face down': ['complete'],
  ready: ['turn starts', 'inspire'],
};

/** What happened, in words, for one viewer. */
export function tell(events: readonly Witnessed[], t: Teller): readonly Told[] {
  return merged(events).flatMap((group): Told[] => {
    const event = group[0]!;
    if (isToldElsewhere(event, events, t)) return [];
    const text = event.event === 'draw' ? drawing(group, t) : SENTENCES[event.event](event, t);
    return text === null ? [] : [{ event: event.event, text: `${text}${targeting(group, t)}`, rule: event.rule }];
  });
}

function isToldElsewhere(event: Witnessed, events: readonly Witnessed[], t: Teller): boolean {
  if (event.event === 'exhaust' && t.find(event.card?.id ?? 0)?.row === 'resource') return true;
  const causes = CAUSES[event.event] ?? [];
  const { card } = event;
  return events.some(
    (other) =>
      causes.includes(other.event) && (event.event === 'ready' || [other.card?.id, other.by?.id].includes(card?.id)),
  );
}

/** Draws of one player in a row, and a link with its targets, are told in one sentence. */
function merged(events: readonly Witnessed[]): readonly (readonly Witnessed[])[] {
  const groups: Witnessed[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const first = last?.[0];
    const sameDraw = first?.event === 'draw' && event.event === 'draw' && first.player === event.player;
    const target = event.event === 'become targeted' && first?.card?.id === event.by?.id;
    if (last && (sameDraw || target)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function drawing(group: readonly Witnessed[], t: Teller): string | null {
  const { player } = group[0]!;
  if (player === null) return null;
  const known = group.filter(({ card }) => card?.name).map(({ card }) => t.card(card));
  const others = group.length - known.length;
  const unknown = others === 0 ? [] : [others === 1 ? 'a card' : `${others} cards`];
  return `${t.does(player, 'draw')} ${listed([...known, ...unknown])}`;
}

function targeting(group: readonly Witnessed[], t: Teller): string {
  const targets = group.filter(({ event }) => event === 'become targeted');
  return targets.length === 0 ? '' : `, targeting ${listed(targets.map(({ card }) => t.card(card)))}`;
}
