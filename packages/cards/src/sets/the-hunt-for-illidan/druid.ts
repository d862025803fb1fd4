import { costOf, countersOn, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import {
  chooseOne,
  deal,
  destroy,
  discard,
  draw,
  heal,
  ifSo,
  ifYouDo,
  may,
  payTo,
  putIntoPlay,
  ready,
  removeCounters,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAlly,
  aResource,
  attached,
  defending,
  having,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, entersWithCounters, have, when } from '../../language/powers.ts';
import {
  controllerOf,
  eventCard,
  target,
  targeted,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';

export const druid = set({
  'Brace or Mace': attachment(
    { cost: 1, icon: 'Druid', tags: ['Restoration'], instant: true, attachMode: 1 },
    anAlly,
    chooseOne([heal(4, target(aHero))], []),
    have(attached(anAlly), atk(1), health(1)),
  ),
  Energize: ability({ cost: 3, icon: 'Druid', tags: ['Restoration'], instant: true }, draw(2, targetPlayer())),
  'Feral Energy': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'] },
    {
      power: 'triggered',
      on: { event: 'deal', by: yourHeroAs, card: defending(aHero), combat: true },
      while: is(yourHero, having('Cat Form', aCard)),
      effects: [ifYouDo(may(payTo([1])), discard(1, controllerOf(eventCard)))],
    },
  ),
  Ferociousness: ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    when({ event: 'protect', card: yourHeroAs }, draw()),
    have(yourHeroAs, keyword('Bear Form')),
  ),
  Furor: ongoing(
    { cost: 3, icon: 'Druid', tags: ['Restoration'], talent: 'Restoration' },
    when(
      { event: 'play', card: inZone('chain', tagged('Form')), whose: 'you' },
      may(ready({ select: 'choose', noun: yours(aResource), count: { upTo: costOf(eventCard) } })),
    ),
  ),
  'Insect Swarm': attachment(
    { cost: 1, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    heroOrAlly,
    deal(2, 'nature', targeted(0)),
    have(attached(aCharacter), atk(-2)),
  ),
  Rebirth: ability(
    { cost: 5, icon: 'Druid', tags: ['Restoration'], instant: true },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anAlly)))),
  ),
  Stormfire: ability({ cost: 3, icon: 'Druid', tags: ['Balance'] }, deal(3, 'arcane', target(heroOrAlly)), draw()),
  Typhoon: ongoing(
    { cost: 4, icon: 'Druid', tags: ['Balance'] },
    entersWithCounters(2, 'wind'),
    have(opposing(heroOrAlly), cant('attack'), cant('protect')),
    atStartOfYourTurn(removeCounters(1, 'wind'), ifSo(compared(countersOn('wind'), 'exactly', 0), destroy(thisCard))),
  ),
});
