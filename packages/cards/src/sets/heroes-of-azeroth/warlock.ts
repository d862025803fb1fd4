import { costOf, countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { destroying } from '../../language/costs.ts';
import {
  addCounters,
  chooseOne,
  deal,
  destroy,
  discard,
  draw,
  give,
  heal,
  may,
  payTo,
  putIntoHand,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAlly,
  attached,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, pay, prevented, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  eventCard,
  paidCard,
  remembered,
  target,
  targeted,
  targetOpponent,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const warlock = set({
  Corruption: attachment(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
    when(isDestroyed(attached(aCharacter)), discard(1, controllerOf(attachedCard))),
  ),
  'Curse of Agony': attachment(
    { cost: 5, icon: 'Warlock', tags: ['Curse', 'Affliction'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(addCounters(1, 'agony'), deal(countersOn('agony'), 'shadow', attachedCard)),
  ),
  'Dark Pact': ability(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], talent: 'Affliction' },
    draw(costOf(paidCard)),
    costToPlay(destroying(yours(tagged('Pet')))),
  ),
  Fear: ability({ cost: 1, icon: 'Warlock', tags: ['Affliction'] }, putIntoHand(target(opposing(anAlly)))),
  Grimdron: ally(
    { cost: 1, icon: 'Warlock', tags: ['Imp', 'Demon'], limit: 'Pet (1)', atk: [0, 'fire'], health: 1 },
    has('Elusive'),
    pay([1, 'activate'], thisDeals(1, 'fire', target(heroOrAlly))),
  ),
  Infernal: ally(
    { cost: 6, icon: 'Warlock', tags: ['Infernal', 'Demon'], limit: 'Pet (1)', atk: [6, 'fire'], health: 6 },
    atStartOfYourTurn(
      chooseOne([discard()], [give(thisCard, [{ change: 'control', by: targetOpponent() }], 'this game')]),
    ),
    when(turnEnds('you'), thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Life Tap': ability(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], instant: true },
    draw(2),
    costToPlay({ pay: 'put damage', noun: yourHeroAs, amount: 2 }),
  ),
  'Rain of Fire': ongoing(
    { cost: 4, icon: 'Warlock', tags: ['Destruction'] },
    atStartOfYourTurn({ do: 'if you do', first: [may(payTo([4]))], then: [], else: [destroy(thisCard)] }),
    when(turnEnds('you'), deal(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Sever the Cord': ability(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'], instant: true },
    destroy(target(anAlly)),
    costToPlay(destroying(yours(anAlly))),
  ),
  'Shadow Bolt': ability({ cost: 3, icon: 'Warlock', tags: ['Destruction'] }, deal(3, 'shadow', target(heroOrAlly)), {
    do: 'create',
    trigger: when(isDestroyed(among(remembered, aCard)), discard(1, controllerOf(eventCard))),
    about: targeted(0),
    duration: 'this turn',
  }),
  'Soul Link': ongoing(
    { cost: 4, icon: 'Warlock', tags: ['Demonology'], talent: 'Demonology' },
    pay([{ pay: 'put damage', noun: yours(anAlly), amount: 1 }], {
      do: 'create',
      replacement: { event: { event: 'deal', card: yourHeroAs }, instead: prevented(1) },
      duration: 'this turn',
    }),
  ),
  'Steal Essence': ability(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], instant: true },
    deal(2, 'shadow', target(heroOrAlly)),
    heal(thatMuch, yourHero),
  ),
});
