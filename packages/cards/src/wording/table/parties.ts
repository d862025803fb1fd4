import type { Noun, Watch } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { anyCard, noun } from './phrases.ts';
import { posture } from './postures.ts';
import { attachedNoun, selfNoun, yourHeroNoun } from './self.ts';

const another: Phrase<Noun> = choice('another', () => [
  row(
    {
      noun: seenAs(
        noun,
        (value) => (value.other ? undefined : { ...value, other: true as const }),
        ({ other, ...value }) => (other ? value : undefined),
      ),
    },
    'another {noun}',
    ({ noun }) => noun,
  ),
]);

const known: Phrase<Noun> = either('known', () => [
  selfNoun,
  choice('this', () => [fixed('this', { self: true } as Noun)]),
  bystander,
]);
const bystander: Phrase<Noun> = either('bystander', () => [attachedNoun, yourHeroNoun]);

/** "this or another ally", "your hero or an ally you control": the one that is known, and whatever fits besides. */
const thisOrAnother: Phrase<Noun> = choice('this or another', () => [
  row({ one: known, noun: another }, '{one} or {noun}', ({ one, noun }): Noun => ({ any: [one, noun] })),
  row({ one: bystander, noun: withArticle(noun) }, '{one} or {noun}', ({ one, noun }): Noun => ({ any: [one, noun] })),
]);

/** The card that an event speaks of. */
export const party: Phrase<Noun> = either('a card', () => [anyCard, thisOrAnother]);

const POSTURES = ['attacking', 'defending', 'inCombat', 'inCombatWith', 'exhausted', 'damaged'] as const;

/** "... while attacking": so is the one of whom the sentence speaks. */
export const whileSo = (phrase: Phrase<Watch>, role: 'by' | 'card'): Phrase<Watch> =>
  seenAs(
    choice('while', () => [
      row({ event: phrase, noun: posture }, '{event} while {noun}', ({ event, noun }) => ({ event, noun })),
    ]),
    ({ event, noun }): Watch | undefined => {
      const described = event[role];
      if (!described || Object.keys(noun).some((key) => key in described)) return undefined;
      return { ...event, [role]: { ...described, ...noun } };
    },
    (event) => {
      const described = event[role];
      const so = Object.entries(described ?? {}).filter(([key]) => POSTURES.includes(key as never));
      if (!described || so.length === 0) return undefined;
      const rest = Object.entries(described).filter(([key]) => !POSTURES.includes(key as never));
      return { event: { ...event, [role]: Object.fromEntries(rest) }, noun: Object.fromEntries(so) };
    },
  );

/** Only the first time on each turn. */
export const firstTime = (phrase: Phrase<Watch>): Phrase<Watch> =>
  seenAs(
    phrase,
    (value) => (value.first ? undefined : { ...value, first: true as const }),
    ({ first, ...value }) => (first === true ? value : undefined),
  );

/** A card that is played, other than the one that says so: "an ability". */
export const played = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.zone || value.self ? undefined : { zone: 'chain' as const, ...value }),
    ({ zone, ...value }) => (zone === 'chain' && !value.self ? value : undefined),
  );

/** "a quest": any resource has words of its own. */
export const anotherResource = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, unlessResource, unlessResource);
function unlessResource(card: Noun): Noun | undefined {
  const isAny = card.kind?.includes('Resource') || card.faceDown !== undefined || Object.keys(card).length === 0;
  return isAny || card.zone ? undefined : card;
}
