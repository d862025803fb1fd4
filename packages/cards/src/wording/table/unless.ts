import type { Effect, Players } from '@meetingstone/rules';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { ifAhead, readAt } from '../grammar/phrase.ts';
import { AFTER } from '../unresolved.ts';
import { clause } from './phrases.ts';

/** What a player may do so that something else does not happen. */
interface Ransom {
  readonly who: Players;
  readonly deed: Effect;
}

const THAT: Players = { player: 'that' };
const YOU: Players = { player: 'you' };

/** What can be done as a whole or not at all (712.7). */
const DOABLE: ReadonlySet<Effect['do']> = new Set([
  'pay',
  'discard',
  'destroy',
  'exhaust',
  'turn face down',
  'put',
  'reveal',
]);
type Deed = Extract<Effect, { do: 'destroy' | 'exhaust' | 'turn face down' | 'put' }>;
const isDeed = (effect: Effect): effect is Deed =>
  DOABLE.has(effect.do) && effect.do !== 'pay' && effect.do !== 'discard' && effect.do !== 'reveal';

/** Who does it, and what he does as "that player". */
function ransom(deed: Effect): Ransom | undefined {
  if (deed.do === 'pay' || deed.do === 'discard') return { who: deed.who, deed };
  if (deed.do === 'reveal' && deed.what.select === 'zone')
    return { who: deed.what.of, deed: { ...deed, what: { ...deed.what, of: THAT } } };
  if (!isDeed(deed) || deed.what.select !== 'choose' || !deed.what.by) return undefined;
  return { who: deed.what.by, deed: { ...deed, what: { ...deed.what, by: THAT } } };
}

/** The same with the name of the player in it. */
function named({ who, deed }: Ransom): Effect {
  if (deed.do === 'reveal' && deed.what.select === 'zone') return { ...deed, what: { ...deed.what, of: who } };
  if (!isDeed(deed) || deed.what.select !== 'choose' || !deed.what.by) return deed;
  return { ...deed, what: { ...deed.what, by: who } };
}

/** "Unless you destroy an ally you control" */
function yourRansom(deed: Effect): Ransom | undefined {
  if (!isDeed(deed)) return undefined;
  const isYours = (deed.what.select === 'choose' && !deed.what.by) || deed.what.select === 'this';
  return isYours ? { who: YOU, deed } : undefined;
}

/** What is paid or done in the "if you do" that "unless" means. */
export function ransomIn(effect: Effect): Ransom | undefined {
  if (effect.do !== 'if you do' || effect.then.length > 0 || !effect.else) return undefined;
  const [first, ...more] = effect.first;
  if (first?.do !== 'may' || more.length > 0 || first.effects.length !== 1) return undefined;
  const [deed] = first.effects;
  return deed && DOABLE.has(deed.do) ? { who: first.who, deed } : undefined;
}

/** What somebody may do, after "unless". */
function ransomsAt(unless: number, reading: Reading): readonly Found<readonly Effect[]>[] {
  const yours = reading.words[unless + 1]?.low === 'you' ? readAt(clause, unless + 2, reading) : [];
  const found = [
    ...readAt(clause, unless + 1, reading).map((one) => ({ ...one, ransom: ransom(one.value) })),
    ...yours.map((one) => ({ ...one, ransom: yourRansom(one.value) })),
  ];
  return found.flatMap(({ ransom: one, end }) =>
    one ? [{ value: [{ do: 'may', who: one.who, effects: [one.deed] }], end }] : [],
  );
}

/** "A unless somebody does B": he may; if he does not, A (glossary: unless). */
export const unlessDone = (
  doing: Phrase<readonly Effect[]>,
  isLater: (effect: Effect) => boolean,
): Phrase<readonly Effect[]> => ({
  name: 'unless',
  begins: () => ({ words: ['unless'], phrases: [doing] }),
  canEnd: ifAhead('unless'),
  read: (at, reading) => {
    const behind = readAt(doing, at, reading)
      .filter(({ value, end }) => reading.words[end]?.low === 'unless' && !value.some(isLater))
      .flatMap(({ value, end }) =>
        ransomsAt(end, reading).map(({ value: first, end: after }) => ({
          value: [
            ...value.slice(0, -1),
            { do: 'if you do', first, then: [], else: value.slice(-1), ...AFTER } as Effect,
          ],
          end: after,
        })),
      );
    if (reading.words[at]?.low !== 'unless') return behind;
    const before = ransomsAt(at, reading)
      .filter(({ end }) => reading.words[end]?.low === ',')
      .flatMap(({ value: first, end }) =>
        readAt(doing, end + 1, reading)
          .filter(({ value }) => !value.some(isLater))
          .map((found) => ({
            value: [{ do: 'if you do', first, then: [], else: found.value } as Effect],
            end: found.end,
          })),
      );
    return [...behind, ...before];
  },
  say: ([effect, ...others], saying) => {
    const found = effect && 'after' in effect && others.length === 0 ? ransomIn(effect) : undefined;
    if (!found || effect?.do !== 'if you do' || !effect.else) return undefined;
    const said = doing.say(effect.else, saying);
    const pays = clause.say(named(found), saying);
    const words = found.who.player === 'you' ? ['you', ...(pays?.words ?? [])] : (pays?.words ?? []);
    return said && pays && { words: [...said.words, 'unless', ...words] };
  },
});

/** "Pay (4) or destroy this ability": he may; if he does not, the other thing happens. */
export const orElse: Phrase<readonly Effect[]> = {
  name: 'or else',
  begins: () => ({ phrases: [clause] }),
  canEnd: ifAhead('or'),
  read: (at, reading) =>
    readAt(clause, at, reading)
      .filter(({ end }) => reading.words[end]?.low === 'or')
      .flatMap(({ value, end }) => {
        const one = yourRansom(value) ?? ransom(value);
        if (one?.who.player !== 'you') return [];
        return readAt(clause, end + 1, reading).map(
          (found): Found<readonly Effect[]> => ({
            value: [
              { do: 'if you do', first: [{ do: 'may', who: YOU, effects: [one.deed] }], then: [], else: [found.value] },
            ],
            end: found.end,
          }),
        );
      }),
  say: () => undefined,
};
