import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { discard, giveAll, putIntoHand, thisDeals, thisHeals, unpreventably } from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, opposing, yours } from '../../language/nouns.ts';
import { pay, whenThisEntersPlay } from '../../language/powers.ts';
import { target, that, yourHero } from '../../language/selections.ts';

export const warlock = set({
  'Dread Touch': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    putIntoHand(target(opposing(anAlly))),
    discard(1, { player: 'owner', of: that }),
  ),
  'Fel Flame': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    whenThisEntersPlay(
      unpreventably({ do: 'deal', by: yourHero, amount: 2, types: ['shadow', 'fire'], to: target(heroOrAlly) }),
    ),
    pay([2], giveAll(yours({ damageType: ['shadow', 'fire'] }), [atk(1)])),
  ),
  Maazhum: ally(
    { cost: 3, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [3, 'shadow'], health: 3 },
    whenThisEntersPlay(thisDeals(3, 'shadow', target(aHero)), thisHeals(3, yourHero)),
  ),
});
