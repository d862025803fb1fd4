import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant, power } from '../../language/changes.ts';
import { exhausting, removing } from '../../language/costs.ts';
import { deal, give, giveAll, ifYouDo, removeFromGame } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  anEquipment,
  attached,
  aWeapon,
  exhausted,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  costToPlay,
  has,
  have,
  nextTime,
  pay,
  prevented,
  ratherThanCost,
} from '../../language/powers.ts';
import { attachedCard, controllerOf, each, paidCard, target } from '../../language/selections.ts';

export const deathKnight = set({
  'Anti-Magic Shell': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    pay(['activate'], {
      do: 'create',
      replacement: nextTime(
        {
          event: 'deal',
          card: yourHeroAs,
          damageType: ['arcane', 'fire', 'frost', 'holy', 'nature', 'ranged', 'shadow'],
        },
        prevented('all'),
      ),
      duration: 'this turn',
    }),
  ),
  'Blood Rune': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'], limit: 'Rune (6)' },
    costToPlay(removing(inYourGraveyard(anEquipment))),
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  'Dark Command': attachment(
    { cost: 1, icon: 'Death Knight', tags: ['Blood'] },
    anAlly,
    have(attached(anAlly), atk(-3), { change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)),
  ),
  'Frost Fever': attachment(
    { cost: 2, icon: 'Death Knight', tags: ['Frost', 'Disease'] },
    aHero,
    atStartOfYourTurn(deal(1, 'frost', attachedCard)),
    have(
      inPartyOf(controllerOf(attachedCard), anAlly),
      { change: 'lose powers', keywords: ['Assault', 'Mend'] },
      cant('have powers', { keywords: ['Assault', 'Mend'] }),
    ),
  ),
  Hysteria: ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Blood'], talent: 'Blood' },
    pay(
      ['activate', { pay: 'put damage', noun: yours(heroOrAlly), amount: 1 }],
      give(paidCard, [power(has('Assault', 4))]),
    ),
  ),
  'Lesson of the Grave': ability(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy'] },
    ifYouDo(removeFromGame(target(inZone('graveyard', anAlly))), {
      do: 'put token',
      token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
    }),
    ratherThanCost(exhausting(yours(tagged('Death Knight', { not: aHero })))),
  ),
  Pestilence: ongoing(
    { cost: 3, icon: 'Death Knight', tags: ['Blood'] },
    atStartOfYourTurn(deal(2, 'shadow', each(exhausted(opposing(heroOrAlly))))),
  ),
  'Surge of Blood': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'] },
    deal(2, 'melee', target(heroOrAlly)),
    giveAll(yours(aWeapon), [power(has('Assault', 2))]),
  ),
});
