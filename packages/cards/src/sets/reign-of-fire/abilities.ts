import { halfUp, thatMuch } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { give, putIntoPlay, replace } from '../../language/effects.ts';
import { anAlly, friendly, heroOrAlly, inYourGraveyard, inZone, opposing } from '../../language/nouns.ts';
import { doubled, ifWould, prevented } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const abilities = set({
  Dodge: ability({ cost: 15 }, replace({ event: { event: 'deal' }, instead: prevented(1) }, target(heroOrAlly))),
  'Legacy of Lordaeron': ability(
    { cost: 7, icon: ['Death Knight', 'Paladin'] },
    putIntoPlay(target(inYourGraveyard(anAlly), { upTo: 1 })),
    putIntoPlay(target(opposing(inZone('graveyard', anAlly)), { upTo: 1 })),
  ),
  'Legacy of the Horde': ongoing(
    { cost: 6, icon: ['Priest', 'Shaman'] },
    ifWould({ event: 'deal', by: friendly(heroOrAlly) }, doubled),
    ifWould({ event: 'deal', card: friendly(heroOrAlly) }, prevented(halfUp(thatMuch))),
  ),
  'Savage Beatdown': ability({ cost: 4 }, give(target(anAlly), [atk(5), keyword('Smash')])),
});
