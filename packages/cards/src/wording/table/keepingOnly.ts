import type { Amount, Effect, Noun, Players } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { others } from './his.ts';
import { count, noun, nounMany } from './phrases.ts';

interface Keeping {
  readonly by: Players;
  readonly noun: Noun;
  readonly n: Amount;
}

const ownerless = ({ whose, zone, of }: Noun): boolean => !whose && !zone && !of;

/** He keeps so many: those that he destroys are as many as he has, less those (713.2). */
const destroyed = ({ by, noun: cards, n }: Keeping): Effect => ({
  do: 'destroy',
  what: {
    select: 'choose',
    noun: { ...cards, whose: 'you' },
    count: {
      exactly: {
        amount: 'sum',
        of: [
          { amount: 'count', of: { ...cards, of: { player: 'that' } } },
          typeof n === 'number' ? -n : { amount: 'times', of: [-1, n] },
        ],
      },
    },
    by,
  },
});

function keepingIn(effect: Effect): Keeping | undefined {
  if (effect.do !== 'destroy' || effect.what.select !== 'choose' || !effect.what.by) return undefined;
  const { noun: all, count: many, by } = effect.what;
  const { whose: _, ...cards } = all;
  const sum = many && 'exactly' in many ? many.exactly : 0;
  const less = typeof sum === 'object' && sum.amount === 'sum' ? sum.of[1] : undefined;
  const n =
    typeof less === 'number' ? -less : typeof less === 'object' && less.amount === 'times' ? less.of[1] : undefined;
  const found = n === undefined ? undefined : { by, noun: cards, n };
  return found && same(destroyed(found), effect) ? found : undefined;
}

/** "Each player destroys resources he controls until he controls three." */
export const keepingOnly: Phrase<Effect> = seenAs(
  choice<Keeping>('keeping only', () => [
    row(
      { by: others, noun: either('his', () => [withArticle(noun), nounMany]), n: count },
      [
        '{by} destroy(s) {noun} he controls until he controls <only> {n}',
        '{by} destroy(s) {noun} in his party until he controls <only> {n}',
      ],
      (all): Keeping => all,
    ),
  ]),
  (all) => (ownerless(all.noun) ? destroyed(all) : undefined),
  keepingIn,
);
