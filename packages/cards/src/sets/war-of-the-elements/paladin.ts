import { atkOf } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { dealtBy, destroy, unpreventably } from '../../language/effects.ts';
import { anAbility, anAlly, attached, friendly } from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Faith': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Holy', 'Blessing'], instant: true },
    friendly(anAlly),
    have(attached(anAlly), atk(1), health(1)),
    pay([2, destroyThis], destroy(target(anAbility))),
  ),
  Inquisition: ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    unpreventably(dealtBy(target(anAlly), atkOf(targeted(0)), 'holy', targeted(0))),
  ),
});
