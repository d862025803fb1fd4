import { atkOf, countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import {
  dealtBy,
  destroy,
  give,
  ifYouDo,
  may,
  put,
  putFrom,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  aResource,
  aTotem,
  heroOrAlly,
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
  atStartOfYourTurn,
  has,
  have,
  oncePerTurn,
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  eachPlayer,
  eventDoer,
  revealed,
  target,
  targetOpponent,
  targetPlayer,
  that,
  thisCard,
  topOfDeckOf,
  zoneOf,
} from '../../language/selections.ts';

export const alliance = set({
  'Ashnaar, Frost Herald': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [2, 'frost'], health: 2 },
    have(yourHeroAs, power(has('Assault', atkOf(thisCard)))),
  ),
  'Bronwyn Lightborn': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [2, 'holy'], health: 1 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
    atStartOfYourTurn(ifYouDo(may(destroy(thisCard)), destroy(target(anAbility)))),
  ),
  'Cynthia Masters': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [3, 'frost'], health: 4 },
    has('Assault', 1),
    have(thisOne, power(has('Assault', countOf(other(yours(typed('frost', anAlly))))))),
  ),
  'Darktwister Kern': ally({ cost: 4, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [6, 'shadow'], health: 2 }),
  'Hazlow Mudshuggle': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [2, 'melee'], health: 4 },
    atStartOfYourTurn(ifYouDo(may(destroy(thisCard)), destroy(target(anEquipment)))),
  ),
  'Justicar Johanna Rastol': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [5, 'holy'], health: 5 },
    has('Protector'),
    when(
      { event: 'deal', by: opposing(tagged('Shaman')), card: yours(heroOrAlly) },
      dealtBy(eventDoer, thatMuch, 'nature', eventDoer),
    ),
  ),
  'Kylanda the Harmonious': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [5, 'frost'], health: 3 },
    has('Protector'),
    have(yours(aTotem), health(3)),
  ),
  'Kysa Shadowstalker': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay(give(target(heroOrAlly), [keyword('Stealth')])),
  ),
  'Lissie Spizfrat': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [1, 'shadow'], health: 1 },
    onYourTurn(pay(['activate'], thisDeals(3, 'shadow', each(heroOrAlly)))),
  ),
  'Madrea Bluntbrew': ally(
    { cost: 6, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [6, 'melee'], health: 4 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
    whenThisEntersPlay(
      { do: 'look at', what: zoneOf('hand', targetOpponent()) },
      putFrom('hand', chosen(among(revealed, inZone('hand', { kind: ['Ability', 'Equipment'] }))), { to: 'graveyard' }),
    ),
  ),
  'Pathfinder Fansal': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [4, 'frost'], health: 6 },
    has('Long-Range'),
    atStartOfYourTurn(may({ do: 'look at', what: topOfDeckOf(targetPlayer()) }), may(put(that, { to: 'graveyard' }))),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [
        reveal(topOfDeckOf(eachPlayer)),
        may(
          put(
            { select: 'choose', noun: among(revealed, inZone('deck', aCard)), count: { anyNumber: true } },
            { to: 'graveyard' },
          ),
        ),
      ],
    },
  ),
  Phantrich: ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'frost'], health: 6 },
    has('Mend', 3),
  ),
  'Rhyllor of the Glade': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'arcane'], health: 5 },
    has('Protector'),
    has('Assault', 1),
    has('Mend', 1),
  ),
  'Swift Palomino': ally(
    {
      cost: 2,
      icon: 'Alliance',
      tags: ['Horse'],
      limit: 'Mount (1)',
      required: ['Human'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      {
        do: 'create',
        cost: { cost: 'play', noun: { faction: 'Alliance', kind: ['Ally'] }, whose: 'you', by: -1, next: true },
        duration: 'this turn',
      },
    ),
  ),
  'Tani Bixtix': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [3, 'melee'], health: 2 },
    atStartOfYourTurn(may(thisDeals(1, 'nature', target(tagged('Scourge', heroOrAlly))))),
  ),
  Thassarian: ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Death Knight'], unique: true, atk: [7, 'frost'], health: 5 },
    has('Protector'),
    oncePerTurn(pay([{ pay: 'turn face down', noun: yours(aResource) }], give(target(anAlly), [atk(-5)]))),
  ),
  'Vanora Moonshot': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 6 },
    atStartOfYourTurn(give(target(anAlly), [power(has('Assault', 3))])),
  ),
  Vishala: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [1, 'frost'], health: 1 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
    pay(['activate'], give(target(anAlly), [cant('attack'), cant('protect')])),
  ),
  'Vylar Whitepaw': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [0, 'melee'], health: 5 },
    has('Protector'),
    when({ event: 'defend', card: thisOne }, thisHeals(1, thisCard)),
  ),
  'Wesley Shadowsworn': ally({ cost: 7, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [8, 'shadow'], health: 6 }),
});
