import { X } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { chooseWord, deal, destroy, draw, give, putFrom, ready, reveal } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAlly,
  dealtCombatDamageBy,
  exhausted,
  heroOrAlly,
  inPartyOf,
  inZone,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has } from '../../language/powers.ts';
import { attachedCard, each, target, targetPlayer, thatPlayer, yourHero, zoneOf } from '../../language/selections.ts';

export const rogue = set({
  Deathblow: ability(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Assassination'], instant: true },
    deal({ amount: 'sum', of: [1, X] }, 'melee', target(heroOrAlly)),
    has('Finishing Move'),
  ),
  'Detect Traps': ability(
    { cost: 4, icon: 'Rogue', tags: ['Subtlety'] },
    chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] }),
    reveal(zoneOf('hand', targetPlayer())),
    putFrom('hand', each(inPartyOf(thatPlayer, inZone('hand', { chosenTag: true }))), { to: 'graveyard' }),
  ),
  'Gang Up': ability(
    { cost: 2, icon: 'Rogue', tags: ['Combo', 'Subtlety'], instant: true },
    destroy(target(anAlly)),
    costToPlay({ pay: 'exhaust', noun: yours(heroOrAlly), count: 2 }),
  ),
  'Nerves of Steel': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat'], instant: true, talent: 'Combat' },
    ready(yourHero),
    give(yourHero, [cant('exhaust', { byOpponents: true })]),
  ),
  'Pernicious Poison': attachment(
    { cost: 2, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(3, 'nature', attachedCard)),
  ),
  Ransack: ability(
    { cost: 4, icon: 'Rogue', tags: ['Assassination'] },
    destroy(
      each(
        withCost(
          'exactly',
          { amount: 'lowest', number: 'cost', of: { kind: ['Ability', 'Ally', 'Equipment'] } },
          abilityAllyOrEquipment,
        ),
      ),
    ),
  ),
  'Slay the Feeble': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    deal(3, 'melee', target(exhausted(heroOrAlly))),
  ),
  'Surge of Adrenaline': ability(
    { cost: 5, icon: 'Rogue', tags: ['Combat'], instant: true },
    draw(3),
    has('Finishing Move'),
    {
      power: 'cost change',
      change: { cost: 'play', noun: thisOne, whose: 'you', by: { amount: 'times', of: [-1, X] } },
    },
  ),
});
