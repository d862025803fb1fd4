import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, controlledByYou, health, keyword } from '../../language/changes.ts';
import { destroy, draw, give, may, put, putIntoHand, thisDeals, thisHeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import {
  asThisEntersPlay,
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  pay,
  thisCan,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { target, targetPlayer, that, thatPlayer, thisCard, you, zoneOf } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const alliance = set({
  'Acolyte Kemistra': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 7 },
    pay([1, { pay: 'put damage', noun: thisOne, amount: 2 }], draw()),
  ),
  'Alamira Grovetender': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'nature'], health: 1 },
    { power: 'keyword', keyword: 'Resistance', type: 'nature' },
  ),
  Brodien: ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [4, 'fire'], health: 4 },
    asThisEntersPlay({
      do: 'for each player',
      who: you,
      effects: [
        {
          do: 'choose modes',
          count: 1,
          modes: [
            [give(thisCard, [keyword('Elusive')], 'this game')],
            [give(thisCard, [keyword('Untargetable')], 'this game')],
          ],
          by: thatPlayer,
        },
      ],
    }),
  ),
  'Dashel Stonefist': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], unique: true, atk: [1, 'melee'], health: 1 },
    thisCan({ may: 'attack', noun: friendly(heroOrAlly) }),
  ),
  'Defender Nagalaas': ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [0, 'melee'], health: 3 },
    has('Protector'),
    haveWhile({ is: 'turn of', whose: 'opposing' }, thisOne, atk(2)),
  ),
  Elaar: ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [1, 'shadow'], health: 7 },
    pay([2, 'activate'], give(target(anAlly), [controlledByYou], 'this game')),
  ),
  'First Responder Avaressa': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [1, 'holy'], health: 5 },
    has('Protector'),
    atStartOfYourTurn(thisHeals(2, target(heroOrAlly))),
  ),
  'First Responder Margan': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [2, 'arcane'], health: 1 },
    has('Elusive'),
    atStartOfYourTurn(thisHeals(2, target(heroOrAlly))),
  ),
  'Harnum Firebelly': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [2, 'holy'], health: 4 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
  ),
  'High Instructor Campbell': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(tagged('Talent')))))),
  ),
  'Kathia the Quick': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [1, 'ranged'], health: 3 },
    when({ event: 'exhaust', card: thisOne }, thisDeals(1, 'ranged', target(heroOrAlly))),
  ),
  'Kindara Mindflayer': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [3, 'shadow'], health: 3 },
    haveWhile({ is: 'there', noun: opposing({ kind: ['Hero'], faceDown: false }) }, thisOne, atk(2), health(2)),
  ),
  'Kurdran Wildhammer': ally(
    { cost: 7, icon: 'Alliance', tags: ['Dwarf', 'Gryphon Rider'], unique: true, atk: [4, 'ranged'], health: 7 },
    has('Elusive'),
    when({ event: 'exhaust', card: thisOne }, may(thisDeals(4, 'nature', target(heroOrAlly)))),
  ),
  'Liandra Rustshadow': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [4, 'melee'], health: 4 },
    has('Elusive'),
    pay(['activate'], destroy(target({ kind: ['Armor', 'Item'] }))),
  ),
  'Lord Cindervein': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [3, 'holy'], health: 3 },
    when(turnEnds('you'), may(putIntoHand(target(anAbility)))),
  ),
  Luumon: ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [5, 'fire'], health: 5 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
  ),
  'Madison Alters': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [3, 'fire'], health: 3 },
    has('Untargetable'),
    have(thisOne, atk(countOf(aHero)), health(countOf(aHero))),
  ),
  'Master Marksman McGee': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [5, 'ranged'], health: 4 },
    have(yours(typed('ranged', anAlly)), keyword('Long-Range')),
  ),
  "Ol' Stonewall": ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], instant: true, atk: [4, 'melee'], health: 4 },
    has('Protector'),
    atStartOfYourTurn(destroy(thisCard)),
  ),
  'Raena the Unpredictable': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [5, 'melee'], health: 5 },
    when(turnEnds('you'), {
      do: 'for each player',
      who: you,
      effects: [
        {
          do: 'choose modes',
          count: 1,
          modes: [
            [give(thisCard, [keyword('Elusive')], 'until end of your next turn')],
            [give(thisCard, [keyword('Protector')], 'until end of your next turn')],
          ],
          by: thatPlayer,
        },
      ],
    }),
  ),
  'Ripley Spellfizzle': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [3, 'nature'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'arcane' },
  ),
  '"Scrapper" Ironbane': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [3, 'melee'], health: 4 },
    when(turnEnds('you'), may(destroy(target(anEquipment)))),
  ),
  'Spirit of Stormrage': ally(
    { cost: 9, icon: 'Alliance', tags: ['Night Elf', 'Druid', 'Spirit'], unique: true, atk: [0, 'nature'], health: 12 },
    has('Untargetable'),
    pay(['activate'], { do: 'search', who: you, noun: aCard, then: [putIntoHand(that)] }),
  ),
  'Talian Bladebender': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [2, 'melee'], health: 4 },
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('strike', { noun: aWeapon })] } },
  ),
  'Wildwatcher Elandra': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'arcane'], health: 3 },
    whenThisEntersPlay(put(zoneOf('graveyard', targetPlayer()), { to: 'deck', at: 'shuffled' })),
  ),
  'Wimbly Tinkerton': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [2, 'melee'], health: 5 },
    has('Protector'),
    when({ event: 'defend', card: thisOne }, draw()),
  ),
  'Zorus the Judicator': ally(
    { cost: 8, icon: 'Alliance', tags: ['Draenei', 'Paladin'], unique: true, atk: [8, 'holy'], health: 1 },
    has('Protector'),
    thisCant({ cant: 'be destroyed', byFatal: true }),
  ),
});
