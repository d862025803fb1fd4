import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, health, keyword, power } from '../../language/changes.ts';
import { is, yourTurn } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import {
  destroy,
  discard,
  draw,
  give,
  ifSo,
  ifYouDo,
  may,
  put,
  putIntoHand,
  ready,
  thisDeals,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  attachedTo,
  attacking,
  defending,
  friendly,
  heroOrAlly,
  inZone,
  named,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  payLessTo,
  prevented,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, controllerOf, each, eventCard, it, target, that, thisCard, you } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const alliance = set({
  Antyr: ally(
    { cost: 7, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [8, 'frost'], health: 5 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Ability'], not: attachedTo(friendly(aCard), aCard) })))),
  ),
  'Arlen the Untamed': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'melee'], health: 3 },
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, yours(anAlly), power(has('Assault', 1))),
  ),
  'Armored Snowy Gryphon': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gryphon'], limit: 'Mount (1)', atk: [0, 'melee'], health: 4 },
    pay(['activate'], ready(chosen(yours({ kind: ['Location'] })))),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      may({ do: 'add any counter', on: target({ kind: ['Location'] }) }),
    ),
  ),
  'Ayluro Nightwind': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 2 },
    has('Mend', 5),
    thisCant({ cant: 'heal', noun: aHero }),
  ),
  'Bantham, Jadefist Apprentice': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 3 },
    has('Protector'),
    haveWhile(is(it, attacking(aCard)), thisOne, atk(-2), health(-2)),
  ),
  'Blazemistress Lindsey': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [2, 'fire'], health: 5 },
    pay(['activate', discarding(yours(inZone('hand', anAbility)))], thisDeals(4, 'fire', target(heroOrAlly))),
  ),
  'Bolvar, Highlord of Fordragon Hold': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], unique: true, atk: [5, 'holy'], health: 4 },
    has('Untargetable'),
    whenThisEntersPlay(
      may({
        do: 'search',
        who: you,
        noun: named('Fordragon Hold', aCard),
        then: [put(that, { to: 'resource row', exhausted: true, faceUp: true })],
      }),
    ),
    { power: 'keyword', keyword: 'Death Rattle', effects: [putIntoHand(each(yours({ kind: ['Location'] })))] },
  ),
  'Burly Berta': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [0, 'melee'], health: 4 },
    has('Assault', 2),
    when({ event: 'deal', by: thisOne, card: aHero }, may(draw())),
    { power: 'keyword', keyword: 'Death Rattle', effects: [give(target(yours(anAlly)), [power(has('Assault', 2))])] },
  ),
  'Devona Berkshire': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'holy'], health: 4 },
    haveWhile({ is: 'there', noun: yours({ tag: ['Death Knight', 'Warrior'] }) }, thisOne, keyword('Protector')),
    haveWhile({ is: 'there', noun: yours({ tag: ['Hunter', 'Shaman'] }) }, thisOne, power(has('Assault', 2))),
    haveWhile({ is: 'there', noun: yours({ tag: ['Priest', 'Druid'] }) }, thisOne, power(has('Mend', 2))),
  ),
  'Grumdur Bladebane': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Death Knight'], atk: [1, 'frost'], health: 2 },
    has('Protector'),
    haveWhile({ is: 'turn of', whose: 'any', of: controllerOf(it) }, opposing(anAlly), atk(-1)),
  ),
  'High Commander Halford Wyrmbane': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], unique: true, atk: [4, 'holy'], health: 4 },
    has('Protector'),
    have(
      thisOne,
      power(has('Assault', countOf(other(yours(anAlly))))),
      power(has('Mend', countOf(other(yours(anAlly))))),
    ),
  ),
  'Ixiya the Attuned': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'nature'], health: 2 },
    has('Protector'),
    has('Mend', 1),
  ),
  'Justicar Drathnea': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [1, 'shadow'], health: 8 },
    when({ event: 'deal', by: thisOne, card: tagged('Paladin') }, discard(1, controllerOf(eventCard))),
  ),
  'Justicar Ularu': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [5, 'frost'], health: 5 },
    whenIf(
      { event: 'enter combat', card: thisOne, first: true },
      yourTurn,
      ifSo({ is: 'there', noun: defending(tagged('Priest')) }, ready(thisCard)),
    ),
  ),
  'Kaelyn Vineminder': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'nature'], health: 5 },
    whenThisEntersPlay(
      give(target(opposing(anAlly)), [cant('ready', { during: 'ready step' })], {
        while: thisCard,
        remains: yours(aCard),
      }),
    ),
  ),
  'Lady Bancroft': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [2, 'holy'], health: 1 },
    ifWould({ event: 'deal', by: opposing(aHero), card: thisOne }, prevented('all')),
  ),
  'Lyshala Ravenshot': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 4 },
    haveWhile({ is: 'there', noun: opposing(withCost('or more', 4, anAlly)) }, thisOne, keyword('Long-Range')),
  ),
  'Mithran the Sniper': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [2, 'ranged'], health: 4 },
    when(entersPlay(opposing(abilityAllyOrEquipment)), ifYouDo(destroy(thisCard), destroy(eventCard))),
  ),
  'Nethermaven Donna Chastain': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 6 },
    has('Assault', 3),
  ),
  'Nurgle Tinkfrost': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'frost'], health: 3 },
    have(opposing(heroOrAlly), cant('attack', { unless: [{ pay: 'resources', amount: 1 }] })),
  ),
  'Swift Mechanostrider': ally(
    {
      cost: 2,
      icon: 'Alliance',
      tags: ['Mechanostrider'],
      limit: 'Mount (1)',
      required: ['Gnome'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, may(ready(chosen(yours(anEquipment))))),
  ),
  '"Tubs" Klankbopple': ally(
    { cost: 7, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [4, 'melee'], health: 6 },
    whenThisEntersPlay(may(thisDeals(4, 'melee', target(withCost('or less', 4, anAlly))))),
  ),
  'Wyndarr Shadefist': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [4, 'melee'], health: 3 },
    haveWhile({ is: 'there', noun: opposing(withCost('or less', 4, anAlly)) }, thisOne, keyword('Stealth')),
  ),
});
