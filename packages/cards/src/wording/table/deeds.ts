import type { Duration, Effect, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { asSelection, pronounIn } from '../unresolved.ts';
import { dealing, packets } from './dealing.ts';
import { healing } from './healing.ts';
import { perEach } from './perEach.ts';
import { amount, duration, possessions, predicate, selection, someone } from './phrases.ts';
import type { Scaled } from './scaling.ts';
import { multiplied } from './scaling.ts';

type Deed = Extract<Effect, { do: 'deal' | 'heal' }>;

/** What a character does, without who does it. */
const deed: Phrase<Effect> = choice('deed', () => [...dealing(), ...healing()]);

/** Another packet after the first, without the verb: "... and 2 fire damage to itself". */
const packet: Phrase<Effect> = choice('packet', () => packets(''));

/** The same for healing: "... and 1 damage from target ally". */
const cure: Phrase<Effect> = choice('cure', () => [
  row(
    { amount, from: selection },
    '{amount} damage from {from}',
    ({ amount, from }): Effect => ({ do: 'heal', amount, from }),
  ),
]);

/** What is said of the character besides what it does: "... and has +1 ATK this turn". */
const change: Phrase<Effect> = choice('change', () => [
  row(
    { changes: predicate, duration },
    '{changes} {duration}',
    ({ changes, duration }): Effect => ({ do: 'modify', what: undefined as never, changes, duration }),
  ),
]);

/** The same for each of something: "... and has +2 ATK this turn for each Gnome". */
const scaledChange: Phrase<Effect> = seenAs(
  choice<Scaled & { readonly duration: Duration }>('change', () => [
    row({ has: possessions, duration, n: perEach }, 'have(has) {has} {duration} {n}', (all) => all),
  ]),
  ({ has, n, duration: lasting }): Effect | undefined => {
    const changes = multiplied({ has, n });
    return changes && { do: 'modify', what: undefined as never, changes, duration: lasting };
  },
  () => undefined,
);

const doneBy = ({ do: verb, ...rest }: Effect, by: Selection): Effect => ({ do: verb, by, ...rest }) as Deed;

const isDeed = (effect: Effect): effect is Deed => effect.do === 'deal' || effect.do === 'heal';

/** "It also deals ...": the word adds nothing to what is done. */
const afterAlso = (at: number, { words }: Reading): number =>
  words[at]?.low === 'also' || words[at]?.low === 'then' ? at + 1 : at;

/** A character does one thing: "your hero deals 3 fire damage to target ally". */
export const acting: Phrase<Effect> = {
  name: 'acting',
  begins: () => ({ phrases: [someone] }),
  read: (at, reading) =>
    readAt(someone, at, reading).flatMap(({ value: by, end }) =>
      readAt(deed, afterAlso(end, reading), reading).map((found) => ({
        value: doneBy(found.value, by),
        end: found.end,
      })),
    ),
  say: (effect, saying) => {
    if (!isDeed(effect) || !effect.by) return undefined;
    const { by, ...rest } = effect;
    const who = someone.say(by, saying);
    const done = who && deed.say(rest as Effect, { ...saying, number: who.number ?? 'one' });
    return done && { words: [...who.words, ...done.words] };
  },
};

const JOINTS = [['and'], [',', 'and'], [',', 'then'], ['and', 'then'], [',', 'and', 'then']];

/** Where the next instruction of a sentence begins. */
export function joints(end: number, { words }: Reading): readonly number[] {
  return JOINTS.filter((joint) => joint.every((word, n) => words[end + n]?.low === word)).map(
    (joint) => end + joint.length,
  );
}

/** Can it be the subject of several instructions? What is chosen or targeted would be so again each time. */
const isKnown = (by: Selection): boolean =>
  ['this', 'host', 'pronoun'].includes(by.select) || (by.select === 'hero' && by.of.player === 'you');

/** The subject that is left out in the rest of a sentence: whom a pronoun means is settled by then. */
function again(by: Selection): Selection {
  const said = pronounIn(by);
  return said ? asSelection({ ...said, again: true }) : by;
}

/** What goes on without its verb. */
function readAfter(verb: string | undefined, at: number, reading: Reading): readonly Found<Effect>[] {
  if (verb === 'heal') return readAt(cure, at, reading);
  return verb === 'deal' ? readAt(packet, at, reading) : [];
}

/** "3 fire damage to target ally, 2 frost damage to a second target ally, and ...": another one follows it. */
const readListed = (verb: string | undefined, at: number, reading: Reading): readonly Found<Effect>[] =>
  reading.words[at]?.low === ',' ? readAfter(verb, at + 1, reading) : [];

/** What one character does in one breath, after the first deed. */
function more(
  first: Selection,
  done: readonly Effect[],
  from: number,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  const by = again(first);
  const listed = readListed(done.at(-1)?.do, from, reading).flatMap(({ value, end }) =>
    more(first, [...done, doneBy(value, by)], end, reading),
  );
  const joined = joints(from, reading).flatMap((next) => {
    const further: Found<Effect>[] = [
      ...readAt(deed, next, reading).map(({ value, end }) => ({ value: doneBy(value, by), end })),
      ...readAfter(done.at(-1)?.do, next, reading).map(({ value, end }) => ({
        value: doneBy(value, by),
        end,
      })),
      ...[...readAt(change, next, reading), ...readAt(scaledChange, next, reading)].map(({ value, end }) => ({
        value: { ...value, what: by } as Effect,
        end,
      })),
    ];
    return further.flatMap(({ value, end }) => [
      { value: [...done, value], end },
      ...more(by, [...done, value], end, reading),
    ]);
  });
  return [...listed, ...joined];
}

/** A character does several things: "it deals 2 fire damage to target ally and heals 2 damage from your hero". */
export const actingOn: Phrase<readonly Effect[]> = {
  name: 'acting on',
  begins: () => ({ phrases: [someone] }),
  read: (at, reading) =>
    readAt(someone, at, reading)
      .filter(({ value }) => isKnown(value))
      .flatMap(({ value: by, end }) =>
        readAt(deed, afterAlso(end, reading), reading).flatMap((found) =>
          more(by, [doneBy(found.value, by)], found.end, reading),
        ),
      ),
  say: () => undefined,
};

/** "Your hero may deal 2 fire damage to target ally": you decide. */
export const mayAct: Phrase<readonly Effect[]> = {
  name: 'may act',
  begins: () => ({ phrases: [someone] }),
  read: (at, reading) =>
    readAt(someone, at, reading)
      .filter(({ value, end }) => isKnown(value) && reading.words[end]?.low === 'may')
      .flatMap(({ value: by, end }) =>
        readAt(deed, afterAlso(end + 1, reading), reading).flatMap((found) => {
          const first: readonly Effect[] = [doneBy(found.value, by)];
          return [{ value: first, end: found.end }, ...more(by, first, found.end, reading)];
        }),
      )
      .map(({ value, end }) => ({ value: [{ do: 'may', who: { player: 'you' }, effects: value }], end })),
  say: ([effect, ...others], saying) => {
    if (effect?.do !== 'may' || effect.who.player !== 'you' || others.length > 0) return undefined;
    const [first] = effect.effects;
    const by = first && isDeed(first) ? first.by : undefined;
    if (!by || !isKnown(by)) return undefined;
    const done = effect.effects.map((one) => {
      if (!isDeed(one) || !same(one.by, by)) return undefined;
      const { by: _, ...what } = one;
      return deed.say(what as Effect, { ...saying, number: 'many' });
    });
    const who = someone.say(by, saying);
    if (!who || done.some((one) => one === undefined)) return undefined;
    return { words: [...who.words, 'may', ...done.flatMap((one, n) => [...(n > 0 ? ['and'] : []), ...one!.words])] };
  },
};
