import { countOf, X, yourResources } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, destroyThis } from '../../language/costs.ts';
import {
  destroy,
  draw,
  exhaust,
  give,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoHand,
  putIntoPlay,
  replace,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  aWeapon,
  defending,
  except,
  heroOrAlly,
  inZone,
  nonToken,
  opposing,
  other,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { has, have, ifWould, pay, payLessTo, prevented, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  target,
  targeted,
  that,
  thisCard,
  topOfYourDeck,
  you,
  zoneOf,
} from '../../language/selections.ts';
import { turnEnds, turnStarts } from '../../language/watches.ts';

export const alliance = set({
  'Apprentice Merry': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'frost'], health: 1 },
    has('Untargetable'),
  ),
  Avanthera: ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    pay([1], ifSo(is(thisCard, { inCombat: true }), { do: 'remove from combat', what: thisCard })),
  ),
  'Bretander of the Claw': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [5, 'melee'], health: 5 },
    has('Protector'),
    has('Stealth'),
  ),
  'Brother Rhone': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [0, 'melee'], health: 1 },
    has('Protector'),
    ifWould({ event: 'deal', by: attacking(anAlly), card: thisOne, combat: true }, prevented('all')),
  ),
  'Bubula del Kissel': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [2, 'melee'], health: 2 },
    has('Stealth'),
    pay(['activate'], give(target(heroOrAlly), [keyword('Stealth')])),
  ),
  Cerwyn: ally({ cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 2 }),
  '"Chipper" Ironbane': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [3, 'melee'], health: 1 },
    pay(['X', destroyThis], destroy(target(withCost('exactly', X, { kind: ['Ability', 'Equipment'] })))),
  ),
  'Darnassus Sentinels': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], unlimited: true, atk: [1, 'melee'], health: 2 },
    whenThisEntersPlay(
      ifYouDo(may(payTo([1])), putIntoHand(chosen({ name: 'Darnassus Sentinels', zone: 'graveyard', whose: 'you' }))),
    ),
  ),
  'Durdin Hammerhand': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [3, 'melee'], health: 3 },
    pay([destroyThis], exhaust(target(heroOrAlly))),
  ),
  'Field Commander Olinnae': ally(
    { cost: 7, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [6, 'melee'], health: 5 },
    has('Protector'),
    have(other(yours(anAlly)), keyword('Protector')),
  ),
  'Gertha, The Old Crone': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [1, 'shadow'], health: 3 },
    pay([1, 'activate', destroying(yours(anAlly))], destroy(target(anAlly))),
  ),
  'Gustaf Trueshot': ally(
    { cost: 6, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], required: ['Dwarf'], atk: [6, 'ranged'], health: 3 },
    has('Long-Range'),
    pay([1], { do: 'look at', what: topOfYourDeck(1) }, may(put(that, { to: 'graveyard' }))),
  ),
  'Ilandre Moonspear': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], required: ['Night Elf'], atk: [2, 'nature'], health: 4 },
    has('Elusive'),
    pay(['activate'], put(zoneOf('hand', you), { to: 'deck', at: 'bottom' }), draw(countOf(among(done, aCard)))),
  ),
  'Ivus the Forest Lord': ally(
    { cost: 14, icon: 'Alliance', tags: ['Ancient'], unique: true, atk: [10, 'nature'], health: 10 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(nonToken(yours({ faction: 'Alliance', kind: ['Ally'] })))] },
      },
    },
    have(opposing(abilityAllyOrEquipment), cant('ready', { during: 'ready step' })),
  ),
  'Jeleane Nightbreeze': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    has('Untargetable'),
  ),
  "Kal'ai the Uplifting": ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Paladin'], required: ['Draenei'], atk: [5, 'melee'], health: 4 },
    have(other(yours(anAlly)), atk(1), health(1)),
  ),
  Kallipssa: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [2, 'arcane'], health: 2 },
    has('Long-Range'),
    when({ event: 'deal', by: thisOne, card: defending(anAlly), combat: true }, draw()),
  ),
  'Kavai the Wanderer': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [4, 'melee'], health: 6 },
    pay([1, destroyThis], destroy(target({ kind: ['Ability', 'Equipment'] }))),
  ),
  'Korthas Greybeard': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [1, 'melee'], health: 2 },
    has('Protector'),
    pay(['activate'], replace({ event: { event: 'deal' }, instead: prevented(1) }, target(heroOrAlly))),
  ),
  'Lady Kath': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'holy'], health: 5 },
    when(turnEnds('any'), thisHeals('all', each(anAlly))),
  ),
  'Lilnas the Calm': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [3, 'holy'], health: 6 },
    pay([3, 'activate', destroyThis], destroy(each(anAbility))),
  ),
  '"Lowdown" Luppo Shadefizzle': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Rogue'], required: ['Gnome'], atk: [2, 'melee'], health: 1 },
    has('Elusive'),
    has('Stealth'),
    has('Untargetable'),
  ),
  'Lynda Steele': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    pay([1], give(target(anAlly), [{ change: 'must attack' }])),
  ),
  'Margaret Fowl': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [5, 'melee'], health: 3 },
    payLessTo('strike', 1, aWeapon),
    { power: 'cost change', change: { cost: 'strike', noun: aWeapon, whose: 'opposing', by: 1 } },
  ),
  'Marshal Reginald Windsor': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warrior'], unique: true, atk: [5, 'melee'], health: 5 },
    pay([3, destroyThis], destroy(target(withCost('or more', 7, anAlly)))),
  ),
  'Master Mathias Shaw': ally(
    { cost: 7, icon: 'Alliance', tags: ['Human', 'Rogue'], unique: true, atk: [6, 'melee'], health: 4 },
    has('Stealth'),
    when({ event: 'deal', by: yours(anAlly), card: defending(aHero), combat: true }, draw()),
  ),
  'Meekway Humzinger': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [1, 'arcane'], health: 2 },
    has('Elusive'),
    pay([1, 'activate', { pay: 'return', noun: thisOne }], draw()),
  ),
  'Miner Moggun': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    has('Elusive'),
    pay(['activate'], put(topOfYourDeck(2), { to: 'graveyard' })),
  ),
  'Mya, Dragonling Wrangler': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'frost'], health: 2 },
    whenThisEntersPlay({
      do: 'put token',
      token: token('Mechanical Dragonling', { tags: ['Mechanical', 'Dragonling'], atk: [1, 'melee'], health: 1 }),
    }),
  ),
  'Pithran Mithrilshot': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [3, 'ranged'], health: 1 },
    has('Elusive'),
    has('Long-Range'),
  ),
  'Primalist Naseth': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'nature'], health: 3 },
    pay(
      ['activate'],
      thisDeals(4, 'nature', target(heroOrAlly)),
      thisHeals(4, chosen(except(targeted(0), heroOrAlly))),
    ),
  ),
  'Raul "Fingers" Maldren': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [6, 'melee'], health: 4 },
    has('Untargetable'),
  ),
  'Reverend Tobias': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [1, 'holy'], health: 5 },
    pay([1, 'activate'], exhaust(target({ exhausted: false, kind: ['Ally'] })), thisHeals('all', targeted(0))),
  ),
  Scaramanga: ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 1 },
    pay([2, destroyThis], draw()),
  ),
  'Seraph the Exalted': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Priest'], required: ['Human'], atk: [1, 'holy'], health: 5 },
    pay(['activate'], putIntoPlay(chosen(yours(inZone('hand', withCost('or less', yourResources, anAlly)))))),
  ),
  'Steelsmith Joseph Carroll': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 1 },
    have(thisOne, atk(countOf(yours(anEquipment))), health(countOf(yours(anEquipment)))),
  ),
  Tim: ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [1, 'arcane'], health: 1 },
    has('Elusive'),
    pay(['activate'], thisDeals(1, 'arcane', target(heroOrAlly))),
  ),
  Valanos: ally({ cost: 4, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [2, 'melee'], health: 5 }),
  'Vestia Abiectus': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [2, 'holy'], health: 3 },
    when({ event: 'deal', by: thisOne, combat: true }, may(putIntoHand(chosen(yours(anAbility))))),
  ),
  'Vindicator Enkallus': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'nature'], health: 4 },
    has('Protector'),
  ),
  'Warden Ravella': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [2, 'melee'], health: 3 },
    has('Protector'),
    has('Untargetable'),
  ),
  Wisp: ally(
    { cost: 1, icon: 'Alliance', tags: ['Wisp'], atk: [0, 'nature'], health: 1 },
    {
      power: 'triggered',
      on: turnStarts('you'),
      if: is(thisCard, inZone('graveyard', aCard)),
      effects: [ifYouDo(may(payTo([1])), putIntoHand(thisCard))],
      zone: 'graveyard',
    },
  ),
});
