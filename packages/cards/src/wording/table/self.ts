import type { Noun, Players } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { tag } from './tags.ts';
import { kind } from './vocabulary.ts';

/** A noun that means the card with this text: "this ally". */
export const selfNoun: Phrase<Noun> = {
  name: 'this card',
  begins: () => ({ words: ['this'] }),
  read: (at, reading) => {
    const isThis = reading.words[at]?.low === 'this' && SELF_WORDS.has(reading.words[at + 1]?.low ?? '');
    if (!isThis) return [];
    if (at >= reading.farthest) reading.farthest = at + 2;
    return [{ value: { self: true }, end: at + 2 }];
  },
  say: (value, { self }) =>
    value.self && Object.keys(value).length === 1 ? { words: ['this', self], number: 'one' } : undefined,
};

const SELF_WORDS = new Set([
  'card',
  'ally',
  'hero',
  'ability',
  'equipment',
  'weapon',
  'armor',
  'item',
  'quest',
  'location',
  'character',
  'totem',
  'event',
  'rune',
  'token',
  ...['form', 'trap', 'pet', 'mount', 'seal', 'curse', 'poison', 'blessing', 'attachment', 'potion', 'shield'],
]);

/** The host of an attachment, as a description: "attached ally". */
export const attachedNoun: Phrase<Noun> = choice('attached card', () => [
  fixed('attached card', { attached: true } as Noun),
  row({ kind }, 'attached {kind}', ({ kind }): Noun => ({ kind: [kind], attached: true })),
  row({ tag }, 'attached {tag}', ({ tag }): Noun => ({ tag: [tag], attached: true })),
]);

/** "an opponent's hero" is an opposing hero; "he" is that opponent then. */
export const opponentsHero: Phrase<Noun> = choice("an opponent's hero", () => [
  fixed("an opponent 's hero", { kind: ['Hero'], whose: 'opposing' } as Noun),
  fixed("an opponent 's defending hero", { kind: ['Hero'], whose: 'opposing', defending: true } as Noun),
  fixed("an opponent 's attacking hero", { kind: ['Hero'], whose: 'opposing', attacking: true } as Noun),
]);

export const yourHeroNoun: Phrase<Noun> = choice('your hero', () => [
  fixed('your hero', { kind: ['Hero'], whose: 'you' } as Noun),
]);

/** "this ally" where nothing is meant by it but the card itself. */
export const thisCard: Phrase<undefined> = {
  name: 'this card',
  mute: true,
  begins: () => ({ words: ['this'] }),
  read: (at, reading) => selfNoun.read(at, reading).map(({ end }) => ({ value: undefined, end })),
  say: (_, { self }) => ({ words: ['this', self], number: 'one' }),
};

/** "attached ally" where only the host is meant. */
export const hostWord: Phrase<undefined> = {
  name: 'attached card',
  mute: true,
  begins: () => ({ words: ['attached'] }),
  read: (at, reading) => readAt(attachedNoun, at, reading).map(({ end }) => ({ value: undefined, end })),
  say: (_, { host }) => ({ words: ['attached', host], number: 'one' }),
};
/** Its controller. */
export const OF_HOST: Players = { player: 'controller', of: { select: 'host' } };
