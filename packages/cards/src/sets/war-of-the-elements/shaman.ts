import { countOf } from '../../language/amounts.ts';
import { ability, ongoing, set, totem } from '../../language/cards.ts';
import { health, keyword, power } from '../../language/changes.ts';
import { deal, ifSo, ifYouDo, may, payTo, putIntoHand, putTokenCopy } from '../../language/effects.ts';
import {
  anAlly,
  aTotem,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, payLessTo, when, whenThisEntersPlay } from '../../language/powers.ts';
import { controllerOf, each, heroOf, target, targeted } from '../../language/selections.ts';

export const shaman = set({
  'Ancestral Recovery': ability(
    { cost: 3, icon: 'Shaman', tags: ['Basic', 'Restoration'] },
    putIntoHand(target(inYourGraveyard(anAlly), { upTo: 2 })),
  ),
  'Elemental Flames': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(3, 'fire', target(anAlly)),
    ifSo({ is: 'there', noun: yours(tagged('Elemental', anAlly)) }, deal(3, 'fire', heroOf(controllerOf(targeted(0))))),
  ),
  'Primal Dexterity': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Enhancement'] },
    have(yourHeroAs, keyword('Dual Wield')),
    when(
      { event: 'play', card: inZone('chain', aWeapon), whose: 'you' },
      ifYouDo(may(payTo([1])), deal(2, 'nature', target(heroOrAlly))),
    ),
    when(
      { event: 'strike', card: aWeapon, whose: 'you' },
      ifYouDo(may(payTo([1])), deal(2, 'nature', target(heroOrAlly))),
    ),
  ),
  'Tempest Totem': totem(
    { cost: 4, icon: 'Shaman', tags: ['Restoration'], limit: 'Water Totem (1)', atk: [0, 'frost'], health: 4 },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(aTotem))))),
    payLessTo('play', 1, aTotem, 1),
  ),
  'Totemic Vigor': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Enhancement'], talent: 'Enhancement' },
    have(yours(aTotem), health(2)),
    have(yourHeroAs, power(has('Assault', countOf(yours(aTotem))))),
  ),
  'Unleash Elements': ability(
    { cost: 3, icon: 'Shaman', tags: ['Enhancement'] },
    putTokenCopy(each(yours({ token: true, kind: ['Ally'] }))),
  ),
});
