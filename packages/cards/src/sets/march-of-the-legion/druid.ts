import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, can, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { chooseOne, deal, draw, exhaust, heal, may, putIntoHand } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  attached,
  attacking,
  defending,
  exhausted,
  friendly,
  having,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, haveWhile, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, it, target, targeted } from '../../language/selections.ts';

export const druid = set({
  Barkskin: ongoing(
    { cost: 1, icon: 'Druid', tags: ['Balance'], instant: true },
    have(yours(abilityAllyOrEquipment), cant('be interrupted')),
  ),
  Dreamstate: ongoing(
    { cost: 5, icon: 'Druid', tags: ['Balance'], talent: 'Balance' },
    when({ event: 'play', card: inZone('chain', tagged('Balance', anAbility)), whose: 'you' }, draw()),
  ),
  'Druid Training': attachment(
    { cost: 1, icon: 'Druid', tags: ['Balance'] },
    friendly(anAlly),
    have(attached(anAlly), power(pay(['activate'], exhaust(target(anAlly))))),
  ),
  'Earth and Sky': ability(
    { cost: 4, icon: 'Druid', tags: ['Balance'] },
    chooseOne([deal(4, 'nature', target(heroOrAlly))], [deal(2, 'arcane', target(heroOrAlly)), draw()]),
  ),
  'Feral Instinct': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'], instant: true, talent: 'Feral' },
    haveWhile(
      {
        is: 'all',
        of: [is(it, having('Cat Form', aCard)), is(it, attacking(inCombatWith(defending(exhausted(aCard)), aCard)))],
      },
      yourHeroAs,
      atk(2),
    ),
    haveWhile(
      { is: 'all', of: [is(it, having('Bear Form', aCard)), is(it, { protecting: true })] },
      yourHeroAs,
      atk(4),
    ),
  ),
  'Gift of the Wild': ongoing(
    { cost: 6, icon: 'Druid', tags: ['Restoration'], instant: true },
    have(yours(anAlly), atk(2), health(2)),
  ),
  'Invigorating Touch': ability({ cost: 1, icon: 'Druid', tags: ['Restoration'] }, heal(6, target(aHero))),
  'Natural Genesis': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Restoration'] },
    { power: 'continuous', continuous: { players: 'any', changes: [can({ may: 'place additional', count: 1 })] } },
  ),
  Shred: ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    whenThisEntersPlay(may(deal(2, 'melee', target(exhausted(heroOrAlly))))),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  'Strangling Roots': attachment(
    { cost: 3, icon: 'Druid', tags: ['Balance'] },
    anAlly,
    exhaust(targeted(0)),
    have(attached(anAlly), cant('ready', { during: 'ready step' })),
    atStartOfYourTurn(deal(2, 'nature', attachedCard)),
  ),
  'Sustain or Reclaim': ability(
    { cost: 2, icon: 'Druid', tags: ['Restoration'], instant: true },
    chooseOne([heal('all', target(anAlly))], [putIntoHand(target(inYourGraveyard(anAlly)))]),
  ),
  Swipe: ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    whenThisEntersPlay(deal(1, 'melee', target(heroOrAlly, { upTo: 3 }))),
    have(yourHeroAs, keyword('Bear Form')),
  ),
});
