import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, destroy, discard, heal, ifYouDo, putIntoHand, ready, unpreventably } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  aResource,
  attached,
  except,
  heroOrAlly,
  inZone,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, ifWould, prevented, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  chosenBy,
  target,
  targeted,
  targetOpponent,
  thatPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds, turnStarts } from '../../language/watches.ts';

export const priest = set({
  'Binding Heal': ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    heal(5, yourHero),
    heal(5, target(except(yourHero, heroOrAlly))),
  ),
  'Holy Fire': attachment(
    { cost: 3, icon: 'Priest', tags: ['Holy'] },
    heroOrAlly,
    unpreventably(deal(2, 'holy', targeted(0))),
    when(turnStarts('any'), unpreventably(deal(1, 'holy', attachedCard))),
  ),
  'Mass Dispel': ability(
    { cost: 4, icon: 'Priest', tags: ['Discipline'] },
    destroy({ select: 'choose', noun: anAbility, count: { anyNumber: true } }),
  ),
  'Mind Soothe': attachment(
    { cost: 1, icon: 'Priest', tags: ['Shadow'] },
    anAlly,
    have(attached(anAlly), cant('attack', { noun: yourHeroAs })),
  ),
  'Pact of Shadow': ongoing(
    { cost: 7, icon: 'Priest', tags: ['Shadow'] },
    when({ event: 'discard', whose: 'opposing' }, deal(3, 'shadow', target(heroOrAlly))),
  ),
  'Pain Suppression': ongoing(
    { cost: 4, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    ifWould({ event: 'deal', card: yourHeroAs }, prevented(1)),
  ),
  Shadowfiend: ally(
    { cost: 2, icon: 'Priest', tags: ['Shadowfiend'], unique: true, atk: [3, 'shadow'], health: 1 },
    has('Ferocity'),
    when({ event: 'deal', by: thisOne, card: aHero, combat: true }, ready(chosen(yours(aResource)))),
    when(turnEnds('you'), putIntoHand(thisCard)),
  ),
  'Soul Rend': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'] },
    ifYouDo(putIntoHand(chosenBy(targetOpponent(), yours(anAlly))), discard(1, thatPlayer)),
  ),
  'Vampiric Touch': attachment(
    { cost: 3, icon: 'Priest', tags: ['Shadow'], talent: 'Shadow' },
    heroOrAlly,
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
    when(
      { event: 'play', card: inZone('chain', tagged('Shadow', anAbility)), whose: 'you' },
      ready(chosen(yours(aResource))),
    ),
  ),
});
