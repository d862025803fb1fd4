import { countersOn } from '../../language/amounts.ts';
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
  may,
  ready,
  removeCounters,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  having,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  have,
  ifWould,
  pay,
  thatMuchPlus,
  when,
} from '../../language/powers.ts';
import { controllerOf, each, eventCard, target, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const druid = set({
  Berserk: ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], instant: true, talent: 'Feral' },
    {
      power: 'triggered',
      on: { event: 'deal', card: yourHeroAs, combat: true },
      while: is(yourHero, having('Bear Form', aCard)),
      effects: [may(draw())],
    },
    {
      power: 'triggered',
      on: { event: 'deal', by: yourHeroAs, card: aHero, combat: true },
      while: is(yourHero, having('Cat Form', aCard)),
      effects: [discard(1, controllerOf(eventCard))],
    },
  ),
  'Blessing of Cenarius': attachment(
    { cost: 1, icon: 'Druid', tags: ['Restoration', 'Attachment'], instant: true },
    anAlly,
    have(attached(anAlly), atk(1), health(1)),
    when(isDestroyed(attached(anAlly)), may(draw())),
  ),
  'Feline Grace': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    pay([2, 'activate'], ready(yourHero)),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  Hurricane: ongoing(
    { cost: 5, icon: 'Druid', tags: ['Balance'] },
    entersWithCounters(2, 'wind'),
    have(opposing(heroOrAlly), cant('attack'), cant('protect')),
    atStartOfYourTurn(
      deal(2, 'nature', each(opposing(heroOrAlly))),
      removeCounters(1, 'wind'),
      ifSo(compared(countersOn('wind'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Natural Repossession': ability(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    { do: 'choose modes', count: 1, modes: [[destroy(target(anAbility))], [destroy(target(anEquipment))]], upTo: 2 },
  ),
  "Nature's Focus": ability(
    { cost: 2, icon: 'Druid', tags: ['Balance'], instant: true },
    chooseOne([deal(4, 'nature', target(anAlly))], [heal(4, target(aHero))]),
  ),
  Nourish: ongoing(
    { cost: 3, icon: 'Druid', tags: ['Restoration'] },
    ifWould({ event: 'heal', card: yourHeroAs }, thatMuchPlus(5)),
    when({ event: 'heal', card: yours(anAlly) }, may(draw())),
  ),
  "Ursoc's Fury": ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    pay([1, 'activate'], ready(yourHero)),
    have(yourHeroAs, keyword('Bear Form')),
  ),
});
