import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, can, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  dealtBy,
  delve,
  destroy,
  give,
  giveAll,
  ifSo,
  ifYouDo,
  may,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAlly,
  anEquipment,
  aQuest,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  named,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  canAttackOnly,
  dividedAmong,
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  done,
  each,
  eachOpponent,
  eventCard,
  it,
  revealed,
  target,
  that,
  thisCard,
  topOfYourDeck,
  you,
} from '../../language/selections.ts';
import { attacks, entersPlay, isDestroyed, isRevealedBy, turnStarts } from '../../language/watches.ts';

export const neutral = set({
  'Abyssal Seahorse': ally(
    { cost: 2, tags: ['Seahorse', 'Monster'], limit: 'Mount (1)', atk: [0, 'frost'], health: 3 },
    pay(
      [1, 'activate'],
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, { kind: ['Quest', 'Location'] }), { do: 'place', what: revealed, exhausted: true }),
    ),
  ),
  'Bloat the Bubble Fish': ally(
    { cost: 2, tags: ['Fish'], atk: [0, 'melee'], health: 1 },
    has('Elusive'),
    pay([1], give(thisCard, [atk(1)])),
  ),
  Bobbler: ally(
    { cost: 4, tags: ['Murloc', 'Shaman', 'Monster'], atk: [1, 'nature'], health: 4 },
    have(yours(tagged('Murloc', anAlly)), power(has('Assault', 2))),
  ),
  Brighteye: ally(
    { cost: 3, tags: ['Murloc', 'Priest', 'Monster'], atk: [1, 'holy'], health: 4 },
    when(
      entersPlay(yours({ any: [{ self: true }, { tag: ['Murloc'], kind: ['Ally'], other: true }] })),
      thisHeals(3, target(heroOrAlly)),
    ),
  ),
  Bubblegil: ally(
    { cost: 4, tags: ['Murloc', 'Warrior', 'Monster'], atk: [2, 'frost'], health: 4 },
    have(yours(tagged('Murloc', anAlly)), keyword('Protector')),
  ),
  Buldrug: ally(
    { cost: 4, tags: ['Ogre', 'Warrior', 'Monster'], atk: [3, 'melee'], health: 5 },
    has('Enrage'),
    when(isRevealedBy(thisOne, anAlly), give(thisCard, [atk(2), keyword('Ferocity')])),
  ),
  Chumly: ally(
    { cost: 3, tags: ['Murloc', 'Warrior', 'Monster'], atk: [2, 'frost'], health: 2 },
    have(yours(tagged('Murloc', anAlly)), atk(1), health(1)),
  ),
  Crabbyfin: ally(
    { cost: 2, tags: ['Murloc', 'Hunter', 'Monster'], atk: [1, 'frost'], health: 1 },
    when(
      entersPlay(yours({ any: [{ self: true }, { tag: ['Murloc'], kind: ['Ally'], other: true }] })),
      may({
        do: 'put token',
        token: token('Crab Monster', { tags: ['Crab', 'Monster'], atk: [1, 'melee'], health: 1 }),
      }),
    ),
  ),
  'Deep Subjugator': ally(
    { cost: 3, tags: ['Merciless One', 'Monster'], atk: [2, 'melee'], health: 2 },
    has('Elusive'),
    haveWhile({ is: 'there', noun: other(yours(tagged('Merciless One'))) }, thisOne, atk(2), health(2)),
  ),
  'Drugush the Crusher': ally({ cost: 6, tags: ['Ogre', 'Warrior', 'Monster'], atk: [8, 'melee'], health: 4 }),
  'Faceless Sapper': ally(
    { cost: 2, tags: ['Faceless One', 'Priest', 'Monster'], atk: [2, 'shadow'], health: 2 },
    has('Enrage'),
    when(isRevealedBy(thisOne, anAlly), give(thisCard, [atk(2), keyword('Ferocity')])),
  ),
  'Faceless Watcher': ally(
    { cost: 3, tags: ['Faceless One', 'Warlock', 'Monster'], atk: [6, 'shadow'], health: 6 },
    { power: 'play only', if: { is: 'there', noun: yours(tagged('Monster', heroOrAlly)), atLeast: 3 } },
  ),
  'Gilblin Bully': ally(
    { cost: 4, tags: ['Goblin', 'Warrior', 'Monster'], atk: [3, 'frost'], health: 5 },
    has('Protector'),
  ),
  'Gilblin Deathscrounger': ally(
    { cost: 2, tags: ['Goblin', 'Death Knight', 'Monster'], atk: [4, 'frost'], health: 2 },
    canAttackOnly(aHero),
    {
      power: 'triggered',
      on: turnStarts('you'),
      if: is(thisCard, inZone('graveyard', aCard)),
      effects: [
        ifYouDo(may(removeFromGame(chosen(inYourGraveyard(other(tagged('Monster', anAlly)))))), putIntoPlay(thisCard)),
      ],
      zone: 'graveyard',
    },
  ),
  'Gilblin Hoarder': ally(
    { cost: 2, tags: ['Goblin', 'Rogue', 'Monster'], atk: [2, 'nature'], health: 3 },
    pay(['activate'], putIntoHand(target(yours(anEquipment)))),
  ),
  'Gilblin Plunderer': ally(
    { cost: 5, tags: ['Goblin', 'Warrior', 'Monster'], atk: [3, 'frost'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) },
      effects: [may(destroy(target(anEquipment)))],
      tagWord: 'Empower Monster',
    },
  ),
  'Gilblin Trickster': ally(
    { cost: 2, tags: ['Goblin', 'Rogue', 'Monster'], atk: [1, 'frost'], health: 4 },
    when(entersPlay(yours(anEquipment)), delve),
  ),
  Gnash: ally(
    { cost: 6, tags: ['Sea Giant', 'Warrior', 'Monster'], limit: 'Gnash (1)', atk: [4, 'frost'], health: 6 },
    whenThisEntersPlay(destroy(each(withCost('or less', 3, anAlly)))),
  ),
  Gobbler: ally(
    { cost: 6, tags: ['Murloc', 'Shaman', 'Monster'], limit: 'Gobbler (1)', atk: [5, 'nature'], health: 6 },
    when(
      attacks(thisOne),
      may({ do: 'search', who: you, noun: tagged('Murloc'), reveal: true, then: [putIntoHand(that)] }),
    ),
    when(
      isDestroyed({ any: [{ self: true }, { tag: ['Murloc'], kind: ['Ally'], whose: 'you', other: true }] }),
      destroy(chosenBy(eachOpponent, yours(anAlly))),
    ),
  ),
  "Idra'kess Enchantress": ally(
    { cost: 4, tags: ['Naga', 'Mage', 'Monster'], atk: [2, 'frost'], health: 5 },
    pay(['activate', destroyThis, { pay: 'destroy', noun: other(yours(anAlly)), count: 2 }], {
      do: 'search',
      who: you,
      zones: ['hand', 'deck'],
      noun: named('Ozumat', aCard),
      then: [putIntoPlay(that)],
    }),
  ),
  "Idra'kess Mistress": ally(
    { cost: 3, tags: ['Naga', 'Mage', 'Monster'], atk: [1, 'frost'], health: 4 },
    when(attacks(thisOne), thisDeals(1, 'frost', each({ icon: ['Horde', 'Alliance'], kind: ['Hero', 'Ally'] }))),
  ),
  Kolorath: ally(
    { cost: 8, tags: ['Kraken', 'Monster'], limit: 'Kolorath (1)', atk: [6, 'frost'], health: 12 },
    whenThisEntersPlay(putIntoHand(each({ not: typed('frost', aCard), kind: ['Ally'] }))),
  ),
  "Lady Naz'jar": ally(
    { cost: 6, tags: ['Naga', 'Sea Witch', 'Monster'], limit: "Naz'jar (1)", atk: [5, 'frost'], health: 7 },
    pay(
      [3, { pay: 'exhaust', noun: yours(tagged('Naga', heroOrAlly)), count: 2 }],
      thisDeals(5, 'frost', target(heroOrAlly)),
      give(each(among(done, aCharacter)), [cant('attack'), cant('exhaust')]),
    ),
  ),
  "Mindbender Ghur'sha": ally(
    { cost: 7, tags: ['Merciless One', 'Monster'], limit: "Ghur'sha (1)", atk: [4, 'melee'], health: 8 },
    haveWhile(
      { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))), atLeast: 1 },
      thisOne,
      keyword('Ferocity'),
    ),
    haveWhile(
      { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))), atLeast: 2 },
      thisOne,
      power(has('Assault', 4)),
    ),
    haveWhile(
      { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))), atLeast: 3 },
      thisOne,
      keyword('Invincible'),
    ),
  ),
  'Murloc Coastrunner': ally({
    cost: 1,
    tags: ['Murloc', 'Rogue', 'Monster'],
    unlimited: true,
    atk: [2, 'frost'],
    health: 1,
  }),
  "Naz'jar Harpooner": ally(
    { cost: 2, tags: ['Naga', 'Hunter', 'Monster'], atk: [3, 'melee'], health: 1 },
    whenThisEntersPlay(delve),
  ),
  "Naz'jar Myrmidon": ally(
    { cost: 3, tags: ['Naga', 'Warrior', 'Monster'], atk: [3, 'melee'], health: 3 },
    has('Protector'),
  ),
  "Naz'jar Sorceress": ally(
    { cost: 2, tags: ['Naga', 'Mage', 'Monster'], atk: [1, 'frost'], health: 2 },
    pay(['activate'], give(target(anAlly), [cant('attack')])),
  ),
  "Neph'Lahim": ally(
    { cost: 8, tags: ['Ogre', 'Warlock', 'Monster'], limit: "Neph'Lahim (1)", atk: [8, 'shadow'], health: 8 },
    has('Smash'),
    have(other(yours(tagged('Ogre', heroOrAlly))), power(has('Assault', 2)), keyword('Smash')),
  ),
  Nespirah: ally(
    { cost: 8, tags: ['Demigod', 'Monster'], limit: 'Nespirah (1)', atk: [9, 'melee'], health: 9 },
    ifWould({ event: 'deal', by: thisOne, card: opposing(aHero) }, dividedAmong(opposing(heroOrAlly))),
  ),
  Nibbler: ally(
    { cost: 2, tags: ['Murloc', 'Rogue', 'Monster'], atk: [2, 'melee'], health: 2 },
    when(
      entersPlay(yours({ any: [{ self: true }, { tag: ['Murloc'], kind: ['Ally'], other: true }] })),
      dealtBy(eventCard, 1, 'melee', target(opposing(aHero))),
    ),
  ),
  'Revenant of Neptulon': ally(
    { cost: 4, tags: ['Water Elemental', 'Monster'], atk: [2, 'frost'], health: 6 },
    when(
      { event: 'play', card: inZone('chain', { any: [{ tag: ['Frost'] }, { damageType: ['frost'] }] }), whose: 'you' },
      may(thisDeals(2, 'frost', target(heroOrAlly))),
    ),
  ),
  'Servant of Neptulon': ally(
    { cost: 1, tags: ['Water Elemental', 'Monster'], atk: [0, 'frost'], health: 1 },
    has('Elusive'),
    pay(['activate'], {
      do: 'create',
      cost: {
        cost: 'play',
        noun: { any: [{ tag: ['Frost'] }, { damageType: ['frost'] }] },
        whose: 'you',
        by: -1,
        next: true,
      },
      duration: 'this turn',
    }),
  ),
  "Sira'kess Tide Priestess": ally(
    { cost: 3, tags: ['Naga', 'Priest', 'Monster'], atk: [2, 'shadow'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) },
      effects: [may(putIntoHand(target(inYourGraveyard(anAlly))))],
      tagWord: 'Empower Monster',
    },
  ),
  Slippyfist: ally(
    { cost: 1, tags: ['Murloc', 'Rogue', 'Monster'], atk: [1, 'frost'], health: 1 },
    haveWhile(is(it, { exhausted: false }), yours(tagged('Murloc', anAlly)), keyword('Elusive')),
  ),
  Snurky: ally(
    { cost: 2, tags: ['Murloc', 'Rogue', 'Monster'], atk: [2, 'melee'], health: 2 },
    have(yours(tagged('Murloc', anAlly)), keyword('Stealth')),
  ),
  Swarmtooth: ally(
    { cost: 2, tags: ['Murloc', 'Mage', 'Monster'], atk: [1, 'frost'], health: 1 },
    when(
      entersPlay(yours({ any: [{ self: true }, { tag: ['Murloc'], kind: ['Ally'], other: true }] })),
      may(reveal(topOfYourDeck(1))),
      ifSo(is(revealed, tagged('Murloc')), putIntoHand(revealed)),
    ),
  ),
  "Tar'gak the Felcrazed": ally(
    { cost: 9, tags: ['Ogre', 'Warlock', 'Monster'], atk: [10, 'shadow'], health: 8 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Monster', heroOrAlly)))] },
      },
    },
  ),
  'Thrug the Hurler': ally(
    { cost: 6, tags: ['Ogre', 'Warrior', 'Monster'], atk: [4, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Monster', heroOrAlly))) },
      effects: [thisDeals(4, 'melee', target(heroOrAlly))],
      tagWord: 'Empower Monster',
    },
  ),
  'Toshe Chaosrender': ally(
    { cost: 4, tags: ['Taunka', 'Shaman'], limit: 'Toshe (1)', atk: [0, 'nature'], health: 0 },
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('complete', { noun: aQuest })] } },
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [can({ may: 'complete', noun: opposing(aQuest) })] },
    },
    have(
      thisOne,
      atk(countOf(opposing({ faceDown: true, kind: ['Resource'] }))),
      health(countOf(opposing({ faceDown: true, kind: ['Resource'] }))),
    ),
  ),
  'Unstable Corruption': ally(
    { cost: 3, tags: ['Water Elemental', 'Monster'], atk: [1, 'nature'], health: 5 },
    when(
      { event: 'deal', by: thisOne, card: opposing(aHero), combat: true },
      may({ do: 'put token copy', of: thisCard, exhausted: true }),
    ),
  ),
  'Wasteland Tallstrider': ally(
    { cost: 5, tags: ['Tallstrider', 'Monster'], atk: [4, 'melee'], health: 4 },
    has('Ferocity'),
    when(
      attacks(thisOne),
      may(reveal(topOfYourDeck(1))),
      ifSo(
        { is: 'there', noun: among(revealed, { kind: ['Quest', 'Location'] }) },
        giveAll(yours(anAlly), [atk(2), keyword('Ferocity')]),
      ),
    ),
  ),
  "Zor'chal the Shadowseer": ally(
    { cost: 6, tags: ['Ogre', 'Warlock', 'Monster'], atk: [6, 'shadow'], health: 4 },
    has('Enrage'),
    when(isRevealedBy(thisOne, anAlly), give(thisCard, [atk(2), keyword('Ferocity')])),
  ),
});
