import { item, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { anAlly, opposing, thisOne } from '../../language/nouns.ts';
import { when, whenThisEntersPlay } from '../../language/powers.ts';
import { each } from '../../language/selections.ts';
import { leavesPlay } from '../../language/watches.ts';

export const items = set({
  'Darkmoon Card: Hurricane': item(
    {
      cost: 3,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      limit: 'Trinket (2)',
    },
    whenThisEntersPlay(deal(1, 'nature', each(opposing(anAlly)))),
    when(leavesPlay(thisOne), deal(1, 'nature', each(opposing(anAlly)))),
  ),
});
