import type { Unnamed } from '@meetingstone/cards/language';
import { ability, deal, hero as heroFacts, heroOrAlly, set, target } from '@meetingstone/cards/language';
import type { Facts, Keyword, KeywordPower } from '@meetingstone/rules';

/** A card of one test alone. */
export const one = (name: string, facts: Unnamed): Facts => set({ [name]: facts })[0]!;
export const quick = { cost: 0, instant: true } as const;
export const body = { cost: 2, atk: [2, 'melee'], health: 6 } as const;

/** A keyword with what stands before or after it. */
export const keyworded = (keyword: Keyword, parts: Partial<KeywordPower> = {}): KeywordPower => ({
  power: 'keyword',
  keyword,
  ...parts,
});

export const champion = (...keywords: Keyword[]): Facts =>
  one(
    'Champion',
    heroFacts({ icon: ['Alliance', 'Warrior'], race: 'Human', health: 30 }, ...keywords.map((word) => keyworded(word))),
  );

export const firebolt = one('Firebolt', ability(quick, deal(3, 'fire', target(heroOrAlly))));
export const frostbolt = one('Frostbolt', ability(quick, deal(3, 'frost', target(heroOrAlly))));

/** All pass until a combat is over, when nobody has anything to choose on the way. */
export function fight(table: { readonly pass: { all(): void } }, windows = 3): void {
  for (let n = 0; n < windows; n++) table.pass.all();
}
