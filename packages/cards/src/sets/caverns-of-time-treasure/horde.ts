import { ally, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { yourHeroIsLessDamaged } from '../../language/conditions.ts';
import { destroy, give, may, ready, thisDeals } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  aResource,
  heroOrAlly,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { canAttackOnly, has, have, ifWould, pay, prevented, when } from '../../language/powers.ts';
import { chosen, target, thisCard } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const horde = set({
  "Gor'la Wrathbolt": ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [4, 'nature'], health: 1 },
    canAttackOnly(aHero),
    {
      power: 'continuous',
      continuous: { cards: thisOne, changes: [keyword('Ferocity')], while: yourHeroIsLessDamaged },
      tagWord: 'Bloodrush',
    },
  ),
  "Katu Lion's-Claw": ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [4, 'melee'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [give(target(anAlly), [atk(2), keyword('Stealth')])],
      tagWord: 'Tribe',
    },
  ),
  'Lorraina the Red Harbinger': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [2, 'ranged'], health: 5 },
    when(
      { event: 'enter combat', card: thisOne },
      may(thisDeals(2, 'ranged', target({ any: [{ attacking: true }, { defending: true }] }))),
    ),
    when({ event: 'deal', by: thisOne, card: heroOrAlly }, may(ready(chosen(aResource)))),
  ),
  'Razor Hill Lout': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [6, 'melee'], health: 3 },
    pay([1], { do: 'remove from combat', what: thisCard }),
  ),
  'Sunhoof Consecrator': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [4, 'holy'], health: 5 },
    have(yours({ exhausted: false, kind: ['Ally'] }), atk(2), keyword('Spellshield')),
  ),
  'Torkar the Bloodsworn': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [4, 'frost'], health: 5 },
    has('Protector'),
    when({ event: 'deal', card: yourHeroAs, combat: true }, destroy(thisCard)),
  ),
  'Vorn, Hand of Baine': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [6, 'melee'], health: 8 },
    have(opposing(anAlly), { change: 'must attack', noun: thisOne }),
    ifWould({ event: 'deal', card: thisOne, with: anAbility }, prevented('all')),
  ),
});
