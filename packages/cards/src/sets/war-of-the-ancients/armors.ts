import { countOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { addCounters, exhaust, give } from '../../language/effects.ts';
import { anAlly, aQuest, opposing, thisOne, withCost, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, entersExhausted, pay, payLessTo, whenThisEntersPlay } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const armors = set({
  "Girdle of the Queen's Champion": armor(
    { cost: 1, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 2 },
    entersExhausted,
  ),
  'Helm of Thorns': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    pay([1, 'activate'], exhaust(target(opposing(withCost('or less', 2, anAlly))))),
  ),
  "Historian's Sash": armor(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Waist (1)', def: 1 },
    atStartOfYourTurn(addCounters(1, 'history')),
    pay(
      [{ pay: 'remove counters', name: 'history', count: 3 }],
      give(target(aQuest), [power(payLessTo('complete', 1, thisOne))]),
    ),
  ),
  'Spaulders of Eternity': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    whenThisEntersPlay(give(yourHero, [atk(countOf(yours(anAlly)))])),
  ),
});
