import { item, set } from '../../language/cards.ts';
import { cant, losesPowers } from '../../language/changes.ts';
import { chooseWord } from '../../language/effects.ts';
import { opposing } from '../../language/nouns.ts';
import { asThisEntersPlay, have } from '../../language/powers.ts';

export const items = set({
  'Miniature Voodoo Mask': item(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], limit: 'Trinket (2)' },
    asThisEntersPlay(chooseWord({ name: { kind: ['Ability', 'Equipment'], cost: { is: 'or less', than: 3 } } })),
    have(opposing({ chosenName: true }), losesPowers, cant('have powers')),
  ),
});
