import { set, weapon } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { give } from '../../language/effects.ts';
import { anAbility, inZone } from '../../language/nouns.ts';
import { when } from '../../language/powers.ts';
import { thisCard } from '../../language/selections.ts';

export const weapons = set({
  'Lordbane Scepter': weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'fire'], strike: 1 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, give(thisCard, [atk(2)])),
  ),
});
