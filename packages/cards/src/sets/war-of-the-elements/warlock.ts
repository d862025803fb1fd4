import { ability, ally, set } from '../../language/cards.ts';
import { discard, putIntoHand, thisDeals, thisHeals } from '../../language/effects.ts';
import { aHero, anAlly, opposing } from '../../language/nouns.ts';
import { whenThisEntersPlay } from '../../language/powers.ts';
import { target, that, yourHero } from '../../language/selections.ts';

export const warlock = set({
  'Dread Touch': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    putIntoHand(target(opposing(anAlly))),
    discard(1, { player: 'owner', of: that }),
  ),
  Maazhum: ally(
    { cost: 3, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [3, 'shadow'], health: 3 },
    whenThisEntersPlay(thisDeals(3, 'shadow', target(aHero)), thisHeals(3, yourHero)),
  ),
});
