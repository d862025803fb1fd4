import { atkOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, exhaust, give, ifSo, interrupt, may, putFrom } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  attacking,
  dealtCombatDamageBy,
  defending,
  exhausted,
  having,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  playedBy,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, have, when, whenIf } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  chosenBy,
  controllerOf,
  each,
  eventPlayer,
  revealed,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const rogue = set({
  Ambush: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Assassination'], instant: true },
    deal({ amount: 'sum', of: [5, atkOf(chosen(yours(tagged('Dagger'))))] }, 'melee', target(exhausted(heroOrAlly))),
    { power: 'play only', if: is(yourHero, having('Stealth', aCard)) },
  ),
  Distract: ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'] },
    exhaust(each(inPartyOf(targetPlayer(), anAlly))),
    give(that, [cant('ready', { during: 'ready step' })], { nextReadyStepOf: thatPlayer }),
  ),
  Kick: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combat'], instant: true },
    deal(2, 'melee', target(heroOrAlly)),
    ifSo(is(targeted(0), aHero), may(interrupt(chosen(playedBy(controllerOf(targeted(0)), anAbility))))),
  ),
  'Master of Deception': ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Subtlety'], talent: 'Subtlety' },
    have(yourHeroAs, keyword('Stealth')),
  ),
  'Mind-numbing Poison': attachment(
    { cost: 3, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, aHero),
    whenIf(
      turnStarts('any'),
      is(attachedCard, inPartyOf(eventPlayer, aCard)),
      exhaust(chosenBy(thatPlayer, yours({ exhausted: false, kind: ['Resource'] }))),
    ),
  ),
  'Prey on the Weak': ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'], instant: true },
    destroy(target(withCost('or less', 4, anAlly))),
  ),
  Purloin: ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    { do: 'look at', what: zoneOf('hand', targetOpponent()) },
    putFrom('hand', chosen(among(revealed, inZone('hand', { kind: ['Ability', 'Equipment'] }))), { to: 'graveyard' }),
  ),
  Shiv: ability(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Combat'] },
    { do: 'deal', by: yourHero, amount: 1, types: ['melee'], to: target(heroOrAlly), combat: true },
  ),
  'Slaughter from the Shadows': ability(
    { cost: 4, icon: 'Rogue', tags: ['Assassination'] },
    destroy(each(exhausted(anAlly))),
    { power: 'play only', if: is(yourHero, having('Stealth', aCard)) },
  ),
  'Slice and Dice': ability(
    { cost: 2, icon: 'Rogue', tags: ['Finishing', 'Move', 'Assassination'], instant: true },
    {
      do: 'deal',
      by: yourHero,
      amount: X,
      types: ['melee'],
      to: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    },
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  Vanish: ongoing(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    give(yourHero, [keyword('Elusive')]),
    ifSo(is(yourHero, defending(aCard)), { do: 'remove from combat', what: each(attacking(aCard)) }),
    have(yourHeroAs, keyword('Stealth')),
    when({ event: 'deal', by: yourHeroAs }, destroy(thisCard)),
  ),
});
