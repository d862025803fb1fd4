import type { CatalogueFile, Entry } from '../entry.ts';
import { words } from '../words.ts';
import type { FieldName, NumberField, TextField, WordField } from './fields.ts';
import { isNumberField, isTextField, isWordField, NUMBER_FIELDS, TEXT_FIELDS, WORD_FIELDS } from './fields.ts';
import { nearest } from './nearest.ts';
import type { Comparison, Query } from './query.ts';

type Test = (card: Entry) => boolean;

export interface Found {
  readonly cards: readonly Entry[];
  /** Words that no card has, with what was perhaps meant. */
  readonly hints: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'");

/** The cards that are searched for; those whose names begin with the first word come first. */
export function search({ cards, sets, decks }: CatalogueFile, query: Query): Found {
  const hints: string[] = [];
  const test = testOf(query, { cards, sets, decks }, hints);
  const found = cards.filter(test);
  const word = firstWord(query);
  if (word === undefined) return { cards: found, hints };
  const begins = ({ title }: Entry): boolean => plain(title).startsWith(word);
  return { cards: [...found.filter(begins), ...found.filter((card) => !begins(card))], hints };
}

const firstWord = (query: Query): string | undefined =>
  'name' in query ? plain(query.name) : 'all' in query && query.all.length > 0 ? firstWord(query.all[0]!) : undefined;

function testOf(query: Query, catalogue: CatalogueFile, hints: string[]): Test {
  if ('all' in query) {
    const tests = query.all.map((one) => testOf(one, catalogue, hints));
    return (card) => tests.every((test) => test(card));
  }
  if ('any' in query) {
    const tests = query.any.map((one) => testOf(one, catalogue, hints));
    return (card) => tests.some((test) => test(card));
  }
  if ('not' in query) {
    const test = testOf(query.not, catalogue, hints);
    return (card) => !test(card);
  }
  if ('name' in query) return said('name', query.name);
  const { field, how, value } = query;
  const test = fieldTest(field, how === '!=' ? ':' : how, value, catalogue, hints);
  return how === '!=' ? (card) => !test(card) : test;
}

function fieldTest(field: FieldName, how: Comparison, value: string, catalogue: CatalogueFile, hints: string[]): Test {
  if (isNumberField(field)) return compared(field, how, value);
  if (isTextField(field)) return said(field, value);
  if (field === 'set') return ofSet(value, catalogue, hints);
  if (isWordField(field)) return named(field, how, value, catalogue, hints);
  return inDeck(value, catalogue, hints);
}

function said(field: TextField, value: string): Test {
  const wanted = plain(value);
  return (card) => TEXT_FIELDS[field](card).some((text) => plain(text).includes(wanted));
}

function compared(field: NumberField, how: Comparison, value: string): Test {
  if (value.toLowerCase() === 'x') return ({ plusX }) => plusX === true;
  const wanted = Number(value);
  return (card) => {
    const number = NUMBER_FIELDS[field](card);
    if (number === undefined) return false;
    switch (how) {
      case '<':
        return number < wanted;
      case '<=':
        return number <= wanted;
      case '>':
        return number > wanted;
      case '>=':
        return number >= wanted;
      default:
        return number === wanted;
    }
  };
}

/** ":" asks how a word begins, "=" for the whole word. */
function named(field: WordField, how: Comparison, value: string, { cards }: CatalogueFile, hints: string[]): Test {
  const wanted = plain(value);
  const fits = (word: string): boolean => (how === '=' ? plain(word) === wanted : begins(word, wanted));
  const test: Test = (card) => WORD_FIELDS[field](card).some(fits);
  if (!cards.some(test)) hints.push(hint(field, value, [...new Set(cards.flatMap(WORD_FIELDS[field]))]));
  return test;
}

/** A word begins so, or a word inside it does: "knight" finds Death Knight. */
const begins = (word: string, wanted: string): boolean =>
  plain(word).startsWith(wanted) || plain(word).includes(` ${wanted}`);

function ofSet(value: string, { sets }: CatalogueFile, hints: string[]): Test {
  const wanted = plain(value);
  const exact = sets.filter(({ code, name }) => [code, name].some((one) => plain(one) === wanted));
  const meant = exact.length > 0 ? exact : sets.filter(({ name }) => plain(name).includes(wanted));
  if (meant.length === 0)
    hints.push(
      hint(
        'set',
        value,
        sets.flatMap(({ code, name }) => [code, name]),
      ),
    );
  const codes = new Set(meant.map(({ code }) => code));
  return ({ set }) => codes.has(set);
}

function inDeck(value: string, { decks }: CatalogueFile, hints: string[]): Test {
  const wanted = plain(value);
  const meant = new Set(decks.flatMap(({ name }, n) => (plain(name).includes(wanted) ? [n] : [])));
  if (meant.size === 0)
    hints.push(
      hint(
        'deck',
        value,
        decks.map(({ name }) => name),
      ),
    );
  return ({ decks: used = [] }) => used.some(([deck]) => meant.has(deck));
}

const hint = (field: string, value: string, known: readonly string[]): string =>
  words.noCard(field, value, nearest(value, known));
