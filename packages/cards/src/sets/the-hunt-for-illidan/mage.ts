import { costOf, countersOn, countOf, X, yourResources } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag, cant, losesPowers } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { removing } from '../../language/costs.ts';
import {
  chooseOne,
  deal,
  destroy,
  draw,
  give,
  ifSo,
  interrupt,
  putIntoPlay,
  removeCounters,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  aResource,
  attached,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { costToPlay, entersWithCounters, have, ifWould, pay, prevented } from '../../language/powers.ts';
import { done, each, paidCard, target, targeted, thisCard } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const mage = set({
  'Arcane Research': ability({ cost: 3, icon: 'Mage', tags: ['Arcane'] }, draw(2), {
    power: 'cost change',
    change: {
      cost: 'play',
      noun: thisOne,
      whose: 'you',
      by: {
        amount: 'times',
        of: [-1, countOf({ other: true, name: 'Arcane Research', zone: 'graveyard', whose: 'you' })],
      },
    },
  }),
  'Astral Grief': ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', { kind: ['Quest'], effect: ['reward'] }))),
  ),
  'Blast Wave': ability(
    { cost: 2, icon: 'Mage', tags: ['Fire'], talent: 'Fire' },
    deal(2, 'fire', each(opposing(heroOrAlly))),
    give(each(among(done, aCharacter)), [cant('protect')]),
  ),
  'Brain Lock': ongoing(
    { cost: 4, icon: 'Mage', tags: ['Frost'] },
    entersWithCounters(2, 'frost'),
    ifWould(draws('opposing'), {
      instead: 'effects',
      effects: [removeCounters(1, 'frost'), ifSo(compared(countersOn('frost'), 'exactly', 0), destroy(thisCard))],
    }),
  ),
  'Flickers from the Past': ability(
    { cost: 7, icon: 'Mage', tags: ['Arcane'] },
    ifSo(
      compared(costOf(targeted(0)), 'or less', yourResources),
      putIntoPlay(target(inYourGraveyard({ ongoing: true, kind: ['Ability'] }), { anyNumber: true })),
    ),
  ),
  'Mage Armor': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    pay([1, removing(inYourGraveyard(anAbility))], {
      do: 'create',
      replacement: { event: { event: 'deal', card: yourHeroAs }, instead: prevented(2) },
      duration: 'this turn',
    }),
  ),
  'Smoke or Croak': attachment(
    { cost: 3, icon: 'Mage', tags: ['Fire', 'Arcane'], attachMode: 1 },
    anAlly,
    chooseOne([deal(3, 'fire', target(aHero))], []),
    have(attached(anAlly), cant('attack'), cant('protect'), losesPowers, cant('have powers'), alsoTag('Frog')),
  ),
  Supernova: ability(
    { cost: 5, icon: 'Mage', tags: ['Fire'] },
    deal(countOf(among(paidCard, aResource)), 'fire', target(aHero)),
    costToPlay({ pay: 'destroy', noun: yours(aResource), count: countOf(yours(aResource)) }),
  ),
  'The More, the Scarier': ability(
    { cost: 0, plusX: true, icon: 'Mage', tags: ['Fire'] },
    deal(X, 'fire', target(anAlly, { exactly: X })),
  ),
  'Water Elemental': ally(
    {
      cost: 3,
      icon: 'Mage',
      tags: ['Elemental', 'Frost', 'Talent'],
      limit: 'Pet (1)',
      talent: 'Frost',
      atk: [3, 'frost'],
      health: 4,
    },
    pay(
      ['activate'],
      thisDeals(1, 'frost', each(opposing(heroOrAlly))),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
});
