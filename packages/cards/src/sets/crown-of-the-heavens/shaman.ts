import { ability, attachment, set, totem } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { deal, exhaust, give, thisHeals } from '../../language/effects.ts';
import { allyOrWeapon, anAlly, heroOrAlly, yours } from '../../language/nouns.ts';
import { has, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, each, target, yourHero } from '../../language/selections.ts';

export const shaman = set({
  Earthquake: ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], instant: true, talent: 'Elemental' },
    deal(2, 'melee', each(anAlly)),
    exhaust(each({ kind: ['Ally'], atk: { is: 'or less', than: 5 } })),
  ),
  'Frost Arc': ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'] },
    { do: 'deal', by: yourHero, amount: 2, types: ['frost'], to: target(heroOrAlly, { upTo: 2 }), divided: true },
  ),
  'Tidal Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Restoration'],
      limit: 'Water Totem (1)',
      instant: true,
      atk: [0, 'frost'],
      health: 3,
    },
    whenThisEntersPlay(thisHeals(3, target(heroOrAlly))),
    has('Mend', 3),
  ),
  'Unleash Inferno': attachment(
    { cost: 3, icon: 'Shaman', tags: ['Enhancement', 'Attachment'] },
    yours(allyOrWeapon),
    pay([1], give(attachedCard, [atk(2)])),
  ),
});
