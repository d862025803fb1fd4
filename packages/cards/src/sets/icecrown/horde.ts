import { countOf, damageOn } from '../../language/amounts.ts';
import { ability, ally, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import { destroy, give, may, next, putIntoHand, ready, removeFromGame, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  aTotem,
  attacking,
  having,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  oncePerTurn,
  onYourTurn,
  pay,
  payLessTo,
  prevented,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, it, remembered, target, thisCard } from '../../language/selections.ts';
import { attacks } from '../../language/watches.ts';

export const horde = set({
  'Adenda Lighthaven': ally({ cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [5, 'holy'], health: 4 }),
  'Buma Sharpstride': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [3, 'melee'], health: 2 },
    haveWhile(is(it, inCombatWith(thisOne, aCard)), tagged('Scourge', heroOrAlly), atk(-2)),
  ),
  'Conqueror Nairi': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [5, 'holy'], health: 6 },
    ifWould({ event: 'deal', by: opposing(tagged('Shaman')) }, prevented(2)),
  ),
  'Conqueror Tristos': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [3, 'ranged'], health: 3 },
    haveWhile(
      is(it, attacking(inCombatWith(tagged('Mage'), aCard))),
      thisOne,
      power(has('Assault', 2)),
      keyword('Long-Range'),
    ),
  ),
  'Deathlord Jones': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [4, 'frost'], health: 4 },
    whenThisEntersPlay({
      do: 'put token',
      token: token(
        'Brode',
        { tags: ['Ghoul'], unique: true, atk: [3, 'melee'], health: 3 },
        thisCant({ cant: 'ready', during: 'ready step' }),
      ),
      exhausted: true,
    }),
    onYourTurn(
      oncePerTurn(pay([3], thisDeals(3, 'shadow', target(heroOrAlly)), ready(chosen(yours(tagged('Ghoul')))))),
    ),
  ),
  Doom: ability({ cost: 5, icon: 'Horde', tags: ['Attachment', 'Caverns'] }, has('Assault', 4)),
  'Hansi Wildcoat': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 4 },
    has('Protector'),
    have(yours(having('Mend', heroOrAlly)), power(has('Assault', 1))),
  ),
  'Indauma Bloodfire': ally({ cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [7, 'fire'], health: 4 }),
  'Jasmine von Ludrow': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [5, 'frost'], health: 5 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
  ),
  'Koltira Deathweaver': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Death Knight'], unique: true, atk: [5, 'frost'], health: 7 },
    has('Protector'),
    oncePerTurn(pay([{ pay: 'turn face down', noun: yours(aResource) }], give(target(anAlly), [atk(5)]))),
  ),
  'Kozik Skullcracker': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [2, 'melee'], health: 1 },
    has('Stealth'),
  ),
  "Kuz'vun": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    has('Long-Range'),
  ),
  'Loate Grimtusk': ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [3, 'melee'], health: 3 },
    has('Long-Range'),
    when(attacks(thisOne), next(when({ event: 'turn ends' }, putIntoHand(remembered)), thisCard)),
  ),
  'Skeletal Warhorse': ally(
    {
      cost: 2,
      icon: 'Horde',
      tags: ['Warhorse'],
      limit: 'Mount (1)',
      required: ['Undead'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      may(removeFromGame(target(inZone('graveyard', aCard)))),
    ),
  ),
  'Stephen Hathrow': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [1, 'melee'], health: 2 },
    onYourTurn(pay([3, destroying(other(yours(anAlly)))], destroy(target(anEquipment)))),
  ),
  'Thrall, Warchief of the Horde': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Shaman'], unique: true, atk: [6, 'frost'], health: 6 },
    has('Protector'),
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard({ faction: 'Horde' }))))),
    have(other(yours({ faction: 'Horde', kind: ['Ally'] })), atk(2), health(2)),
  ),
  'Torashu Stronghoof': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'frost'], health: 4 },
    has('Mend', 2),
    have(thisOne, atk({ amount: 'times', of: [-1, damageOn(it)] })),
  ),
  "Uh'gali the Elementalist": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [1, 'frost'], health: 4 },
    has('Protector'),
    pay([exhausting(yours(aTotem))], ready(thisCard)),
  ),
  'Vukora Netherflame': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'fire'], health: 4 },
    have(opposing(having('Resistance', anAlly)), health(-1)),
  ),
  Zaduru: ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [2, 'shadow'], health: 2 },
    have(thisOne, power(has('Assault', countOf(opposing({ exhausted: false, kind: ['Resource'] }))))),
  ),
});
