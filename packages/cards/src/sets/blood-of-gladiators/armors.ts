import { armor, set } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is, not, yourTurn } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, draw, exhaust, give, heal, may, put, putIntoHand, ready } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  attacking,
  aWeapon,
  defending,
  heroOrAlly,
  inZone,
  opposing,
  other,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  haveWhile,
  ifWould,
  nextTime,
  pay,
  payLessTo,
  prevented,
  thisCan,
  when,
  whenThisEntersPlay,
  whileSo,
  youCanWhile,
} from '../../language/powers.ts';
import { it, target, targeted, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const armors = set({
  'Amice of Brilliant Light': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Shoulder (1)', def: 1 },
    atStartOfYourTurn(heal(1, yourHero)),
  ),
  "Antonidas's Aegis of Rapt Concentration": armor(
    { cost: 3, icon: ['Paladin', 'Shaman'], tags: ['Shield'], limit: 'Off-Hand (1)', instant: true, def: 2 },
    have(yours(anAbility), cant('be interrupted')),
    have(yours(anAbility), keyword('Untargetable')),
  ),
  "Bloodsea Brigand's Vest": armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    pay([2, destroyThis], put(topOfYourDeck(2), { to: 'resource row', exhausted: true })),
  ),
  'Cloak of the Shrouded Mists': armor(
    { cost: 3, icon: ['Druid', 'Hunter', 'Rogue', 'Warrior'], tags: ['Cloth'], limit: 'Back (1)', def: 0 },
    pay(['activate'], {
      do: 'create',
      replacement: nextTime({ event: 'deal', card: yourHeroAs, combat: false }, prevented('all')),
      duration: 'this turn',
    }),
  ),
  'Cowl of the Guiltless': armor(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      give(target(heroOrAlly), [keyword('Stealth')]),
    ),
  ),
  'Cuffs of Devastation': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Wrist (1)', def: 1 },
    whenThisEntersPlay(deal(4, 'arcane', target(opposing(anAlly)))),
  ),
  'Fists of Mukoa': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 2 },
    haveWhile(
      { is: 'all', of: [not({ is: 'there', noun: yours(aWeapon) }), is(it, attacking(aCard))] },
      yourHeroAs,
      atk(1),
    ),
  ),
  "Gladiator's Aegis": armor(
    {
      cost: 9,
      icon: 'Paladin',
      tags: ['Set', 'Plate', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 8,
    },
    ifWould({ event: 'deal', card: yours(anAlly), fatal: false }, prevented('all')),
    pay(
      ['activate'],
      exhaust(target(heroOrAlly)),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
      draw(),
    ),
  ),
  "Merciless Gladiator's Pursuit": armor(
    {
      cost: 8,
      icon: 'Hunter',
      tags: ['Set', 'Mail', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 7,
    },
    atStartOfYourTurn(
      may({
        do: 'put token',
        token: {
          name: 'Bear',
          types: ['Ally'],
          tags: ['Bear', 'Pet'],
          icons: [],
          text: [],
          powers: [thisCan({ may: 'protect', noun: yourHeroAs })],
          atk: 4,
          damageType: 'melee',
          health: 4,
          limits: [{ tag: 'Pet', count: 1 }],
          token: true,
        },
      }),
    ),
    pay(['activate'], deal(2, 'ranged', target(heroOrAlly, { upTo: 3 }))),
  ),
  'Quickstrider Moccasins': armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Feet (1)', def: 2 },
    pay(['activate'], ready(target(other(aCard)))),
  ),
  "Slayer's Waistguard": armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 3 },
    whileSo(is(yourHero, defending(aCard)), payLessTo('strike', 3, aWeapon)),
  ),
  "Vengeful Gladiator's Felshroud": armor(
    {
      cost: 7,
      icon: 'Warlock',
      tags: ['Set', 'Cloth', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 5,
    },
    youCanWhile(yourTurn, { may: 'play from', zone: 'removed', whose: 'any', noun: anAbility }),
    pay(['activate'], putIntoHand(target(opposing(anAlly)))),
  ),
});
