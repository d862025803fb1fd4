import type { Noun } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { anyCard, noun, nounMany } from './phrases.ts';
import { posture, state } from './postures.ts';

/** "another ally": besides this card. */
export const another: Phrase<Noun> = seenAs(
  noun,
  (value) => ({ ...value, other: true as const }),
  ({ other, ...value }) => (other ? value : undefined),
);

/** "all quests you control are named so": none is otherwise. */
export const unlike: Phrase<Noun> = seenAs(
  choice('unlike', () => [row({ noun: nounMany, so: state }, 'all {noun} are {so}', (both) => both)]),
  ({ noun, so }): Noun | undefined => (noun.not || noun.zone || !noun.whose ? undefined : { ...noun, not: so }),
  ({ not, ...noun }) => (not && noun.whose ? { noun, so: not } : undefined),
);

/** "an ability is attached to this ally": such a card is there. */
export const carried: Phrase<Noun> = seenAs(
  choice('carried', () => [
    row({ noun: withArticle(noun), to: anyCard }, '{noun} is attached to {to}', ({ noun, to }) => ({ noun, to })),
  ]),
  ({ noun, to }): Noun | undefined => (noun.attachedTo ? undefined : { ...noun, attachedTo: to }),
  ({ attachedTo, ...noun }) => (attachedTo && !noun.whose ? { noun, to: attachedTo } : undefined),
);

/** "an opposing hero is face up": one that is so is there. */
export const soBeing: Phrase<Noun> = seenAs(
  choice('so being', () => [
    row(
      {
        noun: either('one', () => [
          withArticle(noun),
          choice('another', () => [row({ noun: another }, 'another {noun}', ({ noun }) => noun)]),
        ]),
        so: posture,
      },
      '{noun} is {so}',
      ({ noun, so }) => ({ noun, so }),
    ),
    row(
      {
        noun: either('one', () => [
          withArticle(noun),
          choice('another', () => [row({ noun: another }, 'another {noun}', ({ noun }) => noun)]),
        ]),
      },
      '{noun} is in play',
      ({ noun }) => ({ noun, so: {} as Noun }),
    ),
  ]),
  ({ noun, so }): Noun | undefined =>
    noun.zone || Object.keys(so).some((key) => key in noun) ? undefined : { ...noun, ...so },
  () => undefined,
);

/** "an opposing hero has 10 or more damage": one with so much is there. */
export const hurt: Phrase<Noun> = seenAs(
  choice('hurt', () => [
    row({ noun: withArticle(noun), n: figure }, '{noun} has {n} or more damage <on it~>', ({ noun, n }) => ({
      noun,
      n,
    })),
  ]),
  ({ noun, n }): Noun | undefined => (noun.damage ? undefined : { ...noun, damage: { is: 'or more', than: n } }),
  ({ damage, ...noun }) =>
    damage?.is === 'or more' && typeof damage.than === 'number' ? { noun, n: damage.than } : undefined,
);
