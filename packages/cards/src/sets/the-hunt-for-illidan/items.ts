import { X } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy } from '../../language/effects.ts';
import { anEquipment, withCost } from '../../language/nouns.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { each } from '../../language/selections.ts';

export const items = set({
  'Band of the Inevitable': item(
    { cost: 2, icon: ['Druid', 'Paladin', 'Shaman'], limit: 'Ring (2)' },
    onYourTurn(pay(['X', destroyThis], destroy(each(withCost('or less', X, anEquipment))))),
  ),
});
