import { countOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { destroying } from '../../language/costs.ts';
import { draw, put, putIntoHand, removeFromGame, reveal } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  among,
  anAlly,
  inPartyOf,
  inZone,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { reward } from '../../language/powers.ts';
import { chosen, done, each, revealed, targetPlayer, topOfYourDeck, you } from '../../language/selections.ts';

export const quests = set({
  "Eternity's End": quest(
    {},
    reward(
      [2],
      put(
        { select: 'choose', noun: yours(inZone('hand', aCard)), count: { anyNumber: true } },
        { to: 'deck', at: 'bottom' },
      ),
      draw(countOf(among(done, aCard))),
    ),
  ),
  'Legacy of the Damned': quest({}, reward([destroying(yours(anAlly)), 4], draw(2))),
  'Path of the Damned': quest(
    {},
    reward([1], put({ select: 'top', of: targetPlayer(), count: 3 }, { to: 'graveyard' })),
  ),
  'Terror of the Tides': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', withCost('or more', 3, abilityAllyOrEquipment))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Founding of Durotar': quest({}, reward([2], draw(2), { do: 'discard', who: you, count: 1, random: true })),
  'The Invasion of Kalimdor': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', withCost('or less', 3, abilityAllyOrEquipment))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'The Scourge of Lordaeron': quest(
    {},
    reward([1], removeFromGame(each(inPartyOf(targetPlayer(), inZone('graveyard', aCard))))),
  ),
});
