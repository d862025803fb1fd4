import { item, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { destroy, draw, give, ifYouDo, may, payTo } from '../../language/effects.ts';
import { anAlly, heroOrAlly, inPartyOf, inZone, opposing, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, haveWhile, pay } from '../../language/powers.ts';
import { controllerOf, each, eachPlayer, it, target, thatPlayer, thisCard } from '../../language/selections.ts';

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
  'Signet of the Impregnable Fortress': item(
    { cost: 5, icon: ['Death Knight', 'Druid', 'Paladin', 'Warrior'], limit: 'Ring (2)' },
    have(yours(heroOrAlly), keyword('Protector')),
    haveWhile({ is: 'turn of', whose: 'any', of: controllerOf(it) }, opposing(heroOrAlly), atk(-2)),
  ),
});
