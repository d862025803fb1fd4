import { countersOn } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import {
  addCounters,
  discard,
  draw,
  heal,
  ifYouDo,
  may,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
} from '../../language/effects.ts';
import {
  aHero,
  among,
  anAbility,
  anAlly,
  inYourGraveyard,
  inZone,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { controllerOf, each, eventCard, kept, target, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const weapons = set({
  'Claws of Attack': weapon(
    { cost: 6, icon: 'Rogue', atk: [5, 'melee'], strike: 3 },
    have(yourHeroAs, keyword('Dual Wield')),
    has('Assault', 6),
  ),
  Frostmourne: weapon(
    { cost: 1, atk: [1, 'melee'], strike: 1 },
    when(isDestroyed(yours(anAlly)), addCounters(1, '+1 ATK'), heal(3, yourHero)),
    when(
      { event: 'deal', by: yours({ kind: ['Hero'], damaged: false }), card: opposing(aHero), combat: true },
      may(putIntoPlay(target(inYourGraveyard(anAlly)))),
    ),
  ),
  "Kelen's Dagger of Escape": weapon(
    { cost: 2, icon: ['Rogue', 'Shaman'], atk: [1, 'melee'], strike: 1 },
    pay([1], ifYouDo(removeFromGame(yourHero), putIntoHand(thisCard))),
  ),
  'Rod of Necromancy': weapon(
    { cost: 6, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Ranged'], atk: [5, 'melee'], strike: 3 },
    whenThisEntersPlay(removeFromGame(each(inYourGraveyard(anAlly)))),
    atStartOfYourTurn(putIntoHand({ select: 'choose', noun: among(kept, anAlly), random: true })),
  ),
  'Staff of Silence': weapon(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Warlock'], atk: [2, 'melee'], strike: 2 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'opposing' }, addCounters(1, 'silence')),
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: anAbility,
        whose: 'opposing',
        by: { amount: 'times', of: [1, countersOn('silence')] },
      },
    },
  ),
  'Wand of Mana Stealing': weapon(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], atk: [3, 'melee'], strike: 2 },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      discard(1, controllerOf(eventCard)),
      draw(),
    ),
  ),
});
