import { ability, set, totem } from '../../language/cards.ts';
import { deal, heal, ready } from '../../language/effects.ts';
import { anAlly, heroOrAlly } from '../../language/nouns.ts';
import { thisCan } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const shaman = set({
  Energized: ability({ cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true }, ready(target(anAlly))),
  'Greater Chain Lightning': ability(
    { cost: 7, icon: 'Shaman', tags: ['Elemental'] },
    {
      do: 'deal',
      by: yourHero,
      amount: 5,
      types: ['nature'],
      to: target(heroOrAlly, { upTo: 5 }),
      each: [5, 4, 3, 2, 1],
    },
  ),
  'Grounding Totem': totem(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'], limit: 'Air Totem (1)', atk: [0, 'nature'], health: 1 },
    thisCan({ may: 'attract targets' }),
  ),
  'Natural Conduit': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(3, 'nature', target(anAlly)),
    heal(3, yourHero),
  ),
});
