import { item, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { destroy, draw, give, may, payTo } from '../../language/effects.ts';
import { anAlly } from '../../language/nouns.ts';
import { atStartOfYourTurn, pay } from '../../language/powers.ts';
import { target, thisCard } from '../../language/selections.ts';

export const cards = set({
  'Band of Channeled Magic': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    atStartOfYourTurn({ do: 'if you do', first: [may(payTo([2]))], then: [draw()], else: [destroy(thisCard)] }),
  ),
  'Ring of Invincibility': item(
    { cost: 3, icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    pay([1, 'activate'], give(target(anAlly), [keyword('Invincible')])),
  ),
});
