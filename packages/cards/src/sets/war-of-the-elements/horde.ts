import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import { deal, destroy, give, giveAll, heal, ifYouDo, may, put, replace, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  aWeapon,
  damaged,
  exhausted,
  heroOrAlly,
  inCombatWith,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, pay, thatMuchPlus, when, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, each, it, target, targetPlayer, thisCard } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const horde = set({
  'Burom Bladeseer': ally({ cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [3, 'nature'], health: 2 }),
  'Caera Sunforge': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [2, 'melee'], health: 6 },
    has('Protector'),
  ),
  'Drax Felfuse': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Warlock'], atk: [2, 'fire'], health: 1 },
    has('Elusive'),
    when(entersPlay(yours(tagged('Dragonkin'))), give(thisCard, [atk(2)])),
  ),
  'Hanu Skyhorn': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'arcane'], health: 3 },
    pay([3], give(target(anAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'arcane' })])),
  ),
  'Kark Baneblood': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [5, 'frost'], health: 4 },
    whenThisEntersPlay(
      ifYouDo(
        may(destroy(chosen(other(yours(abilityAllyOrEquipment))))),
        put(target(anEquipment), { to: 'deck', at: 'bottom' }),
      ),
    ),
  ),
  'Kizzli Grinderstub': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [1, 'nature'], health: 4 },
    has('Time is Money'),
    pay(['activate'], give(target(heroOrAlly), [keyword('Stealth')])),
  ),
  'Korlix Grimvik': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [2, 'shadow'], health: 3 },
    has('Protector'),
  ),
  'Kuatha Mornhoof': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [2, 'holy'], health: 4 },
    has('Protector'),
  ),
  'Lena Naville': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [1, 'holy'], health: 2 },
    has('Mend', 2),
    { power: 'keyword', keyword: 'Stash', effects: [heal(2, target(anAlly))] },
  ),
  'Maxie the Blaster': ally(
    { cost: 3, icon: 'Horde', tags: ['Gnome', 'Mage', 'Goblin'], atk: [2, 'arcane'], health: 4 },
    has('Time is Money'),
    pay(
      ['activate'],
      replace(
        { event: { event: 'deal', damageType: ['arcane'] }, next: true, flags: 'by', instead: thatMuchPlus(2) },
        target(yours(heroOrAlly)),
      ),
    ),
  ),
  'Nikka Blastbor': ally({ cost: 1, icon: 'Horde', tags: ['Goblin', 'Hunter'], atk: [2, 'arcane'], health: 1 }),
  'Rakzi the Earthgraced': ally(
    { cost: 2, icon: 'Horde', tags: ['Gnome', 'Shaman', 'Goblin'], atk: [1, 'nature'], health: 4 },
    have(thisOne, power(has('Assault', countOf(yours(anEquipment))))),
    { power: 'keyword', keyword: 'Stash', effects: [give(target(yours(aWeapon)), [power(has('Assault', 1))])] },
  ),
  "Razo'jun": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [1, 'fire'], health: 2 },
    has('Ferocity'),
    whenThisEntersPlay({ do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }),
  ),
  'Rumu Moonhaze': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [4, 'shadow'], health: 3 },
    whenThisEntersPlay(ifYouDo(may(destroy(chosen(other(yours(abilityAllyOrEquipment))))), destroy(target(anAbility)))),
  ),
  'Shaera Strikewing': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [5, 'melee'], health: 4 },
    has('Stealth'),
    { power: 'keyword', keyword: 'Stash', effects: [give(target(anAlly), [keyword('Stealth')])] },
  ),
  'Talaan Solaras': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Warrior'], atk: [3, 'melee'], health: 3 },
    { power: 'keyword', keyword: 'Stash', effects: [deal(1, 'melee', target(damaged(anAlly)))] },
  ),
  'Tharuk Foulblade': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'nature'], health: 3 },
    haveWhile(is(it, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, atk(3)),
  ),
  'Timriv the Enforcer': ally(
    { cost: 4, icon: 'Horde', tags: ['Goblin', 'Warrior'], atk: [3, 'melee'], health: 3 },
    has('Time is Money'),
    pay(['activate'], destroy(each(damaged(opposing(anAlly))))),
  ),
  "Tol'zin": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [2, 'arcane'], health: 2 },
    have(
      thisOne,
      atk({ amount: 'times', of: [2, countOf(yours({ token: true, kind: ['Ally'] }))] }),
      health({ amount: 'times', of: [2, countOf(yours({ token: true, kind: ['Ally'] }))] }),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [giveAll(yours({ token: true, kind: ['Ally'] }), [power(has('Assault', 1))])],
    },
  ),
  'Valytha Colton': ally({ cost: 4, icon: 'Horde', tags: ['Undead', 'Hunter'], atk: [4, 'arcane'], health: 4 }),
  "Yoza'tsu": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Warlock'], atk: [4, 'fire'], health: 1 },
    whenThisEntersPlay(give(target(opposing(anAlly)), [health(-1)])),
  ),
  'Zarvix the Tormentor': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [2, 'shadow'], health: 7 },
    has('Time is Money'),
    pay(
      ['activate'],
      put({ select: 'top', of: targetPlayer(), count: countOf(yours(tagged('Goblin'))) }, { to: 'graveyard' }),
    ),
  ),
  "Zeni'vun": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [1, 'arcane'], health: 5 },
    pay([2, discarding(yours(inZone('hand', aCard)))], thisDeals(1, 'arcane', each(opposing(heroOrAlly)))),
  ),
});
