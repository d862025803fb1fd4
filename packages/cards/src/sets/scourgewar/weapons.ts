import { countersOn, countOf, X } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { compared, is, yourHeroIs, yourTurn } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  deal,
  destroy,
  draw,
  exchangeControl,
  give,
  heal,
  ifSo,
  ifYouDo,
  may,
  payTo,
  putIntoHand,
  ready,
  removeCounters,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAbility,
  anAlly,
  aResource,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  haveWhile,
  mayIfWould,
  onYourTurn,
  pay,
  payLessTo,
  skipped,
  when,
  whenIf,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import {
  chosenBy,
  done,
  target,
  targetAtRandom,
  targetOpponent,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { attacks, draws, turnEnds, turnStarts } from '../../language/watches.ts';

export const weapons = set({
  'Arm Blade of Augelmir': weapon(
    {
      cost: 2,
      icon: ['Rogue', 'Shaman'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [1, 'melee'],
      strike: 0,
    },
    whenThisEntersPlay(may(putIntoHand(target(anAbility)))),
  ),
  'Blade of the Empty Void': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'shadow'],
      strike: 1,
    },
    { power: 'continuous', continuous: { cards: yourHeroAs, changes: [keyword('Protector')] }, zone: 'graveyard' },
  ),
  'Crimson Cranium Crusher': weapon(
    {
      cost: 4,
      icon: ['Paladin', 'Rogue', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    when({ event: 'turn face down', card: opposing(aResource) }, may(draw())),
  ),
  'Dagger of Betrayal': weapon(
    { cost: 2, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    onYourTurn(pay(['activate'], exchangeControl(chosenBy(targetOpponent(), yours(anAlly)), thisCard))),
  ),
  'Edge of Oblivion': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    entersWithCounters(5, '+1 ATK'),
    atStartOfYourTurn(
      removeCounters(1, '+1 ATK'),
      ifSo(compared(countersOn('+1 ATK'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Encrusted Zombie Finger': weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'frost'], strike: 0 },
    when(
      attacks(yourHeroAs),
      ifYouDo(may({ do: 'gesture', how: 'make a noise' }), give(thisCard, [power(has('Assault', 1))])),
    ),
  ),
  'Fleshwerk Throwing Glaive': weapon(
    {
      cost: 2,
      icon: ['Rogue', 'Warrior'],
      tags: ['1H', 'Shuriken'],
      limit: 'Ranged (1)',
      atk: [2, 'ranged'],
      strike: 1,
    },
    has('Thrown'),
    haveWhile(yourHeroIs('Rogue'), thisOne, atk(1)),
    whileSo(yourHeroIs('Warrior'), payLessTo('strike', 1, thisOne)),
  ),
  'Gavel of the Fleshcrafter': weapon(
    {
      cost: 5,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    have(yourHeroAs, power(has('Mend', 3))),
  ),
  'Life-Staff of the Web Lair': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      reputation: 'Nerubian',
      atk: [1, 'melee'],
      strike: 5,
    },
    have(yours(tagged('Nerubian', anAlly)), atk(1), health(1)),
    pay(['activate'], deal(countOf(yours(tagged('Nerubian', anAlly))), 'nature', target(heroOrAlly))),
  ),
  'Netherbreath Spellblade': weapon(
    {
      cost: 5,
      icon: ['Druid', 'Mage', 'Priest', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    mayIfWould(draws('you'), skipped),
    whenIf(
      { event: 'skip', whose: 'you', by: thisOne, first: true },
      yourTurn,
      putIntoHand(target(inYourGraveyard(anAbility))),
    ),
  ),
  "Reanimator's Hacker": weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Hunter', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    pay([2, destroyThis], putIntoHand(target(inYourGraveyard(anAlly)))),
  ),
  'Reaper of Dark Souls': weapon(
    {
      cost: 0,
      plusX: true,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [0, 'shadow'],
      strike: 2,
    },
    entersWithCounters(X, '+1 ATK'),
  ),
  'Saliva Corroded Pike': weapon(
    { cost: 4, icon: ['Hunter', 'Paladin'], tags: ['2H', 'Polearm'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 2 },
    whenIf({ event: 'deal', with: thisOne }, { is: 'turn of', whose: 'opposing' }, may(ready(thisCard))),
  ),
  'Staff of Sinister Claws': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    atStartOfYourTurn(give(targetAtRandom(yours(anAlly)), [power(has('Assault', 2))])),
  ),
  'Touch of Unlife': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand'],
      limit: 'Ranged (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    atStartOfYourTurn(
      deal(1, 'shadow', target(heroOrAlly)),
      ifSo({ is: 'there', noun: among(done, aCharacter) }, heal(1, yourHero)),
    ),
  ),
  "Trapper's Rifle": weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    when(turnEnds('you'), may(ready(yourHero))),
  ),
  'Trophy Gatherer': weapon(
    { cost: 5, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 3 },
    whileSo(is(yourHero, inCombatWith(withCost('or more', 4, anAlly), aCard)), payLessTo('strike', 3, thisOne)),
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  'Unearthed Broadsword': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 3,
    },
    {
      power: 'triggered',
      on: turnStarts('you'),
      if: is(thisCard, inZone('graveyard', aCard)),
      effects: [ifYouDo(may(payTo([1])), putIntoHand(thisCard))],
      zone: 'graveyard',
    },
  ),
});
