import { atkOf, countersOn, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import {
  chooseWord,
  deal,
  destroy,
  draw,
  ifSo,
  putDamage,
  removeCounters,
  reveal,
  unpreventably,
} from '../../language/effects.ts';
import { aCard, anAlly, attached, heroOrAlly, inPartyOf, inZone, typed, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, doubled, entersWithCounters, have, ifWould } from '../../language/powers.ts';
import {
  chosen,
  heroOf,
  target,
  targetOpponent,
  thatPlayer,
  thisCard,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';

export const warlock = set({
  Darkflame: ability(
    { cost: 2, icon: 'Warlock', tags: ['Basic', 'Destruction'] },
    unpreventably({
      do: 'deal',
      by: yourHero,
      amount: {
        amount: 'sum',
        of: [atkOf(chosen(yours(typed('fire', aCard)))), atkOf(chosen(yours(typed('shadow', aCard))))],
      },
      types: ['shadow', 'fire'],
      to: target(heroOrAlly),
    }),
  ),
  'Demonic Pact': ongoing(
    { cost: 0, plusX: true, icon: 'Warlock', tags: ['Basic', 'Demonology'] },
    entersWithCounters(X, 'pact'),
    atStartOfYourTurn(
      putDamage(1, yourHero),
      draw(),
      removeCounters(1, 'pact'),
      ifSo(compared(countersOn('pact'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Soul Binding': attachment(
    { cost: 4, icon: 'Warlock', tags: ['Basic', 'Affliction', 'Attachment'] },
    anAlly,
    have(attached(anAlly), atk(2), health(2)),
    ifWould({ event: 'deal', by: attached(anAlly), damageType: ['shadow'] }, doubled),
  ),
  'Spy of Kilrogg': ability(
    { cost: 2, icon: 'Warlock', tags: ['Basic', 'Demonology'] },
    chooseWord({ name: {} }),
    reveal(zoneOf('hand', targetOpponent())),
    ifSo(
      { is: 'there', noun: inPartyOf(thatPlayer, inZone('hand', { chosenName: true })) },
      deal(5, 'shadow', heroOf(thatPlayer)),
      draw(),
    ),
  ),
});
