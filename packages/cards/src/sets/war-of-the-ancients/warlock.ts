import { X } from '../../language/amounts.ts';
import { ability, ally, set } from '../../language/cards.ts';
import {
  deal,
  destroy,
  draw,
  heal,
  ifYouDo,
  may,
  putDamage,
  putIntoHand,
  removeFromGame,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAlly,
  aResource,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
} from '../../language/nouns.ts';
import { costToPlay, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eachOpponent, heroOf, target, thatPlayer, yourHero } from '../../language/selections.ts';

export const warlock = set({
  'Call the Void': ability(
    { cost: 1, icon: 'Warlock', tags: ['Basic', 'Demonology'] },
    putIntoHand(target(inYourGraveyard(tagged('Demon', anAlly)))),
  ),
  Gaktai: ally(
    { cost: 2, icon: 'Warlock', tags: ['Imp', 'Demon', 'Monster'], limit: 'Pet (1)', atk: [2, 'fire'], health: 1 },
    whenThisEntersPlay(ifYouDo(may(putDamage(2, yourHero)), draw())),
  ),
  Netherpocalypse: ability(
    { cost: 5, icon: 'Warlock', tags: ['Basic', 'Destruction'] },
    {
      do: 'for each player',
      who: eachOpponent,
      effects: [
        {
          do: 'choose modes',
          count: 1,
          modes: [
            [deal(10, 'shadow', heroOf(thatPlayer))],
            [destroy(each(inPartyOf(thatPlayer, aResource)))],
            [destroy(each(inPartyOf(thatPlayer, abilityAllyOrEquipment)))],
          ],
          by: thatPlayer,
        },
      ],
    },
  ),
  Nightfall: ability(
    { cost: 0, plusX: true, icon: 'Warlock', tags: ['Basic', 'Affliction'], talent: 'Affliction' },
    deal(X, 'shadow', target(opposing(heroOrAlly))),
    heal(X, yourHero),
  ),
  'Soul Trap': ability(
    { cost: 2, icon: 'Warlock', tags: ['Basic', 'Destruction'] },
    removeFromGame(target(anAlly)),
    costToPlay({ pay: 'put damage', noun: yourHeroAs, amount: 5 }),
  ),
});
