import { armor, item, masterHero, quest, set, token, weapon } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { exhausting, removing } from '../../language/costs.ts';
import { deal, draw, give, heal, ifSo, may, mayBy, putIntoHand, ready, turnFaceDown } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  heroOrAlly,
  inYourGraveyard,
  nonToken,
  other,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, haveWhile, onYourTurn, pay, reward, when, whenIf } from '../../language/powers.ts';
import { chosen, controllerOf, eventCard, target, thatPlayer, you, yourHero } from '../../language/selections.ts';
import { isDestroyed, leavesPlay } from '../../language/watches.ts';

export const cards = set({
  'Black Bow of the Betrayer': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Bow'],
      limit: 'Ranged (1)',
      atk: [4, 'ranged'],
      strike: 4,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    whenIf(
      { event: 'deal', card: anAlly, combat: true, with: thisOne },
      yourHeroIs('Hunter'),
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: 4 } }),
    ),
  ),
  'Blessed Medallion of Karabor': item(
    {
      cost: 8,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Neck (1)',
    },
    onYourTurn(
      pay([removing(thisOne)], {
        do: 'move right of',
        who: you,
        of: { player: 'chosen', who: 'friendly', except: [you] },
      }),
    ),
  ),
  'Cursed Vision of Sargeras': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 2 },
    pay(
      ['activate'],
      ifSo(
        { is: 'happened', watch: { event: 'complete', card: aQuest, whose: 'you' } },
        turnFaceDown(target(aResource)),
      ),
    ),
  ),
  'Entry into the Black Temple': quest(
    {},
    reward([5], draw({ amount: 'different', what: 'class', of: { kind: ['Ally'], whose: 'you' } })),
  ),
  'Illidan Stormrage': masterHero(
    {
      cost: 11,
      tags: ['Night Elf', 'Demon', 'Traitor', 'Demonhunter', 'Master'],
      required: ['Traitor'],
      atk: [5, 'melee'],
      health: 35,
    },
    atStartOfYourTurn(may({ do: 'put from collection', noun: tagged('Traitor', anAlly) })),
  ),
  'Memento of Tyrande': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    when(
      isDestroyed(nonToken(anAlly)),
      mayBy(controllerOf(eventCard), {
        do: 'put token',
        token: token('Spirit', { atk: [1, 'melee'], health: 1 }),
        who: thatPlayer,
      }),
    ),
  ),
  'Stormrage Signet Ring': item(
    { cost: 4, icon: ['Druid', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Trinket (2)' },
    onYourTurn(pay([2, 'activate'], putIntoHand(target(anEquipment)))),
  ),
  "The Skull of Gul'dan": item(
    { cost: 2, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'with X', noun: aCard, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'Warglaive of Azzinoth, Left Hand of the Betrayer': weapon(
    {
      cost: 5,
      icon: ['Rogue', 'Warrior'],
      tags: ['1H', 'Warglaive', 'Sword'],
      limit: 'Melee (1)',
      unique: true,
      atk: [3, 'melee'],
      strike: 0,
    },
    haveWhile({ is: 'there', noun: other(yours(tagged('Warglaive'))) }, yourHeroAs, keyword('Dual Wield')),
    when(leavesPlay(thisOne), {
      do: 'put token',
      token: token('Flame of Azzinoth', { tags: ['Demon'], atk: [3, 'fire'], health: 3 }, has('Ferocity')),
    }),
  ),
  'Warglaive of Azzinoth, Right Hand of the Betrayer': weapon(
    {
      cost: 4,
      icon: ['Rogue', 'Warrior'],
      tags: ['1H', 'Warglaive', 'Sword'],
      limit: 'Melee (1)',
      unique: true,
      atk: [3, 'melee'],
      strike: 1,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, ready(chosen(other(yours(tagged('Warglaive')))))),
    when(leavesPlay(thisOne), {
      do: 'put token',
      token: token('Flame of Azzinoth', { tags: ['Demon'], atk: [3, 'fire'], health: 3 }, has('Protector')),
    }),
  ),
  "Zhar'doom, Greatstaff of the Devourer": weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    pay(
      [1, exhausting(yourHeroAs), { pay: 'remove', noun: inYourGraveyard(anAbility), count: 3 }],
      deal(3, 'shadow', target(heroOrAlly)),
      heal(3, yourHero),
    ),
  ),
});
