import { countOf } from '../../language/amounts.ts';
import { ability, ongoing, set, token } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { give, put } from '../../language/effects.ts';
import { anAlly, aResource, heroOrAlly, inPartyOf, nonToken } from '../../language/nouns.ts';
import { atStartOfYourTurn, when } from '../../language/powers.ts';
import { eachOpponent, target, thatPlayer } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  'Freeze Out': ability(
    { cost: 3, icon: 'Death Knight', tags: ['Basic', 'Frost'] },
    give(target(aResource, { upTo: 3 }), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  'Ghoulish Epidemic': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    {
      do: 'create',
      trigger: when(isDestroyed(nonToken(anAlly)), {
        do: 'put token',
        token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
      }),
      duration: 'this turn',
    },
  ),
  Tribulation: ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    atStartOfYourTurn(
      put({ select: 'top', of: eachOpponent, count: countOf(inPartyOf(thatPlayer, heroOrAlly)) }, { to: 'graveyard' }),
    ),
  ),
});
