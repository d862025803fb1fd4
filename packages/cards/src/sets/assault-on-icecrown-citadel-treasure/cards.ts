import { atkOf, costOf, countOf, damageOn } from '../../language/amounts.ts';
import { ability, ally, attachment, item, ongoing, quest, set, token, totem, weapon } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  draw,
  give,
  ifYouDo,
  interrupt,
  may,
  put,
  putIntoPlay,
  putTokens,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  allyOrWeapon,
  among,
  anAbility,
  anAlly,
  anArmor,
  attachedTo,
  aWeapon,
  damaged,
  exhausted,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithDamage,
  has,
  have,
  haveWhile,
  ifWould,
  oncePerTurn,
  onYourTurn,
  pay,
  payLessTo,
  prevented,
  provided,
  reward,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import {
  chosen,
  controllerOf,
  done,
  each,
  eventCard,
  it,
  target,
  that,
  thisCard,
  you,
  zoneOf,
} from '../../language/selections.ts';
import { entersPlay, turnEnds } from '../../language/watches.ts';

export const cards = set({
  "Assassin's Game": ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Combat'] },
    have(yourHeroAs, power(has('Assault', countOf(exhausted(opposing({ kind: ['Hero', 'Ally', 'Equipment'] })))))),
  ),
  "Bloodsurge, Kel'Thuzad's Blade of Agony": weapon(
    {
      cost: 4,
      icon: ['Mage', 'Paladin', 'Warlock'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    oncePerTurn(
      pay([{ pay: 'put damage', noun: yourHeroAs, amount: 2 }], {
        do: 'create',
        replacement: {
          event: { event: 'deal', by: yourHeroAs, damageType: ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow'] },
          instead: thatMuchPlus(2),
        },
        duration: 'this turn',
      }),
    ),
  ),
  "Deathbringer's Will": item(
    {
      cost: 2,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      limit: 'Trinket (2)',
    },
    when(
      { event: 'deal', by: yourHeroAs, card: opposing(aHero), combat: true },
      may({
        do: 'put token',
        token: token(
          'Spirit of Northrend',
          { atk: [1, 'melee'], health: 1 },
          has('Ferocity'),
          has('Stealth'),
          when({ event: 'turn ends' }, destroy(thisCard)),
        ),
      }),
    ),
  ),
  'Favor of Acherus': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    have(yours(allyOrWeapon), power(has('Assault', countOf(attachedTo(opposing(aHero), tagged('Disease')))))),
  ),
  'Fel Trade': ability(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    ifYouDo(destroy({ select: 'choose', noun: yours(anAlly), count: { anyNumber: true } }), {
      do: 'search',
      who: you,
      noun: withCost('or less', costOf(each(among(done, aCard))), anAlly),
      then: [putIntoPlay(that)],
    }),
  ),
  'Grace of the Lightbringer': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    ifWould({ event: 'deal', by: friendly(aHero), damageType: ['holy', 'melee'] }, thatMuchPlus(1)),
  ),
  'Halion, Staff of Forgotten Love': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    whileSo({ is: 'happened', watch: { event: 'deal', card: aHero, by: yours(anAlly) } }, payLessTo('play', 1, aCard)),
  ),
  Invincible: ally(
    { cost: 2, tags: ['Undead', 'Horse'], limit: 'Mount (1)', atk: [0, 'melee'], health: 3 },
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      give(target(yours(anAlly)), [keyword('Invincible')]),
    ),
  ),
  'Mental Focus': attachment({ cost: 3, icon: 'Priest', tags: ['Discipline'] }, friendly(anAlly), {
    power: 'cost change',
    change: { cost: 'play', noun: aCard, whose: 'friendly', by: -1, minimum: 1 },
  }),
  "Mithrios, Bronzebeard's Legacy": weapon(
    {
      cost: 7,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 1,
    },
    have(yours(tagged('Dwarf')), keyword('Protector')),
    when(turnEnds('any'), {
      do: 'put token',
      token: token('Dwarf Warrior', { tags: ['Dwarf', 'Warrior'], atk: [1, 'melee'], health: 1 }),
    }),
  ),
  'Muradin Bronzebeard': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [4, 'melee'], health: 4 },
    when(turnEnds('you'), thisDeals(4, 'melee', each(damaged(opposing(heroOrAlly))))),
  ),
  'Nexus Link': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    when(
      {
        event: 'play',
        card: inZone('chain', { any: [{ tag: ['Fire'] }, { damageType: ['fire'] }] }),
        whose: 'friendly',
      },
      may(deal(1, 'fire', target(aHero))),
    ),
    when(
      {
        event: 'play',
        card: inZone('chain', { any: [{ tag: ['Frost'] }, { damageType: ['frost'] }] }),
        whose: 'friendly',
      },
      may(deal(1, 'frost', target(anAlly))),
    ),
  ),
  'Nightmare Ender': weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'fire'], strike: 1 },
    onYourTurn(
      pay([destroyThis], put(zoneOf('hand', you), { to: 'deck', at: 'shuffled' }), draw(countOf(among(done, aCard)))),
    ),
  ),
  'Oathbinder, Charge of the Ranger-General': weapon(
    { cost: 4, icon: ['Druid', 'Hunter'], tags: ['2H', 'Polearm'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 4 },
    atStartOfYourTurn(deal(countOf(yours(abilityAllyOrEquipment)), 'nature', target(aHero))),
  ),
  'Path of Life': ability(
    { cost: 2, icon: 'Druid', tags: ['Restoration'] },
    put(target(inZone('graveyard', anAlly)), { to: 'resource row', exhausted: true }),
  ),
  'Phylactery of the Nameless Lich': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    when(
      turnEnds('you'),
      may(
        putIntoPlay(
          chosen(
            yours(
              inZone(
                'hand',
                withCost(
                  'or less',
                  { amount: 'highest', number: 'cost', of: { unlimited: true, kind: ['Ally'], whose: 'you' } },
                  { unlimited: true, kind: ['Ally'] },
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
  'Pugius, Fist of Defiance': weapon(
    { cost: 3, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Fist'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 0 },
    when({ event: 'deal', card: yourHeroAs, first: true }, may(addCounters(1, '+1 ATK'))),
  ),
  'Reinforced Steel': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    have(friendly(anArmor), { change: 'def', by: countOf(friendly(aWeapon)) }),
    have(friendly(aWeapon), { change: 'strike cost', by: countOf(friendly(anArmor)) }),
  ),
  'Residue Rendezvous': quest({}, reward([5], draw(countOf(damaged(yours(heroOrAlly)))))),
  'Respite for a Tormented Soul': quest(
    {},
    reward([2], put(target(inZone('graveyard', anAlly)), { to: 'deck', at: 'top' })),
  ),
  'Securing the Ramparts': quest(
    {},
    provided(
      {
        is: 'all',
        of: [
          { is: 'there', noun: yours(anArmor) },
          { is: 'there', noun: yours({ kind: ['Item'] }) },
          { is: 'there', noun: yours(aWeapon) },
        ],
      },
      reward([1], draw(2)),
    ),
  ),
  "Serpent's Nest": ongoing(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    whenIf(
      entersPlay(opposing(abilityAllyOrEquipment)),
      { is: 'turn of', whose: 'any', of: controllerOf(eventCard) },
      may({ do: 'put token', token: token('Snake', { atk: [1, 'nature'], health: 1 }) }),
    ),
  ),
  Shadowmourne: weapon(
    {
      cost: 6,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    whenThisEntersPlay(ifYouDo(removeFromGame(target(anAlly)), addCounters(atkOf(done), '+1 ATK'))),
  ),
  'Terenas Menethil II': ally(
    { cost: 6, tags: ['Spirit'], atk: [4, 'melee'], health: 12 },
    entersWithDamage(4),
    has('Mend', 2),
    haveWhile(is(it, { damaged: false }), thisOne, atk(8)),
  ),
  'Tirion, the Ashbringer': ally(
    { cost: 6, tags: ['Human', 'Paladin'], atk: [6, 'holy'], health: 6 },
    has('Protector'),
    have(other(yours(typed('holy', anAlly))), atk(costOf(it)), health(costOf(it))),
    ifWould({ event: 'deal', by: tagged('Scourge', heroOrAlly), card: thisOne }, prevented('all')),
  ),
  'Varok Saurfang, High Overlord': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warrior'], limit: 'Varok (1)', atk: [6, 'melee'], health: 4 },
    has('Ferocity'),
    ifWould({ event: 'deal', card: thisOne }, prevented(damageOn(thisCard))),
  ),
  "Windrunner's Heartseeker": weapon(
    { cost: 5, icon: 'Hunter', tags: ['Crossbow'], limit: 'Ranged (1)', atk: [0, 'ranged'], strike: 0 },
    has('Long-Range'),
    whenThisEntersPlay(putTokens(2, token('Undead', { atk: [1, 'melee'], health: 1 }))),
    have(thisOne, atk(countOf(yours(tagged('Undead'))))),
  ),
  'Windshear Totem': totem(
    {
      cost: 3,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Air Totem (1)',
      instant: true,
      atk: [0, 'nature'],
      health: 1,
    },
    whenThisEntersPlay(may(interrupt(target(inZone('chain', anAbility))))),
    atStartOfYourTurn(thisDeals(1, 'nature', target(heroOrAlly))),
  ),
});
