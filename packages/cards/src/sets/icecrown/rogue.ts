import { countOf } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { can } from '../../language/changes.ts';
import { discarding } from '../../language/costs.ts';
import { deal, destroy, putFrom } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  aResource,
  attached,
  aWeapon,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, onYourTurn } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  each,
  eachPlayer,
  revealed,
  targetPlayer,
  thatPlayer,
  thisCard,
  zoneOf,
} from '../../language/selections.ts';

export const rogue = set({
  'Close Quarters Combat': ability(
    { cost: 5, icon: 'Rogue', tags: ['Combat'], talent: 'Combat' },
    destroy({
      select: 'choose',
      noun: yours(aResource),
      count: { exactly: { amount: 'sum', of: [countOf(inPartyOf(thatPlayer, aResource)), -3] } },
      by: eachPlayer,
    }),
  ),
  Divert: attachment(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Subtlety'] },
    yours(abilityAllyOrEquipment),
    have(attached(aCard), can({ may: 'attract targets' })),
  ),
  'Fan of Knives': ability(
    { cost: 3, icon: 'Rogue', tags: ['Basic', 'Combat'] },
    deal(2, 'ranged', each(opposing(heroOrAlly))),
    onYourTurn({
      power: 'payment',
      cost: [discarding(yours(inZone('hand', aWeapon)))],
      effects: [putFrom('graveyard', thisCard, { to: 'hand' })],
      zone: 'graveyard',
    }),
  ),
  'Instant Poison': attachment(
    { cost: 3, icon: 'Rogue', tags: ['Poison'], instant: true },
    opposing(aHero),
    {
      power: 'alternate cost',
      cost: [],
      if: { is: 'happened', watch: { event: 'deal', card: opposing(aHero), combat: true, by: yourHeroAs } },
    },
    atStartOfYourTurn(deal(1, 'nature', attachedCard)),
  ),
  Poach: ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    { do: 'look at', what: zoneOf('hand', targetPlayer()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', withCost('or less', 4, abilityAllyOrEquipment)))), {
      to: 'graveyard',
    }),
  ),
});
