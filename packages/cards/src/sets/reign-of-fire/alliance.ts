import { countOf, halfUp } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { alsoTag, atk, can, cant, health, keyword, losesPowers, power } from '../../language/changes.ts';
import { chooseWord, destroy, discard, draw, give, may, replace, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  aResource,
  defending,
  except,
  exhausted,
  having,
  heroOrAlly,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  withInName,
  yours,
} from '../../language/nouns.ts';
import {
  asThisEntersPlay,
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  oncePerGame,
  pay,
  prevented,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import { controllerOf, eventCard, target, thisCard } from '../../language/selections.ts';
import { entersPlay, turnStarts } from '../../language/watches.ts';

export const alliance = set({
  'Alana the Hopebringer': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [6, 'holy'], health: 7 },
    atStartOfYourTurn(may(draw(halfUp(countOf(yours(inZone('deck', aCard))))))),
  ),
  'Alethar the Blightspreader': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [5, 'shadow'], health: 6 },
    has('Haste', 3),
    {
      power: 'continuous',
      continuous: {
        players: 'you',
        changes: [can({ may: 'play from', zone: 'graveyard', noun: thisOne })],
        while: { is: 'happened', watch: { event: 'deal', card: opposing(aHero), by: yours(anAlly) } },
      },
      zone: 'graveyard',
    },
  ),
  'Ashenvale Acolyte': ally(
    { cost: 7, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [7, 'holy'], health: 8 },
    has('Haste', 5),
  ),
  'Ashenvale Archer': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [1, 'ranged'], health: 2 },
    whenIf(
      turnStarts('you'),
      { is: 'there', noun: yours(withCost('or more', 4, anAlly)) },
      thisDeals(2, 'ranged', target(aHero)),
    ),
  ),
  'Ashenvale Illusionist': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Mage'], atk: [1, 'arcane'], health: 2 },
    has('Elusive'),
    has('Spellshield'),
  ),
  'Daniel Darkheart': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'shadow'], health: 5 },
    pay([1, { pay: 'put damage', noun: thisOne, amount: 1 }], {
      do: 'put token',
      token: token('Human Warrior', { tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 1 }, has('Protector')),
    }),
  ),
  'Disciple of the Light': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [6, 'holy'], health: 7 },
    has('Protector'),
  ),
  'Druid of the Talon': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 2 },
    has('Elusive'),
    pay(['activate'], replace({ event: { event: 'deal' }, instead: thatMuchPlus(1) }, target(heroOrAlly))),
  ),
  'Elwynn Burglar': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [3, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: { event: 'deal', by: thisOne, card: aHero, combat: true },
      if: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      effects: [discard(1, controllerOf(eventCard))],
      tagWord: 'Unity',
    },
  ),
  'Elwynn Huntsman': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Hunter'], atk: [5, 'ranged'], health: 6 },
    {
      power: 'continuous',
      continuous: {
        cards: thisOne,
        changes: [power(has('Assault', 2)), keyword('Sentinel')],
        while: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      },
      tagWord: 'Unity',
    },
  ),
  'Emora Delwin': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [2, 'arcane'], health: 3 },
    pay(
      ['activate'],
      give(target(anAlly), [cant('attack'), cant('protect'), losesPowers, cant('have powers'), alsoTag('Sheep')]),
    ),
  ),
  'Felwood Grovestalker': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [5, 'melee'], health: 6 },
    has('Elusive'),
    has('Stealth'),
  ),
  'Goran, Timewalker Lavacaller': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [4, 'fire'], health: 5 },
    whenThisEntersPlay(may(destroy(target(anAbility)))),
    {
      power: 'triggered',
      on: { event: 'reveal', card: yours(inZone('deck', thisOne)) },
      effects: [may(destroy(target(anAbility)))],
      zone: 'deck',
    },
  ),
  'Grand Admiral Daelin Proudmoore': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [4, 'melee'], health: 5 },
    has('Protector'),
    haveWhile(
      { is: 'there', noun: yours(withInName('Jaina', anAlly)) },
      yours(anAlly),
      power(has('Assault', countOf(exhausted(opposing(aResource))))),
    ),
  ),
  Huntress: ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 4 },
    when(
      { event: 'deal', by: thisOne, card: defending(aCard), combat: true },
      may(thisDeals(1, 'ranged', target(except(eventCard, heroOrAlly)))),
    ),
  ),
  'Jaina, Apprentice of Antonidas': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [3, 'frost'], health: 4 },
    atStartOfYourTurn({ do: 'put token', token: token('Water Elemental', { atk: [2, 'melee'], health: 1 }) }),
    whileSo(
      { is: 'there', noun: yours(withInName('Daelin', anAlly)) },
      { power: 'cost change', change: { cost: 'play', noun: aCard, whose: 'opposing', by: 1 } },
    ),
  ),
  'Johnny B. Goode': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [2, 'melee'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      effects: [may(thisDeals(3, 'melee', target(exhausted(heroOrAlly))))],
      tagWord: 'Unity',
    },
  ),
  'Komma, Timewalker Graveguard': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Death Knight'], atk: [2, 'shadow'], health: 3 },
    whenThisEntersPlay(give(target(opposing(anAlly)), [atk(-2)])),
    {
      power: 'triggered',
      on: { event: 'reveal', card: yours(inZone('deck', thisOne)) },
      effects: [give(target(opposing(anAlly)), [atk(-2)])],
      zone: 'deck',
    },
  ),
  "Ky'lai Darkblood": ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [5, 'melee'], health: 6 },
    haveWhile({ is: 'there', noun: other(yours(having('Elusive', anAlly))) }, thisOne, keyword('Elusive')),
    haveWhile({ is: 'there', noun: other(yours(having('Spellshield', anAlly))) }, thisOne, keyword('Spellshield')),
  ),
  'Lunaris Silverfrost': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [4, 'frost'], health: 5 },
    has('Elusive'),
    have(
      thisOne,
      power(has('Assault', { amount: 'highest', number: 'cost', of: { other: true, kind: ['Ally'], whose: 'you' } })),
    ),
  ),
  'Mias the Fair': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    whenThisEntersPlay(draw()),
  ),
  'Muradin, Bronzebeard Adventurer': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    oncePerGame(
      pay(
        [5, { pay: 'gesture', how: 'say' }],
        give(thisCard, [atk(4), health(4), keyword('Smash'), keyword('Spellshield')], 'this game'),
      ),
    ),
  ),
  Naisha: ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [2, 'ranged'], health: 3 },
    asThisEntersPlay(chooseWord({ name: {} })),
    {
      power: 'continuous',
      continuous: { players: 'opposing', changes: [cant('play', { noun: { chosenName: true } })] },
    },
  ),
  'Stormwind Recruit': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
  ),
  'The Widow Deadsie': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [3, 'holy'], health: 4 },
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: thisOne },
        while: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
        instead: prevented('all'),
      },
      tagWord: 'Unity',
    },
  ),
});
