import { ability, ally, attachment, set } from '../../language/cards.ts';
import { can, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, exhaust, ifSo, may } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attachedTo,
  attacking,
  aWeapon,
  enteredThisTurn,
  except,
  heroOrAlly,
  inPartyOf,
  opposing,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  controllerOf,
  each,
  eventPlayer,
  target,
  thatPlayer,
  yourHero,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const hunter = set({
  Bombard: ability(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    destroy(each(enteredThisTurn(abilityAllyOrEquipment))),
  ),
  Buzz: ally(
    { cost: 5, icon: 'Hunter', tags: ['Wasp'], limit: 'Pet (1)', atk: [5, 'melee'], health: 5 },
    whenThisEntersPlay(may(destroy(target(anEquipment)))),
    { power: 'keyword', keyword: 'Death Rattle', effects: [may(destroy(target(aWeapon)))] },
  ),
  'Conflagration Trap': attachment(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    attacking(aCard),
    has('Trap'),
    atStartOfYourTurn(deal(1, 'fire', each(except(attachedCard, inPartyOf(controllerOf(attachedCard), heroOrAlly))))),
  ),
  Fang: ally(
    { cost: 2, icon: 'Hunter', tags: ['Wolf'], limit: 'Pet (1)', atk: [2, 'melee'], health: 4 },
    has('Protector'),
    have(yours(anAlly), power(has('Assault', 1))),
  ),
  "Master's Call": ability(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'], instant: true },
    ifSo(
      { is: 'there', noun: yours(tagged('Pet')) },
      destroy({ select: 'choose', noun: attachedTo(yourHeroAs, anAbility), count: { anyNumber: true } }),
    ),
    {
      do: 'modify',
      what: yourHero,
      changes: [keyword('Untargetable')],
      duration: 'this turn',
      while: { is: 'there', noun: yours(tagged('Pet')) },
    },
    {
      do: 'create',
      continuous: {
        cards: yours(tagged('Pet')),
        changes: [can({ may: 'protect', noun: yourHeroAs })],
        while: { is: 'there', noun: yours(tagged('Pet')) },
      },
      duration: 'this turn',
    },
  ),
  'Raptor Strike': ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(3, 'melee', target(enteredThisTurn(anAlly))),
  ),
  'Scorpid Sting': attachment(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship', 'Sting'], instant: true },
    aHero,
    whenIf(
      turnStarts('any'),
      is(attachedCard, inPartyOf(eventPlayer, aCard)),
      exhaust(chosenBy(thatPlayer, yours(anEquipment))),
      ifSo({ is: 'there', noun: yours(tagged('Ranged', aWeapon)) }, exhaust(chosenBy(thatPlayer, yours(anEquipment)))),
    ),
  ),
  'Spoils of the Hunt': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'] },
    destroy(
      each(
        opposing(
          withCost('exactly', { amount: 'highest', number: 'cost', of: { whose: 'opposing', kind: ['Ally'] } }, anAlly),
        ),
      ),
    ),
  ),
});
