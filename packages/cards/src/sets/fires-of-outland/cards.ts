import { atkOf, costOf, yourResources } from '../../language/amounts.ts';
import { ability, ally, attachment, set, weapon } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, dealtBy, draw, give, ifSo, putIntoPlay, ready, thisDeals } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  aWeapon,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  ifWould,
  pay,
  payLessTo,
  thatMuchPlus,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { attachedCard, chosen, target, targeted, thisCard, yourHero } from '../../language/selections.ts';
import { attacks, isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Andiss Butcherson': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 2 },
    payLessTo('strike', 1, aWeapon),
  ),
  'Chain Heal': ability(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'] },
    { do: 'heal', by: yourHero, amount: 3, from: target(heroOrAlly, { upTo: 3 }), each: [3, 2, 1] },
  ),
  Erytheis: ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [1, 'arcane'], health: 1 },
    when(isDestroyed(thisOne), thisDeals(1, 'arcane', target(heroOrAlly))),
  ),
  'Garell Strout': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [3, 'fire'], health: 4 },
    when(attacks(thisOne), thisDeals(2, 'fire', target(opposing(aHero)))),
  ),
  Guruvan: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    has('Long-Range'),
  ),
  Immolate: attachment(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    heroOrAlly,
    deal(1, 'fire', targeted(0)),
    atStartOfYourTurn(deal(1, 'fire', attachedCard)),
  ),
  'Josiah King': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [2, 'arcane'], health: 1 },
    pay([5, destroyThis], thisDeals(3, 'arcane', target(heroOrAlly))),
  ),
  'Karrok Scarrend': ally({ cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [5, 'melee'], health: 4 }),
  'Kill Command': ability(
    { cost: 2, icon: 'Hunter', tags: ['Beast Mastery'], instant: true },
    dealtBy(target(yours(tagged('Pet'))), atkOf(targeted(0)), 'melee', target(anAlly)),
  ),
  'Malistra the Demonmistress': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'fire'], health: 2 },
    have(friendly(tagged('Pet')), atk(2)),
  ),
  'Masterwork Stormhammer': weapon(
    {
      cost: 3,
      icon: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 3,
    },
    pay([5, 'activate'], deal(1, 'nature', target(heroOrAlly, { upTo: 3 }))),
  ),
  'Nala Stalks-the-Night': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'melee'], health: 4 },
    has('Ferocity'),
    has('Stealth'),
  ),
  Nightfire: ally(
    { cost: 3, icon: 'Hunter', tags: ['Dragonhawk'], limit: 'Pet (1)', atk: [3, 'fire'], health: 4 },
    pay([2], give(thisCard, [atk(1)])),
  ),
  Redemption: ability(
    { cost: 5, icon: 'Paladin', tags: ['Holy'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anAlly)))),
    draw(),
  ),
  Rodrigo: ally({ cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'melee'], health: 5 }),
  'Shadowmistress Jezebel Hawke': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    have(friendly(tagged('Pet')), health(2)),
  ),
  'Tempest, Son-of-Storms': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'Shaman'], instant: true, atk: [5, 'melee'], health: 5 },
    whenThisEntersPlay(ready(chosen(yours(heroOrAlly)))),
  ),
  'Tez Tez the Patchmonger': ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [2, 'shadow'], health: 1 },
    whenThisEntersPlay(give(target(opposing(anAlly)), [atk(-3)])),
  ),
  'Tomadae the Magnificent': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [5, 'arcane'], health: 5 },
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
  ),
});
