import type { EventName, Zone } from '@meetingstone/rules';
import { isSign } from '../cards.ts';
import type { EventWords } from '../language.ts';
import { say } from '../sentence.ts';
import { counted, does } from './grammar.ts';

const untold: EventWords = () => null;

const PLACES: Readonly<Record<Zone, string>> = {
  chain: 'goes to the chain',
  deck: "is put into its owner's deck",
  graveyard: "is put into its owner's graveyard",
  hand: "is put into its owner's hand",
  play: 'is put into play',
  removed: 'is removed from the game',
};

/** The player does it to a card. */
const acts =
  (verb: string): EventWords =>
  ({ player, card }, t) =>
    player === null ? null : say`${does(player, verb, t)} ${t.card(card)}`;

/** The player does it. */
const alone =
  (verb: string, rest: string): EventWords =>
  ({ player }, t) =>
    player === null ? null : say`${does(player, verb, t)} ${rest}`;

/** It happens to a card. */
const befalls =
  (what: string): EventWords =>
  ({ card }, t) =>
    say`${t.card(card)} ${what}`;

const entering: EventWords = ({ player, card, from, faceDown }, t) => {
  const at = card === null ? undefined : t.find(card.id);
  if (!faceDown && at?.row !== 'resource') return say`${t.card(card)} enters play`;
  const way = faceDown ? 'face down' : 'face up';
  const row = at ? say`${t.whose(at.controller)} resource row` : 'a resource row';
  if (player === null || from !== 'chain') return say`${t.card(card)} enters ${row} ${way}`;
  return say`${does(player, 'place', t)} ${t.card(card)} as a resource, ${way}`;
};

/** One sentence for each event; what only repeats another is not told. */
export const events: Readonly<Record<EventName, EventWords>> = {
  draw: untold, // told together, see `drawing`
  skip: alone('skip', 'that'),
  discard: (event, t) => (event.player === null ? say`${t.card(event.card)} is discarded` : acts('discard')(event, t)),
  destroy: befalls('is destroyed'),
  move: ({ card, from, zone }, t) =>
    zone === null || (from === 'chain' && zone === 'graveyard') ? null : say`${t.card(card)} ${PLACES[zone]}`,
  'enter play': entering,
  'leave play': untold,
  'enter graveyard': untold,
  deal: ({ by, card, amount, types }, t) => {
    const damage = say`${amount ?? 0} ${types.length > 0 ? `${types.join(' and ')} ` : ''}damage`;
    return by ? say`${t.card(by)} deals ${damage} to ${t.card(card)}` : say`${t.card(card)} is dealt ${damage}`;
  },
  heal: ({ by, card, amount }, t) =>
    by && by.id !== card?.id
      ? say`${t.card(by)} heals ${amount} damage from ${t.card(card)}`
      : say`${t.card(card)} heals ${amount} damage`,
  'put damage': ({ card, amount }, t) => say`${amount} damage is put on ${t.card(card)}`,
  prevent: ({ by, card, amount }, t) => say`${t.card(by)} prevents ${amount} damage to ${t.card(card)}`,
  exhaust: (event, t) => (event.card?.name ? befalls('exhausts')(event, t) : null),
  ready: (event, t) => (event.card?.name ? befalls('readies')(event, t) : null),
  stash: acts('stash'),
  inspire: ({ card, by }, t) => say`${t.card(by)} inspires ${t.card(card)}`,
  flip: befalls('flips'),
  'become hero': ({ player, card }, t) =>
    player === null ? null : say`${t.card(card)} becomes ${t.whose(player)} hero`,
  'turn face down': befalls('is turned face down'),
  'change control': acts('take control of'),
  attach: ({ card, to }, t) => say`${t.card(card)} is attached to ${t.card(to)}`,
  'add counters': ({ card, amount, counter }, t) =>
    isSign(counter)
      ? say`${t.card(card)} is ${counter}`
      : say`${t.card(card)} gets ${counted(amount ?? 1, `${counter} counter`)}`,
  'remove counters': ({ card, amount, counter }, t) =>
    isSign(counter)
      ? say`${t.card(card)} is no longer ${counter}`
      : say`${counted(amount ?? 1, `${counter} counter`)} removed from ${t.card(card)}`,
  'become targeted': untold, // told with its link, see `targeting`
  copy: acts('copy'),
  play: acts('play'),
  place: untold,
  use: acts('use the power of'),
  complete: acts('complete'),
  propose: ({ player, card, to }, t) =>
    player === null ? null : say`${does(player, 'propose', t)} ${t.card(card)} against ${t.card(to)}`,
  reveal: acts('reveal'),
  shuffle: untold,
  'turn starts': ({ player }, t) => {
    if (player === null) return null;
    return say`Turn ${t.view.turn.number}: ${player === t.view.you ? 'your turn' : t.player(player)}`;
  },
  'step starts': untold,
  'turn ends': untold,
  attack: ({ card, to }, t) => say`${t.card(card)} attacks ${t.card(to)}`,
  protect: ({ card, by }, t) => say`${t.card(card)} protects against ${t.card(by)}`,
  defend: untold,
  'enter combat': untold,
  strike: ({ card, by }, t) => say`${t.card(by)} strikes with ${t.card(card)}`,
  sabotage: ({ card, to }, t) => say`${t.card(card)} sabotages ${t.card(to)}`,
  'leave combat': befalls('leaves combat'),
  interrupt: befalls('is interrupted'),
  resolve: untold,
  trigger: befalls('triggers'),
  modify: untold,
  roll: ({ player, amount }, t) => (player === null ? null : say`${does(player, 'roll', t)} a ${amount}`),
  pass: untold,
  lose: alone('lose', 'the game'),
  mulligan: alone('take', 'a mulligan'),
  loop: ({ card, amount }, t) => say`the loop with ${t.card(card)} goes on ${counted(amount ?? 0, 'time')}`,
  concede: ({ player }, t) => (player === null ? null : does(player, 'concede', t)),
};
