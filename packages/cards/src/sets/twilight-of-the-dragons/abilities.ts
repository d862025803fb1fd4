import { ability, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { draw, give, giveAll } from '../../language/effects.ts';
import { abilityAllyOrEquipment, anAlly, other, yours } from '../../language/nouns.ts';
import { has, onYourTurn, pay, when } from '../../language/powers.ts';
import { eachOpponent, targetPlayer, thisCard } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const abilities = set({
  "Fool's Gold": ongoing(
    { cost: 3, icon: EVERY_CLASS },
    when(turnEnds('you'), draw(1, eachOpponent)),
    onYourTurn(
      pay(
        [destroying(other(yours(abilityAllyOrEquipment)))],
        give(thisCard, [{ change: 'control', by: targetPlayer() }], 'this game'),
      ),
    ),
  ),
  'Frozen Frenzy': ability(
    { cost: 6, icon: ['Death Knight', 'Shaman'], tags: ['Frost', 'Enhancement'] },
    giveAll(yours(anAlly), [power(has('Assault', 6))]),
  ),
});
