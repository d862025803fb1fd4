import { ally, ongoing, set } from '../../language/cards.ts';
import { attacksOnlyIfAble, controlledByYou } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, give, putIntoHand, removeFromGame } from '../../language/effects.ts';
import { aCard, among, anAlly, heroOrAlly, inZone, opposing, thisOne, yours } from '../../language/nouns.ts';
import { have, ifWould, instead, pay, thisCan } from '../../language/powers.ts';
import { chosen, each, kept, target, thisCard } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const warlock = set({
  Helwen: ally(
    { cost: 4, icon: 'Warlock', tags: ['Succubus', 'Demon'], limit: 'Pet (1)', atk: [2, 'shadow'], health: 2 },
    thisCan({ may: 'choose not to ready' }),
    pay(['activate'], give(target(anAlly), [controlledByYou], { while: thisCard, remains: { exhausted: true } })),
  ),
  'Forbidden Knowledge': ongoing(
    { cost: 8, icon: 'Warlock', tags: ['Demonology'] },
    removeFromGame(each(yours(inZone('deck', aCard)))),
    ifWould(draws('you'), instead(putIntoHand(chosen(among(kept, inZone('removed', aCard)))))),
  ),
  'Ritual Sacrifice': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    pay([destroying(yours(anAlly))], deal(1, 'shadow', target(heroOrAlly))),
  ),
  Sarmoth: ally(
    { cost: 3, icon: 'Warlock', tags: ['Voidwalker', 'Demon'], limit: 'Pet (1)', atk: [1, 'shadow'], health: 5 },
    have(opposing(heroOrAlly), attacksOnlyIfAble(thisOne)),
  ),
});
