import { atkOf, thatMuch } from '../../language/amounts.ts';
import { hero, set, withBack } from '../../language/cards.ts';
import { health, power } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { exhaust, flip, ifSo, may, ready, removeFromGame, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aWeapon,
  except,
  heroOrAlly,
  inPartyOf,
  opposing,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, mayIfWould, pay, payLessTo, when, whileSo } from '../../language/powers.ts';
import { chosen, controllerOf, eventCard, target, thisCard } from '../../language/selections.ts';
import { entersPlay, isDestroyed, turnEnds } from '../../language/watches.ts';

export const heroes = set({
  "Amah the Sun's Grace": withBack(
    hero(
      { icon: ['Horde', 'Paladin'], race: 'Tauren', health: 30 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn(may(thisHeals(1, thisCard), thisHeals(1, target(anAlly)))),
  ),
  'Amaxi the Cruel': withBack(
    hero(
      { icon: ['Horde', 'Warlock'], race: 'Goblin', health: 28 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    mayIfWould(
      { event: 'destroy', card: opposing(anAlly), fatal: true },
      { instead: 'effects', effects: [removeFromGame(eventCard)] },
    ),
  ),
  'Auralyn the Light of Dawn': withBack(
    hero(
      { icon: ['Alliance', 'Paladin'], race: 'Human', health: 29 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    has('Mend', 2),
  ),
  'Bladesinger Alyssa': withBack(
    hero(
      { icon: ['Alliance', 'Rogue'], race: 'Worgen', health: 27 },
      pay([5], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(
      { event: 'deal', by: thisOne, card: anAlly, combat: true },
      thisDeals(thatMuch, 'melee', target(inPartyOf(controllerOf(eventCard), aHero))),
    ),
  ),
  "Dar'thael the Bloodsworn": withBack(
    hero(
      { icon: ['Horde', 'Warrior'], race: 'Blood Elf', health: 30 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    has('Protector'),
  ),
  'Deragor the Earthsworn': withBack(
    hero(
      { icon: ['Alliance', 'Shaman'], race: 'Dwarf', health: 28 },
      pay([6], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn({ do: 'heal', by: thisCard, amount: 3, from: target(heroOrAlly, { upTo: 3 }), each: [3, 2, 1] }),
  ),
  'Dragonslayer Drux': withBack(
    hero(
      { icon: ['Horde', 'Death Knight'], race: 'Goblin', health: 29 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(isDestroyed(opposing(anAlly)), may(thisDeals(1, 'frost', target(aHero)))),
  ),
  'Earthseer Nakza': withBack(
    hero(
      { icon: ['Horde', 'Shaman'], race: 'Goblin', health: 28 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn(may(thisHeals('all', target(yours(anAlly))))),
  ),
  'Flame Keeper Rizzli': withBack(
    hero(
      { icon: ['Horde', 'Mage'], race: 'Goblin', health: 25 },
      pay([5], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn(may(thisDeals(atkOf(chosen(yours(typed('fire', anAlly)))), 'fire', target(heroOrAlly)))),
  ),
  "Jasmia, Nature's Chosen": withBack(
    hero(
      { icon: ['Alliance', 'Druid'], race: 'Worgen', health: 27 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(entersPlay(yours(anAlly)), may(thisHeals('all', target(except(eventCard, anAlly))))),
  ),
  'Kavar the Bloodthirsty': withBack(
    hero(
      { icon: ['Alliance', 'Death Knight'], race: 'Worgen', health: 29 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn(may(exhaust(target(aCard)))),
  ),
  'Samael the Bloodpoint': withBack(
    hero(
      { icon: ['Horde', 'Hunter'], race: 'Undead', health: 28 },
      pay([2], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    have(yours(tagged('Ranged', aWeapon)), power(has('Assault', 1))),
  ),
  'Soul-Eater Morgania': withBack(
    hero(
      { icon: ['Alliance', 'Warlock'], race: 'Worgen', health: 28 },
      pay([2], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(isDestroyed(opposing(anAlly)), thisHeals(1, thisCard)),
  ),
  "Sumi'jin, Guardian of Cenarius": withBack(
    hero(
      { icon: ['Horde', 'Druid'], race: 'Troll', health: 27 },
      pay([3], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(entersPlay(yours(anAlly)), may(thisHeals(1, thisCard))),
  ),
  'Suncaller Haruh': withBack(
    hero(
      { icon: ['Horde', 'Priest'], race: 'Tauren', health: 27 },
      pay([2], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    have(thisOne, health(5)),
  ),
  "Trilik the Light's Spark": withBack(
    hero(
      { icon: ['Alliance', 'Priest'], race: 'Gnome', health: 26 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    whileSo(
      not({ is: 'happened', watch: { event: 'play', card: anAlly, whose: 'you' } }),
      payLessTo('play', 1, anAlly),
    ),
  ),
  'Vad of the Four Winds': withBack(
    hero(
      { icon: ['Alliance', 'Warrior'], race: 'Worgen', health: 30 },
      pay([4], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    when(turnEnds('you'), may(ready(thisCard))),
  ),
  'Zane the Sniper': withBack(
    hero(
      { icon: ['Alliance', 'Hunter'], race: 'Human', health: 28 },
      pay([2], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    payLessTo('strike', 1, tagged('Ranged', aWeapon)),
  ),
  'Zazel the Greedy': withBack(
    hero(
      { icon: ['Horde', 'Rogue'], race: 'Goblin', health: 27 },
      pay([6], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    has('Assault', 2),
  ),
});
