import { costOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, controlledByYou, health } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import {
  deal,
  destroy,
  discard,
  exhaust,
  give,
  heal,
  ifSo,
  ifYouDo,
  put,
  putIntoHand,
  unpreventably,
} from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  aResource,
  attached,
  heroOrAlly,
  inYourGraveyard,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, ifWould, prevented, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  controllerOf,
  done,
  each,
  target,
  targeted,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const priest = set({
  'Dark Extortion': ability(
    { cost: 5, icon: 'Priest', tags: ['Shadow'] },
    give(chosenBy(targetPlayer(), yours(anAlly)), [controlledByYou], 'this game'),
  ),
  'Divine Fury': ability(
    { cost: 4, icon: 'Priest', tags: ['Holy'], talent: 'Holy' },
    unpreventably(deal(5, 'holy', target(heroOrAlly))),
    heal(5, target(heroOrAlly)),
  ),
  'Divine Hymn': ongoing(
    { cost: 2, icon: 'Priest', tags: ['Holy'] },
    atStartOfYourTurn(heal(2, each(yours(heroOrAlly)))),
    when(turnEnds('you'), ifSo(not({ is: 'there', noun: yours(anAlly) }), destroy(thisCard))),
  ),
  Oppress: ability(
    { cost: 2, icon: 'Priest', tags: ['Discipline'] },
    ifYouDo(destroy(target(anAbility)), discard(1, controllerOf(targeted(0)))),
  ),
  'Power Word: Preservation': attachment(
    { cost: 1, icon: 'Priest', tags: ['Discipline'], instant: true },
    anAlly,
    have(attached(anAlly), atk(-3), health(3)),
  ),
  'Power Word: Shelter': attachment(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    anAlly,
    ifWould({ event: 'deal', card: attached(anAlly) }, prevented('all')),
    when({ event: 'turn ends' }, destroy(thisCard)),
  ),
  'Psychic Wail': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'] },
    putIntoHand(chosenBy(targetPlayer(), yours(anAlly))),
    { power: 'keyword', keyword: 'Stash', effects: [exhaust(target(aResource))] },
  ),
  'Seeping Shadows': attachment(
    { cost: 3, icon: 'Priest', tags: ['Shadow'] },
    aHero,
    atStartOfYourTurn(
      deal(2, 'shadow', attachedCard),
      put({ select: 'top', of: controllerOf(attachedCard), count: thatMuch }, { to: 'graveyard' }),
    ),
  ),
  'Spiritual Harmony': ability(
    { cost: 3, icon: 'Priest', tags: ['Holy'] },
    ifYouDo(putIntoHand(target(inYourGraveyard(anAlly))), heal(costOf(done), yourHero)),
  ),
});
