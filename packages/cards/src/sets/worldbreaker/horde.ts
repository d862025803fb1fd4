import { ally, set, token } from '../../language/cards.ts';
import { cant, keyword, power } from '../../language/changes.ts';
import { discarding } from '../../language/costs.ts';
import {
  deal,
  discard,
  draw,
  give,
  may,
  put,
  putIntoHand,
  putTokens,
  ready,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  canAttackOnly,
  has,
  have,
  haveWhile,
  onYourTurn,
  pay,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, each, target, targetAtRandom, that, thisCard, you, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const horde = set({
  'Boki Earthgaze': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [6, 'nature'], health: 2 },
    has('Ferocity'),
  ),
  'Cadon Thundershade': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [4, 'shadow'], health: 3 },
    whenThisEntersPlay(may(putIntoHand(target(anAbility)))),
  ),
  "Cairne, Earthmother's Chosen": ally(
    {
      cost: 6,
      icon: 'Horde',
      tags: ['Tauren', 'Chieftan', 'High Chieftain'],
      limit: 'Cairne (1)',
      atk: [6, 'nature'],
      health: 7,
    },
    have(yours(tagged('Tauren', heroOrAlly)), keyword('War Stomp')),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        {
          do: 'put token',
          token: token('Tauren Warrior', {
            icon: ['Horde'],
            tags: ['Tauren', 'Warrior'],
            atk: [1, 'nature'],
            health: 1,
          }),
        },
      ],
    },
  ),
  Ceraka: ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Mage'], atk: [4, 'fire'], health: 2 },
    onYourTurn(pay([1, { pay: 'turn face down', noun: yours(aQuest) }], thisDeals(3, 'fire', target(aHero)))),
  ),
  'Dorladris Spellfire': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [3, 'arcane'], health: 4 },
    pay([4], draw()),
  ),
  'Drizzie Steelslam': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Warrior'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    whenThisEntersPlay(may(putIntoHand(target(anEquipment)))),
  ),
  'Exxi the Windshaper': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [3, 'nature'], health: 3 },
    haveWhile(
      { is: 'there', noun: other(yours(tagged('Goblin'))) },
      thisOne,
      keyword('Time is Money'),
      power(pay(['activate'], ready(target(other(anAlly))))),
    ),
  ),
  'Frek Snipelix': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Hunter'], atk: [1, 'ranged'], health: 3 },
    has('Time is Money'),
    pay(['activate'], give(target(anAlly), [keyword('Long-Range')])),
  ),
  'Gispax the Mixologist': ally(
    { cost: 4, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [3, 'melee'], health: 5 },
    has('Time is Money'),
    pay(['activate', discarding(yours(inZone('hand', aCard)))], {
      do: 'search',
      who: you,
      noun: typed('nature', aCard),
      reveal: true,
      then: [putIntoHand(that)],
    }),
  ),
  'Gorz Blazefist': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Mage'], atk: [1, 'fire'], health: 4 },
    has('Ferocity'),
  ),
  'Grazzle Grubhook': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Mage'], atk: [2, 'arcane'], health: 2 },
    has('Time is Money'),
    pay(['activate'], draw(), discard()),
  ),
  'Guardian Steelhoof': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [4, 'nature'], health: 4 },
    has('Protector'),
    thisCant({ cant: 'attack' }),
  ),
  'Huruk Lightvow': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [5, 'holy'], health: 3 },
    has('Protector'),
  ),
  'Jezziki Shinebog': ally(
    { cost: 4, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [2, 'holy'], health: 5 },
    has('Time is Money'),
    pay(['activate'], thisHeals(2, target(yours(heroOrAlly)))),
  ),
  'Kerzok Plixboom': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Hunter'], atk: [5, 'ranged'], health: 2 },
    has('Long-Range'),
    has('Time is Money'),
    pay(['activate'], { do: 'remove from combat', what: thisCard }),
  ),
  'Kistix Shockvat': ally(
    { cost: 4, icon: 'Horde', tags: ['Goblin', 'Shaman'], atk: [4, 'nature'], health: 2 },
    has('Elusive'),
  ),
  'Kloxx Dedrix': ally(
    { cost: 1, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [0, 'melee'], health: 1 },
    has('Time is Money'),
    pay(['activate'], give(target(anAlly), [cant('attack')])),
  ),
  'Landon Dunavin': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Hunter'], atk: [1, 'arcane'], health: 3 },
    has('Long-Range'),
  ),
  'Mahna Lightsky': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    haveWhile(
      { is: 'turn of', whose: 'opposing' },
      thisOne,
      power({ power: 'keyword', keyword: 'Resistance', type: 'nature' }),
    ),
  ),
  'Neboz Tombwex': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [4, 'melee'], health: 5 },
    has('Protector'),
    onYourTurn(pay([5], put(target(anEquipment), { to: 'deck', at: 'bottom' }))),
  ),
  'Onnekra Bloodfang': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'fire'], health: 1 },
    has('Ferocity'),
    canAttackOnly(aHero),
  ),
  'Orkahn of Orgrimmar': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(anEquipment))))),
  ),
  'Oruk Starstorm': ally({ cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [4, 'arcane'], health: 3 }),
  'Rosalyne von Erantor': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [3, 'fire'], health: 2 },
    whenThisEntersPlay(thisDeals(3, 'fire', yourHero)),
  ),
  'Ruon Wildhoof': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [5, 'nature'], health: 5 },
    has('Mend', 2),
  ),
  "Sava'gin the Reckless": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [8, 'nature'], health: 1 },
    thisCant({ cant: 'choose a defender' }),
    { power: 'keyword', keyword: 'Stash', effects: [deal(2, 'nature', targetAtRandom(opposing(heroOrAlly)))] },
  ),
  'Sura Lightningheart': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'nature'], health: 5 },
    whenIf(
      entersPlay(thisOne),
      { is: 'there', noun: other(yours(typed('nature', aCard))) },
      may(thisDeals(4, 'nature', target(heroOrAlly))),
    ),
  ),
  'Telor Sunsurge': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Warrior'], atk: [1, 'melee'], health: 3 },
    has('Protector'),
  ),
  'Thrandis the Venomous': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], instant: true, atk: [6, 'nature'], health: 6 },
    when({ event: 'defend', card: yourHeroAs }, may(putTokens(2, token('Snake', { atk: [1, 'nature'], health: 1 })))),
  ),
  "Toz'jun": ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [4, 'nature'], health: 3 },
    has('Ferocity'),
  ),
  'Trade Prince Gallywix': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Trade Prince'], limit: 'Gallywix (1)', atk: [3, 'melee'], health: 2 },
    have(
      yours(tagged('Goblin', anAlly)),
      keyword('Time is Money'),
      power(pay(['activate'], ready(chosen(yours(aResource))))),
    ),
  ),
  'Traxel Emberklik': ally(
    { cost: 5, icon: 'Horde', tags: ['Goblin', 'Warlock'], atk: [1, 'fire'], health: 7 },
    has('Time is Money'),
    pay(['activate'], thisDeals(1, 'fire', target(heroOrAlly))),
  ),
  'Vala Carville': ally({ cost: 5, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [5, 'arcane'], health: 5 }),
  'Veline Bladestar': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Warrior'], atk: [0, 'melee'], health: 6 },
    has('Protector'),
  ),
  'Zakis Trickstab': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Rogue'], atk: [3, 'nature'], health: 1 },
    has('Elusive'),
    has('Stealth'),
  ),
  Zerzu: ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Druid'], atk: [2, 'nature'], health: 4 },
    whenThisEntersPlay(thisHeals('all', each(yours(typed('nature', anAlly))))),
  ),
  Zulanji: ally({ cost: 2, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [4, 'holy'], health: 1 }),
  Zulbraka: ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [6, 'melee'], health: 4 },
    has('Protector'),
  ),
});
