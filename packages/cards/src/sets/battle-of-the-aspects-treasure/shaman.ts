import { countOf } from '../../language/amounts.ts';
import { ability, set, totem } from '../../language/cards.ts';
import { chooseOne, deal, destroy, heal } from '../../language/effects.ts';
import { aHero, anAbility, anAlly, aTotem, opposing, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import { each, target } from '../../language/selections.ts';

export const shaman = set({
  'Elemental Balance': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'] },
    chooseOne([deal(5, 'nature', each(aHero))], [heal(5, each(aHero))]),
  ),
  'Scorching Totem': totem(
    {
      cost: 3,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Fire Totem (1)',
      instant: true,
      atk: [0, 'fire'],
      health: 5,
    },
    atStartOfYourTurn(deal(countOf(yours(anAlly)), 'fire', target(opposing(aHero)))),
  ),
  'Totemic Cleanse': ability(
    { cost: 1, icon: 'Shaman', tags: ['Restoration'], instant: true },
    destroy(target(anAbility)),
    { power: 'play only', if: { is: 'there', noun: yours(aTotem) } },
  ),
});
