import { location, quest, set, token } from '../../language/cards.ts';
import { exhausting } from '../../language/costs.ts';
import { discard, draw, heal, putTokens } from '../../language/effects.ts';
import { anAlly, heroOrAlly, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, basic, onYourTurn, pay, reward } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const places = set({
  'Letters for the Front': quest({}, reward([3], draw())),
  'Lost in the Fens': quest({}, onYourTurn(reward([2], draw(), discard()))),
  'A Debt Repaid': quest({}, reward([4, exhausting(yours(anAlly))], draw(2))),
  'Tend the Wounded': quest({}, reward([2], heal(5, target(heroOrAlly)))),
  'Muster at Dawn': quest({}, basic(reward([4], putTokens(2, token('Recruit', { atk: [1, 'melee'], health: 1 }))))),
  'Crossways Inn': location({}, pay([2, 'activate'], draw(), discard())),
  'Quiet Shrine': location({}, atStartOfYourTurn(heal(1, yourHero))),
});
