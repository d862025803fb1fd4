import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, losesPowers, power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import {
  chooseWord,
  deal,
  destroy,
  discard,
  give,
  ifYouDo,
  may,
  put,
  putIntoHand,
  putTokens,
  ready,
  thisDeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  heroOrAlly,
  inYourGraveyard,
  nonToken,
  opposing,
  other,
  ownedBy,
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
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenIf,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  target,
  targetPlayer,
  that,
  thisCard,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, isDestroyed, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  'Amani Dragonhawk': ally(
    { cost: 7, tags: ['Dragonhawk'], atk: [8, 'fire'], health: 5 },
    asThisEntersPlay(chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] })),
    have(opposing({ chosenTag: true }), losesPowers, cant('have powers')),
  ),
  Anachronos: ally(
    { cost: 5, tags: ['Bronze Dragonkin'], limit: 'Anachronos (1)', atk: [6, 'melee'], health: 5 },
    when(
      turnEnds('you'),
      may(
        ready({
          select: 'choose',
          noun: yours(aResource),
          count: { exactly: countOf(yours(tagged('Bronze Dragonkin'))) },
        }),
      ),
    ),
  ),
  Arion: ally(
    { cost: 6, tags: ['Air Elemental', 'Ascendant'], limit: 'Arion (1)', atk: [6, 'nature'], health: 5 },
    when(
      isDestroyed({ any: [{ self: true }, { damageType: ['nature'], whose: 'you', other: true }] }),
      may(deal(1, 'nature', target(aHero))),
    ),
    have(
      ownedBy('you', typed('nature', { kind: ['Ally'], everywhere: true })),
      power({
        power: 'keyword',
        keyword: 'Stash',
        effects: [{ do: 'put token', token: token('Air Elemental', { atk: [2, 'nature'], health: 1 }) }],
      }),
    ),
  ),
  Arygos: ally(
    { cost: 4, tags: ['Blue Dragonkin'], limit: 'Arygos (1)', atk: [2, 'arcane'], health: 7 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: anAbility,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Blue Dragonkin')))] },
        minimum: 1,
      },
    },
  ),
  Caelestrasz: ally(
    { cost: 5, tags: ['Red Dragonkin'], limit: 'Caelestrasz (1)', atk: [4, 'fire'], health: 4 },
    have(yours(anAlly), atk(countOf(yours(tagged('Red Dragonkin')))), health(countOf(yours(tagged('Red Dragonkin'))))),
  ),
  "Cho'gall": ally(
    { cost: 9, tags: ['Ogre', 'Magi', 'Warlock'], limit: "Cho'gall (1)", atk: [6, 'shadow'], health: 8 },
    atStartOfYourTurn(destroy(chosen(yours(abilityAllyOrEquipment)))),
    when(turnEnds('you'), destroy(target(opposing(abilityAllyOrEquipment)))),
  ),
  Feludius: ally(
    { cost: 6, tags: ['Water Elemental', 'Ascendant'], limit: 'Feludius (1)', atk: [7, 'frost'], health: 4 },
    when(
      isDestroyed({ any: [{ self: true }, { damageType: ['frost'], whose: 'you', other: true }] }),
      ifYouDo(may({ do: 'look at', what: topOfYourDeck(1) }), may(put(that, { to: 'graveyard' }))),
    ),
    have(
      ownedBy('you', typed('frost', { kind: ['Ally'], everywhere: true })),
      power({
        power: 'keyword',
        keyword: 'Stash',
        effects: [{ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }],
      }),
    ),
  ),
  Ignacious: ally(
    { cost: 6, tags: ['Fire Elemental', 'Ascendant'], limit: 'Ignacious (1)', atk: [5, 'fire'], health: 6 },
    when(
      isDestroyed({ any: [{ self: true }, { damageType: ['fire'], whose: 'you', other: true }] }),
      may(turnFaceDown(target(aResource))),
    ),
    have(
      ownedBy('you', typed('fire', { kind: ['Ally'], everywhere: true })),
      power({
        power: 'keyword',
        keyword: 'Stash',
        effects: [{ do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }],
      }),
    ),
  ),
  Merithra: ally(
    { cost: 4, tags: ['Green Dragonkin'], limit: 'Merithra (1)', atk: [4, 'nature'], health: 4 },
    when(
      { event: 'turn face down', card: yours(aResource) },
      thisDeals(countOf(yours(tagged('Green Dragonkin'))), 'nature', target(heroOrAlly)),
    ),
  ),
  Nefarian: ally(
    { cost: 8, tags: ['Black Dragonkin'], limit: 'Nefarian (1)', atk: [8, 'shadow'], health: 8 },
    whenThisEntersPlay({
      do: 'put token',
      token: {
        name: 'Onyxia',
        types: ['Ally'],
        tags: ['Black Dragonkin', 'Onyxia'],
        icons: [],
        text: [],
        powers: [],
        atk: 8,
        damageType: 'fire',
        health: 8,
        limits: [{ tag: 'Onyxia', count: 1 }],
        token: true,
      },
    }),
  ),
  'Nightsaber Cub': ally({ cost: 4, tags: ['Cat'], atk: [4, 'melee'], health: 2 }, has('Ferocity')),
  Obsidia: ally(
    { cost: 4, tags: ['Black Dragonkin'], limit: 'Obsidia (1)', atk: [5, 'fire'], health: 4 },
    have(
      thisOne,
      atk(countOf(other(yours({ tag: ['Black Dragonkin', 'Twilight Dragonkin'] })))),
      health(countOf(other(yours({ tag: ['Black Dragonkin', 'Twilight Dragonkin'] })))),
    ),
  ),
  'Obsidian Drakonid': ally(
    { cost: 4, tags: ['Black Dragonkin'], atk: [4, 'fire'], health: 3 },
    when(
      isDestroyed({
        any: [
          { self: true },
          { tag: ['Black Dragonkin', 'Twilight Dragonkin'], kind: ['Ally'], whose: 'you', other: true },
        ],
      }),
      may(destroy(target(anAbility))),
    ),
  ),
  'Obsidian Drudge': ally(
    { cost: 3, tags: ['Black Dragonkin'], atk: [3, 'fire'], health: 2 },
    when(
      isDestroyed({
        any: [
          { self: true },
          { tag: ['Black Dragonkin', 'Twilight Dragonkin'], kind: ['Ally'], whose: 'you', other: true },
        ],
      }),
      may(destroy(target(anEquipment))),
    ),
  ),
  'Obsidian Enforcer': ally(
    { cost: 5, tags: ['Black Dragonkin'], atk: [4, 'fire'], health: 4 },
    when(
      isDestroyed({
        any: [
          { self: true },
          { tag: ['Black Dragonkin', 'Twilight Dragonkin'], kind: ['Ally'], whose: 'you', other: true },
        ],
      }),
      may(destroy(target({ icon: ['Horde', 'Alliance'], kind: ['Ally'] }))),
    ),
  ),
  'Obsidian Pyrewing': ally(
    { cost: 6, tags: ['Black Dragonkin'], atk: [6, 'fire'], health: 4 },
    when(
      isDestroyed({
        any: [
          { self: true },
          { tag: ['Black Dragonkin', 'Twilight Dragonkin'], kind: ['Ally'], whose: 'you', other: true },
        ],
      }),
      may(destroy(target({ faceDown: false, kind: ['Resource'] }))),
    ),
  ),
  'Obsidian Skyterror': ally(
    { cost: 5, tags: ['Black Dragonkin'], atk: [5, 'fire'], health: 3 },
    when(
      isDestroyed({
        any: [
          { self: true },
          { tag: ['Black Dragonkin', 'Twilight Dragonkin'], kind: ['Ally'], whose: 'you', other: true },
        ],
      }),
      may(destroy(target(tagged('Dragonkin', anAlly)))),
    ),
  ),
  Sinestra: ally(
    { cost: 6, tags: ['Black Dragonkin', 'Consort'], limit: 'Sinestra (1)', atk: [4, 'fire'], health: 3 },
    has('Ferocity'),
    onYourTurn(
      pay(
        [destroying(nonToken(other(yours(abilityAllyOrEquipment))))],
        putTokens(2, token('Twilight Dragonkin', { atk: [1, 'shadow'], health: 1 }, has('Ferocity'))),
      ),
    ),
  ),
  Terrastra: ally(
    { cost: 6, tags: ['Earth Elemental', 'Ascendant'], limit: 'Terrastra (1)', atk: [3, 'melee'], health: 9 },
    when(
      isDestroyed({ any: [{ self: true }, { damageType: ['melee'], whose: 'you', other: true }] }),
      give(yourHero, [atk(1)]),
    ),
    have(
      ownedBy('you', typed('melee', { kind: ['Ally'], everywhere: true })),
      power({
        power: 'keyword',
        keyword: 'Stash',
        effects: [{ do: 'put token', token: token('Earth Elemental', { atk: [2, 'melee'], health: 1 }) }],
      }),
    ),
  ),
  'Thrall, Guardian of the Elements': ally(
    { cost: 8, tags: ['Orc', 'Shaman'], limit: 'Thrall (1)', atk: [6, 'nature'], health: 6 },
    whileSo(
      {
        is: 'all',
        of: [
          { is: 'there', noun: yours(typed('fire', aCard)) },
          { is: 'there', noun: yours(typed('frost', aCard)) },
          { is: 'there', noun: yours(typed('melee', aCard)) },
          { is: 'there', noun: yours(typed('nature', aCard)) },
        ],
      },
      payLessTo('play', 8, thisOne),
    ),
    have(other(yours(abilityAllyOrEquipment)), cant('be destroyed')),
  ),
  'Twilight Corruptor': ally(
    { cost: 5, tags: ['Twilight Dragonkin'], atk: [2, 'shadow'], health: 1 },
    whenIf(
      entersPlay(thisOne),
      { is: 'happened', watch: isDestroyed(abilityAllyOrEquipment) },
      may(thisDeals(2, 'shadow', each(opposing(heroOrAlly)))),
    ),
  ),
  'Twilight Drake': ally(
    { cost: 4, tags: ['Twilight Dragonkin'], atk: [3, 'melee'], health: 5 },
    whenIf(
      entersPlay(thisOne),
      { is: 'happened', watch: isDestroyed(abilityAllyOrEquipment) },
      discard(1, targetPlayer()),
    ),
  ),
  'Twilight Emissary': ally(
    { cost: 4, tags: ['Twilight Dragonkin'], atk: [4, 'melee'], health: 4 },
    whenIf(
      entersPlay(thisOne),
      { is: 'happened', watch: isDestroyed(abilityAllyOrEquipment) },
      may(putIntoHand(target(inYourGraveyard({ tag: ['Death Knight', 'Shaman'], kind: ['Ally'] })))),
    ),
  ),
  'Twilight Shadowdrake': ally(
    { cost: 3, tags: ['Twilight Dragonkin'], atk: [4, 'shadow'], health: 1 },
    whenIf(
      entersPlay(thisOne),
      { is: 'happened', watch: isDestroyed(abilityAllyOrEquipment) },
      may(thisDeals(4, 'shadow', target(aHero))),
    ),
  ),
  'Twilight Wyrmkiller': ally(
    { cost: 6, tags: ['Twilight Dragonkin'], atk: [6, 'melee'], health: 3 },
    whenIf(
      entersPlay(thisOne),
      { is: 'happened', watch: isDestroyed(abilityAllyOrEquipment) },
      give(thisCard, [keyword('Ferocity')]),
    ),
  ),
});
