import { ability, ongoing, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { give } from '../../language/effects.ts';
import { heroOrAlly, inZone, yourHeroAs } from '../../language/nouns.ts';
import { has, nextTime, redirectedTo, when } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const rogue = set({
  Infiltrate: ability(
    { cost: 2, icon: 'Rogue', tags: ['Subtlety'] },
    give(target(heroOrAlly, { upTo: 2 }), [power(has('Assault', 2)), keyword('Stealth')]),
  ),
  'Shadow Dance': ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], talent: 'Subtlety' },
    give(yourHero, [power(has('Assault', 2)), keyword('Stealth')]),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Rogue'], kind: ['Ability'] }), whose: 'you' },
      give(yourHero, [power(has('Assault', 2)), keyword('Stealth')]),
    ),
  ),
  "Trickster's Gambit": ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    {
      do: 'create',
      replacement: nextTime(
        { event: 'deal', card: yourHeroAs },
        redirectedTo(target({ kind: ['Hero', 'Ally'], not: yourHeroAs })),
      ),
      duration: 'this turn',
    },
  ),
});
