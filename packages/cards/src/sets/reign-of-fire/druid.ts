import { countersOn } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { addCounters, chooseOne, deal, exhaust, heal, may } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aCharacter,
  aHero,
  anAlly,
  attached,
  heroOrAlly,
  yourHeroAs,
} from '../../language/nouns.ts';
import { has, have, haveWhile, when } from '../../language/powers.ts';
import { it, target, targeted, thisCard } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

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
  Nurture: attachment(
    { cost: 3, icon: 'Druid', tags: ['Restoration', 'Attachment'] },
    heroOrAlly,
    haveWhile(is(it, aHero), attached(aCharacter), power(has('Mend', 2))),
    haveWhile(is(it, anAlly), attached(aCharacter), atk(2), health(2)),
    when(
      isDestroyed(attached(aCharacter)),
      may({ do: 'attach', what: thisCard, from: 'graveyard', to: target(heroOrAlly) }),
    ),
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
