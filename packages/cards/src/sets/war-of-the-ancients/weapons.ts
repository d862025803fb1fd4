import { countersOn, yourResources } from '../../language/amounts.ts';
import { set, token, weapon } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { addCounters, chooseWord, destroy, give, ifYouDo, may } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attacking,
  heroOrAlly,
  inCombatWith,
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
  basic,
  entersWithCounters,
  has,
  have,
  haveWhile,
  pay,
  provided,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { each, eventDoer, target, thisCard, you, yourHero } from '../../language/selections.ts';

export const weapons = set({
  'Arathar, the Eye of Flame': weapon(
    { cost: 3, icon: 'Hunter', tags: ['Bow'], limit: 'Ranged (1)', atk: [1, 'fire'], strike: 1 },
    has('Long-Range'),
    whenThisEntersPlay(give(thisCard, [atk(2)])),
  ),
  'Axe of Cenarius': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [8, 'melee'],
      strike: 0,
    },
    when(
      { event: 'strike', card: thisOne, whose: 'you' },
      give({ select: 'together', of: [yourHero, thisCard] }, [cant('ready', { during: 'ready step' })], {
        nextReadyStepOf: you,
      }),
    ),
  ),
  'Axe of the Tauren Chieftains': weapon({
    cost: 6,
    icon: ['Death Knight', 'Paladin', 'Warrior'],
    tags: ['2H', 'Axe'],
    limit: 'Melee (1)',
    atk: [4, 'melee'],
    strike: 2,
  }),
  'Crescent Wand': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand'],
      limit: 'Ranged (1)',
      atk: [1, 'arcane'],
      strike: 3,
    },
    basic(
      provided(
        { is: 'there', noun: yours(inZone('deck', aCard)), atLeast: 100 },
        pay([3, 'activate'], {
          do: 'put token',
          token: token('Echo of Tyrande Monster', {
            tags: ['Echo of Tyrande', 'Monster'],
            atk: [10, 'arcane'],
            health: 10,
          }),
        }),
      ),
    ),
  ),
  "Gavel of Peroth'arn": weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 3,
    },
    when(
      { event: 'play', card: inZone('chain', withCost('exactly', yourResources, anAlly)), whose: 'you' },
      { do: 'create', cost: { cost: 'strike', noun: thisOne, whose: 'you', by: -3 }, duration: 'this turn' },
    ),
  ),
  "High Warlord's Cleaver": weapon(
    {
      cost: 3,
      icon: ['Horde', 'Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    haveWhile(is(yourHero, attacking(inCombatWith({ faction: 'Alliance', kind: ['Hero'] }, aCard))), thisOne, atk(3)),
  ),
  "Pit Lord's Destroyer": weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 3,
    },
    whenIf(
      { event: 'deal', by: yourHeroAs, with: thisOne, combat: true },
      { is: 'there', noun: yours(tagged('Monster', heroOrAlly)) },
      may(addCounters(1, '+1 ATK')),
    ),
  ),
  'Scepter of Azshara': weapon(
    {
      cost: 7,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 7,
    },
    atStartOfYourTurn(
      ifYouDo(
        may(chooseWord('standard race'), destroy(thisCard)),
        destroy(each({ kind: ['Ally'], not: { chosenTag: true } })),
      ),
    ),
  ),
  'Stalk of Corruption': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'shadow'],
      strike: 5,
    },
    basic(
      pay([6, 'activate'], {
        do: 'deal',
        by: yourHero,
        amount: 2,
        types: ['shadow'],
        to: target(heroOrAlly, { anyNumber: true }),
        divided: true,
      }),
    ),
  ),
  "Trickster's Edge": weapon(
    { cost: 5, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [0, 'melee'], strike: 0 },
    have(yourHeroAs, keyword('Dual Wield')),
    entersWithCounters(1, '+1 ATK'),
    when(
      { event: 'deal', by: yourHeroAs, card: opposing(aHero), with: thisOne, combat: true },
      addCounters(countersOn('+1 ATK'), '+1 ATK'),
    ),
  ),
  'Wand of the Demonsoul': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand'],
      limit: 'Ranged (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne, combat: true },
      { do: 'heal', by: eventDoer, amount: 1, from: eventDoer },
    ),
  ),
});
