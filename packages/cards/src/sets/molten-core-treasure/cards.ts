import { countersOn, countOf, yourResources } from '../../language/amounts.ts';
import { armor, item, set, weapon } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { compared, yourHeroIs } from '../../language/conditions.ts';
import { destroyThis, discarding, exhausting, removing } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  dealtBy,
  destroy,
  draw,
  give,
  giveAll,
  heal,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoHand,
  putIntoPlay,
  ready,
  removeCounters,
  replace,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aResource,
  attachedTo,
  aWeapon,
  exhausted,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  ifWould,
  onYourTurn,
  pay,
  prevented,
  ratherThanCost,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  eventDoer,
  target,
  targeted,
  targetOpponent,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { draws, entersPlay, preventsDamage, turnEnds } from '../../language/watches.ts';

export const cards = set({
  'Aurastone Hammer': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    onYourTurn(pay([2, 'activate'], putIntoHand(target(yours(anAlly))))),
  ),
  'Azuresong Mageblade': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    when(draws('you'), addCounters(1, 'verse')),
    pay([1, { pay: 'remove counters', name: 'verse', count: 3 }], draw()),
  ),
  'Band of Sulfuras': item(
    { cost: 3, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    ifWould({ event: 'deal', by: friendly(heroOrAlly), card: tagged('Elemental') }, thatMuchPlus(1)),
  ),
  Benediction: weapon(
    { cost: 5, icon: 'Priest', tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 4 },
    when({ event: 'heal', by: yourHeroAs, with: anAbility }, draw()),
    pay([exhausting(yourHeroAs)], putIntoPlay(chosen({ name: 'Anathema', zone: 'graveyard', whose: 'you' }))),
  ),
  'Blastershot Launcher': weapon(
    {
      cost: 5,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Gun'],
      limit: 'Ranged (1)',
      atk: [3, 'ranged'],
      strike: 2,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    whenThisEntersPlay(deal(3, 'ranged', target(heroOrAlly))),
  ),
  'Bloodfang Pants': armor(
    { cost: 4, icon: 'Rogue', tags: ['Leather'], limit: 'Legs (1)', def: 2 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Rogue'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), deal(1, 'melee', target(exhausted(heroOrAlly)))),
    ),
  ),
  "Bonereaver's Edge": weapon(
    { cost: 6, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Sword'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 2 },
    whenThisEntersPlay(may(destroy(target(anArmor)))),
  ),
  'Brutality Blade': weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    pay([destroyThis], giveAll(opposing(heroOrAlly), [cant('be healed')])),
  ),
  'Core Hound Tooth': weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 1,
    },
    atStartOfYourTurn(addCounters(1, '+1 ATK')),
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne, combat: true },
      removeCounters(countersOn('+1 ATK'), '+1 ATK'),
    ),
  ),
  "Dragonstalker's Legguards": armor(
    { cost: 4, icon: 'Hunter', tags: ['Mail'], limit: 'Legs (1)', def: 2 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Hunter'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), give(target(tagged('Ranged', aWeapon)), [atk(2)])),
    ),
  ),
  'Drillborer Disk': armor(
    { cost: 3, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 1 },
    when(preventsDamage(thisOne), deal(1, 'arcane', { select: 'event', role: 'to' })),
  ),
  "Eskhandar's Right Claw": weapon(
    {
      cost: 3,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [1, 'melee'],
      strike: 0,
    },
    ratherThanCost(removing(yours(inZone('hand', anEquipment)))),
  ),
  "Finkle's Lava Dredger": weapon(
    { cost: 4, icon: ['Druid', 'Paladin'], tags: ['2H', 'Mace'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 3 },
    whenIf(
      turnEnds('you'),
      {
        is: 'some player',
        whose: 'opposing',
        so: compared({ amount: 'resources', of: thatPlayer }, 'more than', yourResources),
      },
      may(put(topOfYourDeck(1), { to: 'resource row', exhausted: true })),
    ),
  ),
  'Gutgore Ripper': weapon(
    {
      cost: 3,
      icon: ['Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(target(opposing(anAlly)), [health(-1)])),
  ),
  'Judgement Legplates': armor(
    { cost: 4, icon: 'Paladin', tags: ['Plate'], limit: 'Legs (1)', def: 3 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Paladin'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(
        may(payTo([1])),
        replace({ event: { event: 'deal' }, instead: prevented('all') }, target(friendly(anAlly))),
        replace({ event: { event: 'deal' }, flags: 'by', instead: prevented('all') }, targeted(0)),
      ),
    ),
  ),
  'Leggings of Transcendence': armor(
    { cost: 2, icon: 'Priest', tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Priest'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), heal(2, each(friendly(anAlly)))),
    ),
  ),
  'Legplates of Ten Storms': armor(
    { cost: 6, icon: 'Shaman', tags: ['Mail'], limit: 'Legs (1)', def: 2 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Shaman'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), {
        do: 'deal',
        by: yourHero,
        amount: 2,
        types: ['nature'],
        to: target(heroOrAlly, { upTo: 2 }),
        divided: true,
      }),
    ),
  ),
  'Legplates of Wrath': armor(
    { cost: 3, icon: 'Warrior', tags: ['Plate'], limit: 'Legs (1)', def: 3 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Warrior'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), ready(target(anArmor))),
    ),
  ),
  'Nemesis Leggings': armor(
    { cost: 5, icon: 'Warlock', tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Warlock'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(
        may(payTo([1])),
        deal(countOf(attachedTo(among(targeted(0), aCard), anAbility)), 'shadow', target(opposing(aHero))),
      ),
    ),
  ),
  'Netherwind Pants': armor(
    { cost: 3, icon: 'Mage', tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Mage'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), draw(), draw(1, targetOpponent())),
    ),
  ),
  'Obsidian Edged Blade': weapon(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Sword'], limit: 'Melee (1)', atk: [4, 'melee'], strike: 1 },
    {
      power: 'payment',
      cost: [{ pay: 'resources', amount: 1 }, discarding(yours(inZone('hand', thisOne)))],
      effects: [{ do: 'add counters', name: '+1 ATK', count: 1, on: target({ allTags: ['2H', 'Sword'] }) }],
      zone: 'hand',
    },
  ),
  "Perdition's Blade": weapon(
    {
      cost: 2,
      icon: ['Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 1,
    },
    whenThisEntersPlay(deal(1, 'fire', target(heroOrAlly))),
  ),
  "Rhok'delar, Longbow of the Ancient Keepers": weapon(
    { cost: 7, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [5, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  Shadowstrike: weapon(
    {
      cost: 3,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 3,
    },
    pay([1, destroyThis], ifSo(yourHeroIs('Enchanting'), draw(2))),
  ),
  'Shard of the Flame': item(
    {
      cost: 4,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    when(entersPlay(yours(aResource)), heal(2, yourHero)),
  ),
  'Spinal Reaper': weapon(
    { cost: 5, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Axe'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 1 },
    when({ event: 'deal', by: yourHeroAs, with: thisOne, combat: true, fatal: true }, draw()),
  ),
  'Stormrage Legguards': armor(
    { cost: 4, icon: 'Druid', tags: ['Leather'], limit: 'Legs (1)', def: 2 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Druid'], kind: ['Ability'] }), whose: 'you' },
      ifYouDo(may(payTo([1])), give(target(anAlly), [atk(1)])),
    ),
  ),
  "Striker's Mark": weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Bow'],
      limit: 'Ranged (1)',
      atk: [1, 'ranged'],
      strike: 2,
    },
    have(yours(tagged('Melee', aWeapon)), atk(1)),
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  'Sulfuras, Hand of Ragnaros': weapon(
    { cost: 8, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Mace'], limit: 'Melee (1)', atk: [7, 'melee'], strike: 5 },
    when({ event: 'deal', card: yourHeroAs, combat: true }, dealtBy(eventCard, 1, 'fire', eventDoer)),
    when({ event: 'strike', card: thisOne, whose: 'you' }, deal(7, 'fire', target(heroOrAlly))),
  ),
  'Talisman of Ephemeral Power': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      ifYouDo(
        may(payTo([1]), putIntoHand(thisCard)),
        replace({ event: { event: 'deal', by: yourHeroAs }, flags: 'with', instead: thatMuchPlus(1) }, eventCard),
      ),
    ),
  ),
});
