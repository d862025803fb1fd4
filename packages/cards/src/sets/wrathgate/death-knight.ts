import { ability, attachment, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { deal, giveAll } from '../../language/effects.ts';
import { aHero, anAlly, aWeapon, heroOrAlly, inPartyOf, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have } from '../../language/powers.ts';
import { attachedCard, controllerOf, target } from '../../language/selections.ts';

export const deathKnight = set({
  'Frost Fever': attachment(
    { cost: 2, icon: 'Death Knight', tags: ['Frost', 'Disease'] },
    aHero,
    atStartOfYourTurn(deal(1, 'frost', attachedCard)),
    have(
      inPartyOf(controllerOf(attachedCard), anAlly),
      { change: 'lose powers', keywords: ['Assault', 'Mend'] },
      cant('have powers', { keywords: ['Assault', 'Mend'] }),
    ),
  ),
  'Surge of Blood': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'] },
    deal(2, 'melee', target(heroOrAlly)),
    giveAll(yours(aWeapon), [power(has('Assault', 2))]),
  ),
});
