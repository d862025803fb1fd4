import { countOf } from '../../language/amounts.ts';
import { ability, attachment, set, token } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { destroy, heal, ifSo, put } from '../../language/effects.ts';
import { aCard, aHero, anAlly, anEquipment, inPartyOf, inZone, opposing, withCost } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  it,
  target,
  topOfDeckOf,
  yourHero,
} from '../../language/selections.ts';

export const deathKnight = set({
  'Crushing Death': ability(
    { cost: 1, icon: 'Death Knight', tags: ['Basic', 'Blood'] },
    destroy(target(withCost('or less', countOf(inPartyOf(controllerOf(it), inZone('graveyard', aCard))), anEquipment))),
  ),
  "Death's Decree": ability({ cost: 6, icon: 'Death Knight', tags: ['Basic', 'Unholy'] }, destroy(target(anAlly)), {
    do: 'put token',
    token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
  }),
  'Despair of Winter': ability({ cost: 5, icon: 'Death Knight', tags: ['Basic', 'Frost'] }, destroy(each(anAlly))),
  'Festering Disease': attachment(
    { cost: 1, icon: 'Death Knight', tags: ['Basic', 'Unholy', 'Disease', 'Attachment'] },
    opposing(aHero),
    atStartOfYourTurn(
      put(topOfDeckOf(controllerOf(attachedCard)), { to: 'graveyard' }),
      ifSo(is(done, anAlly), heal(1, yourHero)),
    ),
  ),
});
