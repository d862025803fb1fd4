import { attachment, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { aCard, allyOrWeapon, attached, yours } from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';

export const shaman = set({
  'Infusion of Earth': attachment(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    yours(allyOrWeapon),
    have(attached(aCard), power(has('Assault', 3))),
  ),
});
