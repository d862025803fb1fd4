import { countersOn, X } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { addCounters, deal, discard, draw, giveAll, removeFromGame, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aCharacter,
  among,
  anAlly,
  attached,
  heroOrAlly,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  eventCard,
  remembered,
  target,
  targetPlayer,
  thisCard,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  'Curse of Fatigue': attachment(
    { cost: 1, icon: 'Warlock', tags: ['Curse', 'Affliction'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(addCounters(1, 'fatigue')),
    have(attached(aCharacter), health({ amount: 'times', of: [-1, countersOn('fatigue')] })),
  ),
  'Drain Will': ability({ cost: 2, icon: 'Warlock', tags: ['Affliction'] }, discard(1, targetPlayer()), draw()),
  Gakmat: ally(
    { cost: 1, icon: 'Warlock', tags: ['Imp', 'Demon'], limit: 'Pet (1)', atk: [0, 'fire'], health: 1 },
    has('Elusive'),
    pay(['X', 'activate'], thisDeals(X, 'fire', { select: 'together', of: [target(anAlly), thisCard] })),
  ),
  'Rain of Shadow': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'] },
    deal(1, 'shadow', each(opposing(heroOrAlly))),
    {
      do: 'create',
      trigger: when(isDestroyed(among(remembered, aCard)), discard(1, controllerOf(eventCard))),
      about: each(among(done, aCharacter)),
      duration: 'this turn',
    },
  ),
  'Suspended Curse': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Affliction', 'Curse'] },
    abilityAllyOrEquipment,
    atStartOfYourTurn(removeFromGame(attachedCard)),
  ),
  'Unholy Power': ability(
    { cost: 4, icon: 'Warlock', tags: ['Demonology'], talent: 'Demonology' },
    giveAll(yours(tagged('Demon')), [atk(3), health(3)], 'this game'),
  ),
});
