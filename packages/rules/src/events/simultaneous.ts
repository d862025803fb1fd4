import { powersOf } from '../characteristics/characteristics.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { ASPECT } from '../dependency/aspects.ts';
import { dependsOn, meet } from '../dependency/order.ts';
import type { Change } from '../language/modifier.ts';
import type { Active } from '../modifiers/active.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import { changedModifier } from '../state/modifier.ts';
import { inTurnOrder } from '../state/seats.ts';

import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';

/** Powers that modifiers add to cards have the time at which they were added; lost, they are forgotten (718.2f). */
export function noteAdded(table: Table): void {
  const { derived } = table;
  const anyGiven = derived.applied.length > 0 && derived.applied.some(({ writes }) => (writes & ASPECT.giving) !== 0);
  for (const id of table.state.play) {
    const card = table.card(id)!;
    if (card.returned === null && !(anyGiven && derived.isGiven(id))) continue;
    const returned = timesOfPowers(table, derived, card);
    if (returned !== card.returned) table.change(id, { returned });
  }
}

function timesOfPowers(table: Table, on: Derived, card: Card): Card['returned'] {
  const added = powersOf(on.of(card.id), 'continuous').filter(({ source }) => source !== 0);
  const before = card.returned ?? {};
  const gone = Object.keys(before).filter((key) => isAdded(key) && !added.some((held) => held.key === key));
  const fresh = added.filter(({ key }) => before[key] === undefined);
  if (gone.length === 0 && fresh.length === 0) return card.returned;
  const times = Object.fromEntries(Object.entries(before).filter(([key]) => !gone.includes(key)));
  for (const { key } of fresh) times[key] = table.now();
  return times;
}

/** The keys of powers that modifiers give begin so. */
const isAdded = (key: string) => key.startsWith('g');

/** Has more than one modifier started to apply since then? */
export function haveStarted({ derived: { applied } }: Table, since: number): boolean {
  let started = 0;
  for (let n = 0; n < applied.length; n++) if (applied[n]!.timestamp >= since) started++;
  return started > 1;
}

/**
 * Modifiers that start to apply simultaneously: the turn player orders the timestamps of his, then each player
 * clockwise (718.3). Nobody is asked about modifiers whose order makes no difference.
 */
export function* orderSimultaneous(table: Table, since: number): Rule {
  const started = table.derived.applied.filter((one) => one.timestamp >= since && hasTimestampOfItsOwn(one));
  if (started.length < 2 || !started.some((one) => started.some((other) => clashes(one, other)))) return;
  const order: Active[] = [];
  for (const seat of inTurnOrder(table.state)) order.push(...(yield* orderOf(table, seat, started)));
  for (const modifier of order) stamp(table, modifier);
}

/** A counter's is that of its being put there, and a strike has none. */
function hasTimestampOfItsOwn({ power, key }: Active): boolean {
  return power !== null || key.startsWith('m');
}

function* orderOf(table: Table, seat: Seat, started: readonly Active[]): Rule<readonly Active[]> {
  let left = started.filter(({ controller }) => controller === seat);
  const order: Active[] = [];
  for (;;) {
    const choice = left.filter((one) => left.some((other) => clashes(one, other)));
    if (choice.length === 0) return [...order, ...left];
    const options = choice.map(
      ({ source, key, changes }): Offer => ({ choose: 'modifier', card: source, key, means: changes }),
    );
    const answer = yield* ask(table, seat, 'order modifiers', options);
    const next = choice.find(({ key }) => answer.choose === 'modifier' && answer.key === key) ?? choice[0]!;
    order.push(next);
    left = left.filter((one) => one !== next);
  }
}

function stamp(table: Table, { source, power, key }: Active): void {
  const timestamp = table.now();
  if (power !== null) table.change(source, { returned: { ...table.card(source)!.returned, [power]: timestamp } });
  else
    table.set(
      'modifiers',
      table.state.modifiers.map((modifier) =>
        `m${modifier.id}` === key ? changedModifier(modifier, { timestamp }) : modifier,
      ),
    );
}

/** Could it make a difference which of the two applies first? */
function clashes(a: Active, b: Active): boolean {
  if (a === b) return false;
  const isAfter = dependsOn(a, b);
  const isBefore = dependsOn(b, a);
  if (isAfter || isBefore) return isAfter && isBefore; // 719.2, 719.3
  return meet(a, b) && a.changes.some((one) => b.changes.some((other) => differ(one, other) || differ(other, one)));
}

const OVERRIDDEN: { readonly [K in Change['change']]?: readonly Change['change'][] } = {
  'set atk': ['atk', 'set atk', 'switch'],
  'set health': ['health', 'set health', 'switch'],
  'set def': ['def', 'set def'],
  switch: ['atk', 'health', 'switch'],
  'lose powers': ['grant', 'printed powers'],
  'become type': ['add type', 'become type'],
  'become damage type': ['add damage type', 'become damage type'],
  control: ['control'],
};

/** Does the one undo what the other did before, and would not if it came first? */
function differ(one: Change, other: Change): boolean {
  return OVERRIDDEN[one.change]?.includes(other.change) === true && JSON.stringify(one) !== JSON.stringify(other);
}
