import type { Comparison, Facts, Power } from '@meetingstone/rules';
import { ally, set, token } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { destroy, may, putTokens, ready, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  aResource,
  damaged,
  exhausted,
  heroOrAlly,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, haveWhile, pay, prevented, when, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, chosenBy, each, eachOpponent, eachPlayer, target, upTo } from '../../language/selections.ts';
import { attacks, entersPlay } from '../../language/watches.ts';

const required = { required: ['Traitor'] };
const naga = token('Naga', { atk: [1, 'melee'], health: 1 });

/** "If it would be dealt so much damage, prevent it." */
const ignoring = (how: Comparison, much: number): Power => ({
  power: 'replacement',
  replacement: {
    event: { event: 'deal', card: thisOne, amount: { is: how, than: much } },
    instead: prevented('all'),
  },
});

/** Fourteen servants, most of whom serve only Traitor heroes outside of this raid (R504.1). */
export const minions: readonly Facts[] = set({
  'Ashtongue Battlelord': ally(
    { cost: 6, tags: ['Broken', 'Warrior'], atk: [3, 'melee'], health: 2 },
    whenIf(entersPlay(thisOne), yourHeroIs('Traitor'), destroy(target({ ...opposing(anAlly), damaged: false }))),
    whenIf(entersPlay(thisOne), yourHeroIs('Loyal'), destroy(each(damaged(opposing(anAlly))))),
  ),
  'Ashtongue Rogue': ally(
    { cost: 4, tags: ['Broken', 'Rogue'], atk: [3, 'melee'], health: 1 },
    haveWhile(yourHeroIs('Traitor'), thisOne, keyword('Elusive'), keyword('Ferocity')),
    haveWhile(yourHeroIs('Loyal'), thisOne, keyword('Long-Range'), keyword('Stealth')),
  ),
  'Bonechewer Behemoth': ally(
    { ...required, cost: 5, tags: ['Fel Orc', 'Warrior', 'Traitor'], atk: [4, 'melee'], health: 3 },
    whenThisEntersPlay(thisDeals(4, 'fire', target(aHero))),
  ),
  'Bonechewer Shield Disciple': ally(
    { ...required, cost: 4, tags: ['Fel Orc', 'Warrior', 'Traitor'], atk: [2, 'melee'], health: 6 },
    has('Protector'),
  ),
  'Charming Courtesan': ally(
    { ...required, cost: 4, tags: ['Human', 'Traitor'], atk: [3, 'melee'], health: 2 },
    ignoring('or less', 2),
  ),
  'Coilskar General': ally(
    { ...required, cost: 6, tags: ['Naga', 'Warrior', 'Traitor'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay(putTokens(3, naga)),
  ),
  'Coilskar Wrangler': ally(
    { ...required, cost: 3, tags: ['Naga', 'Traitor'], atk: [2, 'nature'], health: 2 },
    pay([2, destroying(yours(anAlly))], destroy(chosenBy(eachOpponent, yours(anAlly)))),
  ),
  'Illidari Archon': ally(
    { ...required, cost: 3, tags: ['Blood Elf', 'Priest', 'Traitor'], atk: [2, 'shadow'], health: 4 },
    when(attacks(thisOne), may(ready(chosen(exhausted(yours(aResource)))))),
  ),
  'Illidari Blood Lord': ally(
    { ...required, cost: 2, tags: ['Blood Elf', 'Paladin', 'Traitor'], atk: [2, 'melee'], health: 1 },
    whenThisEntersPlay({
      do: 'turn face down',
      what: chosenBy(eachPlayer, { ...yours(aResource), faceDown: false }),
    }),
  ),
  'Priestess of Dementia': ally(
    { ...required, cost: 4, tags: ['Shivan', 'Demon', 'Traitor'], atk: [4, 'melee'], health: 2 },
    pay([2, destroying(yours(anAlly))], destroy(chosenBy(eachOpponent, yours({ kind: ['Ability', 'Equipment'] })))),
  ),
  'Promenade Sentinel': ally(
    { ...required, cost: 7, tags: ['Mechanical', 'Traitor'], atk: [5, 'arcane'], health: 3 },
    whenThisEntersPlay(thisDeals(2, 'arcane', upTo(3, heroOrAlly))),
  ),
  'Sister of Pain': ally(
    { ...required, cost: 1, tags: ['Demon', 'Traitor'], atk: [1, 'shadow'], health: 2 },
    when(attacks(thisOne), thisDeals(1, 'shadow', target(opposing(aHero)))),
  ),
  'Sister of Pleasure': ally(
    { ...required, cost: 1, tags: ['Demon', 'Traitor'], atk: [1, 'holy'], health: 2 },
    has('Protector'),
    when({ event: 'defend', card: thisOne }, thisHeals(1, target(heroOrAlly))),
  ),
  'Temple Concubine': ally(
    { ...required, cost: 4, tags: ['Blood Elf', 'Traitor'], atk: [2, 'melee'], health: 3 },
    ignoring('or more', 3),
  ),
});

/** The tokens that they make. */
export const minionTokens: readonly Facts[] = [naga];
