import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { chooseOne, deal, dealtBy, destroy, heal, putIntoHand } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  friendly,
  having,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  haveWhile,
  ifWould,
  pay,
  payLessTo,
  thatMuchPlus,
  when,
  whenIf,
} from '../../language/powers.ts';
import { attachedCard, eventCard, it, target, targeted, thisCard } from '../../language/selections.ts';
import { attacks, turnStarts } from '../../language/watches.ts';

export const druid = set({
  'Call of the Wild': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    when(attacks(yourHeroAs), dealtBy(eventCard, 1, 'melee', target(opposing(aHero)))),
    have(yourHeroAs, keyword('Cat Form')),
  ),
  'Demoralizing Roar': ongoing(
    { cost: 6, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    have(opposing(anAlly), atk(-2)),
    have(yourHeroAs, keyword('Bear Form')),
  ),
  'Flight Form': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    have(yourHeroAs, keyword('Untargetable')),
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, destroy(thisCard)),
    when(attacks(yourHeroAs), destroy(thisCard)),
  ),
  Lifebloom: attachment(
    { cost: 2, icon: 'Druid', tags: ['Restoration'] },
    heroOrAlly,
    atStartOfYourTurn(heal(1, attachedCard)),
    pay([1, destroyThis], heal(4, attachedCard)),
  ),
  Moonfire: attachment(
    { cost: 2, icon: 'Druid', tags: ['Balance'], instant: true },
    heroOrAlly,
    deal(1, 'arcane', targeted(0)),
    whenIf(turnStarts('you'), is(thisCard, inZone('play', aCard)), deal(1, 'arcane', attachedCard)),
    pay([1], putIntoHand(thisCard)),
  ),
  Prowl: ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'] },
    haveWhile(is(it, having('Cat Form', aCard)), yourHeroAs, keyword('Stealth')),
    when({ event: 'deal', by: yourHeroAs }, putIntoHand(thisCard)),
  ),
  'Tree of Life': ongoing(
    { cost: 3, icon: 'Druid', tags: ['Restoration'], limit: 'Form (1)', instant: true, talent: 'Restoration' },
    payLessTo('play', 1, tagged('Restoration', anAbility), 1),
    ifWould({ event: 'heal', card: friendly(heroOrAlly) }, thatMuchPlus(1)),
    when(
      { event: 'play', card: inZone('chain', { not: tagged('Restoration'), kind: ['Ability'] }), whose: 'you' },
      destroy(thisCard),
    ),
  ),
  Zephyr: ability(
    { cost: 1, icon: 'Druid', tags: ['Balance'], instant: true },
    chooseOne([deal(1, 'nature', target(heroOrAlly))], [heal(1, target(heroOrAlly))]),
  ),
});
