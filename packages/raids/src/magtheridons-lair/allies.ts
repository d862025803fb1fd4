import {
  aCard,
  aHero,
  ally,
  anAlly,
  atk,
  attacking,
  canAttackOnly,
  countOf,
  each,
  friendly,
  haveWhile,
  heroOrAlly,
  inPartyOf,
  inZone,
  is,
  it,
  onYourTurn,
  opposing,
  ownedBy,
  pay,
  putTokens,
  set,
  tagged,
  target,
  targetOpponent,
  thisDeals,
  thisHeals,
  thisOne,
  token,
  yours,
} from '@meetingstone/cards/language';
import type { Power } from '@meetingstone/rules';

export const abyssal = token('Abyssal', { atk: [6, 'fire'], health: 6 });

const aWarlock = tagged('Warlock');
/** One, and one more for each Warlock that has left the party, for another one or the game (R402.1a). */
const fiercerByLosses: Power = haveWhile(
  is(it, attacking(aCard)),
  thisOne,
  atk({
    amount: 'sum',
    of: [1, countOf(yours(inZone('removed', aWarlock))), countOf(opposing(ownedBy('you', aWarlock)))],
  }),
);
const print = { atk: [0, 'shadow'], health: 4, tags: ['Warlock', 'Channeler'] } as const;

export const channelers = set({
  'Summoner Channeler': ally(
    print,
    canAttackOnly(aHero),
    fiercerByLosses,
    onYourTurn(pay([3, 'activate'], putTokens(1, abyssal))),
  ),
  'Dark Mending Channeler': ally(
    print,
    canAttackOnly(aHero),
    fiercerByLosses,
    onYourTurn(pay(['activate'], thisHeals('all', target(friendly(anAlly))))),
  ),
  'Shadow Channeler': ally(
    { ...print, tags: ['Human', ...print.tags] },
    canAttackOnly(aHero),
    fiercerByLosses,
    onYourTurn(pay([3, 'activate'], thisDeals(1, 'shadow', each(inPartyOf(targetOpponent(), heroOrAlly))))),
  ),
});
