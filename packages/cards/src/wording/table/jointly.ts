import type { Condition, Duration, Effect, Noun, Selection, Watch } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { combatWord, typeWords } from './damage.ts';
import { marked } from './marked.ts';
import { whom } from './modifying.ts';
import { duration, group, predicate, whileIt } from './phrases.ts';
import { isIt } from './pronouns.ts';
import { anyone, packets } from './would.ts';

const UNTOLD = undefined as unknown as Duration;

/** A modifier of which it is not said how long it lasts. */
const unfinished: Phrase<Effect> = choice('modifier', () => [
  row(
    { what: whom, changes: predicate },
    '{what} {changes}',
    ({ what, changes }): Effect => ({
      do: 'modify',
      what,
      changes,
      duration: UNTOLD,
    }),
  ),
  row(
    { what: whom },
    ['you control {what}', 'you gain control of {what}'],
    ({ what }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'control', by: { player: 'you' } }],
      duration: UNTOLD,
    }),
  ),
  row(
    { cards: group, changes: predicate },
    '{cards} {changes}',
    ({ cards, changes }): Effect => ({
      do: 'create',
      continuous: { cards, changes },
      duration: UNTOLD,
    }),
  ),
  row(
    { cards: group, changes: predicate, while: whileIt },
    '{cards} {changes} {while}',
    ({ cards, changes, while: so }) =>
      ({
        do: 'create',
        continuous: { cards, changes, while: so },
        duration: UNTOLD,
      }) as Effect,
  ),
  row({ event: packets }, 'prevent all {event}', ({ event }) => ({ ...prevented(event), duration: UNTOLD }) as Effect),
  row(
    { combat: combatWord, types: typeWords, for: marked },
    ['{combat} {types} damage <that!> {for} would deal is unpreventable'],
    ({ combat, types, for: who }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types! },
        flags: 'by',
        instead: { instead: 'unpreventable' },
      },
      for: who,
      duration: UNTOLD,
    }),
  ),
  row(
    { by: anyone },
    ['combat damage {by} would deal is unpreventable', 'combat damage that {by} would deal is unpreventable'],
    ({ by }): Effect => ({
      do: 'create',
      replacement: { event: { event: 'deal', by, combat: true }, instead: { instead: 'unpreventable' } },
      duration: UNTOLD,
    }),
  ),
]);

const several: Phrase<readonly Effect[]> = list(unfinished, 'and', 2);
const some: Phrase<readonly Effect[]> = list(unfinished, 'and');

const during = (effects: readonly Effect[], lasting: Duration): readonly Effect[] =>
  effects.map((effect, n) => ({ ...ofTheFirst(effect, effects[n - 1]), duration: lasting }) as Effect);

/** "Combat damage that it would deal": where it is a card that needs no pointing at, the damage is described by it. */
function ofTheFirst(effect: Effect, before: Effect | undefined): Effect {
  if (effect.do !== 'create' || !('replacement' in effect) || !effect.for || !isIt(effect.for)) return effect;
  const by = before?.do === 'modify' ? describedBy(before.what) : undefined;
  if (!by) return effect;
  const { for: _, replacement, ...rest } = effect;
  const { flags: _flags, event, instead } = replacement;
  return { ...rest, replacement: { event: { ...event, by }, instead } };
}

function describedBy(what: Selection): Noun | undefined {
  if (what.select === 'this') return { self: true };
  return what.select === 'hero' && what.of.player === 'you' ? { kind: ['Hero'], whose: 'you' } : undefined;
}

const prevented = (event: Watch) =>
  ({ do: 'create', replacement: { event, instead: { instead: 'prevent', amount: 'all' } } }) as const;

/** The same only while it is so; undefined where that can't be said of it. */
function onlyWhile(effects: readonly Effect[], so: Condition): readonly Effect[] | undefined {
  const done = effects.map((effect): Effect | undefined => {
    if (effect.do === 'modify' && !effect.while) return { ...effect, while: so };
    if (effect.do !== 'create') return undefined;
    if ('continuous' in effect && !effect.continuous.while)
      return { ...effect, continuous: { ...effect.continuous, while: so } };
    return 'replacement' in effect ? { ...effect, replacement: { ...effect.replacement, while: so } } : undefined;
  });
  return done.every((effect) => effect !== undefined) ? done : undefined;
}

/** "This turn, A has +2 ATK, and B has -2 ATK": how long it lasts is said once for all of them, before or after them. */
export const jointly: Phrase<readonly Effect[]> = {
  name: 'jointly',
  begins: () => ({ phrases: [duration, several, whileIt] }),
  read: (at, reading) => {
    const whole: Found<readonly Effect[]>[] = [];
    for (const { value: lasting, end } of readAt(duration, at, reading))
      if (reading.words[end]?.low === ',')
        for (const found of readAt(several, end + 1, reading))
          whole.push({ value: during(found.value, lasting), end: found.end });
    for (const { value: so, end } of readAt(whileIt, at, reading))
      for (const { value: lasting, end: then } of readAt(duration, end, reading))
        if (reading.words[then]?.low === ',')
          for (const found of readAt(some, then + 1, reading)) {
            const value = onlyWhile(during(found.value, lasting), so);
            if (value) whole.push({ value, end: found.end });
          }
    for (const { value, end } of readAt(several, at, reading))
      for (const found of readAt(duration, end, reading))
        whole.push({ value: during(value, found.value), end: found.end });
    return whole;
  },
  say: () => undefined,
};
