import { atkOf, either, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag, atk, cant } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { chooseWord, deal, discard, giveTo, ifSo, putFrom, reveal } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAbility,
  attached,
  aWeapon,
  dealtCombatDamageBy,
  having,
  heroOrAlly,
  hosting,
  inPartyOf,
  inYourGraveyard,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have, ifWould, unpreventable, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  target,
  targeted,
  targetOpponent,
  thatPlayer,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';

export const rogue = set({
  'Anesthetic Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    when({ event: 'exhaust', card: attached(aCharacter) }, discard(1, controllerOf(attachedCard))),
  ),
  Envenom: ability(
    { cost: 3, icon: 'Rogue', tags: ['Assassination', 'Finishing', 'Move'], instant: true },
    deal(
      either(is(targeted(0), hosting(tagged('Poison'), aCard)), { amount: 'times', of: [2, X] }, X),
      'nature',
      target(heroOrAlly),
    ),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  'Filthy Tricks': ongoing(
    { cost: 6, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    have(inYourGraveyard(aCard), alsoTag('Combo')),
  ),
  Garrote: attachment(
    { cost: 1, icon: 'Rogue', tags: ['Assassination'], instant: true },
    heroOrAlly,
    { power: 'play only', if: is(yourHero, having('Stealth', aCard)) },
    atStartOfYourTurn(
      deal(1, 'melee', attachedCard),
      giveTo(controllerOf(each(among(done, aCharacter))), [cant('play', { noun: anAbility })]),
    ),
  ),
  Jackknife: ability(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    { do: 'deal', by: yourHero, amount: 3, types: ['melee'], to: target(heroOrAlly, { upTo: 2 }), each: [3] },
    ifSo({ is: 'there', noun: yours(tagged('Dagger')) }, deal(3, 'melee', { select: 'targeted', slot: 0, nth: 1 })),
  ),
  Mutilate: ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination', 'Combo'], instant: true, talent: 'Assassination' },
    deal({ amount: 'sum', of: [1, atkOf(each(yours(tagged('Dagger'))))] }, 'melee', target(heroOrAlly)),
  ),
  'Pick Pocket': ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    chooseWord({ name: {} }),
    reveal(zoneOf('hand', targetOpponent())),
    putFrom('hand', each(inPartyOf(thatPlayer, inZone('hand', { chosenName: true }))), { to: 'graveyard' }),
  ),
  'Surprise Attacks': ongoing(
    { cost: 1, icon: 'Rogue', tags: ['Combat'], talent: 'Combat' },
    have(yours(tagged('Melee', aWeapon)), atk(1)),
    ifWould({ event: 'deal', by: yourHeroAs, combat: true }, unpreventable),
  ),
});
