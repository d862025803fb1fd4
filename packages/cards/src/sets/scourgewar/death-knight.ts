import { atkOf, countOf, either, healthOf } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { destroying, removing } from '../../language/costs.ts';
import { deal, dealtBy, destroy, give, heal, ifYouDo, putTokens, removeFromGame } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aQuest,
  aWeapon,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, pay, payLessTo, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  eventCard,
  paidCard,
  target,
  yourHero,
} from '../../language/selections.ts';
import { entersCombatWith } from '../../language/watches.ts';

export const deathKnight = set({
  'Army of the Dead': ability(
    { cost: 6, icon: 'Death Knight', tags: ['Unholy'] },
    destroy(each(anAlly)),
    putTokens(countOf(among(done, anAlly)), token('Ghoul', { atk: [3, 'melee'], health: 3 })),
  ),
  'Corpse Explosion': ability(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy'], talent: 'Unholy' },
    ifYouDo(removeFromGame(target(inZone('graveyard', anAlly))), deal(4, 'shadow', each(opposing(heroOrAlly)))),
  ),
  'Death and Decay': ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    when(entersCombatWith(heroOrAlly, yourHeroAs), dealtBy(eventCard, 1, 'shadow', { select: 'event', role: 'to' })),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [
        {
          do: 'create',
          trigger: when(
            entersCombatWith(heroOrAlly, yourHeroAs),
            dealtBy(eventCard, 1, 'shadow', { select: 'event', role: 'to' }),
          ),
          duration: 'this turn',
        },
      ],
    },
  ),
  'Death Pact': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'] },
    heal(healthOf(paidCard), yourHero),
    give(yourHero, [atk(atkOf(paidCard))]),
    costToPlay(destroying(yours(anAlly))),
  ),
  Deathcharger: ally(
    { cost: 2, icon: 'Death Knight', tags: ['Deathcharger'], limit: 'Mount (1)', atk: [0, 'melee'], health: 5 },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, give(target(opposing(heroOrAlly)), [health(-3)])),
  ),
  'Icy Torment': attachment(
    { cost: 1, icon: 'Death Knight', tags: ['Frost', 'Disease'] },
    aHero,
    atStartOfYourTurn({
      do: 'when this way',
      effects: [deal(1, 'frost', attachedCard)],
      trigger: when({ event: 'deal' }, give(target(inPartyOf(controllerOf(attachedCard), anAlly)), [atk(-2)])),
    }),
  ),
  Obliterate: ability(
    { cost: 2, icon: 'Death Knight', tags: ['Frost'] },
    deal(either({ is: 'there', noun: yours(tagged('Disease')) }, 4, 2), 'melee', target(heroOrAlly)),
  ),
  'Unholy Presence': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    payLessTo('play', 1, aWeapon),
    payLessTo('strike', 1, aWeapon),
  ),
  'Unholy Rune': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'], limit: 'Rune (6)' },
    costToPlay(removing(inYourGraveyard(anAlly))),
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
});
