import { cardsInHandOf, countOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { chooseOne, deal, discard, exhaust, give, ifSo, may, putIntoHand, ready } from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  aResource,
  attachedTo,
  dealtCombatDamageBy,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, nextTime, redirectedTo, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  target,
  targetPlayer,
  that,
  thatPlayer,
  you,
  yourHero,
} from '../../language/selections.ts';

export const rogue = set({
  'Agonizing Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Assassination', 'Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    atStartOfYourTurn(
      ifSo(compared(cardsInHandOf(controllerOf(attachedCard)), 'or less', 4), deal(3, 'nature', attachedCard)),
    ),
  ),
  'Coated Blades': ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'] },
    chooseOne(
      [discard(countOf(attachedTo(inPartyOf(thatPlayer, aHero), tagged('Poison'))), targetPlayer())],
      [{ do: 'search', who: you, noun: tagged('Poison'), reveal: true, then: [putIntoHand(that)] }],
    ),
  ),
  Infiltrate: ability(
    { cost: 2, icon: 'Rogue', tags: ['Basic', 'Subtlety'] },
    give(target(heroOrAlly, { upTo: 2 }), [power(has('Assault', 2)), keyword('Stealth')]),
  ),
  Invigorate: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combat', 'Finishing', 'Move'], instant: true },
    ready({ select: 'choose', noun: yours(aResource), count: { exactly: X } }),
    may(ready(target(withCost('or less', X, anAlly)))),
    costToPlay({ pay: 'remove', noun: inYourGraveyard({ icon: ['Rogue'], kind: ['Ability'] }), count: X, atMost: 5 }),
  ),
  'Shadow Dance': ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], talent: 'Subtlety' },
    give(yourHero, [power(has('Assault', 2)), keyword('Stealth')]),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Rogue'], kind: ['Ability'] }), whose: 'you' },
      give(yourHero, [power(has('Assault', 2)), keyword('Stealth')]),
    ),
  ),
  'Tormenting Gouge': ability(
    { cost: 1, icon: 'Rogue', tags: ['Combat'], instant: true },
    exhaust(each(opposing(withCost('or less', 4, anAlly)))),
  ),
  "Trickster's Gambit": ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    {
      do: 'create',
      replacement: nextTime(
        { event: 'deal', card: yourHeroAs },
        redirectedTo(target({ kind: ['Hero', 'Ally'], not: yourHeroAs })),
      ),
      duration: 'this turn',
    },
  ),
});
