import { countOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, destroy, give, putFrom } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  attached,
  attachedTo,
  dealtCombatDamageBy,
  exhausted,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, payLessTo, ratherThanCost } from '../../language/powers.ts';
import { attachedCard, chosen, each, it, revealed, target, targetPlayer, zoneOf } from '../../language/selections.ts';

export const rogue = set({
  Annihilate: ability(
    { cost: 3, icon: 'Rogue', tags: ['Basic', 'Combat', 'Combo'] },
    destroy(target(exhausted({ kind: ['Ally', 'Equipment'] }))),
  ),
  'Flesh Eating Poison': attachment(
    { cost: 4, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(deal(5, 'nature', attachedCard)),
  ),
  'Lesson of the Shadow': ability(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Subtlety'], instant: true },
    give(target(heroOrAlly), [power(has('Assault', 3)), keyword('Stealth')]),
    ratherThanCost(exhausting(yours(tagged('Rogue', { not: aHero })))),
  ),
  'Master Poisoner': ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'], talent: 'Assassination' },
    payLessTo('play', 1, tagged('Poison')),
    atStartOfYourTurn(
      deal(countOf(attachedTo(among(it, aCard), tagged('Poison'))), 'nature', each(opposing(heroOrAlly))),
    ),
  ),
  'Pick Lock': ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    { do: 'look at', what: zoneOf('hand', targetPlayer()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', { kind: ['Location', 'Quest'] }))), { to: 'graveyard' }),
  ),
  Raze: ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'] },
    destroy(each(opposing(withCost('exactly', X, { kind: ['Ally', 'Equipment'] })))),
    has('Finishing Move'),
  ),
  'Weakening Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    have(attached(aCharacter), atk(-4)),
  ),
});
