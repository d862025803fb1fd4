import { atkOf } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { controlledByYou, keyword } from '../../language/changes.ts';
import { removing } from '../../language/costs.ts';
import {
  chooseOne,
  deal,
  exhaust,
  giveAll,
  heal,
  ifYouDo,
  interrupt,
  may,
  putDamage,
  removeFromGame,
  skipNextTurn,
  thisHeals,
} from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  attached,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, thisCan, when } from '../../language/powers.ts';
import {
  attachedCard,
  done,
  each,
  target,
  targeted,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';

export const warlock = set({
  Aftermath: ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'], instant: true, talent: 'Destruction' },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, may(exhaust(target(heroOrAlly)))),
  ),
  'Clinging Curse': attachment(
    { cost: 1, icon: 'Warlock', tags: ['Curse', 'Affliction'], instant: true },
    heroOrAlly,
    has('Untargetable'),
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
  ),
  'Crush Soul': ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'], instant: true },
    ifYouDo(interrupt(target(inZone('chain', anAlly))), removeFromGame(targeted(0)), putDamage(atkOf(done), yourHero)),
  ),
  'Curse of Exhaustion': ability(
    { cost: 9, icon: 'Warlock', tags: ['Affliction', 'Curse'], talent: 'Affliction' },
    skipNextTurn(targetPlayer()),
  ),
  'Demon Armor': ongoing(
    { cost: 5, icon: 'Warlock', tags: ['Demonology'] },
    pay([1, removing(inYourGraveyard(anAbility))], heal(2, yourHero)),
  ),
  'Enslave Demon': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    tagged('Demon', anAlly),
    have(attached(anAlly), controlledByYou),
  ),
  'Rain or Pain': attachment(
    { cost: 3, icon: 'Warlock', tags: ['Destruction', 'Affliction'], attachMode: 1 },
    anAlly,
    chooseOne(
      [
        {
          do: 'create',
          trigger: when({ event: 'turn ends' }, deal(1, 'fire', each(opposing(anAlly)))),
          next: true,
          duration: 'this game',
        },
      ],
      [],
    ),
    atStartOfYourTurn(deal(3, 'shadow', attachedCard)),
  ),
  Sarlia: ally(
    { cost: 6, icon: 'Warlock', tags: ['Succubus', 'Demon'], limit: 'Pet (1)', atk: [5, 'shadow'], health: 7 },
    has('Untargetable'),
    pay([1], giveAll(other(yours(anAlly)), [keyword('Elusive')])),
  ),
  Velnoth: ally(
    { cost: 2, icon: 'Warlock', tags: ['Voidwalker', 'Demon'], limit: 'Pet (1)', atk: [1, 'melee'], health: 4 },
    thisCan({ may: 'protect', noun: yourHeroAs }),
    pay([2], thisHeals('all', thisCard)),
  ),
});
