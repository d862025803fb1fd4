import { either, healthOf, X } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  deal,
  discard,
  ifSo,
  may,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  unpreventably,
} from '../../language/effects.ts';
import { among, anAlly, attached, heroOrAlly, withCost, yours } from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  done,
  it,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  yourHero,
} from '../../language/selections.ts';

export const priest = set({
  Lightlance: ability(
    { cost: 1, icon: 'Priest', tags: ['Holy'] },
    unpreventably(deal(either(is(yourHero, { damaged: false }), 5, 1), 'holy', target(heroOrAlly))),
  ),
  'Shadows from Beyond': ability(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    deal(3, 'shadow', target(anAlly)),
    ifSo(
      { is: 'there', noun: among(done, { kind: ['Character'], damage: { is: 'or more', than: healthOf(it) } }) },
      discard(1, controllerOf(targeted(0))),
    ),
    has('Warp'),
  ),
  'Soul Warding': attachment(
    { cost: 3, icon: 'Priest', tags: ['Discipline', 'Attachment'], talent: 'Discipline' },
    anAlly,
    have(attached(anAlly), cant('be destroyed')),
  ),
  'Splintered Thought': ability(
    { cost: 0, plusX: true, icon: 'Priest', tags: ['Shadow'] },
    removeFromGame({ select: 'top', of: targetOpponent(), count: X }),
    may(putIntoPlay(chosen(among(done, withCost('or less', X, anAlly))))),
  ),
  Spook: ability({ cost: 1, icon: 'Priest', tags: ['Shadow'] }, putIntoHand(chosenBy(targetPlayer(), yours(anAlly)))),
});
