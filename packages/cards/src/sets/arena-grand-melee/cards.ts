import { ally, armor, hero, ongoing, set, weapon, withBack } from '../../language/cards.ts';
import { atkBecomes, damageTypeBecomes, health, healthBecomes } from '../../language/changes.ts';
import { draw, flip, may } from '../../language/effects.ts';
import { anAbility, anAlly, aWeapon, tagged, thisOne, yours } from '../../language/nouns.ts';
import { has, have, pay, payLessTo, whenThisEntersPlay } from '../../language/powers.ts';
import { thisCard } from '../../language/selections.ts';

export const cards = set({
  'Arcane Intuition': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Arena', 'Arcane'] },
    has('Preparation'),
    whenThisEntersPlay(draw()),
    { power: 'continuous', continuous: { players: 'you', changes: [{ change: 'hand size', by: 1 }] } },
  ),
  "Brutal Gladiator's Greatsword": weapon(
    { cost: 5, icon: 'Paladin', tags: ['2H', 'Sword', 'Arena'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 3 },
    has('Preparation'),
  ),
  "Demonologist's Pact": ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Arena', 'Demonology'] },
    has('Preparation'),
    payLessTo('play', 1, tagged('Pet')),
  ),
  'Emmi Sprinklestrike': withBack(
    hero(
      {
        icon: ['Alliance', 'Warrior'],
        race: 'Gnome',
        professions: ['Enchanting', 'Herbalism'],
        talent: 'Arms',
        health: 30,
      },
      pay([5], may(flip(thisCard))),
    ),
    have(thisOne, atkBecomes(1), damageTypeBecomes('melee')),
  ),
  "Guardian's Plate Bracers": armor(
    { cost: 3, icon: 'Warrior', tags: ['Plate', 'Arena'], limit: 'Wrist (1)', def: 3 },
    has('Preparation'),
  ),
  'Kauno Stonehoof': withBack(
    hero(
      { icon: ['Horde', 'Druid'], race: 'Tauren', professions: ['Engineering', 'Mining'], talent: 'Feral', health: 28 },
      pay([5], may(flip(thisCard))),
    ),
    have(thisOne, healthBecomes(40)),
  ),
  'Maelstrom of Steel': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Arena', 'Enhancement'] },
    has('Preparation'),
    payLessTo('strike', 1, aWeapon),
  ),
  "Nature's Guidance": ongoing(
    { cost: 3, icon: 'Druid', tags: ['Arena', 'Feral'] },
    has('Preparation'),
    payLessTo('play', 1, tagged('Feral', anAbility), 1),
  ),
  'Power Word: Courage': ongoing(
    { cost: 3, icon: 'Priest', tags: ['Arena', 'Discipline'] },
    has('Preparation'),
    have(yours(anAlly), health(1)),
  ),
  'Shadow Tactics': ongoing(
    { cost: 4, icon: 'Rogue', tags: ['Arena', 'Assassination'] },
    has('Preparation'),
    payLessTo('play', 1, { any: [{ tag: ['Combo'] }, { keyword: 'Finishing Move' }] }, 1),
  ),
  Shredder: ally(
    { cost: 3, icon: 'Hunter', tags: ['Ravager', 'Arena'], limit: 'Pet (1)', atk: [2, 'melee'], health: 4 },
    has('Preparation'),
  ),
});
