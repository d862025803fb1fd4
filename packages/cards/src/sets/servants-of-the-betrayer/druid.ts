import { countersOn, countOf, healthOf, thatMuch, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { addCounters, deal, destroy, draw, give, heal, ifSo, may } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  attached,
  attacking,
  friendly,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  other,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, haveWhile, pay, when, whenIf } from '../../language/powers.ts';
import { each, it, target, thatPlayer, yourHero } from '../../language/selections.ts';
import { attacks, isDestroyed, turnEnds } from '../../language/watches.ts';

export const druid = set({
  'Chew Toy': ability(
    { cost: 2, icon: 'Druid', tags: ['Combo', 'Feral'], instant: true },
    ifSo({ is: 'there', noun: yours(tagged('Form')) }, destroy(target(anAlly))),
  ),
  "Earth Mother's Blessing": attachment(
    { cost: 3, icon: 'Druid', tags: ['Restoration'], instant: true },
    anAlly,
    have(attached(anAlly), atk(3), health(3)),
    when(isDestroyed(attached(anAlly)), draw()),
  ),
  'Form of the Serpent': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Traitor'], limit: 'Form (1)', instant: true, required: ['Traitor'] },
    when(attacks(yourHeroAs), addCounters(1, 'poison'), give(yourHero, [atk(countersOn('poison'))], 'this combat')),
    pay([{ pay: 'remove counters', name: 'poison', count: 'all' }], deal(thatMuch, 'nature', target(anAlly))),
  ),
  'Gift of Nature': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Restoration'], talent: 'Restoration' },
    have(yours(anAlly), cant('be destroyed', { byFatal: true })),
    when(turnEnds('any'), destroy(each(yours({ kind: ['Ally'], damage: { is: 'or more', than: healthOf(it) } })))),
  ),
  'King of the Jungle': ongoing(
    { cost: 6, icon: 'Druid', tags: ['Feral', 'Combo'], limit: 'Form (1)', instant: true },
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(countOf(other(yours(anAbility))))),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  Lacerate: ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    atStartOfYourTurn(deal(2, 'melee', target(opposing(aHero)))),
    have(yourHeroAs, keyword('Bear Form')),
  ),
  'Savage Fury': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], talent: 'Feral' },
    whenIf(
      { event: 'play', card: inZone('chain', tagged('Feral', anAbility)), whose: 'you' },
      { is: 'there', noun: yours(tagged('Form')) },
      may(deal(2, 'melee', target(anAlly))),
    ),
  ),
  'Tainted Earth': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Traitor'], required: ['Traitor'] },
    when({ event: 'complete', whose: 'opposing' }, deal(3, 'nature', target(inPartyOf(thatPlayer, aHero)))),
  ),
  'The Natural Order': ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'] },
    destroy(target({ kind: ['Ability', 'Equipment'] })),
  ),
  Tranquility: ability(
    { cost: 0, plusX: true, icon: 'Druid', tags: ['Restoration'] },
    heal({ amount: 'times', of: [2, X] }, each(friendly(heroOrAlly))),
  ),
});
