import { costOf, countOf } from '../../language/amounts.ts';
import { ability, attachment, set, token } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { destroy, heal, ifSo, put } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAlly,
  anEquipment,
  inPartyOf,
  inZone,
  opposing,
  withCost,
} from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  it,
  target,
  thatPlayer,
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
  'Ebon Plague': attachment(
    { cost: 4, icon: 'Death Knight', tags: ['Basic', 'Unholy', 'Disease', 'Attachment'], talent: 'Unholy' },
    aHero,
    atStartOfYourTurn(
      put(topOfDeckOf(controllerOf(attachedCard)), { to: 'graveyard' }),
      ifSo(
        is(done, abilityAllyOrEquipment),
        put({ select: 'top', of: thatPlayer, count: costOf(done) }, { to: 'graveyard' }),
      ),
    ),
  ),
  'Festering Disease': attachment(
    { cost: 1, icon: 'Death Knight', tags: ['Basic', 'Unholy', 'Disease', 'Attachment'] },
    opposing(aHero),
    atStartOfYourTurn(
      put(topOfDeckOf(controllerOf(attachedCard)), { to: 'graveyard' }),
      ifSo(is(done, anAlly), heal(1, yourHero)),
    ),
  ),
});
