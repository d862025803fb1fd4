import { location, set } from '../../language/cards.ts';
import { addCounters, deal } from '../../language/effects.ts';
import { aHero, anAlly, aQuest, yours } from '../../language/nouns.ts';
import { onYourTurn, pay, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  "Orgrim's Hammer": location(
    { icon: 'Horde' },
    when({ event: 'turn face down', card: yours(aQuest) }, addCounters(1, 'cannonball')),
    onYourTurn(
      pay([1, 'activate', { pay: 'remove counters', name: 'cannonball', count: 2 }], deal(4, 'ranged', target(anAlly))),
    ),
  ),
  'The Skybreaker': location(
    { icon: 'Alliance' },
    when({ event: 'turn face down', card: yours(aQuest) }, addCounters(1, 'cannonball')),
    onYourTurn(
      pay([1, 'activate', { pay: 'remove counters', name: 'cannonball', count: 2 }], deal(4, 'ranged', target(aHero))),
    ),
  ),
});
