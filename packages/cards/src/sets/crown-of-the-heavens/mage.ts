import { X } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, give, interrupt } from '../../language/effects.ts';
import { aCharacter, among, anAlly, heroOrAlly, inZone } from '../../language/nouns.ts';
import { done, each, target } from '../../language/selections.ts';

export const mage = set({
  'Flame Lance': ability({ cost: 1, icon: 'Mage', tags: ['Fire'], instant: true }, deal(3, 'fire', target(anAlly))),
  'Frost Blast': ability(
    { cost: 0, plusX: true, icon: 'Mage', tags: ['Frost'], instant: true },
    deal(1, 'frost', target(heroOrAlly, { exactly: X })),
    give(each(among(done, aCharacter)), [cant('attack'), cant('protect')]),
  ),
  Overload: ability(
    { cost: 2, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', anAlly))),
  ),
});
