import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroy, exhaust, give, giveAll, thisDeals } from '../../language/effects.ts';
import { aHero, anAlly, heroOrAlly, opposing, thisOne, withCost, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  onYourTurn,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { eventCard, target, targeted, thisCard } from '../../language/selections.ts';

export const horde = set({
  'Deathstalker Commander Belmont': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Rogue'], limit: 'Belmont (1)', atk: [2, 'melee'], health: 4 },
    onYourTurn(pay(['activate'], giveAll(yours(withCost('or less', 4, anAlly)), [atk(2)]))),
  ),
  'Forsaken Blightspreader': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [1, 'shadow'], health: 1 },
    when({ event: 'deal', by: thisOne, card: opposing(anAlly) }, destroy(eventCard)),
  ),
  'Forsaken Royal Dreadguard': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [2, 'melee'], health: 3 },
    atStartOfYourTurn(
      thisDeals(countOf({ name: 'Forsaken Royal Dreadguard', whose: 'friendly' }), 'melee', target(aHero)),
    ),
  ),
  'High Warlord Cromush': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warrior'], limit: 'Cromush (1)', atk: [5, 'melee'], health: 5 },
    has('Protector'),
    haveWhile(is(thisCard, { remaining: { is: 'exactly', than: 1 } }), thisOne, power(has('Assault', 10))),
  ),
  Kagtha: ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Rogue'], limit: 'Kagtha (1)', atk: [2, 'melee'], health: 4 },
    have(
      opposing(heroOrAlly),
      { change: 'lose powers', keywords: ['Elusive', 'Untargetable'] },
      cant('have powers', { keywords: ['Elusive', 'Untargetable'] }),
    ),
  ),
  'Shattered Hand Assassin': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'melee'], health: 2 },
    has('Stealth'),
    whenThisEntersPlay(
      exhaust(target(opposing(anAlly))),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
});
