import { countersOn } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { addCounters, draw, give, heal, may } from '../../language/effects.ts';
import { anAlly, anEquipment, friendly, heroOrAlly, opposing, thisOne, yours } from '../../language/nouns.ts';
import { onYourTurn, pay, when } from '../../language/powers.ts';
import { each, target } from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const items = set({
  'Discerning Eye of the Beast': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    pay([2, { pay: 'return', noun: thisOne }], draw()),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Dread Pirate Ring': item(
    { cost: 1, icon: EVERY_CLASS, limit: 'Ring (2)' },
    onYourTurn(
      pay([2, { pay: 'return', noun: thisOne }], {
        do: 'put token',
        token: token('Bob', { tags: ['Dread Pirate'], atk: [1, 'melee'], health: 1 }),
      }),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Grim Campfire': item(
    { cost: 3, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], limit: 'Campfire (1)' },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'fuel')),
    when(turnEnds('you'), may(heal(countersOn('fuel'), each(friendly(heroOrAlly))))),
  ),
  'Swift Hand of Justice': item(
    { cost: 1, icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Warrior'], limit: 'Trinket (2)' },
    pay([2, { pay: 'return', noun: thisOne }], give(target(anAlly), [keyword('Ferocity')])),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
});
