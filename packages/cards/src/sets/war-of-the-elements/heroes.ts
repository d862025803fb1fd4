import { countOf, howOftenThisTurn } from '../../language/amounts.ts';
import { hero, masterHero, set, token, withBack } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { copy, draw, flip, give, may, put, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  defending,
  having,
  heroOrAlly,
  hosting,
  inZone,
  opposing,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, pay, payLessTo, when, whenIf } from '../../language/powers.ts';
import { controllerOf, each, eventCard, it, target, thisCard } from '../../language/selections.ts';
import { isDestroyed, turnEnds, turnStarts } from '../../language/watches.ts';

export const heroes = set({
  'Almia Moonwhisper': withBack(
    hero({ icon: ['Alliance', 'Mage'], race: 'Night Elf', health: 25 }, pay([5], flip(thisCard))),
    whenIf(turnStarts('you'), { is: 'there', noun: yours(typed('arcane', anAlly)) }, may(draw())),
  ),
  'Aric Stonejack': withBack(
    hero({ icon: ['Alliance', 'Death Knight'], race: 'Dwarf', health: 29 }, pay([7], flip(thisCard))),
    whenIf(turnEnds('you'), not({ is: 'there', noun: yours(tagged('Ghoul')) }), {
      do: 'put token',
      token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
    }),
  ),
  'Edwin Blademark': withBack(
    hero({ icon: ['Alliance', 'Rogue'], race: 'Worgen', health: 27 }, pay([4], flip(thisCard))),
    have(yours(anAlly), keyword('Stealth')),
  ),
  'Fraznak the Furious': withBack(
    hero({ icon: ['Horde', 'Warrior'], race: 'Goblin', health: 30 }, pay([5], flip(thisCard))),
    have(yours(anAlly), power(has('Assault', 1))),
  ),
  'Grayson Steelworth': withBack(
    hero({ icon: ['Alliance', 'Warrior'], race: 'Worgen', health: 30 }, pay([3], flip(thisCard))),
    has('Dual Wield'),
  ),
  'Gundek Hammerguard': withBack(
    hero({ icon: ['Alliance', 'Paladin'], race: 'Dwarf', health: 29 }, pay([4], flip(thisCard))),
    has('Protector'),
  ),
  'Huntsman Gorwal': withBack(
    hero({ icon: ['Alliance', 'Hunter'], race: 'Worgen', health: 28 }, pay([5], flip(thisCard))),
    have(yours(tagged('Pet')), keyword('Ferocity')),
  ),
  'Jinxy Blastwheel': withBack(
    hero({ icon: ['Horde', 'Mage'], race: 'Goblin', health: 25 }, pay([4], flip(thisCard))),
    atStartOfYourTurn(thisDeals(countOf(yours(typed('arcane', anAlly))), 'arcane', target(aHero))),
  ),
  Kalecgos: masterHero(
    { cost: 21, tags: ['Blue Dragonkin', 'Aspect', 'Master'], atk: [1, 'arcane'], health: 38 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-3, howOftenThisTurn({ event: 'play', card: anAbility, whose: 'you' })] },
      },
    },
    when(
      { event: 'play', card: inZone('chain', { ongoing: false, kind: ['Ability'] }), whose: 'you' },
      copy(eventCard),
    ),
  ),
  'Kanga the Primal': withBack(
    hero({ icon: ['Horde', 'Druid'], race: 'Troll', health: 27 }, pay([3], flip(thisCard))),
    payLessTo('play', 1, tagged('Feral', anAbility), 1),
  ),
  'Merissa Firebrew': withBack(
    hero({ icon: ['Alliance', 'Shaman'], race: 'Dwarf', health: 28 }, pay([3], flip(thisCard))),
    when(
      { event: 'play', card: inZone('chain', anEquipment), whose: 'you' },
      give(thisCard, [power(has('Assault', 1))]),
    ),
  ),
  'Mindtwister Quimtrix': withBack(
    hero({ icon: ['Horde', 'Priest'], race: 'Goblin', health: 26 }, pay([4], flip(thisCard))),
    when(isDestroyed(yours(anAlly)), may(thisDeals(1, 'shadow', target(anAlly)))),
  ),
  'Olivia Demascas': withBack(
    hero({ icon: ['Alliance', 'Priest'], race: 'Worgen', health: 26 }, pay([4], flip(thisCard))),
    when(
      { event: 'deal', by: yours(heroOrAlly), card: opposing(aHero), damageType: ['shadow'] },
      may(put({ select: 'top', of: controllerOf(eventCard), count: 2 }, { to: 'graveyard' })),
    ),
  ),
  'Sunwalker Nahano': withBack(
    hero({ icon: ['Horde', 'Paladin'], race: 'Tauren', health: 30 }, pay([3], flip(thisCard))),
    haveWhile(is(it, defending(aCard)), yours(having('Protector', anAlly)), atk(1)),
  ),
  'Tazrik Crankrust': withBack(
    hero({ icon: ['Horde', 'Shaman'], race: 'Goblin', health: 28 }, pay([4], flip(thisCard))),
    have(thisOne, power(has('Assault', countOf(yours(tagged('Elemental', anAlly)))))),
  ),
  'Thira Anvilash': withBack(
    hero({ icon: ['Alliance', 'Warlock'], race: 'Dwarf', health: 28 }, pay([3], flip(thisCard))),
    when(
      { event: 'attach', card: anAbility, to: { whose: 'opposing', kind: ['Hero', 'Ally'] }, whose: 'you' },
      thisDeals(1, 'shadow', { select: 'event', role: 'to' }),
      thisHeals(1, thisCard),
    ),
  ),
  "Uzak'zim": withBack(
    hero({ icon: ['Horde', 'Warlock'], race: 'Troll', health: 28 }, pay([4], flip(thisCard))),
    atStartOfYourTurn(thisDeals(1, 'shadow', each(opposing(hosting(yours({ attachment: true }), heroOrAlly))))),
  ),
  'Vanira Raventhorne': withBack(
    hero({ icon: ['Alliance', 'Druid'], race: 'Worgen', health: 27 }, pay([5], flip(thisCard))),
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, thisOne, power(has('Assault', 2))),
  ),
  'Zimzi the Trickster': withBack(
    hero({ icon: ['Horde', 'Rogue'], race: 'Goblin', health: 27 }, pay([2], flip(thisCard))),
    have({ any: [{ self: true }, { kind: ['Ally'], whose: 'you', keyword: 'Stealth' }] }, power(has('Assault', 1))),
  ),
  "Zin'sul": withBack(
    hero({ icon: ['Horde', 'Death Knight'], race: 'Troll', health: 29 }, pay([2], flip(thisCard))),
    payLessTo('strike', 1, aWeapon),
  ),
});
