import { countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { addCounters, deal, exhaust, heal, replace, unpreventably } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, has, have, haveWhile, nextTime, prevented, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const paladin = set({
  'Beacon of Light': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true, talent: 'Holy' },
    anAlly,
    when({ event: 'heal', card: yours(heroOrAlly) }, addCounters(thatMuch, 'light')),
    have(attached(anAlly), atk(countersOn('light')), health(countersOn('light'))),
  ),
  'Favor of the Light': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Holy', 'Blessing'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), heal(5, target(heroOrAlly))),
  ),
  'Guardian of Ancient Kings': ally(
    { cost: 2, icon: 'Paladin', tags: ['Spirit', 'Guardian'], limit: 'Pet (1)', atk: [2, 'holy'], health: 4 },
    haveWhile({ is: 'there', noun: yours(tagged('Holy', anAbility)) }, thisOne, power(has('Mend', 2))),
    haveWhile({ is: 'there', noun: yours(tagged('Protection', anAbility)) }, thisOne, keyword('Protector')),
    haveWhile({ is: 'there', noun: yours(tagged('Retribution', anAbility)) }, thisOne, power(has('Assault', 2))),
  ),
  'Hammer of Retribution': ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    exhaust(target(heroOrAlly, { upTo: 3 })),
  ),
  'Hand of Protection': ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], instant: true },
    replace(nextTime({ event: 'deal' }, prevented('all')), target(anAlly)),
  ),
  'Twisted Light': ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true },
    replace({ event: { event: 'deal' }, instead: prevented(3) }, target(friendly(heroOrAlly))),
    unpreventably(deal(3, 'holy', target(opposing(heroOrAlly)))),
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
  'Word of Glory': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Holy'] },
    have(yourHeroAs, keyword('Protector'), power(has('Mend', 1))),
  ),
});
