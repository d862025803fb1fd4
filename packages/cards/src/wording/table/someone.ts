import type { Noun } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { anyCard, group, noun, nounEach, nounMany, subject } from './phrases.ts';
import { attachedNoun, opponentsHero, selfNoun, yourHeroNoun } from './self.ts';

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

/** "this ally or a Murloc you control": itself, whatever it is. */
const thisOr: Phrase<Noun> = choice('this or', () => [
  row(
    { self: selfNoun, noun: withArticle(noun) },
    '{self} or {noun}',
    ({ self, noun }): Noun => ({ any: [self, noun] }),
  ),
]);

/** "one of your Totems" is a Totem you control. */
const oneOfYours: Phrase<Noun> = choice('one of yours', () => [
  row(
    {
      noun: seenAs(
        nounMany,
        (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
        () => undefined,
      ),
    },
    'one of your {noun}',
    ({ noun }) => noun,
  ),
]);

/** A card as an event or a condition describes it: "this ally", "an opposing ally", "your hero". */
anyCard.is(
  either('a card', () => [
    selfNoun,
    attachedNoun,
    yourHeroNoun,
    another,
    withArticle(noun),
    thisOr,
    opponentsHero,
    oneOfYours,
  ]),
);

/** "your weapons" */
const your: Phrase<Noun> = choice('yours', () => [
  row(
    {
      noun: seenAs(
        nounMany,
        (value) => (value.whose || value.of ? undefined : { ...value, whose: 'you' as const }),
        ({ whose, ...value }) => (whose === 'you' ? value : undefined),
      ),
    },
    ['your {noun}', 'each of your {noun}', 'all of your {noun}', 'all your {noun}'],
    ({ noun }) => noun,
  ),
]);

/** Whatever fits a description, as long as it does: "opposing allies". */
group.is(
  either('group', () => [
    nounMany,
    your,
    choice('each', () => [
      row({ noun: nounEach }, 'each {noun}', ({ noun }) => noun),
      row({ noun: nounMany }, ['all {noun}', 'this and other {noun}'], ({ noun }) => noun),
    ]),
  ]),
);

/** "This and other Murlocs", itself included; "your hero and allies you control". */
export const together: Phrase<Noun> = choice('together', () => [
  row({ noun: nounMany }, ['this and other {noun}'], ({ noun }) => noun),
  row({ self: selfNoun, noun: group }, '{self} and {noun}', ({ self, noun }): Noun => ({ any: [self, noun] })),
  row({ hero: yourHeroNoun, noun: group }, '{hero} and {noun}', ({ hero, noun }): Noun => ({ any: [hero, noun] })),
]);

subject.is(either('subject', () => [selfNoun, attachedNoun, yourHeroNoun, group, together]));
