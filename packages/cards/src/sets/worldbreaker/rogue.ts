import { countOf, X } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { attachThisTo, deal, destroy, discard, give, may, putFrom, putIntoPlay } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  anEquipment,
  aResource,
  attached,
  dealtCombatDamageBy,
  exhausted,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  withCost,
  yourHeroAs,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  paidCard,
  revealed,
  target,
  targetOpponent,
  targetPlayer,
  that,
  you,
  zoneOf,
} from '../../language/selections.ts';

export const rogue = set({
  'Aggressive Exploitation': ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'] },
    deal(4, 'melee', target(exhausted(heroOrAlly))),
  ),
  Bully: ability(
    { cost: 3, icon: 'Rogue', tags: ['Assassination'] },
    destroy(target(withCost('or less', 4, { kind: ['Ally', 'Equipment'] }))),
  ),
  'Contagious Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison', 'Assassination'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(may(attachThisTo(target(heroOrAlly))), deal(2, 'nature', attachedCard)),
  ),
  Daze: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combat'] },
    { do: 'look at', what: zoneOf('hand', targetPlayer()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', aCard))), { to: 'graveyard' }),
    { power: 'keyword', keyword: 'Stash', effects: [{ do: 'look at', what: zoneOf('hand', targetPlayer()) }] },
  ),
  'Draining Poison': attachment(
    { cost: 2, icon: 'Rogue', tags: ['Poison', 'Assassination'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(discard(1, controllerOf(attachedCard))),
  ),
  'Excessive Force': ability(
    { cost: 2, icon: 'Rogue', tags: ['Combat'] },
    give(target(anAlly), [atk(3)]),
    give(target(anAlly), [atk(-3)]),
  ),
  Incapacitate: attachment(
    { cost: 3, icon: 'Rogue', tags: ['Combat'] },
    aResource,
    have(attached(aResource), cant('ready')),
  ),
  'Seal Fate': ability(
    { cost: 1, icon: 'Rogue', tags: ['Assassination'], talent: 'Assassination' },
    deal(countOf(among(paidCard, { icon: ['Rogue'], kind: ['Ability'] })), 'melee', target(heroOrAlly)),
    costToPlay({ pay: 'top cards', to: 'graveyard', count: 5 }),
  ),
  'Steal Steel': ability(
    { cost: 2, icon: 'Rogue', tags: ['Finishing', 'Move', 'Subtlety'] },
    {
      do: 'search',
      who: you,
      of: targetOpponent(),
      noun: withCost('or less', X, anEquipment),
      then: [putIntoPlay(that)],
    },
    costToPlay({ pay: 'remove', noun: inYourGraveyard({ icon: ['Rogue'], kind: ['Ability'] }), count: X, atMost: 5 }),
  ),
});
