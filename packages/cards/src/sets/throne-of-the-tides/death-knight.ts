import { atkOf, damageOn, healthOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import {
  deal,
  delve,
  destroy,
  giveAll,
  heal,
  ifSo,
  ifYouDo,
  putTokens,
  removeFromGame,
} from '../../language/effects.ts';
import { aCard, aHero, anAlly, inPartyOf, inZone, opposing, tagged, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, when } from '../../language/powers.ts';
import { attachedCard, eventCard, eventPlayer, target, thisCard, yourHero } from '../../language/selections.ts';
import { draws, isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  'Brittle Bones': attachment(
    { cost: 4, icon: 'Death Knight', tags: ['Frost', 'Disease'], talent: 'Frost' },
    opposing(aHero),
    atStartOfYourTurn(
      deal(2, 'frost', attachedCard),
      ifYouDo(
        ifSo(compared(damageOn(attachedCard), 'or more', 15), destroy(thisCard)),
        destroy(target({ not: aHero }, { exactly: 2 })),
      ),
    ),
  ),
  'Claws of the Dead': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    giveAll(opposing(anAlly), [atk(-3)]),
    delve,
  ),
  "Death's Duo": ability(
    { cost: 4, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    ifYouDo(
      removeFromGame(target(opposing(inZone('graveyard', { kind: ['Ally'], inOne: true })), { exactly: 2 })),
      putTokens(2, token('Ghoul', { atk: [3, 'melee'], health: 3 })),
    ),
  ),
  Infestation: attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy', 'Disease'] },
    opposing(aHero),
    atStartOfYourTurn(
      deal(1, 'shadow', attachedCard),
      ifYouDo(
        ifSo(compared(damageOn(attachedCard), 'or more', 15), destroy(thisCard)),
        putTokens(2, token('Ghoul', { atk: [3, 'melee'], health: 3 })),
      ),
    ),
  ),
  'Monstrous Essence': ongoing(
    { cost: 5, icon: 'Death Knight', tags: ['Blood'] },
    when(
      isDestroyed(yours(tagged('Monster', anAlly))),
      deal(atkOf(eventCard), 'shadow', target(aHero)),
      heal(healthOf(eventCard), yourHero),
    ),
  ),
  'Plagued Mind': attachment({ cost: 3, icon: 'Death Knight', tags: ['Unholy', 'Disease'] }, aHero, {
    power: 'triggered',
    on: draws('any'),
    while: is(attachedCard, inPartyOf(eventPlayer, aCard)),
    effects: [deal(1, 'shadow', attachedCard)],
  }),
});
