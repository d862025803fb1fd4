import { countersOn } from '../../language/amounts.ts';
import { armor, EVERY_CLASS, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { compared, yourHeroIs } from '../../language/conditions.ts';
import {
  addCounters,
  deal,
  destroy,
  discard,
  draw,
  heal,
  ifSo,
  interrupt,
  may,
  putIntoHand,
  ready,
  removeCounters,
} from '../../language/effects.ts';
import {
  anAlly,
  anArmor,
  aResource,
  aWeapon,
  heroOrAlly,
  inZone,
  opposing,
  other,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  pay,
  provided,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, target, targetOpponent, thisCard, you, yourHero } from '../../language/selections.ts';
import { isDestroyed, preventsDamage } from '../../language/watches.ts';

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
  'Greaves of Ancient Evil': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Feet (1)', def: 3 },
    whenIf(preventsDamage(thisOne), yourHeroIs('Death Knight'), ready(chosen(yours(aWeapon)))),
    whenIf(preventsDamage(thisOne), yourHeroIs('Paladin'), ready(chosen(other(yours(anArmor))))),
    whenIf(preventsDamage(thisOne), yourHeroIs('Warrior'), ready(yourHero)),
  ),
  'Incursion Vestments': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 1 },
    provided(
      { is: 'all', of: [yourHeroIs('Mage'), { is: 'happened', watch: isDestroyed(opposing(anAlly)) }] },
      pay([1, 'activate'], draw()),
    ),
    provided(
      { is: 'all', of: [yourHeroIs('Priest'), { is: 'happened', watch: isDestroyed(opposing(anAlly)) }] },
      pay([1, 'activate'], heal(5, target(heroOrAlly))),
    ),
    provided(
      { is: 'all', of: [yourHeroIs('Warlock'), { is: 'happened', watch: isDestroyed(opposing(anAlly)) }] },
      pay([1, 'activate'], discard(1, targetOpponent())),
    ),
  ),
  "King Dred's Helm": armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 3 },
    whenIf(
      { event: 'turn face down', card: yourHeroAs },
      yourHeroIs('Hunter'),
      deal(2, 'ranged', target(heroOrAlly, { upTo: 3 })),
    ),
    whenIf({ event: 'turn face down', card: yourHeroAs }, yourHeroIs('Shaman'), {
      do: 'deal',
      by: yourHero,
      amount: 3,
      types: ['nature'],
      to: target(heroOrAlly, { upTo: 3 }),
      each: [3, 2, 1],
    }),
  ),
  'Riot Shield': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 1 },
    when({ event: 'deal', card: yourHeroAs, combat: true }, may(addCounters(1, '+1 DEF'))),
  ),
  'Shoulderpad of Fleshwerks': armor(
    { cost: 6, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 2 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Ally'], any: [{ keyword: 'Mend' }, { keyword: 'Protector' }] })))),
  ),
  'Spaulders of Lost Secrets': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Shoulder (1)', def: 2 },
    whenThisEntersPlay(may(putIntoHand({ select: 'top', of: you, count: 1, bottom: true }))),
  ),
  "The Darkspeaker's Footpads": armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Feet (1)', def: 1 },
    pay(['activate'], ready(chosen(yours(aResource)))),
  ),
});
