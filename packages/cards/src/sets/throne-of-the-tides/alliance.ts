import { costOf, countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import {
  alsoTag,
  atk,
  atkBecomes,
  can,
  controlledByYou,
  health,
  healthBecomes,
  keyword,
  power,
} from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  addCounters,
  delve,
  destroy,
  draw,
  give,
  giveAll,
  ifYouDo,
  may,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
  putTokens,
  reveal,
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
  attachedTo,
  attacking,
  aWeapon,
  except,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inZone,
  opposing,
  other,
  sameNameAs,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  ifWould,
  prevented,
  thisCan,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  eachOpponent,
  it,
  revealed,
  target,
  targeted,
  that,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
  yourHero,
} from '../../language/selections.ts';
import { attacks, entersPlay, turnEnds } from '../../language/watches.ts';

export const alliance = set({
  'Arcanomage Misti': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [1, 'arcane'], health: 3 },
    when({ event: 'deal', by: thisOne, card: opposing(aHero) }, draw(thatMuch)),
  ),
  'Ardon Almastor': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Warlock'], atk: [4, 'shadow'], health: 4 },
    whenThisEntersPlay(thisDeals(2, 'shadow', target(yours(anAlly)))),
  ),
  'Balrak Stoutstone': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [0, 'melee'], health: 7 },
    thisCan({ may: 'protect', noun: other(anAlly) }),
  ),
  'Braeo Darkpaw': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [3, 'nature'], health: 3 },
    have(
      thisOne,
      atk({ amount: 'times', of: [2, countOf(attachedTo(among(it, aCard), { attachment: true }))] }),
      health({ amount: 'times', of: [2, countOf(attachedTo(among(it, aCard), { attachment: true }))] }),
    ),
  ),
  'Burdok Brewshot': ally({ cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [4, 'melee'], health: 1 }),
  'Corin Stallnorth': ally({ cost: 1, icon: 'Alliance', tags: ['Worgen', 'Warrior'], atk: [1, 'melee'], health: 4 }),
  'Dastrin Bowman': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Hunter'], atk: [5, 'melee'], health: 4 },
    have(yours(tagged('Pet')), keyword('Long-Range')),
  ),
  'Davius, Herald of Nature': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [2, 'nature'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Druid', heroOrAlly))) },
      effects: [reveal(topOfYourDeck(1)), may({ do: 'place', what: revealed, exhausted: true })],
      tagWord: 'Empower Druid',
    },
  ),
  'Dradam Chillblade': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Death Knight'], atk: [2, 'frost'], health: 3 },
    has('Protector'),
  ),
  'Dulvar, Hand of the Light': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [5, 'melee'], health: 6 },
    ifWould({ event: 'deal', by: attacking(aCard), card: thisOne }, prevented('all')),
    when({ event: 'deal', by: thisOne, card: opposing(aHero) }, thisHeals(thatMuch, yourHero)),
  ),
  'Evaax, Herald of Death': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Death Knight'], atk: [3, 'melee'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Death Knight', heroOrAlly))) },
      effects: [destroy(target(opposing(anAlly)))],
      tagWord: 'Empower Death Knight',
    },
  ),
  'Faenis the Tranquil': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'nature'], health: 6 },
    when(turnEnds('you'), thisHeals(countOf(yours(anAlly)), each(yours(heroOrAlly)))),
  ),
  'Faithseer Jasmina': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Priest'], atk: [1, 'holy'], health: 1 },
    ifWould({ event: 'deal', card: thisOne, fatal: false }, prevented('all')),
    when(
      { event: 'play', card: inZone('chain', abilityAllyOrEquipment), whose: 'you' },
      may(addCounters(1, '+1 / +1')),
    ),
  ),
  'Fumdol Mountainfrost': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [6, 'frost'], health: 4 },
    whenThisEntersPlay(delve),
  ),
  'Funken Fusemissile': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Mage'], instant: true, atk: [3, 'arcane'], health: 2 },
    whenThisEntersPlay(may(putIntoHand(chosen(other(yours(anAlly)))))),
  ),
  'Grumdak, Herald of the Hunt': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [3, 'melee'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Hunter', heroOrAlly))) },
      effects: [give(thisCard, [atk(2), keyword('Ferocity'), keyword('Long-Range')])],
      tagWord: 'Empower Hunter',
    },
  ),
  'Hadrack the Devoted': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [5, 'holy'], health: 2 },
    ifWould({ event: 'deal', card: thisOne }, prevented({ amount: 'sum', of: [thatMuch, -1] })),
  ),
  'Hunrik Blackiron': ally({ cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Warlock'], atk: [5, 'shadow'], health: 3 }),
  'Jaema, Herald of the Light': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [4, 'holy'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Paladin', heroOrAlly))) },
      effects: [thisHeals(4, target(heroOrAlly)), draw()],
      tagWord: 'Empower Paladin',
    },
  ),
  'Kaelon, Herald of the Flame': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Mage'], atk: [5, 'fire'], health: 3 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Mage', heroOrAlly))) },
      effects: [thisDeals(5, 'fire', target(aHero))],
      tagWord: 'Empower Mage',
    },
  ),
  'Kara Vesstal': ally({ cost: 2, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [3, 'arcane'], health: 2 }),
  'Laetho Moonbranch': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'nature'], health: 1 },
    whenThisEntersPlay(may({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) })),
  ),
  'Larrisa Valorshield': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'holy'], health: 4 },
    has('Protector'),
  ),
  'Lodur, Herald of the Elements': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [4, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Shaman', heroOrAlly))) },
      effects: [give(target(opposing(anAlly)), [atkBecomes(1), healthBecomes(1), alsoTag('Frog')])],
      tagWord: 'Empower Shaman',
    },
  ),
  'Malar Silverfrost': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [3, 'frost'], health: 3 },
    has('Protector'),
    whenThisEntersPlay(giveAll(opposing(anAlly), [health(-1)])),
  ),
  'Maloc, Herald of Trickery': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [4, 'melee'], health: 1 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Rogue', heroOrAlly))) },
      effects: [give(target(opposing(anEquipment)), [controlledByYou], 'this game')],
      tagWord: 'Empower Rogue',
    },
  ),
  'Mekkatorque, King of the Gnomes': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Warrior'], limit: 'Mekkatorque (1)', atk: [4, 'melee'], health: 4 },
    atStartOfYourTurn(may(putIntoPlay(target(inZone('graveyard', anEquipment))))),
    have(
      thisOne,
      atk({ amount: 'times', of: [2, countOf(yours(anEquipment))] }),
      health({ amount: 'times', of: [2, countOf(yours(anEquipment))] }),
    ),
  ),
  'Militia Commander Balor': ally(
    { cost: 7, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [4, 'melee'], health: 8 },
    thisCan({ may: 'protect', noun: tagged('Peasant') }),
    atStartOfYourTurn(may(putTokens(2, token('Peasant', { atk: [1, 'melee'], health: 1 })))),
    have(yours(tagged('Peasant')), can({ may: 'pay as a resource' })),
  ),
  'Sebastian Malak': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Rogue'], atk: [2, 'nature'], health: 2 },
    haveWhile(is(it, inCombatWith(tagged('Monster'), aCard)), thisOne, atk(2)),
  ),
  'Shanla, Herald of Faith': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [2, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Priest', heroOrAlly))) },
      effects: [
        destroy({
          select: 'together',
          of: [target(opposing(anAbility)), each(opposing(except(targeted(0), sameNameAs(targeted(0), anAbility))))],
        }),
      ],
      tagWord: 'Empower Priest',
    },
  ),
  'Shaylith Swiftblade': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [1, 'melee'], health: 2 },
    has('Elusive'),
  ),
  'Tallie Sprinklelight': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Priest'], atk: [1, 'holy'], health: 4 },
    has('Mend', 1),
  ),
  'Trista, Herald of the Fel': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Warlock'], atk: [5, 'fire'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Warlock', heroOrAlly))) },
      effects: [
        {
          do: 'search',
          who: you,
          noun: { tag: ['Pet', 'Demon'], kind: ['Ally'] },
          reveal: true,
          then: [putIntoHand(that)],
        },
      ],
      tagWord: 'Empower Warlock',
    },
  ),
  Vaakia: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'fire'], health: 1 },
    when(attacks(thisOne), thisDeals(1, 'fire', target(aHero))),
  ),
  'Valak the Vortex': ally(
    { cost: 1, icon: 'Alliance', tags: ['Worgen', 'Mage'], atk: [2, 'arcane'], health: 1 },
    when(
      attacks(thisOne),
      ifYouDo(
        may(putFrom('hand', chosen(yours(inZone('hand', anAbility))), { to: 'graveyard' })),
        thisDeals(costOf(done), 'arcane', target(anAlly)),
      ),
    ),
  ),
  'Vandos, Herald of War': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: other(yours(tagged('Warrior', heroOrAlly))) },
      effects: [
        reveal(topOfYourDeck(5)),
        putIntoHand(each(among(revealed, inZone('deck', anEquipment)))),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ],
      tagWord: 'Empower Warrior',
    },
  ),
  'Vindicator Saaris': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [6, 'melee'], health: 4 },
    whenThisEntersPlay(
      destroy({
        select: 'choose',
        noun: yours(anEquipment),
        count: { exactly: { amount: 'sum', of: [countOf(inPartyOf(thatPlayer, anEquipment)), -1] } },
        by: eachOpponent,
      }),
    ),
  ),
  'Wuzlo Grindergear': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [1, 'melee'], health: 5 },
    have(yours(aWeapon), power(has('Assault', 2))),
  ),
  Xuurvis: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [2, 'holy'], health: 6 },
    when({ event: 'heal', card: thisOne }, may(draw())),
  ),
});
