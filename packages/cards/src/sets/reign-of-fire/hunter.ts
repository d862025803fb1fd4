import { ability, ally, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, give, ifSo, interrupt, may, put, putIntoHand } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  heroOrAlly,
  inZone,
  playedBy,
  yourHeroAs,
} from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  done,
  each,
  revealed,
  target,
  targeted,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';

export const hunter = set({
  Counterattack: ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], talent: 'Survival' },
    { do: 'take an extra turn', who: you },
    { power: 'play only', if: is(yourHero, { remaining: { is: 'or less', than: 5 } }) },
  ),
  Dakota: ally(
    { cost: 5, icon: 'Hunter', tags: ['Wolf', 'Beast', 'Monster'], atk: [5, 'melee'], health: 6 },
    have(yourHeroAs, cant('be destroyed')),
  ),
  'Distrupting Shot': ability(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'] },
    deal(1, 'ranged', target(heroOrAlly)),
    ifSo(
      { is: 'there', noun: among(done, aHero) },
      may(interrupt(chosen(playedBy(controllerOf(targeted(0)), anAbility)))),
    ),
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
