import { costOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { heal, putIntoHand, reveal } from '../../language/effects.ts';
import { anAlly, inYourGraveyard } from '../../language/nouns.ts';
import { reward } from '../../language/powers.ts';
import { done, target, that, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const quests = set({
  'A Tale of Valor': quest({}, reward([4], reveal(topOfYourDeck(1)), putIntoHand(that), heal(costOf(done), yourHero))),
  'The Ichor of Undeath': quest({ icon: 'Priest' }, reward([2], putIntoHand(target(inYourGraveyard(anAlly))))),
});
