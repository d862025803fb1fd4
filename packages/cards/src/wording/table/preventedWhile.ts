import type { Condition, Effect, Noun, Power, Replacement } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { combatWord, typeWords } from './damage.ts';
import { duration, whileIt } from './phrases.ts';

const SELF: Noun = { self: true };

/** "While this ally is ready": what is said of it afterwards is said of that card. */
const whileThis: Phrase<Condition> = seenAs(whileIt, ofThis, ofThis);

function ofThis(so: Condition): Condition | undefined {
  if (so.is === 'so') return so.what.select === 'this' ? so : undefined;
  if (so.is !== 'compared' || typeof so.left !== 'object') return undefined;
  return 'on' in so.left && so.left.on.select === 'this' ? so : undefined;
}

const it: Phrase<Noun> = choice('it', () => [fixed('it~', SELF)]);

const prevented = ({
  so,
  combat,
  types,
  card,
}: Readonly<Record<'so' | 'combat' | 'types' | 'card', unknown>>): Replacement => ({
  event: { event: 'deal', card: card as Noun, combat: combat as boolean, damageType: types as never },
  while: so as Condition,
  instead: { instead: 'prevent', amount: 'all' },
});

const parts = { so: whileThis, combat: combatWord, types: typeWords, card: it };
const WORDS = [
  '{so} , prevent all {combat} {types} damage that would be dealt to {card}',
  '{so} prevent all {combat} {types} damage that would be dealt to {card}',
];
const followed = (tail: string): readonly string[] => WORDS.map((one) => one + tail);

/** "While this ally is ready, prevent all damage that would be dealt to it." */
export const preventedWhile = (): readonly Row<Power>[] => [
  row(parts, followed(' .'), (said): Power => ({ power: 'replacement', replacement: prevented(said) })),
];

/** The same for a while. */
export const preventedWhileSo = (): readonly Row<Effect>[] => [
  row(
    { ...parts, duration },
    followed(' {duration}'),
    ({ duration: lasting, ...said }): Effect => ({ do: 'create', replacement: prevented(said), duration: lasting }),
  ),
];
