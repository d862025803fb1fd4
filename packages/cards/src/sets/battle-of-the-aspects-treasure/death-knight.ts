import { countOf, X } from '../../language/amounts.ts';
import { ability, ongoing, set, token } from '../../language/cards.ts';
import { health, power } from '../../language/changes.ts';
import { give, put, putTokens } from '../../language/effects.ts';
import { aHero, among, anAlly, inZone, opposing, tagged, yours } from '../../language/nouns.ts';
import { has, have, onYourTurn, pay } from '../../language/powers.ts';
import { done, eachPlayer, target, topOfDeckOf } from '../../language/selections.ts';

export const deathKnight = set({
  'Army of Undeath': ongoing(
    { cost: 5, icon: 'Death Knight', tags: ['Unholy'] },
    onYourTurn(
      pay(['activate', { pay: 'remove', noun: opposing(inZone('graveyard', { inOne: true })), count: 3 }], {
        do: 'put token',
        token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
      }),
    ),
    have(yours(tagged('Ghoul')), power(has('Assault', 2))),
  ),
  'Grim Fate': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    put(topOfDeckOf(eachPlayer), { to: 'graveyard' }),
    putTokens(countOf(among(done, anAlly)), token('Ghoul', { atk: [3, 'melee'], health: 3 })),
  ),
  'Vile Strike': ability(
    { cost: 0, plusX: true, icon: 'Death Knight', tags: ['Unholy'] },
    give(target(aHero), [health({ amount: 'times', of: [-1, X] })]),
  ),
});
