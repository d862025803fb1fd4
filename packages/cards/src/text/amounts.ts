import type { Amount } from '@meetingstone/rules';
import { conditionWords } from './conditions.ts';
import { allNoun, eachNoun } from './nouns.ts';
import { playersPhrase, selectionPhrase } from './selections.ts';
import type { Voice } from './voice.ts';
import { article, numberWord, pluralOf, possessive } from './words.ts';

/** The amount as a numeral, where it has one. */
export function numeral(amount: Amount): string | undefined {
  if (typeof amount === 'number') return String(amount);
  return amount.amount === 'X' ? 'X' : undefined;
}

/** The amount as the value of something: "the number of allies you control". */
export function valueWords(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.amount) {
    case 'X':
      return 'X';
    case 'that much':
      return 'that much';
    case 'count':
      return `the number of ${allNoun(amount.of, voice).words}`;
    case 'cards in hand':
      return `the number of cards in ${possessive(playersPhrase(amount.of, voice))} hand`;
    case 'resources': {
      const who = playersPhrase(amount.of, voice);
      return `the number of resources ${who.words} ${who.you ? 'control' : 'controls'}`;
    }
    case 'atk':
    case 'health':
    case 'def':
    case 'cost': {
      const word = { atk: 'ATK', health: '[Health]', def: 'DEF', cost: 'cost' }[amount.amount];
      if (amount.of.select === 'each') return `the combined ${word} of ${eachNoun(amount.of.noun, voice).words}`;
      if (amount.of.select === 'choose') return `the ${word} of ${selectionPhrase(amount.of, voice).words}`;
      return `${possessive(selectionPhrase(amount.of, voice))} ${word}`;
    }
    case 'different':
      return `the number of different ${pluralOf(amount.what)} among ${allNoun(amount.of, voice).words}`;
    case 'highest':
    case 'lowest': {
      const word = { atk: 'ATK', health: '[Health]', def: 'DEF', cost: 'cost' }[amount.number];
      return `the ${amount.amount} ${word} among ${allNoun(amount.of, voice).words}`;
    }
    case 'damage':
      return `the damage on ${selectionPhrase(amount.of, voice).words}`;
    case 'counters':
      return `the number of ${amount.name} counters on ${selectionPhrase(amount.on, voice).words}`;
    case 'sum':
      return amount.of.map((part) => valueWords(part, voice)).join(' plus ');
    case 'times':
      return amount.of.map((part) => valueWords(part, voice)).join(' times ');
    case 'doubled':
      return typeof amount.times !== 'number' && amount.times.amount === 'count'
        ? `${valueWords(amount.of, voice)} doubled for ${eachNoun(amount.times.of, voice).words}`
        : `${valueWords(amount.of, voice)} doubled as many times as ${valueWords(amount.times, voice)}`;
    case 'if':
      return `${valueWords(amount.else, voice)}, or ${valueWords(amount.then, voice)} if ${conditionWords(amount.if, voice)}`;
  }
}

/** So much of something that has no plural: "3 fire damage", "damage equal to X's ATK". */
export function massOf(amount: Amount | 'all', thing: string, voice: Voice): string {
  if (amount === 'all') return `all ${thing}`;
  const number = numeral(amount) ?? (isThatMuch(amount) ? 'that much' : undefined);
  return number === undefined ? `${thing} equal to ${valueWords(amount, voice)}` : `${number} ${thing}`;
}

/** So many things: "a card", "two cards", "that many cards". */
export function countOf(amount: Amount, thing: string, things: string, voice: Voice): string {
  if (typeof amount === 'number') return amount === 1 ? article(thing) : `${numberWord(amount)} ${things}`;
  if (amount.amount === 'if') {
    const [otherwise, then] = [amount.else, amount.then].map((part) => countOf(part, thing, things, voice));
    return `${otherwise}, or ${then} if ${conditionWords(amount.if, voice)}`;
  }
  if (amount.amount === 'X') return `X ${things}`;
  return isThatMuch(amount) ? `that many ${things}` : `${things} equal to ${valueWords(amount, voice)}`;
}

/** A number that is added: "+2 ATK", "-1 [Health]", "+ATK equal to this ally's ATK". */
export function addition(amount: Amount, thing: string, voice: Voice): string {
  if (typeof amount === 'number') return `${signed(amount)} ${thing}`;
  return amount.amount === 'X' ? `+X ${thing}` : `+${thing} equal to ${valueWords(amount, voice)}`;
}

export const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

export const isThatMuch = (amount: Amount): boolean => typeof amount !== 'number' && amount.amount === 'that much';
