import { yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { cant, health, power } from '../../language/changes.ts';
import { yourTurn } from '../../language/conditions.ts';
import {
  deal,
  exhaust,
  give,
  ifSo,
  interrupt,
  next,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
} from '../../language/effects.ts';
import {
  aCharacter,
  aHero,
  allyOrWeapon,
  among,
  anAbility,
  anAlly,
  attached,
  aWeapon,
  having,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  nonToken,
  opposing,
  tagged,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, pay, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  done,
  each,
  remembered,
  target,
  that,
  you,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  'Black Blood': ability(
    { cost: 5, icon: 'Death Knight', tags: ['Unholy'] },
    deal(5, 'shadow', target(anAlly)),
    ifSo({ is: 'there', noun: yours(tagged('Disease')) }, deal(5, 'shadow', target(aHero))),
  ),
  'Blood Chill': attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Disease', 'Frost'] },
    aHero,
    atStartOfYourTurn(
      deal(1, 'frost', attachedCard),
      ifSo({ is: 'there', noun: among(done, aCharacter) }, exhaust(each(opposing(having('Protector', heroOrAlly))))),
    ),
  ),
  'Chains of Ice': attachment(
    { cost: 2, icon: 'Death Knight', tags: ['Frost'] },
    opposing(anAlly),
    { do: 'search', who: you, noun: tagged('Disease'), reveal: true, then: [putIntoHand(that)] },
    have(attached(anAlly), cant('attack')),
  ),
  'Dancing Rune Weapon': ability(
    { cost: 1, icon: 'Death Knight', tags: ['Blood'], talent: 'Blood' },
    putIntoPlay(chosen(yours(inZone('hand', withCost('or less', yourResources, aWeapon))))),
    next(when({ event: 'turn ends' }, putFrom('play', remembered, { to: 'hand' })), that),
  ),
  Frenzy: ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'] },
    pay(['activate'], give(target(yours(anAlly)), [power(has('Assault', 1))])),
  ),
  'Grip of the Damned': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    put(target(opposing(allyOrWeapon)), { to: 'deck', at: 'bottom' }),
  ),
  'Path of Frost': ability(
    { cost: 0, icon: 'Death Knight', tags: ['Frost'] },
    put(target(inYourGraveyard(anAlly)), { to: 'deck', at: 'top' }),
  ),
  Strangulate: ability(
    { cost: 3, icon: 'Death Knight', tags: ['Blood'], instant: true },
    interrupt(target(inZone('chain', anAbility))),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        {
          do: 'create',
          continuous: { players: 'opposing', changes: [cant('play', { noun: anAbility })] },
          duration: 'this turn',
        },
      ],
    },
  ),
  'Unholy Ground': ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    when(isDestroyed(nonToken(yours(anAlly))), {
      do: 'put token',
      token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
    }),
  ),
  'Withering Decay': attachment(
    { cost: 4, icon: 'Death Knight', tags: ['Disease', 'Unholy'] },
    aHero,
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
    haveWhile(yourTurn, inPartyOf(controllerOf(attachedCard), anAlly), health(-1)),
  ),
});
