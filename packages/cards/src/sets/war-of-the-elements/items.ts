import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { can } from '../../language/changes.ts';
import { not } from '../../language/conditions.ts';
import { ifSo, put } from '../../language/effects.ts';
import { aCard, inZone, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import { targetPlayer } from '../../language/selections.ts';

export const items = set({
  'Darkmoon Card: Volcano': item(
    { cost: 7, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (1)' },
    atStartOfYourTurn(ifSo(not({ is: 'there', noun: yours(inZone('deck', aCard)) }), { do: 'win the game' })),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [put({ select: 'top', of: targetPlayer(), count: 2 }, { to: 'graveyard' })],
    },
  ),
  "Landro's Hitching Post": item(
    { cost: 1, icon: EVERY_CLASS },
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [can({ may: 'control any number', tag: 'Mount' })] },
    },
  ),
});
