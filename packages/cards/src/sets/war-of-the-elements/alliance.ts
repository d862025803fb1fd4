import { cardsInHandOf, countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { alsoTag, atk, health, keyword, power } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, exhaust, give, may, putIntoHand, ready, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  exhausted,
  heroOrAlly,
  other,
  thisOne,
  typed,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  onYourTurn,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, chosenBy, target, targetPlayer, you } from '../../language/selections.ts';
import { attacks } from '../../language/watches.ts';

export const alliance = set({
  'Arvos Jadestone': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [2, 'nature'], health: 1 },
    has('Mend', 1),
  ),
  Axar: ally({ cost: 4, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [3, 'arcane'], health: 3 }, has('Elusive')),
  'Brimi Tinkerblade': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [3, 'nature'], health: 4 },
    onYourTurn(pay([3, destroyThis], destroy(target(withCost('or less', 4, anEquipment))))),
  ),
  'Cadric Talworth': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Warlock'], atk: [2, 'fire'], health: 3 },
    has('Aberration'),
    has('Ferocity'),
  ),
  'Dagin Bootzap': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [3, 'arcane'], health: 2 },
    whenThisEntersPlay(thisDeals(1, 'arcane', target(heroOrAlly))),
  ),
  'Dominic Kandor': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Death Knight'], atk: [2, 'shadow'], health: 4 },
    whenThisEntersPlay(give(target(anAlly), [atk(-2)])),
    has('Protector'),
  ),
  'Elmira Moonsurge': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'arcane'], health: 4 },
    has('Elusive'),
    atStartOfYourTurn(may(thisDeals(countOf(yours(typed('arcane', aCard))), 'arcane', target(heroOrAlly)))),
  ),
  Erama: ally({ cost: 6, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [6, 'holy'], health: 5 }),
  'Gully Rustinax': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [2, 'melee'], health: 2 },
    has('Protector'),
    has('Elusive'),
  ),
  'Jeniva Prescott': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Priest'], atk: [2, 'holy'], health: 2 },
    whenThisEntersPlay(may(thisHeals(4, target(heroOrAlly)))),
  ),
  'Jerrick Valder': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Rogue'], atk: [2, 'melee'], health: 3 },
    when(attacks(thisOne), may(exhaust(target(anAlly)))),
    { power: 'keyword', keyword: 'Stash', effects: [exhaust(target(anAlly))] },
  ),
  'Kane the Arcanist': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Mage'], atk: [0, 'arcane'], health: 0 },
    has('Untargetable'),
    have(thisOne, atk(cardsInHandOf(you)), health(cardsInHandOf(you))),
  ),
  'Nathar Wilderson': ally(
    { cost: 1, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [1, 'arcane'], health: 2 },
    has('Protector'),
    has('Aberration'),
  ),
  'Nessera Gildenrose': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [2, 'melee'], health: 4 },
    pay([2], give(target(other(anAlly)), [power(has('Assault', 1))])),
  ),
  'Patricia Potter': ally({ cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'fire'], health: 3 }),
  'Rufus Claybourne': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Druid'], instant: true, atk: [2, 'nature'], health: 2 },
    has('Aberration'),
    whenThisEntersPlay(give(target(heroOrAlly), [keyword('Aberration'), alsoTag('Worgen')])),
  ),
  'Shadowseer Calista': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [4, 'shadow'], health: 4 },
    whenThisEntersPlay(putIntoHand(chosenBy(targetPlayer(), yours(anAlly)))),
    { power: 'keyword', keyword: 'Stash', effects: [putIntoHand(chosen(yours(anAlly)))] },
  ),
  'Shaytha Lumenira': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'arcane'], health: 4 },
    haveWhile(
      { is: 'there', noun: yours(anAbility) },
      thisOne,
      power({ power: 'keyword', keyword: 'Resistance', type: 'arcane' }),
    ),
  ),
  'Stevrona Forgemender': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [2, 'fire'], health: 5 },
    have(yours({ token: true, kind: ['Ally'] }), atk(1), health(1)),
    { power: 'keyword', keyword: 'Stash', effects: [ready(target({ token: true, kind: ['Ally'] }))] },
  ),
  'Tidus the Relentless': ally(
    { cost: 5, icon: 'Alliance', tags: ['Worgen', 'Hunter'], atk: [0, 'arcane'], health: 1 },
    has('Aberration'),
    has('Ferocity'),
    have(thisOne, atk(countOf(exhausted(yours(aResource))))),
  ),
  'Vincent Brayden': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [6, 'melee'], health: 3 },
    has('Protector'),
  ),
  Xeris: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Death Knight'], atk: [3, 'melee'], health: 2 },
    has('Protector'),
    { power: 'keyword', keyword: 'Stash', effects: [give(target(anAlly), [atk(-1)])] },
  ),
  '"Zooti" Fizzlefury': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'frost'], health: 4 },
    has('Elusive'),
    whenThisEntersPlay({ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }),
  ),
});
