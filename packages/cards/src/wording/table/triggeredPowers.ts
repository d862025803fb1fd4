import type { Condition, Effect, Players, Power, Phrase as Said, Watch } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { firstTime, played } from './parties.ts';
import { OPPOSING_TURN, YOUR_TURN } from './payments.ts';
import { anyCard, condition, text, trigger, whileIt } from './phrases.ts';
import { knownPossessive } from './players.ts';
import { hostWord, thisCard } from './self.ts';
import { whereItWorks } from './working.ts';

/** What does not begin with a condition. */
const withoutIf = (effects: readonly Effect[]): readonly Effect[] | undefined =>
  beginsWithIf(effects[0]) ? undefined : effects;

const beginsWithIf = (effect: Effect | undefined): boolean =>
  effect?.do === 'if you do' ? beginsWithIf(effect.first[0]) : effect?.do === 'if' && !('after' in effect);

/** An "if" right after the trigger event belongs to the trigger (703.2). */
const unconditional: Phrase<readonly Effect[]> = seenAs(text, withoutIf, withoutIf);

/** A time of which the event's cards are no part: what they do while they are so belongs to the event. */
const outright: Phrase<Condition> = seenAs(whileIt, ofItsOwn, ofItsOwn);

function ofItsOwn(so: Condition): Condition | undefined {
  return says('condition', so, isPronoun) ? undefined : so;
}

const isPronoun = ({ kind, phrase }: Said): boolean => kind === 'selection' && pronounIn(phrase) !== undefined;

/** A trigger event, and what happens then (703). */
export const triggered: Phrase<Power> = whereItWorks(
  choice<Power>('triggered', () => [
    row(
      { on: trigger, effects: unconditional },
      '{on} , {effects}',
      ({ on, effects }): Power => ({ power: 'triggered', on, effects }),
    ),
    row(
      { on: trigger, if: condition, effects: text },
      '{on} , if {if} , {effects}',
      ({ on, if: condition, effects }): Power => ({
        power: 'triggered',
        on,
        if: condition,
        effects,
      }),
    ),
    row(
      { on: trigger, while: outright, effects: unconditional },
      ['{on} {while} , {effects}', '{while} , {on} , {effects}'],
      ({ on, while: so, effects }): Power => ({ power: 'triggered', on, while: so, effects }),
    ),
    row(
      { on: trigger, effects: unconditional },
      "{on} , {effects} players can't interrupt this effect .",
      ({ on, effects }): Power => ({ power: 'triggered', on, effects, uninterruptible: true }),
    ),
  ]),
);

/** The card with the power lies in a graveyard (703.3a). */
export const fromGraveyard: Phrase<Power> = choice('from the graveyard', () => [
  row(
    { on: trigger, self: thisCard, effects: text },
    ['{on} , if {self} is in your graveyard , {effects}', '{on} while {self} is in your graveyard , {effects}'],
    ({ on, effects }): Power => ({ power: 'triggered', on, if: BURIED, effects, zone: 'graveyard' }),
  ),
]);

const BURIED: Condition = { is: 'so', what: { select: 'this' }, noun: { zone: 'graveyard' } };

/** The player of whom the event speaks: "on his turn". */
const another: Phrase<Players> = seenAs(knownPossessive, besidesYou, besidesYou);
function besidesYou(of: Players): Players | undefined {
  return of.player === 'you' ? undefined : of;
}

/** The turns of the player who controls the host, and what is asked about them (703.2). */
const HOST_TURN: Condition = { is: 'so', what: { select: 'host' }, noun: { of: { player: 'event' } } };

const HOST_DOES: readonly (readonly [string, Watch])[] = [
  ['draws a card', { event: 'draw', whose: 'any' }],
  ['discards a card', { event: 'discard', whose: 'any' }],
  ['places a resource', { event: 'place', whose: 'any' }],
  ['completes a quest', { event: 'complete', whose: 'any' }],
];

export const ofHost: Phrase<Power> = choice('triggered', () => [
  row(
    { host: hostWord, effects: unconditional },
    "at the start of {host} 's controller 's turn , {effects}",
    ({ effects }): Power => ({
      power: 'triggered',
      on: { event: 'turn starts', whose: 'any' },
      if: HOST_TURN,
      effects,
    }),
  ),
  ...HOST_DOES.map(([words, on]) =>
    row(
      { host: hostWord, effects: unconditional },
      `when {host} 's controller ${words} , {effects}`,
      ({ effects }): Power => ({ power: 'triggered', on, while: HOST_TURN, effects }),
    ),
  ),
  row(
    { host: hostWord, card: played(anyCard), effects: unconditional },
    "when {host} 's controller plays {card} , {effects}",
    ({ card, effects }): Power => ({
      power: 'triggered',
      on: { event: 'play', card, whose: 'any' },
      while: HOST_TURN,
      effects,
    }),
  ),
  row(
    { on: firstTime(trigger), effects: unconditional },
    '{on} for the first time on each of your turns , {effects}',
    ({ on, effects }): Power => ({ power: 'triggered', on, if: YOUR_TURN, effects }),
  ),
  row(
    { on: trigger, effects: unconditional },
    "{on} on an opponent 's turn , {effects}",
    ({ on, effects }): Power => ({ power: 'triggered', on, if: OPPOSING_TURN, effects }),
  ),
  row(
    { on: trigger, of: another, effects: unconditional },
    '{on} on {of} turn , {effects}',
    ({ on, of, effects }): Power => ({ power: 'triggered', on, if: { is: 'turn of', whose: 'any', of }, effects }),
  ),
]);
