import { costOf, either } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  deal,
  dealtBy,
  destroy,
  give,
  ifSo,
  ifYouDo,
  may,
  put,
  putDamage,
  putFrom,
  putIntoHand,
  ready,
  removeFromGame,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  aQuest,
  aResource,
  aWeapon,
  enteredThisTurn,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, payLessTo, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  eventCard,
  target,
  targeted,
  that,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const hunter = set({
  'Aspect of the Cheetah': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'], limit: 'Aspect (1)' },
    payLessTo('complete', 1, aQuest, 1),
    when({ event: 'deal', card: yourHeroAs }, putFrom('play', thisCard, { to: 'hand' })),
  ),
  'Bestial Swiftness': ongoing(
    { cost: 2, icon: 'Hunter', tags: ['Beast Mastery'], talent: 'Beast Mastery' },
    pay(['activate'], give(target(tagged('Pet')), [keyword('Ferocity')])),
  ),
  'Bloody Welcome': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(3, 'ranged', target(anAlly)),
    ifSo(
      is(targeted(0), enteredThisTurn(aCard)),
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: 2 } }),
    ),
  ),
  'Crippling Shot': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    give(target(heroOrAlly), [atk(-5)]),
  ),
  'Double Barrel': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    have(yourHeroAs, keyword('Ranged Dual Wield')),
  ),
  'Hunter Training': attachment(
    { cost: 1, icon: 'Hunter', tags: ['Marksmanship'] },
    friendly(anAlly),
    when(entersPlay(opposing(anAlly)), dealtBy(attachedCard, 1, 'ranged', eventCard)),
  ),
  Ripper: ally(
    { cost: 1, icon: 'Hunter', tags: ['Ravager'], limit: 'Pet (1)', atk: [1, 'melee'], health: 1 },
    pay([3], give(thisCard, [{ change: 'double', what: 'atk' }])),
  ),
  Scraps: ally(
    { cost: 2, icon: 'Hunter', tags: ['Carrion Bird'], limit: 'Pet (1)', atk: [4, 'melee'], health: 3 },
    atStartOfYourTurn({
      do: 'if you do',
      first: [may(removeFromGame(chosen(inZone('graveyard', anAlly))))],
      then: [],
      else: [destroy(thisCard)],
    }),
  ),
  'Serpent Sting': attachment(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship', 'Sting'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(
      deal(either({ is: 'there', noun: yours(tagged('Ranged', aWeapon)) }, 2, 1), 'nature', attachedCard),
    ),
  ),
  'Thrill of the Hunt': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true, talent: 'Survival' },
    ifYouDo(
      destroy(target(anAlly)),
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: costOf(targeted(0)) } }),
    ),
  ),
  'Track Demons': ongoing(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    atStartOfYourTurn(
      { do: 'look at', what: topOfYourDeck(1) },
      {
        do: 'for each player',
        who: you,
        effects: [
          {
            do: 'choose modes',
            count: 1,
            modes: [[putIntoHand(that), putDamage(3, yourHero)], [put(that, { to: 'deck', at: 'bottom' })]],
            by: thatPlayer,
          },
        ],
      },
    ),
  ),
});
