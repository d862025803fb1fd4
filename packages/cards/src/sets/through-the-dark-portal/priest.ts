import { costOf, countersOn, countOf, healthOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { controlledByYou, power } from '../../language/changes.ts';
import { compared, is, not } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  deal,
  destroy,
  draw,
  exhaust,
  give,
  heal,
  ifSo,
  may,
  putDamage,
  ready,
  removeCounters,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAbility,
  anAlly,
  aResource,
  attached,
  attachedTo,
  attacking,
  friendly,
  heroOrAlly,
  inPartyOf,
  inZone,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  have,
  ifWould,
  pay,
  prevented,
  provided,
  when,
} from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  done,
  each,
  eventCard,
  heroOf,
  it,
  target,
  targeted,
  targetPlayer,
  thatPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { preventsDamage } from '../../language/watches.ts';

export const priest = set({
  Brainwash: ability(
    { cost: 5, icon: 'Priest', tags: ['Shadow'], instant: true },
    give(target(attacking(anAlly)), [controlledByYou], 'this game'),
  ),
  'Clarity of Thought': ongoing(
    { cost: 4, icon: 'Priest', tags: ['Holy'] },
    provided(is(yourHero, { damaged: false }), pay(['activate'], draw())),
  ),
  Convalescence: ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    heal('all', target(anAlly)),
    may(destroy(chosen(attachedTo(among(targeted(0), aCard), anAbility)))),
  ),
  'Greater Heal': ability({ cost: 4, icon: 'Priest', tags: ['Holy'] }, heal(14, target(heroOrAlly))),
  'Inner Fire': ongoing(
    { cost: 4, icon: 'Priest', tags: ['Discipline'] },
    entersWithCounters(3, 'charge'),
    ifWould({ event: 'deal', card: yourHeroAs }, prevented('all')),
    when(
      preventsDamage(thisOne),
      removeCounters(1, 'charge'),
      ifSo(compared(countersOn('charge'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Inner Focus': ongoing(
    { cost: 3, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    pay([destroyThis], {
      do: 'create',
      trigger: when(
        { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
        ready({ select: 'choose', noun: yours(aResource), count: { upTo: costOf(eventCard) } }),
      ),
      next: true,
      duration: 'this turn',
    }),
  ),
  Lightwell: ongoing(
    { cost: 3, icon: 'Priest', tags: ['Holy'], talent: 'Holy' },
    have(friendly(heroOrAlly), power(pay(['activate'], thisHeals(2, thisCard)))),
  ),
  'Mana Burn': ability(
    { cost: 3, icon: 'Priest', tags: ['Discipline'] },
    exhaust(each(inPartyOf(targetPlayer(), { exhausted: false, kind: ['Resource'] }))),
    deal(countOf(among(done, aResource)), 'shadow', heroOf(thatPlayer)),
  ),
  'Power Word: Shield': attachment(
    { cost: 1, icon: 'Priest', tags: ['Discipline'], instant: true },
    heroOrAlly,
    ifWould({ event: 'deal', card: attached(aCharacter) }, prevented('all')),
    when(preventsDamage(thisOne), destroy(thisCard)),
  ),
  Renew: attachment(
    { cost: 1, icon: 'Priest', tags: ['Holy'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(heal(1, attachedCard)),
  ),
  'Shadow Word: Death': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'], instant: true },
    deal(3, 'shadow', target(heroOrAlly)),
    ifSo(not(is(targeted(0), { damage: { is: 'or more', than: healthOf(it) } })), putDamage(3, yourHero)),
  ),
});
