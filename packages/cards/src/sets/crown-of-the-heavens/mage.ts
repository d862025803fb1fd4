import { X } from '../../language/amounts.ts';
import { ability, attachmentToChosen, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { deal, draw, give, interrupt } from '../../language/effects.ts';
import { aCharacter, aHero, among, anAlly, attached, heroOrAlly, inZone, yourHeroAs } from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
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
  'Shroud of the Archmage': attachmentToChosen(
    { cost: 6, icon: 'Mage', tags: ['Arcane', 'Frost', 'Fire'] },
    yourHeroAs,
    have(
      attached(aHero),
      power(pay(['activate'], draw())),
      power(pay(['activate'], deal(4, 'fire', target(aHero)))),
      power(pay(['activate'], give(target(anAlly), [cant('attack'), cant('protect')]))),
    ),
  ),
});
