import { cardsInHandOf, countOf } from '../../language/amounts.ts';
import { set, token, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhaust, give, putIntoPlayUnderOwners, ready, removeFromGame } from '../../language/effects.ts';
import { aCard, anAbility, anAlly, friendly, inZone, other, thisOne, yourHeroAs, yours } from '../../language/nouns.ts';
import { basic, doubled, entersWithCounters, has, have, ifWould, pay, provided, when } from '../../language/powers.ts';
import { target, that, thisCard, you, yourHero } from '../../language/selections.ts';

export const weapons = set({
  'Amani Venom-Axe': weapon(
    { cost: 2, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [3, 'nature'], strike: 0 },
    {
      power: 'cost change',
      change: { cost: 'strike', noun: thisOne, whose: 'you', by: { amount: 'times', of: [1, cardsInHandOf(you)] } },
    },
  ),
  'Bristleblitz Striker': weapon(
    { cost: 4, icon: 'Hunter', tags: ['Bow'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 1 },
    has('Long-Range'),
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, give(thisCard, [atk(1)])),
  ),
  "Dathrohan's Ceremonial Hammer": weapon(
    {
      cost: 4,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'holy'],
      strike: 4,
    },
    basic(pay([2, 'activate'], removeFromGame(target(friendly(anAlly))), putIntoPlayUnderOwners(that))),
  ),
  'Hammer of Atonement': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    ifWould({ event: 'heal', by: yourHeroAs }, doubled),
    provided(
      is(yourHero, { damaged: false }),
      pay([4, 'activate'], {
        do: 'put token',
        token: token(
          'Guardian Spirit',
          { tags: ['Guardian', 'Spirit'], atk: [4, 'holy'], health: 4 },
          has('Protector'),
        ),
      }),
    ),
  ),
  'The Unbreakable Will': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    entersWithCounters(countOf(yours({ faceDown: false, kind: ['Resource'] })), '+1 ATK'),
  ),
  'Thornwood Staff': weapon(
    { cost: 3, icon: ['Druid', 'Hunter'], tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'nature'], strike: 3 },
    basic(pay(['activate'], exhaust(target(aCard)))),
    provided({ is: 'turn of', whose: 'opposing' }, pay(['activate'], ready(target(other(aCard))))),
  ),
  "Tracker's Blade": weapon(
    { cost: 2, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    has('Stealth'),
  ),
});
