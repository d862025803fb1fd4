import { countersOn } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { addCounters, chooseOne, deal, exhaust, heal } from '../../language/effects.ts';
import { abilityAllyOrEquipment, aCard, aHero, attached, heroOrAlly, yourHeroAs } from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';

export const druid = set({
  'Agile Cat Form': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral', 'Cat Form'] },
    have(yourHeroAs, power(has('Assault', 1))),
  ),
  'Blood in the Water': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], talent: 'Feral Combat' },
    when({ event: 'deal', by: yourHeroAs, card: aHero, combat: true }, addCounters(1, 'frenzy')),
    have(yourHeroAs, power(has('Assault', countersOn('frenzy')))),
  ),
  'Snare from Beyond': attachment(
    { cost: 4, icon: 'Druid', tags: ['Balance', 'Attachment'] },
    abilityAllyOrEquipment,
    exhaust(targeted(0)),
    has('Warp'),
    have(attached(aCard), cant('ready', { during: 'ready step' })),
  ),
  'Wild Harmony': ability(
    { cost: 4, icon: 'Druid', tags: ['Balance'] },
    chooseOne([deal(4, 'arcane', target(heroOrAlly))], [heal(4, target(heroOrAlly))]),
  ),
});
