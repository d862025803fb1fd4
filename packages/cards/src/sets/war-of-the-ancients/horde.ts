import { cardsInHandOf, countOf, healthOf } from '../../language/amounts.ts';
import { ability, ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { is, yourHeroIsLessDamaged } from '../../language/conditions.ts';
import {
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  ifSo,
  ifYouDo,
  may,
  payTo,
  putFrom,
  putIntoHand,
  putTokenCopy,
  putTokens,
  ready,
  removeFromGame,
  reveal,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aResource,
  attacking,
  damaged,
  defending,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  canAttackOnly,
  has,
  have,
  ifWould,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  each,
  eachPlayer,
  eventCard,
  it,
  revealed,
  target,
  targeted,
  targetPlayer,
  thatPlayer,
  thisCard,
  topOfDeckOf,
  yourHero,
} from '../../language/selections.ts';
import { attacks, entersPlay, isDestroyed, turnStarts } from '../../language/watches.ts';

export const horde = set({
  'Ahul Moonspeaker': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'arcane'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [ifYouDo(may(draw()), discard())],
      tagWord: 'Tribe',
    },
  ),
  'Belmaril, Timewalker Bloodmage': ally(
    { cost: 7, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [7, 'fire'], health: 7 },
    atStartOfYourTurn(may(putTokenCopy(target(other(yours(anAlly)))))),
  ),
  'Blood and Thunder!': ability(
    { cost: 4, icon: 'Horde', tags: ['Basic'] },
    putTokens(
      2,
      token(
        'Orc Warrior',
        { icon: ['Horde'], tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
        has('Ferocity'),
        canAttackOnly(aHero),
      ),
    ),
  ),
  'Dawnhoof Brightcaller': ally({ cost: 2, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [3, 'holy'], health: 2 }),
  "Drom'kor, Timewalker Necrolyte": ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [6, 'shadow'], health: 3 },
    ifWould(isDestroyed(thisOne), {
      instead: 'if you do',
      first: [
        may(removeFromGame({ select: 'choose', noun: inYourGraveyard(tagged('Orc', anAlly)), count: { exactly: 3 } })),
      ],
      then: [exhaust(thisCard), { do: 'remove damage', amount: 'all', from: thisCard }],
    }),
  ),
  'Durotar Flamecaster': ally({ cost: 3, icon: 'Horde', tags: ['Orc', 'Mage'], atk: [4, 'fire'], health: 3 }),
  'Durotar Frostblade': ally({ cost: 4, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [7, 'frost'], health: 1 }),
  'Ellen Burroughs': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [5, 'arcane'], health: 3 },
    whenThisEntersPlay(
      giveAll(opposing(anAlly), [
        { change: 'lose powers', keywords: ['Elusive', 'Spellshield'] },
        cant('have powers', { keywords: ['Elusive', 'Spellshield'] }),
      ]),
    ),
  ),
  'Garrosh, Son of Grom': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], limit: 'Garrosh (1)', atk: [5, 'melee'], health: 7 },
    has('Ferocity'),
    canAttackOnly(aHero),
    atStartOfYourTurn(
      putTokens(
        countOf(yours(tagged('Orc', anAlly))),
        token(
          'Orc Warrior',
          { icon: ['Horde'], tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
          has('Ferocity'),
          canAttackOnly(aHero),
        ),
      ),
    ),
  ),
  'Garyk Stormcrier': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [4, 'melee'], health: 2 },
    when(
      { event: 'deal', by: thisOne, card: opposing(aHero), combat: true },
      giveAll(yours(tagged('Orc', anAlly)), [keyword('Ferocity')]),
    ),
  ),
  'Jevan Grimtotem': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Shaman'], limit: 'Jevan (1)', atk: [2, 'nature'], health: 8 },
    has('Smash'),
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [give(thisCard, [{ change: 'double', what: 'atk' }])],
      tagWord: 'Tribe',
    },
  ),
  'Kahul the Sunseer': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [3, 'holy'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [
        thisHeals(healthOf(eventCard), yourHero),
        unpreventably(thisDeals(healthOf(eventCard), 'holy', target(opposing(aHero)))),
      ],
      tagWord: 'Tribe',
    },
  ),
  Klandark: ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [3, 'nature'], health: 3 },
    {
      power: 'triggered',
      on: { event: 'deal', by: attacking(thisOne), combat: true, first: true },
      if: yourHeroIsLessDamaged,
      effects: [ready(thisCard)],
      tagWord: 'Bloodrush',
    },
  ),
  'Mulgore Deathwalker': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Death Knight'], atk: [4, 'melee'], health: 5 },
    has('Protector'),
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [may(thisDeals(2, 'melee', target(damaged(anAlly))))],
      tagWord: 'Tribe',
    },
  ),
  'Mulgore Guardian': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [2, 'holy'], health: 4 },
    thisCant({ cant: 'attack' }),
    has('Protector'),
  ),
  'Orgrimmar Heartstriker': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [2, 'melee'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: yourHeroIsLessDamaged,
      effects: [
        {
          do: 'put token',
          token: token(
            'Orc Warrior',
            { icon: ['Horde'], tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
            has('Ferocity'),
            canAttackOnly(aHero),
          ),
        },
      ],
      tagWord: 'Bloodrush',
    },
  ),
  'Orgrimmar Killblade': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'melee'], health: 2 },
    has('Stealth'),
  ),
  'Orgrimmar Marksman': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [3, 'fire'], health: 3 },
    has('Ferocity'),
    whenThisEntersPlay({
      do: 'put token',
      token: token(
        'Orc Warrior',
        { icon: ['Horde'], tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
        has('Ferocity'),
        canAttackOnly(aHero),
      ),
    }),
  ),
  'Orox Darkhorn': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Priest'], atk: [1, 'shadow'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [may(removeFromGame(topOfDeckOf(targetPlayer())))],
      tagWord: 'Tribe',
    },
  ),
  'Razor Hill Assassin': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [4, 'melee'], health: 2 },
    whenThisEntersPlay(give(target(yours(anAlly)), [power(has('Assault', 2)), keyword('Stealth')])),
  ),
  'Razor Hill Spiritseer': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'frost'], health: 2 },
    {
      power: 'continuous',
      continuous: { cards: thisOne, changes: [power(has('Assault', 2))], while: yourHeroIsLessDamaged },
      tagWord: 'Bloodrush',
    },
  ),
  'Ror Tramplehoof': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [7, 'melee'], health: 7 },
    has('Smash'),
  ),
  'Shaka Deadmark': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [3, 'ranged'], health: 3 },
    whenThisEntersPlay({
      do: 'create',
      continuous: {
        cards: yours(tagged('Orc', anAlly)),
        changes: [atk(3)],
        while: is(it, inCombatWith(among(target(opposing(aHero)), aCard), aCard)),
      },
      duration: 'this turn',
    }),
  ),
  'Soulrender Keldah': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    when(attacks(thisOne), destroy(chosen(yours(aResource)))),
  ),
  "Stafa'jul": ally(
    { cost: 6, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [3, 'shadow'], health: 3 },
    whenThisEntersPlay(may(putIntoHand(target(opposing(withCost('or less', 3, anAlly)), { upTo: 2 })))),
  ),
  'Takara, Timewalker Warlord': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [3, 'melee'], health: 4 },
    has('Ferocity'),
    canAttackOnly(aHero),
    when(
      attacks(thisOne),
      reveal(topOfDeckOf(controllerOf(each(defending(aCard))))),
      ifSo(is(revealed, anAlly), putIntoHand(revealed)),
    ),
  ),
  'Thunder Bluff Spiritwalker': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [3, 'nature'], health: 6 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [give(yourHero, [power(has('Assault', 2))])],
      tagWord: 'Tribe',
    },
  ),
  'Thunder Bluff Steelsnout': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [5, 'melee'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [may(exhaust(target(heroOrAlly)))],
      tagWord: 'Tribe',
    },
  ),
  'Thunder Bluff Sunwalker': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [1, 'holy'], health: 5 },
    has('Protector'),
  ),
  'Thunder Bluff Wildheart': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(yours({ any: [{ self: true }, { tag: ['Tauren'], kind: ['Ally'], other: true }] })),
      effects: [thisHeals(2, target(heroOrAlly))],
      tagWord: 'Tribe',
    },
  ),
  'Tilu Plainstalker': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [2, 'ranged'], health: 4 },
    when(attacks(opposing(withCost('or more', 4, anAlly))), thisDeals(1, 'ranged', eventCard)),
  ),
  'Timewalker Grunt': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warrior'], unlimited: true, atk: [1, 'melee'], health: 1 },
    has('Assault', 1),
    atStartOfYourTurn(may(thisDeals(countOf(yours(tagged('Orc', anAlly))), 'melee', target(aHero)))),
  ),
  'Timewalker Sunguard': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Paladin'], unlimited: true, atk: [1, 'holy'], health: 2 },
    has('Protector'),
    have(thisOne, health(countOf(other(yours(tagged('Tauren', anAlly)))))),
  ),
  'Toho Bloomhorn': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'nature'], health: 5 },
    has('Protector'),
    when(isDestroyed(thisOne), may(putFrom('graveyard', thisCard, { to: 'resource row', exhausted: true }))),
  ),
  'Torzuk Soulfang': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'fire'], health: 1 },
    has('Spellshield'),
    when(
      { event: 'deal', by: thisOne, card: aHero, combat: true },
      ifYouDo(may(payTo([3])), {
        do: 'put token',
        token: {
          name: 'Infernius',
          types: ['Ally'],
          tags: ['Infernal', 'Demon', 'Monster', 'Infernius'],
          icons: [],
          text: [],
          powers: [has('Smash')],
          atk: 5,
          damageType: 'fire',
          health: 5,
          limits: [{ tag: 'Infernius', count: 1 }],
          token: true,
        },
      }),
    ),
  ),
  Xarantaur: ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Druid'], limit: 'Xarantaur (1)', atk: [0, 'melee'], health: 0 },
    have(thisOne, atk(cardsInHandOf(eachPlayer)), health(cardsInHandOf(eachPlayer))),
    when(turnStarts('any'), draw(1, thatPlayer)),
  ),
  'Zarim Redskull': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [5, 'melee'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: yourHeroIsLessDamaged,
      effects: [
        exhaust(target(opposing(anAlly))),
        give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
      ],
      tagWord: 'Bloodrush',
    },
  ),
});
