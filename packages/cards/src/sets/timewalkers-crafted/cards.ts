import { item, set } from '../../language/cards.ts';
import { heal } from '../../language/effects.ts';
import { aQuest } from '../../language/nouns.ts';
import { when } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';

export const cards = set({
  'The Last Relic of Argus': item(
    {
      cost: 2,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
    },
    { power: 'cost change', change: { cost: 'complete', noun: aQuest, whose: 'you', by: -1 } },
    when({ event: 'complete', whose: 'you' }, heal(3, yourHero)),
  ),
});
