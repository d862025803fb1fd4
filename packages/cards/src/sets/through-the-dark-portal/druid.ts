import { countersOn } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { chooseOne, deal, dealtBy, destroy, heal, ifSo, removeCounters } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  anAbility,
  anArmor,
  aQuest,
  attached,
  attacking,
  having,
  heroOrAlly,
  inZone,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  have,
  haveWhile,
  ifWould,
  pay,
  thatMuchPlus,
  when,
  whenIf,
} from '../../language/powers.ts';
import { attachedCard, eventDoer, it, target, targeted, thisCard, yourHero } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const druid = set({
  Claw: ongoing(
    { cost: 4, icon: 'Druid', tags: ['Combo', 'Feral'], limit: 'Form (1)', instant: true },
    deal(3, 'melee', target(heroOrAlly)),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  Cyclone: attachment(
    { cost: 1, icon: 'Druid', tags: ['Balance'], instant: true },
    heroOrAlly,
    entersWithCounters(3, 'wind'),
    have(attached(aCharacter), cant('attack'), cant('protect')),
    atStartOfYourTurn(removeCounters(1, 'wind'), ifSo(compared(countersOn('wind'), 'exactly', 0), destroy(thisCard))),
  ),
  'Heart of the Wild': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], talent: 'Feral' },
    haveWhile(is(it, having('Bear Form', aCard)), yourHeroAs, health(10)),
    haveWhile(is(it, attacking(having('Cat Form', aCard))), yourHeroAs, atk(2)),
  ),
  'Moonkin Form': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Balance'], limit: 'Form (1)', instant: true, talent: 'Balance' },
    have(yours(anArmor), { change: 'def', by: 1 }),
    ifWould({ event: 'deal', by: yourHeroAs, with: tagged('Balance', anAbility) }, thatMuchPlus(1)),
    when(
      { event: 'play', card: inZone('chain', { not: tagged('Balance'), kind: ['Ability'] }), whose: 'you' },
      destroy(thisCard),
    ),
  ),
  'Nature of the Beast': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'] },
    haveWhile(is(it, attacking({ any: [{ keyword: 'Bear Form' }, { keyword: 'Cat Form' }] })), yourHeroAs, atk(1)),
  ),
  "Nature's Majesty": ability(
    { cost: 5, icon: 'Druid', tags: ['Balance'], instant: true },
    chooseOne([deal(5, 'nature', target(heroOrAlly))], [heal(5, target(heroOrAlly))]),
  ),
  Rake: attachment(
    { cost: 1, icon: 'Druid', tags: ['Feral', 'Combo'], instant: true },
    heroOrAlly,
    deal(1, 'melee', targeted(0)),
    whenIf(turnStarts('you'), is(yourHero, having('Cat Form', aCard)), deal(1, 'melee', attachedCard)),
  ),
  Thorns: attachment(
    { cost: 4, icon: 'Druid', tags: ['Balance'], instant: true },
    heroOrAlly,
    when({ event: 'deal', card: attached(aCharacter), combat: true }, dealtBy(attachedCard, 1, 'nature', eventDoer)),
  ),
  'Travel Form': ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    pay([exhausting(yourHeroAs)], {
      do: 'create',
      cost: { cost: 'complete', noun: aQuest, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  Wrath: ability({ cost: 2, icon: 'Druid', tags: ['Basic', 'Balance'] }, deal(3, 'nature', target(heroOrAlly))),
});
