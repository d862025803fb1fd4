import { hero, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhaust, give, giveAll, ready, thisDeals, thisHeals, unpreventably } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attacking,
  aWeapon,
  damaged,
  heroOrAlly,
  hosting,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { pay, provided } from '../../language/powers.ts';
import { each, it, target, thisCard } from '../../language/selections.ts';

export const heroes = set({
  'Auryna the Lightsworn': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Draenei',
      professions: ['Blacksmithing', 'Jewelcrafting'],
      talent: 'Retribution',
      health: 29,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Paladin'))) },
      pay(
        ['flip'],
        unpreventably(
          thisDeals(2, 'holy', each(opposing({ kind: ['Hero', 'Ally'], past: { as: 'by', was: { event: 'deal' } } }))),
        ),
      ),
    ),
  ),
  'Blythe the Pyromaniac': hero(
    { icon: ['Horde', 'Mage'], race: 'Undead', professions: ['Inscription', 'Tailoring'], talent: 'Fire', health: 25 },
    provided(
      { is: 'there', noun: other(yours(tagged('Mage'))) },
      pay(
        ['flip'],
        thisDeals(3, 'fire', target({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal' } } })),
      ),
    ),
  ),
  'Bordrak Barrelblast': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Dwarf',
      professions: ['Inscription', 'Leatherworking'],
      talent: 'Marksmanship',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Hunter'))) },
      pay(['flip'], { do: 'add counters', name: '+1 ATK', count: 1, on: target(tagged('Ranged', aWeapon)) }),
    ),
  ),
  'Emerson Zantides': hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Undead',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Shadow',
      health: 26,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Priest'))) },
      pay(['flip'], thisDeals(2, 'shadow', target(heroOrAlly)), thisDeals(2, 'shadow', thisCard)),
    ),
  ),
  'Erondra Frostmoon': hero(
    {
      icon: ['Alliance', 'Death Knight'],
      race: 'Night Elf',
      professions: ['Blacksmithing', 'Inscription'],
      talent: 'Unholy',
      health: 29,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Death Knight'))) },
      pay(['flip'], give(target(anAlly), [health(-2)])),
    ),
  ),
  'Felbender Lara': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Human',
      professions: ['Alchemy', 'Tailoring'],
      talent: 'Affliction',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Warlock'))) },
      pay(['flip'], thisDeals(3, 'shadow', target(hosting({ attachment: true }, heroOrAlly)))),
    ),
  ),
  'Ivan, Bladewind Brute': hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Human',
      professions: ['Blacksmithing', 'Jewelcrafting'],
      talent: 'Fury',
      health: 30,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Warrior'))) },
      pay(['flip'], thisDeals(2, 'melee', target(damaged(heroOrAlly)))),
    ),
  ),
  'Kaerie, Defender of the Sunwell': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Blacksmithing', 'Inscription', 'Jewelcrafting'],
      talent: 'Retribution',
      health: 29,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Paladin'))) },
      pay(
        ['flip'],
        unpreventably(thisDeals(3, 'holy', target({ kind: ['Ally'], past: { as: 'by', was: { event: 'deal' } } }))),
      ),
    ),
  ),
  'Levander of the Sanguine Shot': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Blood Elf',
      professions: ['Jewelcrafting', 'Leatherworking'],
      talent: 'Marksmanship',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Hunter'))) },
      pay(['flip'], ready(target(tagged('Ranged', aWeapon)))),
    ),
  ),
  Maloduri: hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Troll',
      professions: ['Blacksmithing', 'Jewelcrafting'],
      talent: 'Fury',
      health: 30,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Warrior'))) },
      pay(['flip'], give(target(heroOrAlly), [atk(-2)])),
    ),
  ),
  'Nylaith, Guardian of the Wild': hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Jewelcrafting', 'Leatherworking'],
      talent: 'Feral',
      health: 27,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Druid'))) },
      pay(['flip'], give(thisCard, [keyword('Protector')])),
    ),
  ),
  Prometha: hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Leatherworking'],
      talent: 'Enhancement',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Shaman'))) },
      pay(['flip'], ready(target(tagged('Melee', aWeapon)))),
    ),
  ),
  'Riley Sizzleswitch': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Gnome',
      professions: ['Engineering', 'Tailoring'],
      talent: 'Fire',
      health: 25,
    },
    provided({ is: 'there', noun: other(yours(tagged('Mage'))) }, pay(['flip'], thisDeals(2, 'fire', target(anAlly)))),
  ),
  'Rordag the Sly': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Dwarf',
      professions: ['Jewelcrafting', 'Leatherworking'],
      talent: 'Subtlety',
      health: 27,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Rogue'))) },
      pay(
        ['flip'],
        give(target(heroOrAlly), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
      ),
    ),
  ),
  'Souldrinker Bogmara': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Orc',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Affliction',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Warlock'))) },
      pay(['flip'], thisDeals(1, 'shadow', target(heroOrAlly)), thisHeals(1, thisCard)),
    ),
  ),
  'Teina Cloudstalker': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Inscription', 'Leatherworking'],
      talent: 'Feral',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Druid'))) },
      pay(['flip'], {
        do: 'modify',
        what: thisCard,
        changes: [atk(1)],
        while: is(it, attacking(aCard)),
        duration: 'this turn',
      }),
    ),
  ),
  'Triton the Sacrilegious': hero(
    {
      icon: ['Horde', 'Death Knight'],
      race: 'Undead',
      professions: ['Blacksmithing', 'Jewelcrafting'],
      talent: 'Unholy',
      health: 29,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Death Knight'))) },
      pay(['flip'], giveAll(opposing(heroOrAlly), [{ change: 'must attack' }, attacksOnlyIfAble(thisOne)])),
    ),
  ),
  'Xerandaal, Shade Servitor': hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Draenei',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Shadow',
      health: 26,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Priest'))) },
      pay(['flip'], thisDeals(3, 'shadow', target(aHero))),
    ),
  ),
  'Zagrun Wolfeye': hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Orc',
      professions: ['Inscription', 'Leatherworking'],
      talent: 'Enhancement',
      health: 28,
    },
    provided(
      { is: 'there', noun: other(yours(tagged('Shaman'))) },
      pay(['flip'], { do: 'add counters', name: '+1 ATK', count: 1, on: target(tagged('Melee', aWeapon)) }),
    ),
  ),
  "Zorak'tul": hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Troll',
      professions: ['Jewelcrafting', 'Leatherworking'],
      talent: 'Subtlety',
      health: 27,
    },
    provided({ is: 'there', noun: other(yours(tagged('Rogue'))) }, pay(['flip'], exhaust(target(heroOrAlly)))),
  ),
});
