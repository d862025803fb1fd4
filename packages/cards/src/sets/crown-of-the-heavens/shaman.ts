import { ability, attachment, set, totem } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, exhaust, give, putFrom, thisHeals } from '../../language/effects.ts';
import { allyOrWeapon, anAlly, attached, heroOrAlly, tagged, yours } from '../../language/nouns.ts';
import { has, have, pay, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, each, target, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

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
  'Rage of the Elements': attachment(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'] },
    anAlly,
    have(attached(anAlly), power(has('Assault', 2)), keyword('Smash')),
    whenIf(
      isDestroyed(attached(anAlly)),
      is(attachedCard, tagged('Monster')),
      putFrom('graveyard', thisCard, { to: 'hand' }),
    ),
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
    { cost: 3, icon: 'Shaman', tags: ['Basic', 'Enhancement', 'Attachment'] },
    yours(allyOrWeapon),
    pay([1], give(attachedCard, [atk(2)])),
  ),
});
