import { either } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, power } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { deal, give, playFree } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAbility,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, have, payLessTo, when, whileSo } from '../../language/powers.ts';
import { attachedCard, controllerOf, eventCard, target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  'Black Death': attachment(
    { cost: 2, icon: 'Death Knight', tags: ['Disease', 'Unholy'] },
    opposing(aHero),
    atStartOfYourTurn(
      deal(
        either(not({ is: 'there', noun: inPartyOf(controllerOf(attachedCard), anAlly) }), 2, 1),
        'shadow',
        attachedCard,
      ),
    ),
  ),
  'Dark Simulacrum': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Blood'] },
    playFree(target(opposing(inZone('graveyard', anAbility)))),
  ),
  'Favor of Undeath': attachment(
    { cost: 1, icon: 'Death Knight', tags: ['Blood'] },
    friendly(anAlly),
    have(attached(anAlly), power(has('Assault', 2))),
    when(isDestroyed(attached(anAlly)), give(target(opposing(anAlly)), [health(-1)])),
  ),
  'Frozen Core': attachment(
    { cost: 1, icon: 'Death Knight', tags: ['Frost'] },
    anAlly,
    have(attached(anAlly), atk(-2), health(-2)),
  ),
  'Glacial Strike': ability({ cost: 3, icon: 'Death Knight', tags: ['Frost'] }, deal(5, 'frost', target(anAlly))),
  'Hungering Cold': ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Frost'], talent: 'Frost' },
    when({ event: 'exhaust', card: opposing(heroOrAlly) }, deal(1, 'frost', eventCard)),
  ),
  'Necrotic Strike': ability(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy'], instant: true },
    deal(3, 'shadow', target(heroOrAlly)),
    whileSo({ is: 'happened', watch: { event: 'heal', card: opposing(heroOrAlly) } }, payLessTo('play', 3, thisOne)),
  ),
  'Twisted Death Pact': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'], instant: true },
    { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) },
    costToPlay(destroying(yours(abilityAllyOrEquipment))),
  ),
});
