import { atkOf, countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  destroy,
  draw,
  give,
  ifYouDo,
  may,
  payTo,
  putFrom,
  putIntoHand,
  ready,
  reveal,
  thisDeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aQuest,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  oncePerTurn,
  onYourTurn,
  pay,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, each, paidCard, revealed, target, thisCard, topOfYourDeck } from '../../language/selections.ts';
import { entersPlay, isDestroyed } from '../../language/watches.ts';

export const alliance = set({
  'Adrienne the Inspiring': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [4, 'melee'], health: 4 },
    pay([4], give(target(anAlly), [power(has('Assault', 4))])),
  ),
  'Aileen the Thunderblessed': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [1, 'nature'], health: 6 },
    pay([1, exhausting(yours(typed('nature', aCard)))], thisDeals(atkOf(paidCard), 'nature', target(heroOrAlly))),
  ),
  'Alador Stonebrew': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
  ),
  'Alister Cooper': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Mage'], atk: [4, 'fire'], health: 1 },
    has('Aberration'),
    has('Ferocity'),
  ),
  'Andrew Ulric': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Priest'], atk: [4, 'shadow'], health: 4 },
    has('Aberration'),
  ),
  'Aresha Thorncaller': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'nature'], health: 2 },
    has('Protector'),
    haveWhile(
      { is: 'there', noun: other(yours(anAlly)) },
      thisOne,
      power({ power: 'keyword', keyword: 'Resistance', type: 'nature' }),
    ),
  ),
  'Arisa Sarum': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [5, 'melee'], health: 2 },
    has('Protector'),
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('place face up', { noun: aQuest })] } },
  ),
  'Bayner Cogbertson': ally({ cost: 7, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [7, 'arcane'], health: 7 }),
  'Bella Wilder': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [3, 'nature'], health: 3 },
    haveWhile({ is: 'there', noun: other(yours(typed('nature', aCard))) }, thisOne, keyword('Ferocity')),
  ),
  'Fenton Guardmont': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Warrior'], atk: [1, 'melee'], health: 4 },
    has('Protector'),
    has('Aberration'),
  ),
  'Furan Rookbane': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [6, 'arcane'], health: 5 },
    whenThisEntersPlay(reveal(topOfYourDeck(1)), may({ do: 'place', what: revealed, exhausted: true })),
  ),
  'Garet Vice': ally(
    { cost: 1, icon: 'Alliance', tags: ['Worgen', 'Rogue'], atk: [2, 'nature'], health: 1 },
    has('Aberration'),
  ),
  'Gerana Sparkfist': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Mage'], atk: [3, 'arcane'], health: 4 },
    whenThisEntersPlay(thisDeals(1, 'arcane', each(opposing(heroOrAlly)))),
  ),
  Hira: ally({ cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'fire'], health: 1 }),
  'Jarrod Gravon': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Death Knight'], atk: [1, 'melee'], health: 6 },
    has('Protector'),
    pay([2], ready(thisCard)),
  ),
  'Jinie Swizzleshade': ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Priest'], atk: [5, 'shadow'], health: 4 },
    has('Elusive'),
  ),
  'Kalek Deepearth': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [3, 'nature'], health: 3 },
    has('Mend', 1),
  ),
  'King Genn Greymane': ally(
    { cost: 5, icon: 'Alliance', tags: ['Worgen', 'Warrior', 'King'], limit: 'Genn (1)', atk: [4, 'melee'], health: 4 },
    has('Aberration'),
    have(
      thisOne,
      atk({ amount: 'times', of: [2, countOf(other(yours(tagged('Worgen'))))] }),
      health({ amount: 'times', of: [2, countOf(other(yours(tagged('Worgen'))))] }),
    ),
    haveWhile(
      is(thisCard, { exhausted: false }),
      opposing(heroOrAlly),
      cant('attack', { noun: other(yours(tagged('Worgen'))) }),
    ),
  ),
  'Kirjen Fizzgar': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Mage'], atk: [2, 'arcane'], health: 3 },
    whenThisEntersPlay(draw()),
  ),
  Koeus: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [1, 'nature'], health: 4 },
    whenIf(entersPlay(thisOne), { is: 'there', noun: yours(anAbility) }, may(destroy(target(anAbility)))),
  ),
  'Laenthor Shademoon': ally({ cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Mage'], atk: [2, 'arcane'], health: 3 }),
  'Loriam Argos': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Rogue'], atk: [3, 'nature'], health: 2 },
    has('Aberration'),
    has('Stealth'),
  ),
  'Magni, the Mountain King': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Warrior', 'King'], limit: 'Magni (1)', atk: [4, 'melee'], health: 4 },
    has('Protector'),
    have(yours(tagged('Dwarf', heroOrAlly)), health({ amount: 'def', of: each(yours(anArmor)) })),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        {
          do: 'put token',
          token: token('Dwarf Warrior', {
            icon: ['Alliance'],
            tags: ['Dwarf', 'Warrior'],
            atk: [1, 'melee'],
            health: 1,
          }),
        },
      ],
    },
  ),
  'Marcus Dominar': ally(
    { cost: 5, icon: 'Alliance', tags: ['Worgen', 'Warrior'], atk: [5, 'melee'], health: 4 },
    has('Protector'),
    has('Aberration'),
  ),
  'Marius Jator': ally(
    { cost: 5, icon: 'Alliance', tags: ['Worgen', 'Hunter'], atk: [2, 'nature'], health: 6 },
    has('Long-Range'),
    onYourTurn(
      oncePerTurn(
        pay(
          [1],
          give(thisCard, [
            power(has('Assault', 3)),
            { change: 'lose powers', keywords: ['Long-Range'] },
            cant('have powers', { keywords: ['Long-Range'] }),
          ]),
        ),
      ),
    ),
  ),
  'Nami Dabpox': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [1, 'fire'], health: 2 },
    has('Elusive'),
  ),
  'Nightstalker Austen': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Hunter'], atk: [6, 'ranged'], health: 5 },
    have(
      opposing(anAlly),
      { change: 'lose powers', keywords: ['Elusive'] },
      cant('have powers', { keywords: ['Elusive'] }),
    ),
  ),
  'Pixia Darkmist': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Death Knight'], atk: [4, 'melee'], health: 3 },
    has('Protector'),
    have(yourHeroAs, keyword('Protector')),
  ),
  'Pyromancer Davins': ally(
    { cost: 6, icon: 'Alliance', tags: ['Worgen', 'Warlock'], atk: [5, 'fire'], health: 7 },
    has('Aberration'),
    pay([1], give(target(friendly(anAlly)), [atk(2), health(-2)])),
    { power: 'keyword', keyword: 'Stash', effects: [give(target(friendly(anAlly)), [atk(2), health(-2)])] },
  ),
  'Rolan Phoenix': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [3, 'nature'], health: 4 },
    has('Aberration'),
    {
      power: 'triggered',
      on: isDestroyed(thisOne),
      while: { is: 'there', noun: other(yours(tagged('Worgen'))) },
      effects: [ifYouDo(may(payTo([1])), putFrom('graveyard', thisCard, { to: 'hand' }))],
    },
  ),
  'Savis Cindur': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Warlock'], atk: [2, 'fire'], health: 1 },
    has('Aberration'),
    has('Ferocity'),
  ),
  'Shanis Bladefall': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [0, 'melee'], health: 5 },
    has('Protector'),
  ),
  'Terina Calin': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [4, 'nature'], health: 1 },
    whenIf(entersPlay(thisOne), { is: 'there', noun: yours(anEquipment) }, may(destroy(target(anEquipment)))),
  ),
  'Varandas Silverleaf': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'nature'], health: 1 },
    whenThisEntersPlay(ifYouDo(may(turnFaceDown(chosen(yours(aQuest)))), thisDeals(3, 'nature', target(anAlly)))),
  ),
  'Watchman Visi': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Hunter'], atk: [4, 'nature'], health: 3 },
    haveWhile({ is: 'there', noun: opposing({ kind: ['Hero'], faceDown: true }) }, thisOne, power(has('Assault', 2))),
  ),
  'Wazix Blonktop': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Priest'], atk: [5, 'holy'], health: 4 },
    has('Untargetable'),
  ),
  Zuur: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'nature'], health: 3 },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(typed('nature', aCard)))))),
  ),
});
