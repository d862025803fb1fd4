import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, draw, give, ifYouDo, may, payTo, put, putIntoHand, ready, replace } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAlly,
  attached,
  attacking,
  aWeapon,
  heroOrAlly,
  inCombatWith,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  haveWhile,
  ifWould,
  pay,
  prevented,
  thatMuchPlus,
  thisCan,
  when,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  it,
  revealed,
  target,
  targeted,
  that,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';

export const hunter = set({
  'Arcane Shot': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(1, 'arcane', target(heroOrAlly)),
    draw(),
  ),
  'Aspect of the Hawk': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Beast Mastery'], limit: 'Aspect (1)' },
    ifWould({ event: 'deal', by: yourHeroAs, damageType: ['ranged'] }, thatMuchPlus(1)),
  ),
  'Bestial Wrath': ability(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'], instant: true, talent: 'Beast Mastery' },
    give(target(tagged('Pet')), [atk(3)]),
    replace({ event: { event: 'deal' }, instead: prevented('all') }, targeted(0)),
  ),
  'Eagle Eye': ability(
    { cost: 2, icon: 'Hunter', tags: ['Beast Mastery'], instant: true },
    { do: 'look at', what: topOfYourDeck(4) },
    putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
  ),
  'Marked for Death': attachment(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    opposing(heroOrAlly),
    haveWhile(is(it, attacking(inCombatWith(attached(aCharacter), aCard))), yours(anAlly), atk(1)),
  ),
  'Master of the Hunt': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Basic', 'Beast Mastery'] },
    have(yours(tagged('Pet')), atk(2), health(2)),
  ),
  'Multi-Shot': ability(
    { cost: 5, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(2, 'ranged', target(heroOrAlly, { upTo: 3 })),
  ),
  'Old Bones': ally(
    { cost: 4, icon: 'Hunter', tags: ['Bear'], limit: 'Pet (1)', atk: [4, 'melee'], health: 4 },
    thisCan({ may: 'protect', noun: yourHeroAs }),
  ),
  'Rapid Fire': ability(
    { cost: 2, icon: 'Hunter', tags: ['Marksmanship'] },
    {
      do: 'create',
      trigger: when(
        { event: 'strike', card: tagged('Ranged', aWeapon), whose: 'you' },
        ifYouDo(may(payTo([1])), ready({ select: 'together', of: [eventCard, yourHero] })),
      ),
      duration: 'this turn',
    },
  ),
  'Ravenous Bite': ability(
    { cost: 2, icon: 'Hunter', tags: ['Beast Mastery'], instant: true },
    give(target(anAlly), [atk(3)]),
    give(target(anAlly), [atk(-3)]),
  ),
  Rayder: ally(
    { cost: 2, icon: 'Hunter', tags: ['Wolf'], limit: 'Pet (1)', atk: [2, 'melee'], health: 2 },
    pay(['activate'], {
      do: 'create',
      continuous: { cards: yours(anAlly), changes: [atk(2)], while: is(it, attacking(aCard)) },
      duration: 'this turn',
    }),
  ),
  'Track Humanoids': ongoing(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    atStartOfYourTurn({ do: 'look at', what: topOfYourDeck(1) }, may(put(that, { to: 'deck', at: 'bottom' }))),
  ),
});
