import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { discarding, exhausting } from '../../language/costs.ts';
import {
  deal,
  destroy,
  give,
  ifSo,
  ifYouDo,
  may,
  payTo,
  ready,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import { aCard, anAlly, heroOrAlly, inZone, opposing, tagged, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, onYourTurn, pay, when } from '../../language/powers.ts';
import { each, target, targeted, thisCard } from '../../language/selections.ts';

export const warlock = set({
  'Demonic Accord': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    onYourTurn(pay([1, 'activate'], give(target(anAlly), [atk(1), health(-1)]))),
  ),
  'Embrace of the Nether': ability(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'] },
    ifSo(is(targeted(0), { chosenTag: true }), removeFromGame(target(aCard))),
    costToPlay(
      { pay: 'choose word', what: { oneOf: ['Ability', 'Ally', 'Equipment'] } },
      discarding(yours(inZone('hand', { chosenTag: true }))),
    ),
  ),
  'Fel Fury': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'] },
    atStartOfYourTurn(
      deal(1, 'fire', each({ not: tagged('Demon'), kind: ['Hero', 'Ally'] })),
      ifSo(not({ is: 'there', noun: yours(tagged('Demon')) }), destroy(thisCard)),
    ),
  ),
  'Fel Infernal': ally(
    { cost: 4, icon: 'Warlock', tags: ['Infernal', 'Demon'], limit: 'Pet (1)', atk: [4, 'fire'], health: 4 },
    when(
      { event: 'discard', whose: 'you' },
      ifYouDo(may(payTo([1])), thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
    ),
  ),
  Jaktip: ally(
    { cost: 4, icon: 'Warlock', tags: ['Imp', 'Demon'], limit: 'Pet (1)', atk: [0, 'fire'], health: 1 },
    has('Elusive'),
    pay(['activate'], thisDeals(1, 'fire', target(heroOrAlly))),
    pay([1, exhausting(yours(tagged('Warlock')))], ready(thisCard)),
  ),
});
