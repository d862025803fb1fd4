import type { Noun, Players, Quantity, Selection } from '@meetingstone/rules';
import { countOf, isThatMuch, valueWords } from './amounts.ts';
import { aNoun, eachNoun, nounWords } from './nouns.ts';
import { descriptionOf, headWord, mention, type Voice } from './voice.ts';
import { many, numberWord, one, type Phrase, possessive, spaced } from './words.ts';

const PEOPLE = { any: 'player', opponent: 'opponent', friendly: 'friendly player' } as const;

export function playersPhrase(players: Players, voice: Voice): Phrase {
  switch (players.player) {
    case 'you':
      return { words: 'you', plural: false, you: true };
    case 'each':
      return one('each player');
    case 'each opponent':
      return one('each opponent');
    case 'each friendly':
      return one('each friendly player');
    case 'that':
    case 'event':
    case 'targeted':
      return one('that player');
    case 'target':
      return one(`target ${PEOPLE[players.who ?? 'any']}`);
    case 'chosen':
      return one(
        players.who === 'opponent' ? 'an opponent of your choice' : `a ${PEOPLE[players.who ?? 'any']} of your choice`,
      );
    case 'controller':
    case 'owner':
      return one(`${possessive(selectionPhrase(players.of, voice))} ${players.player}`);
  }
}

/** `zone` is the word before a zone: cards are put "from" it and counted "in" it. */
export function selectionPhrase(selection: Selection, voice: Voice, zone: 'in' | 'from' = 'in'): Phrase {
  switch (selection.select) {
    case 'this':
      return aNoun({ self: true }, voice);
    case 'host':
      return one(`attached ${voice.said.host ?? voice.host}`);
    case 'hero': {
      mention(voice, { kind: ['Hero'] }, false);
      return one(`${possessive(playersPhrase(selection.of, voice))} hero`);
    }
    case 'that':
      return spokenOf(voice.said.last, voice);
    case 'targeted':
      return spokenOf(descriptionOf(selection, voice), voice);
    case 'it':
      return one('it');
    case 'done': {
      const { noun, plural, deed } = voice.said.done ?? { noun: {}, plural: false, deed: 'chosen' };
      return one(`${plural ? 'each' : 'the'} ${headWord(noun)} ${deed} this way`);
    }
    case 'revealed':
      return many('the revealed cards');
    case 'flagged':
      return voice.remembered ?? spokenOf({ noun: {}, plural: false }, voice);
    case 'event':
      return eventPhrase(voice.watch?.[selection.role] ?? {}, voice);
    case 'kept':
      return many('the cards removed this way');
    case 'paid':
      return spokenOf({ noun: voice.paid ?? {}, plural: false }, voice);
    case 'target': {
      const { noun, count, another, by } = selection;
      const phrase = counted(noun, count, another ? 'another target' : 'target', voice, zone);
      return by ? { ...phrase, words: `${phrase.words} of ${possessive(playersPhrase(by, voice))} choice` } : phrase;
    }
    case 'each':
      return eachNoun(selection.noun, voice);
    case 'choose': {
      const random = selection.random && 'at random';
      if (!selection.count) return one(spaced(aNoun(selection.noun, voice).words, random));
      const chosen = counted(selection.noun, selection.count, '', voice, zone);
      return { ...chosen, words: spaced(chosen.words, random) };
    }
    case 'top': {
      const deck = `${possessive(playersPhrase(selection.of, voice))} deck`;
      mention(voice, {}, selection.count !== 1);
      if (selection.count === 1) return one(`the top card of ${deck}`);
      return many(`the top ${countOf(selection.count, 'card', 'cards', voice)} of ${deck}`);
    }
  }
}

/** "that ally", "those allies": what was described before; this card itself is "it". */
export function spokenOf({ noun, plural }: { noun: Noun; plural: boolean }, voice: Voice): Phrase {
  mention(voice, noun, plural);
  if (noun.self) return one('it');
  return plural ? many(`those ${headWord(noun, true)}`) : one(`that ${headWord(noun)}`);
}

const eventPhrase = (noun: Noun, voice: Voice): Phrase =>
  noun.self || noun.attached ? aNoun(noun, voice) : spokenOf({ noun, plural: false }, voice);

/** "target ally", "up to three target allies", "any number of target allies". */
function counted(noun: Noun, count: Quantity | undefined, word: string, voice: Voice, zone: 'in' | 'from'): Phrase {
  if (count === undefined) return one(spaced(word, noun.other && 'other', nounWords(noun, voice, { zone })));
  const words = nounWords(noun, voice, { plural: true, join: 'and/or', zone });
  if ('anyNumber' in count) return many(spaced('any number of', word, words));
  const most = 'upTo' in count ? count.upTo : count.exactly;
  const number = typeof most === 'number' ? numberWord(most) : isThatMuch(most) ? 'that many' : valueWords(most, voice);
  return many(spaced('upTo' in count && 'up to', number, word, words));
}
