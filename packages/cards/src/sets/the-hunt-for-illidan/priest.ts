import { costOf, countOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, health } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import {
  chooseOne,
  deal,
  discard,
  draw,
  give,
  heal,
  ifSo,
  putIntoHand,
  putIntoPlay,
  ready,
  unpreventably,
} from '../../language/effects.ts';
import {
  aHero,
  among,
  anAlly,
  aResource,
  attached,
  exhausted,
  friendly,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  controllerOf,
  done,
  each,
  eachPlayer,
  heroOf,
  target,
  targeted,
  targetOpponent,
  thatPlayer,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const priest = set({
  'Circle of Healing': ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'], instant: true, talent: 'Holy' },
    heal(10, each(friendly(heroOrAlly))),
  ),
  'Divine Spirit': ongoing(
    { cost: 5, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    pay(['activate'], chooseOne([draw()], [ready({ select: 'choose', noun: yours(aResource), count: { upTo: 3 } })])),
  ),
  'Equal Opportunity': ability(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    putIntoHand(chosenBy(eachPlayer, yours(anAlly))),
  ),
  'Faces from the Past': ability(
    { cost: 7, icon: 'Priest', tags: ['Holy'] },
    ifSo(
      compared(costOf(targeted(0)), 'or less', yourResources),
      putIntoPlay(target(inYourGraveyard(anAlly), { anyNumber: true })),
    ),
  ),
  'Lesser Heal': ability({ cost: 0, icon: 'Priest', tags: ['Holy'], instant: true }, heal(3, target(heroOrAlly))),
  Levitate: ongoing(
    { cost: 1, icon: 'Priest', tags: ['Discipline'] },
    when(turnStarts('opposing'), give(chosenBy(thatPlayer, yours(anAlly)), [cant('attack')])),
  ),
  'Mana Burst': ability(
    { cost: 4, icon: 'Priest', tags: ['Discipline'] },
    ready(each(exhausted(inPartyOf(targetOpponent(), aResource)))),
    deal(countOf(among(done, aResource)), 'shadow', heroOf(thatPlayer)),
  ),
  'Shadow Word: Agony': attachment(
    { cost: 3, icon: 'Priest', tags: ['Shadow'] },
    aHero,
    atStartOfYourTurn(discard(1, controllerOf(attachedCard))),
  ),
  'Woe or Grow': attachment(
    { cost: 2, icon: 'Priest', tags: ['Holy', 'Discipline'], instant: true, attachMode: 1 },
    anAlly,
    chooseOne([unpreventably(deal(2, 'holy', target(anAlly)))], []),
    have(attached(anAlly), health(2)),
  ),
});
