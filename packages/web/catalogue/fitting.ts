import { titleOf, whyNotLegal } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import type { FittingFile } from '../src/gallery/entry.ts';

const isStartingHero = ({ hero, token }: Facts): boolean =>
  hero !== undefined && !hero.master && hero.boss === undefined && token !== true;

/** What deck building asks of a hero: heroes who are alike in it have the same cards. */
const asked = ({ name, icons, tags, hero, building }: Facts): string =>
  JSON.stringify([
    icons,
    tags,
    hero?.race,
    hero?.class,
    hero?.talent,
    hero?.professions,
    hero?.traitor,
    building && name,
  ]);

/** Cards of a raid lie in its box, and in nobody's deck: they are given as null. */
export function fittingOf(cards: readonly (Facts | null)[]): FittingFile {
  const byAsked = new Map<string, string>();
  const groups: string[] = [];
  const heroes: Record<string, number> = {};
  for (const hero of cards) {
    if (hero === null || !isStartingHero(hero)) continue;
    const key = asked(hero);
    const bits = byAsked.get(key) ?? bitsOf(hero, cards);
    byAsked.set(key, bits);
    if (!groups.includes(bits)) groups.push(bits);
    heroes[titleOf(hero)] = groups.indexOf(bits);
  }
  return { heroes, groups };
}

function bitsOf(hero: Facts, cards: readonly (Facts | null)[]): string {
  const fits = cards.map((card) => card !== null && whyNotLegal(hero, card).length === 0);
  const digits = Array.from({ length: Math.ceil(cards.length / 4) }, (_, n) =>
    fits.slice(4 * n, 4 * n + 4).reduce((digit, fit, bit) => digit + (fit ? 2 ** bit : 0), 0),
  );
  return digits.map((digit) => digit.toString(16)).join('');
}
