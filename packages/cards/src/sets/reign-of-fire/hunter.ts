import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk, can, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, give, ifSo, interrupt, may, put, putIntoHand, putIntoPlay, reveal } from '../../language/effects.ts';
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
  yours,
} from '../../language/nouns.ts';
import { has, have, whenThisEntersPlay } from '../../language/powers.ts';
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
  'Unleash the Beasts': ongoing(
    { cost: 9, icon: 'Hunter', tags: ['Beast Mastery'] },
    whenThisEntersPlay(
      reveal(topOfYourDeck(5)),
      putIntoPlay({
        select: 'choose',
        noun: among(revealed, inZone('deck', { tag: ['Pet', 'Beast'], kind: ['Ally'] })),
        count: { anyNumber: true },
      }),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
    { power: 'continuous', continuous: { players: 'you', changes: [can({ may: 'control any number', tag: 'Pet' })] } },
    have(yours({ tag: ['Pet', 'Beast'], kind: ['Ally'] }), keyword('Ferocity'), keyword('Smash')),
  ),
});
