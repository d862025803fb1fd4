import { item, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { destroy, draw, give, ifYouDo, may, payTo } from '../../language/effects.ts';
import { anAlly, inPartyOf, inZone } from '../../language/nouns.ts';
import { atStartOfYourTurn, pay } from '../../language/powers.ts';
import { each, eachPlayer, target, thatPlayer, thisCard } from '../../language/selections.ts';

export const cards = set({
  'Band of Channeled Magic': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    atStartOfYourTurn({ do: 'if you do', first: [may(payTo([2]))], then: [draw()], else: [destroy(thisCard)] }),
  ),
  'Renewal of Life': item(
    { cost: 4, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Ring (2)' },
    atStartOfYourTurn(
      ifYouDo(may(destroy(thisCard)), {
        do: 'for each player',
        who: eachPlayer,
        effects: [
          { do: 'put into play', what: each(inPartyOf(thatPlayer, inZone('graveyard', anAlly))), under: thatPlayer },
        ],
      }),
    ),
  ),
  'Ring of Invincibility': item(
    { cost: 3, icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    pay([1, 'activate'], give(target(anAlly), [keyword('Invincible')])),
  ),
});
