import { countersOn } from '../../language/amounts.ts';
import { armor, EVERY_CLASS, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { compared, yourHeroIs } from '../../language/conditions.ts';
import { addCounters, destroy, ifSo, interrupt, may, ready, removeCounters } from '../../language/effects.ts';
import { aResource, inZone, yourHeroAs, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  pay,
  provided,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, target, thisCard, yourHero } from '../../language/selections.ts';

export const armors = set({
  "Bloodbane's Fall": armor(
    { cost: 3, icon: EVERY_CLASS, tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    have(yourHeroAs, power(has('Assault', 1))),
  ),
  'Boots of the Whirling Mist': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Feet (1)', def: 1 },
    provided(yourHeroIs('Druid'), pay(['activate'], { do: 'remove from combat', what: yourHero })),
    provided(
      yourHeroIs('Rogue'),
      pay(
        ['activate'],
        interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { kind: ['Hero'], whose: 'you' } }))),
      ),
    ),
  ),
  'Breastplate of Undeath': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 0 },
    entersWithCounters(5, '+1 DEF'),
    atStartOfYourTurn(
      removeCounters(1, '+1 DEF'),
      ifSo(compared(countersOn('+1 DEF'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Riot Shield': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 1 },
    when({ event: 'deal', card: yourHeroAs, combat: true }, may(addCounters(1, '+1 DEF'))),
  ),
  'Shoulderpad of Fleshwerks': armor(
    { cost: 6, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 2 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Ally'], any: [{ keyword: 'Mend' }, { keyword: 'Protector' }] })))),
  ),
  "The Darkspeaker's Footpads": armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Feet (1)', def: 1 },
    pay(['activate'], ready(chosen(yours(aResource)))),
  ),
});
