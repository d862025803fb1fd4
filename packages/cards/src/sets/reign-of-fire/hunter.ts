import { ability, ally, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { give, put, putIntoHand } from '../../language/effects.ts';
import { aCard, among, anAlly, inZone, yourHeroAs } from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';
import { chosen, each, revealed, target, topOfYourDeck } from '../../language/selections.ts';

export const hunter = set({
  Dakota: ally(
    { cost: 5, icon: 'Hunter', tags: ['Wolf', 'Beast', 'Monster'], atk: [5, 'melee'], health: 6 },
    have(yourHeroAs, cant('be destroyed')),
  ),
  'Ravenous Frenzy': ability(
    { cost: 3, icon: 'Hunter', tags: ['Beast Mastery'] },
    give(target(anAlly), [atk(4)]),
    give(target(anAlly), [atk(-4)]),
  ),
  'Track from Beyond': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'] },
    { do: 'look at', what: topOfYourDeck(4) },
    putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    has('Warp'),
  ),
});
