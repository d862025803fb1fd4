import { cardsInHandOf, countersOn, countOf } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  discard,
  draw,
  exhaust,
  give,
  heal,
  ifSo,
  may,
  removeFromGame,
  reveal,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  defending,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  ownedBy,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  ifWould,
  onYourTurn,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  controllerOf,
  done,
  each,
  eventCard,
  it,
  revealed,
  target,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed, leavesPlay } from '../../language/watches.ts';

export const weapons = set({
  'Angry Dread': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    whenThisEntersPlay(may(draw())),
  ),
  'Colossal Skull-Clad Cleaver': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'skull')),
    have(thisOne, power(has('Assault', { amount: 'counters', name: 'skull', on: it }))),
  ),
  'Fading Glow': weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'holy'], strike: 1 },
    when({ event: 'deal', combat: true, with: thisOne }, heal(2, yourHero)),
  ),
  'Final Voyage': weapon(
    { cost: 2, icon: 'Hunter', tags: ['1H', 'Crossbow'], limit: 'Ranged (1)', atk: [0, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    have(thisOne, power(has('Assault', countOf(opposing(inZone('hand', aCard)))))),
  ),
  'Fist of the Deity': weapon(
    {
      cost: 4,
      icon: ['Rogue', 'Shaman'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [2, 'melee'],
      strike: 0,
    },
    have(yourHeroAs, keyword('Dual Wield')),
    whenThisEntersPlay(give(thisCard, [atk(2)])),
  ),
  'Haunting Call': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    pay(
      [2, exhausting(yourHeroAs)],
      removeFromGame(target(opposing(inZone('graveyard', { inOne: true })), { exactly: 3 })),
      addCounters(countOf(among(done, anAlly)), 'spirit'),
    ),
    atStartOfYourTurn(deal(countersOn('spirit'), 'shadow', each(opposing(aHero)))),
  ),
  'Life and Death': weapon(
    {
      cost: 5,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    when({ event: 'play', card: inZone('chain', anAlly), whose: 'you' }, may(draw())),
    when(leavesPlay(yours(anAlly)), discard()),
  ),
  'Nerubian Conqueror': weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    ifWould(
      { event: 'enter graveyard', card: ownedBy('opposing', aCard) },
      { instead: 'effects', effects: [removeFromGame(eventCard)] },
    ),
  ),
  'Silent Crusader': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 1,
    },
    when(
      { event: 'deal', card: opposing(aHero), combat: true, with: thisOne },
      exhaust(each(inPartyOf(controllerOf(eventCard), aCard))),
    ),
  ),
  'Spire of Sunset': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    onYourTurn(
      pay(
        [2, exhausting(yourHeroAs)],
        deal(
          { amount: 'different', what: 'class', of: { kind: ['Hero', 'Ally'], whose: 'you' } },
          'fire',
          target(heroOrAlly),
        ),
      ),
    ),
  ),
  'Sword of Justice': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [0, 'holy'],
      strike: 2,
    },
    entersWithCounters(cardsInHandOf(you), '+1 ATK'),
    pay([{ pay: 'remove counters', name: '+1 ATK', count: 1 }], exhaust(target(anAlly))),
  ),
  'Torch of Holy Fire': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'holy'],
      strike: 3,
    },
    pay(
      [1, exhausting(yourHeroAs)],
      reveal({ select: 'choose', noun: yours(inZone('hand', aCard)), random: true }),
      ifSo(is(revealed, typed('holy', aCard)), unpreventably(deal(2, 'holy', target(heroOrAlly))), heal(2, yourHero)),
    ),
  ),
  'Wraith Spear': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Hunter', 'Paladin'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    {
      power: 'triggered',
      on: { event: 'strike', card: thisOne, whose: 'you' },
      while: is(yourHero, defending(aCard)),
      effects: [heal(4, yourHero)],
    },
  ),
});
