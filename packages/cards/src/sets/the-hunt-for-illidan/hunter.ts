import { either } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, can, cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { chooseOne, deal, exhaust, may, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  aResource,
  attached,
  attacking,
  aWeapon,
  defending,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  prevented,
  ratherThanCost,
  thatMuchPlus,
  when,
  whenIf,
} from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  done,
  each,
  eventPlayer,
  it,
  target,
  thatPlayer,
  yourHero,
} from '../../language/selections.ts';
import { leavesPlay, turnEnds, turnStarts } from '../../language/watches.ts';

export const hunter = set({
  'Bait the Trap': ongoing(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    have(yours(inZone('hand', tagged('Trap'))), power(ratherThanCost(exhausting(defending(yours(anAlly)))))),
  ),
  'Ice Trap': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(3, 'frost', target(attacking(aCard))),
    { do: 'remove from combat', what: chosen(among(done, aCharacter)) },
    has('Trap'),
  ),
  'Patient Shot': ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'] },
    have(yourHeroAs, power(pay(['activate'], thisDeals(1, 'ranged', target(heroOrAlly))))),
  ),
  Shadow: ally(
    { cost: 6, icon: 'Hunter', tags: ['Panther'], limit: 'Pet (1)', atk: [7, 'melee'], health: 7 },
    has('Elusive'),
  ),
  'Stable Master': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Basic', 'Beast Mastery'] },
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [can({ may: 'control additional', tag: 'Pet', count: 1 })] },
    },
  ),
  'The Beast Within': ability(
    { cost: 1, icon: 'Hunter', tags: ['Beast Mastery'], instant: true, talent: 'Beast Mastery' },
    {
      do: 'create',
      replacement: {
        event: { event: 'deal', card: yourHeroAs },
        instead: prevented('all'),
        while: { is: 'there', noun: yours(tagged('Pet')) },
      },
      duration: 'this turn',
    },
    {
      do: 'modify',
      what: yourHero,
      changes: [atk(3)],
      duration: 'this turn',
      while: { is: 'there', noun: yours(tagged('Pet')) },
    },
  ),
  'Trueshot Aura': ongoing(
    { cost: 4, icon: 'Hunter', tags: ['Marksmanship'], limit: 'Aura (1)', talent: 'Marksmanship' },
    haveWhile(is(it, attacking(aCard)), yours(anAlly), atk(2)),
    haveWhile(is(yourHero, attacking(aCard)), yours(tagged('Ranged', aWeapon)), atk(2)),
    ifWould({ event: 'deal', by: yourHeroAs, damageType: ['ranged'], with: anAbility }, thatMuchPlus(2)),
  ),
  'Viper Sting': attachment(
    { cost: 4, icon: 'Hunter', tags: ['Marksmanship', 'Sting'], instant: true },
    aHero,
    whenIf(
      turnStarts('any'),
      is(attachedCard, inPartyOf(eventPlayer, aCard)),
      exhaust({
        select: 'choose',
        noun: yours(aResource),
        count: { exactly: either({ is: 'there', noun: yours(tagged('Ranged', aWeapon)) }, 2, 1) },
        by: thatPlayer,
      }),
    ),
  ),
  Webster: ally(
    { cost: 3, icon: 'Hunter', tags: ['Spider'], limit: 'Pet (1)', atk: [4, 'nature'], health: 3 },
    when(turnEnds('you'), may({ do: 'add counters', name: 'web', count: 1, on: target(anAlly) })),
    have({ kind: ['Ally'], counters: { name: 'web', number: { is: 'or more', than: 1 } } }, cant('attack')),
    when(leavesPlay(thisOne), {
      do: 'remove counters',
      name: 'web',
      count: { amount: 'counters', name: 'web', on: each(opposing(anAlly)) },
      on: each(opposing(anAlly)),
    }),
  ),
  'Wipe or Snipe': attachment(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'], instant: true, attachMode: 1 },
    anAlly,
    chooseOne([deal(1, 'ranged', target(heroOrAlly, { upTo: 3 }))], []),
    have(attached(anAlly), keyword('Long-Range')),
  ),
});
