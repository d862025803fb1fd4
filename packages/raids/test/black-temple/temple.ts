import {
  ability,
  ally,
  anAlly,
  anEffect,
  deal,
  draw,
  heroOrAlly,
  interrupt,
  inZone,
  putIntoHand,
  quest,
  reward,
  set,
  target,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import type { SeatSetup, TableOptions } from '@meetingstone/scenario';
import { scenario } from '@meetingstone/scenario';
import { events } from '../../src/black-temple/events.ts';

/** A table in the Black Temple: the Boss, and those who raid; on the first raider's turn unless it is said. */
export const temple = <Raiders extends Readonly<Record<string, SeatSetup>>>(
  boss: SeatSetup,
  raiders: Raiders,
  options: TableOptions = {},
) => scenario({ boss, ...raiders }, { raid: 'black-temple', turn: Object.keys(raiders)[0]!, ...options });

/** An event by its number: all of them have the same name. */
export const event = (number: number): Facts => events[number - 43]!;

/** Costs nothing and deals as much as is wanted. */
export const bolt = (amount: number): Facts =>
  set({ [`Bolt of ${amount}`]: ability({ cost: 0, instant: true }, deal(amount, 'fire', target(heroOrAlly))) })[0]!;

export const soldier = (name: string, atk: number, health: number, ...tags: readonly string[]): Facts =>
  set({ [name]: ally({ cost: atk, tags, atk: [atk, 'melee'], health }) })[0]!;

export const errand: Facts = set({ Errand: quest({}, reward([0], draw())) })[0]!;

export const begone: Facts = set({ Begone: ability({ cost: 0, instant: true }, putIntoHand(target(anAlly))) })[0]!;

export const [hush, silence] = set({
  Hush: ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', anEffect(['triggered']))))),
  Silence: ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', { kind: ['Ability', 'Event'] })))),
}) as [Facts, Facts];

/** Shade of Akama falls, and this event is turned over while you have priority. */
export function after(
  number: number,
  yours: object = {},
  friends: object = {},
  boss: object = {},
  options: object = {},
) {
  const table = temple(
    { boss: { card: 'Shade of Akama', flipped: true, damage: 6 }, resources: [event(number)], ...boss },
    { you: { hand: [bolt(1)], ...yours }, friend: friends },
    options,
  );
  table.you.plays('Bolt of 1', { targets: [table.boss.hero] });
  table.pass.all();
  return table;
}

/** The Betrayer's next event, on his turn. */
export function betrayal(name: string, yours: object = {}, friends: object = {}) {
  const table = temple(
    { boss: { card: 'The Betrayer', exhausted: true }, decks: { 'Betrayer Event': [name] } },
    { you: yours, friend: friends },
    { turn: 'friend' },
  );
  while (table.turn() !== 'boss' || table.step() !== 'draw') table.pass.all();
  table.pass.all();
  return table;
}
