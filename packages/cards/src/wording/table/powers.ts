import type { Power } from '@meetingstone/rules';
import { either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { capitalized } from '../grammar/words.ts';
import { continuous } from './continuousPowers.ts';
import { costChange, useChange } from './costChanges.ts';
import { workingElsewhere } from './elsewhere.ts';
import { apart, ofItself, orMore } from './factors.ts';
import { forHeroes } from './forHeroes.ts';
import { HERO_TWO, withHeroTwo, withoutHeroTwo } from './heroTwo.ts';
import { speakingKeyword } from './keywords.ts';
import { isOwn, own } from './ownPowers.ts';
import { payment } from './payments.ts';
import { keywordPower, power } from './phrases.ts';
import { playersPower } from './playing.ts';
import { raidRules } from './raidRules.ts';
import { replacementPower } from './replacements.ts';
import { tagWord } from './tagWords.ts';
import { fromGraveyard, ofHost, triggered } from './triggeredPowers.ts';
import { whereX } from './whereX.ts';

/** A power that a tag word stands before. */
const designated: Phrase<Power> = {
  name: 'tag word',
  begins: () => ({ phrases: [tagWord] }),
  read: (at, reading) =>
    readAt(tagWord, at, reading).flatMap(({ value, end }) =>
      [triggered, others, replacementPower].flatMap((kind) =>
        readAt(kind, end, reading).flatMap((found) => {
          const meant = value === HERO_TWO ? withHeroTwo(found.value) : found.value;
          return meant ? [{ value: { ...meant, tagWord: value } as Power, end: found.end }] : [];
        }),
      ),
    ),
  say: (power, saying) => {
    if (!('tagWord' in power) || power.tagWord === undefined) return undefined;
    const { tagWord: word, ...rest } = power;
    const first = tagWord.say(word, saying);
    const plain = word === HERO_TWO ? withoutHeroTwo(rest as Power) : (rest as Power);
    const said = plain && [triggered, others, replacementPower].map((kind) => kind.say(plain, saying)).find(Boolean);
    return first && said && { words: [...first.words, ...capitalized(said.words)] };
  },
};

const others: Phrase<Power> = seenAs(
  continuous,
  (power) => (isOwn(power) ? undefined : power),
  (power) => (isOwn(power) ? undefined : power),
);

/** One power: a paragraph of a text box. */
power.is(
  either('power', () => [
    keywordPower,
    speakingKeyword,
    payment,
    ofHost,
    workingElsewhere,
    fromGraveyard,
    triggered,
    designated,
    costChange,
    useChange,
    own,
    apart,
    orMore,
    ofItself,
    whereX(others),
    others,
    replacementPower,
    playersPower,
    raidRules,
    forHeroes(() => [
      payment,
      triggered,
      costChange,
      others,
      replacementPower,
      playersPower,
      keywordPower,
      speakingKeyword,
    ]),
  ]),
);
