import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { alsoTag, atk, cant, keyword, losesPowers } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { chooseWord, give } from '../../language/effects.ts';
import { opposing } from '../../language/nouns.ts';
import { asThisEntersPlay, entersExhausted, have, onYourTurn, pay } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';

export const items = set({
  'Magical Ogre Idol': item(
    { cost: 4, icon: EVERY_CLASS },
    entersExhausted,
    onYourTurn(
      pay(['activate', destroyThis], give(yourHero, [alsoTag('Ogre'), alsoTag('Monster'), atk(6), keyword('Smash')])),
    ),
  ),
  'Miniature Voodoo Mask': item(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], limit: 'Trinket (2)' },
    asThisEntersPlay(chooseWord({ name: { kind: ['Ability', 'Equipment'], cost: { is: 'or less', than: 3 } } })),
    have(opposing({ chosenName: true, kind: ['Ability', 'Equipment'] }), losesPowers, cant('have powers')),
  ),
});
