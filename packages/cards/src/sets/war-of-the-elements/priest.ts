import { countOf, thatMuch } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import {
  deal,
  destroy,
  discard,
  heal,
  put,
  putIntoPlay,
  ready,
  removeFromGame,
  unpreventably,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCharacter,
  among,
  anAbility,
  anAlly,
  aResource,
  friendly,
  heroOrAlly,
  ownedBy,
  yours,
} from '../../language/nouns.ts';
import { have } from '../../language/powers.ts';
import { controllerOf, done, each, eachPlayer, target, targeted, that } from '../../language/selections.ts';

export const priest = set({
  'Dark Embrace': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'] },
    put({ select: 'top', of: eachPlayer, count: 5 }, { to: 'graveyard' }),
  ),
  Expel: ability(
    { cost: 1, icon: 'Priest', tags: ['Holy'] },
    unpreventably(deal(countOf(yours(anAlly)), 'holy', target(anAlly))),
  ),
  'Focused Dispel': ability(
    { cost: 3, icon: 'Priest', tags: ['Discipline'], instant: true },
    destroy(target(anAbility, { upTo: 2 })),
  ),
  'Hymn of Hope': ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    heal(3, each(friendly(heroOrAlly))),
    ready({ select: 'choose', noun: yours(aResource), count: { exactly: countOf(among(done, aCharacter)) } }),
  ),
  'Leap of Faith': ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    removeFromGame(target(ownedBy('you', abilityAllyOrEquipment))),
    putIntoPlay(that),
  ),
  'Mind Melt': ability(
    { cost: 5, icon: 'Priest', tags: ['Shadow'], talent: 'Shadow' },
    deal(3, 'shadow', target(heroOrAlly)),
    discard(thatMuch, controllerOf(targeted(0))),
  ),
  'Power Word: Endurance': ongoing(
    { cost: 4, icon: 'Priest', tags: ['Discipline'] },
    have(friendly(heroOrAlly), health(2)),
  ),
});
