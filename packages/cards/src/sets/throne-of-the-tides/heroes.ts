import { atkOf, countOf, thatMuch, X } from '../../language/amounts.ts';
import { hero, masterHero, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import {
  chooseOne,
  chooseWord,
  delve,
  destroy,
  give,
  ifSo,
  ifYouDo,
  put,
  putIntoHand,
  putIntoPlay,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anArmor,
  attacking,
  aWeapon,
  defending,
  exhausted,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { canAttackOnly, have, onYourTurn, pay, payLessTo, provided, when } from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  kept,
  revealed,
  target,
  targeted,
  targetOpponent,
  that,
  thisCard,
  topOfYourDeck,
  you,
} from '../../language/selections.ts';
import { becomesHero } from '../../language/watches.ts';

export const heroes = set({
  "Anaka the Light's Bulwark": hero(
    { icon: ['Alliance', 'Paladin'], race: 'Draenei', health: 29 },
    onYourTurn(pay([4, 'flip'], give(target(yours(heroOrAlly)), [keyword('Invincible')]))),
  ),
  "Barathex, Undeath's Hand": hero(
    { icon: ['Alliance', 'Death Knight'], race: 'Night Elf', health: 29 },
    pay(
      [6, 'flip'],
      ifYouDo(
        putIntoPlay(target(opposing(inZone('graveyard', anAlly)))),
        give(
          that,
          [keyword('Ferocity'), power(canAttackOnly(aHero)), power(when({ event: 'turn ends' }, destroy(thisCard)))],
          'this game',
        ),
      ),
    ),
  ),
  'Drazul the Molten': hero(
    { icon: ['Horde', 'Mage'], race: 'Orc', health: 25 },
    pay(
      [3, 'flip'],
      thisDeals(4, 'fire', target({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal' } } })),
    ),
  ),
  "Fama'sin the Lifeseer": hero(
    { icon: ['Horde', 'Druid'], race: 'Troll', health: 27 },
    onYourTurn(pay([5, 'flip'], putTokens(3, token('Treant', { atk: [1, 'melee'], health: 1 })))),
  ),
  'Gaxtro, Bilgewater Marksman': hero(
    { icon: ['Horde', 'Hunter'], race: 'Goblin', health: 28 },
    provided(
      is(thisCard, defending(aCard)),
      pay(
        [2, 'flip'],
        { do: 'remove from combat', what: target(attacking(aCard)) },
        thisDeals(1, 'ranged', targeted(0)),
      ),
    ),
  ),
  'Ghoulmaster Kalisa': hero(
    { icon: ['Horde', 'Death Knight'], race: 'Undead', health: 29 },
    onYourTurn(
      pay([2, discarding(yours(inZone('hand', anAlly))), 'flip'], {
        do: 'put token',
        token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
      }),
    ),
  ),
  'High Magus Olvek': hero(
    { icon: ['Alliance', 'Mage'], race: 'Dwarf', health: 25 },
    pay(
      [1, 'flip'],
      chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] }),
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, { chosenTag: true }), putIntoHand(revealed)),
    ),
  ),
  'High Priestess Neeri': hero(
    { icon: ['Horde', 'Priest'], race: 'Goblin', health: 26 },
    pay(
      [3, 'flip'],
      removeFromGame({ select: 'top', of: targetOpponent(), count: 3 }),
      thisHeals({ amount: 'times', of: [2, countOf(among(done, anAlly))] }, thisCard),
    ),
  ),
  'Jak the Bilgewater Bruiser': hero(
    { icon: ['Horde', 'Warrior'], race: 'Goblin', health: 30 },
    onYourTurn(
      pay(
        [4, 'flip'],
        ready({ select: 'together', of: [thisCard, target(yours(aWeapon))] }),
        give(targeted(0), [power(payLessTo('strike', 4, thisOne))]),
      ),
    ),
  ),
  'Janvaru the Thunderspeaker': hero(
    { icon: ['Alliance', 'Shaman'], race: 'Draenei', health: 28 },
    pay([4, 'flip'], chooseOne([thisDeals(4, 'nature', target(aHero))], [thisHeals(4, thisCard)])),
  ),
  Joleera: hero(
    { icon: ['Horde', 'Rogue'], race: 'Blood Elf', health: 27 },
    onYourTurn(pay([2, 'flip'], give(thisCard, [atk(2)]))),
  ),
  'Master Sniper Simon McKey': hero(
    { icon: ['Alliance', 'Hunter'], race: 'Human', health: 28 },
    onYourTurn(pay([2, 'flip'], thisDeals(atkOf(chosen(yours(tagged('Pet')))), 'ranged', target(heroOrAlly)))),
  ),
  Neptulon: masterHero(
    { cost: 10, tags: ['Water Elemental', 'Lord', 'Monster'], atk: [3, 'frost'], health: 38 },
    { power: 'keyword', keyword: 'Resistance', type: 'fire' },
    when(
      becomesHero(thisOne),
      reveal(topOfYourDeck(10)),
      removeFromGame(each(among(revealed, inZone('deck', { any: [{ tag: ['Frost'] }, { damageType: ['frost'] }] })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
    have(yours(anAlly), atk(countOf(among(kept, aCard))), health(countOf(among(kept, aCard)))),
  ),
  'Rohashu, Zealot of the Sun': hero(
    { icon: ['Horde', 'Paladin'], race: 'Tauren', health: 30 },
    pay([4, 'flip'], unpreventably(thisDeals(3, 'holy', target(heroOrAlly)))),
  ),
  'Samaku, Hand of the Tempest': hero(
    { icon: ['Horde', 'Shaman'], race: 'Tauren', health: 29 },
    pay([1, 'flip'], delve),
  ),
  'Sana the Black Blade': hero(
    { icon: ['Alliance', 'Rogue'], race: 'Worgen', health: 27 },
    onYourTurn(pay([3, 'flip'], thisDeals(3, 'melee', target(exhausted(heroOrAlly))))),
  ),
  'Skodis the Nethertwister': hero(
    { icon: ['Alliance', 'Warlock'], race: 'Dwarf', health: 28 },
    pay([5, 'flip'], thisDeals(3, 'shadow', target(heroOrAlly)), thisHeals(thatMuch, thisCard)),
  ),
  'Steelguard Adamson': hero(
    { icon: ['Alliance', 'Warrior'], race: 'Worgen', health: 30 },
    pay(
      [3, 'flip'],
      chooseOne(
        [{ do: 'add counters', name: '+1 ATK', count: 1, on: target(aWeapon) }],
        [{ do: 'add counters', name: '+1 DEF', count: 1, on: target(anArmor) }],
      ),
    ),
  ),
  "Voidbringer Jindal'an": hero(
    { icon: ['Horde', 'Warlock'], race: 'Troll', health: 28 },
    pay(
      ['X', 'flip'],
      reveal(topOfYourDeck(X)),
      putIntoHand(chosen(among(revealed, inZone('deck', tagged('Demon'))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Wildseer Varel': hero(
    { icon: ['Alliance', 'Druid'], race: 'Worgen', health: 27 },
    onYourTurn(
      pay([4, 'flip'], { do: 'search', who: you, noun: { attachment: true }, reveal: true, then: [putIntoHand(that)] }),
    ),
  ),
});
