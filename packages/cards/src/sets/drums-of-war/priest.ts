import { costOf, countOf, X } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { deal, discard, heal, put, putIntoHand } from '../../language/effects.ts';
import { anAlly, heroOrAlly, opposing, typed, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { done, each, target, targetPlayer, yourHero } from '../../language/selections.ts';

export const priest = set({
  "Dawn's Grace": ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    { do: 'heal', by: yourHero, amount: 6, from: target(heroOrAlly, { anyNumber: true }), divided: true },
  ),
  Exasperate: ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'] },
    discard(countOf(yours(typed('shadow', anAlly))), targetPlayer()),
  ),
  Misery: ongoing(
    { cost: 2, icon: 'Priest', tags: ['Shadow'], talent: 'Shadow' },
    pay(['X', 'activate'], put({ select: 'top', of: targetPlayer(), count: X }, { to: 'graveyard' })),
  ),
  'Shadow Word: Anguish': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'], instant: true },
    deal(5, 'shadow', target(anAlly)),
    deal(5, 'shadow', yourHero),
  ),
  Sublimate: ability(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    putIntoHand(each(opposing({ kind: ['Ability', 'Equipment'] }))),
  ),
  'Vampiric Tendrils': ability(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    discard(2, targetPlayer()),
    heal(costOf(done), yourHero),
  ),
});
