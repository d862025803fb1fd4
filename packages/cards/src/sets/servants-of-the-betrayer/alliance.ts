import { atkOf, countOf, yourResources } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant, health, keyword, power } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  chooseWord,
  destroy,
  draw,
  give,
  may,
  put,
  putFrom,
  putIntoHand,
  putIntoPlayUnderOwners,
  ready,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aTotem,
  attachedTo,
  damaged,
  defending,
  exhausted,
  heroOrAlly,
  inYourGraveyard,
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
  has,
  have,
  pay,
  prevented,
  provided,
  thisCan,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  kept,
  paidCard,
  target,
  targetOpponent,
  targetPlayer,
  thatPlayer,
  thisCard,
} from '../../language/selections.ts';
import { attacks, isDestroyed, leavesPlay, turnEnds } from '../../language/watches.ts';

export const alliance = set({
  Angelista: ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [2, 'melee'], health: 2 },
    has('Stealth'),
    when(turnEnds('you'), may(putIntoHand(target(anEquipment)))),
  ),
  'Antikron the Unyielding': ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [1, 'holy'], health: 1 },
    has('Protector'),
    provided(
      is(paidCard, defending(aCard)),
      pay([{ pay: 'put damage', noun: yourHeroAs, amount: 2 }], {
        do: 'create',
        replacement: { event: { event: 'deal', card: thisOne, combat: true }, instead: prevented('all') },
        duration: 'this combat',
      }),
    ),
  ),
  'Barous the Storm Baron': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [4, 'nature'], health: 5 },
    have(
      yours(anAlly),
      power(
        pay(['activate'], {
          do: 'deal',
          by: thisCard,
          amount: atkOf(thisCard),
          types: ['nature'],
          to: target(anAlly, { anyNumber: true }),
          divided: true,
        }),
      ),
    ),
  ),
  'Bearlady Brala': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    whenThisEntersPlay(chooseWord('made-up name')),
    atStartOfYourTurn({
      do: 'put token',
      token: token('', { tags: ['Bear'], unique: true, atk: [1, 'melee'], health: 1 }),
      chosen: 'name',
    }),
  ),
  'Domona the Ever-Watchful': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [5, 'frost'], health: 4 },
    pay(['activate'], thisDeals(2, 'frost', target(heroOrAlly))),
    when(attacks(opposing(heroOrAlly)), ready(thisCard)),
  ),
  'Falana of the Glen': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 2 },
    whenIf(
      isDestroyed(thisOne),
      {
        is: 'some player',
        whose: 'opposing',
        so: compared({ amount: 'resources', of: thatPlayer }, 'more than', yourResources),
      },
      may(putFrom('graveyard', thisCard, { to: 'resource row', exhausted: true })),
    ),
  ),
  'Highlord Bolvar Fordragon': ally(
    { cost: 8, icon: 'Alliance', tags: ['Human', 'Paladin'], unique: true, atk: [8, 'holy'], health: 8 },
    have(opposing(anAlly), { change: 'must attack' }, attacksOnlyIfAble(thisOne)),
    thisCan({ may: 'attract targets' }),
  ),
  'Horace Shadowfall': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [6, 'shadow'], health: 5 },
    have(opposing(heroOrAlly), attacksOnlyIfAble(yours(tagged('Demon')))),
  ),
  'Inventor Dorbin Callus': ally(
    { cost: 7, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [5, 'arcane'], health: 6 },
    has('Elusive'),
    pay(['activate'], draw(4, targetPlayer())),
  ),
  'Jezbella of Karabor': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [1, 'frost'], health: 3 },
    has('Long-Range'),
    pay([exhausting(yours(anAlly))], give(thisCard, [atk(1)])),
  ),
  'Justicar Brace': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [5, 'holy'], health: 5 },
    thisCan({ may: 'protect', noun: damaged(heroOrAlly) }),
  ),
  Kronore: ally(
    { cost: 7, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [4, 'nature'], health: 6 },
    pay(['activate'], ready(each(other(yours(anAlly))))),
  ),
  'Llyras Keeneye': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 1 },
    has('Elusive'),
    have(
      thisOne,
      atk(countOf(yours(withCost('or more', 3, anAlly)))),
      health(countOf(yours(withCost('or more', 3, anAlly)))),
    ),
  ),
  'Lunen the Moon Baron': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'arcane'], health: 2 },
    has('Elusive'),
    have(yours(anAlly), power(pay(['activate'], draw()))),
  ),
  'Miner Steelwhiskers': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [2, 'melee'], health: 3 },
    has('Protector'),
    when(
      { event: 'protect', card: thisOne },
      put({ select: 'top', of: targetOpponent(), count: 2 }, { to: 'graveyard' }),
    ),
  ),
  'Myriam Starcaller': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'arcane'], health: 4 },
    has('Untargetable'),
    pay(['activate'], thisDeals(5, 'arcane', target(aHero))),
  ),
  Narthadus: ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [3, 'holy'], health: 6 },
    has('Elusive'),
    when(turnEnds('you'), may(destroy(target(anAbility)))),
  ),
  'Orderkeeper Calister': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [2, 'melee'], health: 5 },
    has('Protector'),
    { power: 'cost change', change: { cost: 'play', noun: anEquipment, whose: 'opposing', by: 2 } },
  ),
  'Orderkeeper Henley': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [5, 'frost'], health: 3 },
    { power: 'cost change', change: { cost: 'play', noun: anAbility, whose: 'opposing', by: 2 } },
  ),
  'Orderkeeper Vesra': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'melee'], health: 1 },
    { power: 'cost change', change: { cost: 'play', noun: anAlly, whose: 'opposing', by: 2 } },
  ),
  'Quigley Slipshade': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [2, 'melee'], health: 1 },
    pay([1], give(thisCard, [keyword('Elusive')])),
    pay([1], give(thisCard, [keyword('Untargetable')])),
  ),
  'Rames the Purifier': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [4, 'holy'], health: 3 },
    when(turnEnds('you'), may(destroy(chosen(attachedTo(yours(heroOrAlly), anAbility))))),
  ),
  'Razak Ironsides': ally(
    { cost: 7, icon: 'Alliance', tags: ['Gnome', 'Sharpshooter'], unique: true, atk: [4, 'ranged'], health: 8 },
    when({ event: 'ready', card: opposing(heroOrAlly) }, thisDeals(4, 'ranged', eventCard)),
  ),
  'Roke the Ice Baron': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'frost'], health: 1 },
    has('Elusive'),
    have(yours(typed('frost', anAlly)), power(pay(['activate'], give(target(anAlly), [cant('attack')])))),
  ),
  'Rysa the Earthcaller': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [1, 'nature'], health: 4 },
    has('Protector'),
    atStartOfYourTurn(putIntoHand(chosen(inYourGraveyard(aTotem)))),
  ),
  'Sampron the Banisher': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [2, 'shadow'], health: 1 },
    pay(['activate'], removeFromGame(target(opposing(anAlly)))),
    when(leavesPlay(thisOne), putIntoPlayUnderOwners(each(among(kept, aCard)))),
  ),
  'Stella Forgebane': ally(
    { cost: 6, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [5, 'melee'], health: 3 },
    when(turnEnds('you'), may(destroy(target(exhausted(anEquipment))))),
  ),
});
