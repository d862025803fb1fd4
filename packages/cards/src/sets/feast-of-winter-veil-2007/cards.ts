import { ally, item, quest, set, token } from '../../language/cards.ts';
import { not } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { draw, give, ready } from '../../language/effects.ts';
import { abilityAllyOrEquipment, aHero, heroOrAlly, tagged, yours } from '../../language/nouns.ts';
import { has, ifWould, oncePerTurn, pay, provided, whenThisEntersPlay } from '../../language/powers.ts';
import { each, it, target, targetOpponent, targetPlayer } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const cards = set({
  "Father Winter's Helper": quest({ tags: ['Token'] }),
  'Gingerbread Cookie': item(
    {
      cost: 3,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      tags: ['Cookie'],
    },
    pay([destroyThis], { do: 'heal', amount: 7, from: each(aHero), by: it }),
  ),
  'Greatfather Winter': ally(
    { cost: 4, icon: 'Horde', tags: ['Dwarf'], unique: true, atk: [2, 'melee'], health: 5 },
    oncePerTurn(
      pay([0], give(target(yours(abilityAllyOrEquipment)), [{ change: 'control', by: targetPlayer() }], 'this game')),
    ),
  ),
  'Metzen the Reindeer': ally(
    { cost: 1, tags: ['Reindeer'], unique: true, atk: [0, 'melee'], health: 2 },
    has('Elusive'),
    whenThisEntersPlay({
      do: 'put token',
      token: token('Pirate', { atk: [1, 'melee'], health: 1 }),
      count: 3,
      who: targetOpponent(),
    }),
    provided(not({ is: 'there', noun: tagged('Pirate') }), pay(['activate'], ready(target(heroOrAlly)))),
  ),
  'The Abominable Greench': ally(
    { cost: 9, tags: ['Yeti'], unique: true, atk: [7, 'melee'], health: 5 },
    ifWould(draws('opposing'), { instead: 'effects', effects: [draw()] }),
  ),
  'Tiny Snowman': quest({ tags: ['Token'] }),
});
