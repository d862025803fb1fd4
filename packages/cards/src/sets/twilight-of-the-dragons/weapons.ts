import { atkOf, costOf, countOf } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  give,
  giveAll,
  heal,
  ifSo,
  may,
  putIntoHand,
  reveal,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  heroOrAlly,
  inPartyOf,
  opposing,
  tagged,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { asThisEntersPlay, has, have, haveWhile, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  done,
  eventCard,
  revealed,
  target,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const weapons = set({
  'Akirus the Worm-Breaker': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    when(isDestroyed(tagged('Dragonkin', anAlly)), may(addCounters(atkOf(eventCard), '+1 ATK'))),
  ),
  'Axe of the Eclipse': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    haveWhile(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      thisOne,
      atk(2),
    ),
  ),
  'Blade of the Burning Sun': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'fire'],
      strike: 3,
    },
    pay(
      ['activate', exhausting(yourHeroAs)],
      reveal(topOfYourDeck(1)),
      ifSo(
        is(revealed, typed('fire', { kind: ['Ally', 'Equipment'] })),
        giveAll(yours(anAlly), [power(has('Assault', costOf(revealed)))]),
      ),
    ),
  ),
  'Blade of the Witching Hour': weapon(
    {
      cost: 4,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 1,
    },
    whenThisEntersPlay(may(deal(4, 'fire', target(opposing(heroOrAlly))))),
  ),
  "Chelley's Staff of Dark Mending": weapon(
    {
      cost: 2,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 1,
    },
    when(isDestroyed(yours(anAlly)), heal(costOf(eventCard), yourHero)),
  ),
  'Claws of Torment': weapon(
    { cost: 3, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Fist'], limit: 'Melee (1)', atk: [0, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
  ),
  "Cookie's Stirring Rod": weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand'],
      limit: 'Ranged (1)',
      atk: [1, 'arcane'],
      strike: 1,
    },
    has('Long-Range'),
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne },
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, typed('arcane', aCard)), putIntoHand(revealed)),
    ),
  ),
  "Crul'korak, the Lightning's Arc": weapon(
    { cost: 2, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [1, 'nature'], strike: 0 },
    have(yours(typed('nature', anAlly)), power(has('Assault', atkOf(thisCard)))),
  ),
  'Darklight Torch': weapon(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'fire'], strike: 1 },
    when(isDestroyed(thisOne), may(destroy(target(anAbility)))),
  ),
  'Dragonheart Piercer': weapon(
    { cost: 4, icon: 'Hunter', tags: ['Crossbow'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 0 },
    has('Long-Range'),
    have(thisOne, atk({ amount: 'different', what: 'color', of: { tag: ['Dragonkin'], whose: 'you' } })),
  ),
  'Elementium Poleaxe': weapon(
    { cost: 5, icon: ['Druid', 'Hunter'], tags: ['2H', 'Polearm'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 5 },
    pay(['activate'], give(yourHero, [power(has('Assault', countOf(yours({ token: true, kind: ['Ally'] }))))])),
  ),
  'Lava Spine': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 1,
    },
    when(isDestroyed(thisOne), may(destroy(target(anEquipment)))),
  ),
  'Obsidium Executioner': weapon({
    cost: 5,
    icon: ['Death Knight', 'Paladin', 'Warrior'],
    tags: ['2H', 'Sword'],
    limit: 'Melee (1)',
    atk: [3, 'melee'],
    strike: 4,
  }),
  'Organic Lifeform Inverter': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Rogue', 'Shaman'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 0,
    },
    when(isDestroyed(thisOne), may(destroy(target(anAlly)))),
  ),
  "Shalug'doom, the Axe of Unmaking": weapon(
    {
      cost: 0,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    asThisEntersPlay(
      destroy({ select: 'choose', noun: yours(abilityAllyOrEquipment), count: { anyNumber: true } }),
      addCounters(countOf(among(done, aCard)), '+1 ATK'),
    ),
  ),
  'Volatile Thunderstick': weapon(
    { cost: 4, icon: 'Hunter', tags: ['Gun'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 1 },
    has('Long-Range'),
    when(
      {
        event: 'strike',
        card: { any: [{ self: true }, { tag: ['Ranged'], kind: ['Weapon'], other: true }] },
        whose: 'you',
      },
      deal(1, 'nature', target(heroOrAlly)),
    ),
  ),
});
