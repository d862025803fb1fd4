import { countOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, destroy, discard, draw, exhaust, give, ifSo } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attachedTo,
  dealtCombatDamageBy,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, ifWould, pay, prevented, when, whenIf } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  controllerOf,
  done,
  each,
  eventCard,
  eventPlayer,
  heroOf,
  target,
  targetOpponent,
  that,
  thatPlayer,
  yourHero,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const rogue = set({
  'Blade Twisting': ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Combat'], talent: 'Combat' },
    when(
      { event: 'deal', by: yourHeroAs, card: anAlly, combat: true },
      destroy(eventCard),
      discard(1, controllerOf(eventCard)),
    ),
  ),
  'Cloak of Shadows': ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    destroy(target(attachedTo(yourHeroAs, anAbility), { anyNumber: true })),
    give(yourHero, [keyword('Untargetable')]),
  ),
  'Cut to the Chase': ability(
    { cost: 3, icon: 'Rogue', tags: ['Finishing', 'Move', 'Assassination'] },
    deal(X, 'melee', each(opposing(anAlly))),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  Diversion: ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'] },
    pay(['activate', exhausting(yours(anAlly))], give(yourHero, [atk(2), keyword('Stealth')])),
  ),
  Evasion: ongoing(
    { cost: 6, icon: 'Rogue', tags: ['Combat'] },
    ifWould({ event: 'deal', card: yourHeroAs, combat: true }, prevented('all')),
  ),
  'Gut Shot': ability(
    { cost: 2, icon: 'Rogue', tags: ['Finishing', 'Move', 'Traitor'], instant: true, required: ['Traitor'] },
    deal({ amount: 'sum', of: [2, X] }, 'melee', target(heroOrAlly)),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(anAlly), count: X, atMost: 5 }),
  ),
  Pilfer: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Subtlety'] },
    discard('hand', targetOpponent()),
    draw(countOf(among(done, aCard)), thatPlayer),
    deal(countOf(among(done, aCard)), 'melee', heroOf(thatPlayer)),
  ),
  'Sacrificial Poison': attachment(
    { cost: 2, icon: 'Rogue', tags: ['Poison', 'Traitor'], required: ['Traitor'] },
    dealtCombatDamageBy(yourHeroAs, aHero),
    whenIf(
      turnStarts('any'),
      is(attachedCard, inPartyOf(eventPlayer, aCard)),
      destroy(chosenBy(thatPlayer, yours(anAlly))),
    ),
  ),
  Unbalance: ability(
    { cost: 2, icon: 'Rogue', tags: ['Combo', 'Combat'] },
    exhaust(each(opposing(heroOrAlly))),
    ifSo(
      { is: 'there', noun: yours(anEquipment) },
      give(that, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
});
