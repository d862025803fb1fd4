import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, can, cant, health, keyword, power } from '../../language/changes.ts';
import { is, yourTurn } from '../../language/conditions.ts';
import { destroying, discarding } from '../../language/costs.ts';
import {
  destroy,
  draw,
  exhaust,
  give,
  ifSo,
  ifYouDo,
  may,
  mayBy,
  put,
  putIntoHand,
  putIntoPlay,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  attacking,
  exhausted,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  basic,
  costToPlay,
  has,
  have,
  haveWhile,
  oncePerTurn,
  pay,
  prevented,
  thisCan,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  done,
  each,
  heroOf,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';
import { attacks, entersPlay, isDestroyed, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  Agamaggan: ally(
    {
      cost: 6,
      tags: ['Boar', 'Beast', 'Demigod', 'Monster'],
      limit: 'Agamaggan (1)',
      required: ['Monster'],
      atk: [8, 'melee'],
      health: 6,
    },
    has('Smash'),
    when({ event: 'deal', by: thisOne, card: exhausted(anAlly), combat: true }, ready(thisCard)),
    basic(pay([3], exhaust(target(anAlly)))),
  ),
  'Aviana the Reborn': ally(
    { cost: 1, tags: ['Avian', 'Demigod', 'Monster'], limit: 'Aviana (1)', atk: [0, 'nature'], health: 1 },
    has('Elusive'),
    pay(
      ['activate'],
      give(target(other(yours(tagged('Monster', anAlly)))), [power(has('Assault', 2)), keyword('Smash')]),
    ),
    pay(['activate'], give(target(other(yours(tagged('Monster', anAlly)))), [keyword('Protector')])),
  ),
  'Azgalor the Pit Lord': ally(
    { cost: 7, tags: ['Pit Lord', 'Demon', 'Monster'], limit: 'Azgalor (1)', atk: [11, 'melee'], health: 5 },
    has('Smash'),
    whenThisEntersPlay(
      ifYouDo(may(destroy({ select: 'choose', noun: other(yours(anAlly)), count: { anyNumber: true } })), {
        do: 'search',
        who: you,
        noun: aCard,
        then: [putIntoHand(that)],
        count: countOf(among(done, anAlly)),
      }),
    ),
  ),
  Azzinoth: ally(
    { cost: 4, tags: ['Doomguard', 'Demon', 'Monster'], limit: 'Azzinoth (1)', atk: [5, 'shadow'], health: 3 },
    have(other(yours(tagged('Demon', anAlly))), can({ may: 'protect', noun: thisOne })),
    when(
      isDestroyed(other(yours(tagged('Demon', anAlly)))),
      thisDeals(2, 'shadow', target(opposing(aHero))),
      thisHeals(2, yourHero),
    ),
  ),
  'Blazing Infernal': ally(
    { cost: 5, tags: ['Infernal', 'Demon', 'Monster'], atk: [3, 'fire'], health: 2 },
    whenThisEntersPlay(thisDeals(1, 'fire', each(other(anAlly)))),
  ),
  'Child of Agamaggan': ally(
    { cost: 2, tags: ['Boar', 'Beast', 'Monster'], required: ['Monster'], atk: [4, 'melee'], health: 2 },
    has('Smash'),
  ),
  'Child of Aviana': ally(
    { cost: 3, tags: ['Harpy', 'Druid', 'Monster'], atk: [5, 'nature'], health: 1 },
    have(tagged('Monster', aHero), can({ may: 'protect', noun: thisOne })),
  ),
  'Child of Goldrinn': ally(
    { cost: 3, tags: ['Wolf', 'Beast', 'Monster'], atk: [3, 'melee'], health: 1 },
    has('Ferocity'),
    has('Stealth'),
  ),
  'Child of Tortolla': ally(
    { cost: 2, tags: ['Turtle', 'Beast', 'Monster'], required: ['Monster'], atk: [1, 'melee'], health: 4 },
    has('Protector'),
    has('Spellshield'),
  ),
  'Child of Ursoc': ally(
    { cost: 3, tags: ['Bear', 'Beast', 'Monster'], atk: [1, 'melee'], health: 4 },
    has('Assault', 3),
  ),
  'Child of Ursol': ally(
    { cost: 3, tags: ['Bear', 'Beast', 'Monster'], atk: [2, 'nature'], health: 3 },
    has('Mend', 1),
  ),
  'Corrupted Furbolg': ally(
    { cost: 4, tags: ['Furbolg', 'Shaman', 'Monster'], atk: [8, 'nature'], health: 8 },
    have(
      thisOne,
      atk({ amount: 'times', of: [-1, countOf(opposing(inZone('graveyard', aCard)))] }),
      health({ amount: 'times', of: [-1, countOf(opposing(inZone('graveyard', aCard)))] }),
    ),
  ),
  'Dungard Ironcutter': ally(
    { cost: 8, tags: ['Earthen', 'Warrior'], limit: 'Dungard (1)', atk: [7, 'melee'], health: 7 },
    has('Protector'),
    pay([1], give(thisCard, [atk(2)])),
    pay([1], {
      do: 'create',
      replacement: { event: { event: 'deal', card: thisOne }, instead: prevented(2) },
      duration: 'this turn',
    }),
    when(turnEnds('you'), ready(thisCard)),
  ),
  'Earthen Crusher': ally(
    { cost: 3, tags: ['Earthen', 'Warrior'], atk: [1, 'melee'], health: 5 },
    pay([1], give(thisCard, [atk(1)])),
  ),
  'Eye of the Legion': ally(
    { cost: 4, tags: ['Demon', 'Monster'], atk: [3, 'fire'], health: 4 },
    pay([1], {
      do: 'look at',
      what: { select: 'choose', noun: inPartyOf(targetOpponent(), inZone('hand', aCard)), random: true },
    }),
  ),
  Feldrake: ally(
    { cost: 0, tags: ['Dragonkin', 'Demon', 'Monster'], limit: 'Mount (1)', atk: [0, 'shadow'], health: 1 },
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, may(thisDeals(2, 'shadow', target(aHero)))),
  ),
  'Felguard Marauder': ally({
    cost: 2,
    tags: ['Felguard', 'Demon', 'Monster'],
    unlimited: true,
    atk: [2, 'melee'],
    health: 3,
  }),
  'Frenzied Felhound': ally(
    { cost: 3, tags: ['Felhunter', 'Demon', 'Monster'], atk: [2, 'shadow'], health: 2 },
    whenThisEntersPlay(may(thisDeals(1, 'shadow', target(anAlly)))),
  ),
  Frenzyfin: ally(
    { cost: 7, tags: ['Murloc', 'Mage', 'Monster'], atk: [5, 'arcane'], health: 5 },
    atStartOfYourTurn(may({ do: 'search', who: you, noun: tagged('Murloc', anAlly), then: [putIntoPlay(that)] })),
  ),
  'Furbolg Avenger': ally(
    { cost: 5, tags: ['Furbolg', 'Warrior', 'Monster'], atk: [5, 'melee'], health: 1 },
    haveWhile({ is: 'there', noun: inYourGraveyard(aCard), atLeast: 6 }, thisOne, health(4), keyword('Protector')),
  ),
  'Furbolg Chieftain': ally(
    { cost: 6, tags: ['Furbolg', 'Warrior', 'Monster'], atk: [8, 'melee'], health: 4 },
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by: attacking(anAlly), card: thisOne },
        while: { is: 'there', noun: inYourGraveyard(aCard), atLeast: 8 },
        instead: prevented('all'),
      },
    },
  ),
  'Furbolg Firecaller': ally(
    { cost: 4, tags: ['Furbolg', 'Shaman', 'Monster'], atk: [3, 'fire'], health: 4 },
    haveWhile(
      { is: 'there', noun: inYourGraveyard(aCard), atLeast: 4 },
      thisOne,
      power(has('Assault', 2)),
      keyword('Smash'),
    ),
  ),
  Goldrinn: ally(
    { cost: 6, tags: ['Wolf', 'Beast', 'Demigod', 'Monster'], limit: 'Goldrinn (1)', atk: [5, 'melee'], health: 5 },
    has('Ferocity'),
    has('Stealth'),
    oncePerTurn(
      pay(
        [{ pay: 'gesture', how: 'howl or growl' }],
        ifSo(
          {
            is: 'there',
            noun: opposing({ kind: ['Hero'], past: { as: 'card', was: { event: 'deal' }, atLeast: 10 } }),
          },
          putTokens(
            5,
            token('Wolf Beast Monster', { tags: ['Wolf', 'Beast', 'Monster'], atk: [1, 'melee'], health: 1 }),
          ),
        ),
      ),
    ),
  ),
  'Hulking Helboar': ally(
    { cost: 3, tags: ['Boar', 'Beast', 'Demon', 'Monster'], atk: [5, 'melee'], health: 1 },
    whenThisEntersPlay(give(target(yours(anAlly)), [keyword('Smash')])),
  ),
  'Jadefire Netherseer': ally(
    { cost: 1, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [2, 'shadow'], health: 1 },
    whenThisEntersPlay({
      do: 'if you do',
      first: [mayBy(controllerOf(targeted(0)), reveal(zoneOf('hand', thatPlayer)))],
      then: [],
      else: [thisDeals(1, 'shadow', target(opposing(aHero)))],
    }),
  ),
  'Jadefire Soulstealer': ally(
    { cost: 6, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [5, 'shadow'], health: 4 },
    whenThisEntersPlay({
      do: 'choose modes',
      count: 1,
      modes: [[draw(2)], [thisDeals(5, 'shadow', heroOf(thatPlayer)), thisHeals(5, yourHero)]],
      by: 'an opponent',
    }),
  ),
  'Keening Shivarra': ally(
    { cost: 5, tags: ['Shivarra', 'Demon', 'Warlock', 'Monster'], atk: [4, 'shadow'], health: 4 },
    costToPlay(discarding(yours(inZone('hand', aCard)))),
    whenThisEntersPlay(may(putIntoPlay(target(inYourGraveyard(withCost('or less', 2, tagged('Monster', anAlly))))))),
  ),
  'Keeper Yarashal': ally(
    { cost: 4, tags: ['Keeper', 'Of', 'The', 'Grove', 'Druid', 'Monster'], atk: [3, 'nature'], health: 4 },
    whenThisEntersPlay({
      do: 'heal',
      by: thisCard,
      amount: 5,
      from: target(tagged('Monster', heroOrAlly), { anyNumber: true }),
      divided: true,
    }),
  ),
  'Leafbeard, Ancient of Lore': ally(
    { cost: 6, tags: ['Ancient', 'Druid', 'Monster'], atk: [5, 'nature'], health: 6 },
    whenIf(
      entersPlay(thisOne),
      is(yourHero, tagged('Monster')),
      may(exhaust(target(anAlly))),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  'Legion Fel Reaver': ally(
    { cost: 5, tags: ['Construct', 'Demon', 'Monster'], atk: [8, 'melee'], health: 8 },
    costToPlay(destroying(yours(tagged('Demon', anAlly)))),
  ),
  "Mo'arg Doomsmith": ally(
    { cost: 4, tags: ["Mo'arg", 'Demon', 'Monster'], atk: [3, 'melee'], health: 2 },
    whenThisEntersPlay(
      ifYouDo(may(thisDeals(4, 'melee', chosen(other(yours(anAlly))))), give(yourHero, [power(has('Assault', 4))])),
    ),
  ),
  'Monstrous Terrorguard': ally(
    { cost: 7, tags: ['Terrorguard', 'Demon', 'Monster'], atk: [7, 'melee'], health: 5 },
    whenThisEntersPlay(ifYouDo(may(destroy(chosen(other(yours(tagged('Demon', anAlly)))))), destroy(target(anAlly)))),
  ),
  'Mossbark, Ancient of War': ally(
    { cost: 4, tags: ['Ancient', 'Warrior', 'Monster'], atk: [5, 'nature'], health: 5 },
    { power: 'play only', if: { is: 'there', noun: yours(tagged('Monster', heroOrAlly)), atLeast: 2 } },
  ),
  "Peroth'arn": ally(
    { cost: 5, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], limit: "Peroth'arn (1)", atk: [4, 'shadow'], health: 6 },
    atStartOfYourTurn({
      do: 'choose modes',
      count: 1,
      modes: [
        [removeFromGame({ select: 'top', of: thatPlayer, count: 10 })],
        [thisDeals(10, 'shadow', chosenBy(thatPlayer, yours(heroOrAlly)))],
      ],
      by: 'an opponent',
    }),
  ),
  'Rampaging Furbolg': ally(
    { cost: 1, tags: ['Furbolg', 'Warrior', 'Monster'], atk: [1, 'melee'], health: 3 },
    whenThisEntersPlay(put({ select: 'top', of: targetPlayer(), count: 2 }, { to: 'graveyard' })),
  ),
  'Scheming Dreadlord': ally(
    { cost: 2, tags: ['Dreadlord', 'Demon', 'Monster'], atk: [1, 'shadow'], health: 2 },
    has('Elusive'),
    haveWhile(
      { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }) },
      thisOne,
      power(has('Assault', 3)),
    ),
  ),
  'Sinister Watcher': ally(
    { cost: 2, tags: ['Floating Eye', 'Demon', 'Monster'], atk: [3, 'shadow'], health: 1 },
    whenThisEntersPlay({ do: 'look at', what: topOfYourDeck(3) }, put(that, { to: 'deck', at: 'top' })),
  ),
  'Strongroot, Ancient of War': ally(
    { cost: 5, tags: ['Ancient', 'Druid', 'Monster'], atk: [1, 'nature'], health: 9 },
    thisCan({ may: 'protect', noun: yours(tagged('Monster', heroOrAlly)) }),
    when(attacks(opposing(anAlly)), ready(thisCard)),
  ),
  Tortolla: ally(
    {
      cost: 6,
      tags: ['Turtle', 'Beast', 'Demigod', 'Monster'],
      limit: 'Tortolla (1)',
      required: ['Monster'],
      atk: [1, 'melee'],
      health: 13,
    },
    has('Protector'),
    have(other(yours(tagged('Monster', heroOrAlly))), keyword('Spellshield')),
  ),
  'Trogg Earthrager': ally(
    { cost: 5, tags: ['Trogg', 'Shaman', 'Monster'], atk: [4, 'melee'], health: 4 },
    whenThisEntersPlay(
      give(target(tagged('Monster', heroOrAlly)), [
        power(has('Assault', countOf(yours(tagged('Monster', heroOrAlly))))),
      ]),
    ),
  ),
  'Unstoppable Abyssal': ally(
    { cost: 4, tags: ['Abyssal', 'Demon', 'Monster'], atk: [4, 'fire'], health: 4 },
    whenThisEntersPlay(give(target(opposing(anAlly)), [cant('protect')])),
  ),
  'Void Terror': ally({ cost: 5, tags: ['Void', 'Terror', 'Demon', 'Monster'], atk: [5, 'shadow'], health: 5 }),
  'Volatile Terrorfiend': ally(
    { cost: 4, tags: ['Terrorguard', 'Demon', 'Monster'], atk: [3, 'fire'], health: 4 },
    whenIf(
      { event: 'destroy', card: yours(anAlly), first: true },
      yourTurn,
      give(thisCard, [atk(3), keyword('Smash')]),
    ),
  ),
  'Warmaul Ogre': ally({ cost: 6, tags: ['Ogre', 'Warrior', 'Monster'], atk: [6, 'melee'], health: 5 }),
});
