import { ally, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { give, ifYouDo, may, removeFromGame, thisDeals } from '../../language/effects.ts';
import { aCharacter, among, heroOrAlly, inZone } from '../../language/nouns.ts';
import { when } from '../../language/powers.ts';
import { done, each, target } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const cards = set({
  'Sindragosa, the Frost Queen': ally(
    { cost: 8, tags: ['Frost Wyrm', 'Scourge'], unique: true, required: ['Scourge'], atk: [9, 'frost'], health: 9 },
    when(
      turnStarts('any'),
      ifYouDo(
        may(removeFromGame({ select: 'choose', noun: inZone('graveyard', { inOne: true }), count: { exactly: 5 } })),
        thisDeals(5, 'frost', target(heroOrAlly)),
      ),
      give(each(among(done, aCharacter)), [cant('attack'), cant('protect')]),
    ),
  ),
});
