import { countOf, damageOn, X } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, can, cant, health, keyword, losesPowers, power } from '../../language/changes.ts';
import { discarding, exhausting } from '../../language/costs.ts';
import {
  destroy,
  discard,
  draw,
  give,
  giveAll,
  ifYouDo,
  may,
  put,
  ready,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aQuest,
  attachedTo,
  aWeapon,
  friendly,
  having,
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
  dividedAmong,
  has,
  have,
  haveWhile,
  mayIfWould,
  onYourTurn,
  pay,
  payLessTo,
  thatMuchPlus,
  thisCan,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { done, each, it, target, targetPlayer, thisCard, yourHero } from '../../language/selections.ts';
import { attacks } from '../../language/watches.ts';

export const alliance = set({
  'Anarchist Bladewalker': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [5, 'melee'], health: 4 },
    has('Finishing Move'),
    whenThisEntersPlay(may(thisDeals(X, 'melee', target(heroOrAlly)))),
  ),
  'Anduros Silversong': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [5, 'shadow'], health: 5 },
    thisCant({ cant: 'attack', noun: aHero }),
  ),
  'Archduke Franklin Pearce': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [5, 'shadow'], health: 4 },
    pay([3, discarding(yours(inZone('hand', aCard)))], put(target(anEquipment), { to: 'deck', at: 'bottom' })),
  ),
  'Corruptor Mimi Whippleshade': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Death Knight'], atk: [5, 'melee'], health: 5 },
    atStartOfYourTurn(
      thisDeals(
        { amount: 'times', of: [3, countOf(attachedTo(among(it, aCard), tagged('Disease')))] },
        'shadow',
        each(opposing(aHero)),
      ),
    ),
  ),
  'Danyssa Stillheart': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [2, 'shadow'], health: 2 },
    pay([1, discarding(yours(inZone('hand', aCard)))], give(target(heroOrAlly), [health(-1)])),
  ),
  'Earthshaper Javuun': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'nature'], health: 6 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    has('Mend', 2),
  ),
  'Ferandus Duskfall': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [3, 'shadow'], health: 4 },
    has('Protector'),
    when({ event: 'defend', card: thisOne }, may(ready(target(aWeapon)))),
  ),
  'Field Commander Foggo': ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [6, 'shadow'], health: 5 },
    pay(
      [1, discarding(yours(inZone('hand', aCard)))],
      giveAll(friendly(heroOrAlly), [can({ may: 'protect', noun: thisOne })]),
    ),
  ),
  'Flint Shadowmore': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Rogue'], unique: true, atk: [5, 'melee'], health: 3 },
    mayIfWould({ event: 'deal', by: thisOne, combat: true }, dividedAmong(opposing(heroOrAlly))),
  ),
  'Great Elekk': ally(
    {
      cost: 2,
      icon: 'Alliance',
      tags: ['Elekk'],
      limit: 'Mount (1)',
      required: ['Draenei'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      {
        do: 'create',
        replacement: { event: { event: 'deal', by: yourHeroAs }, instead: thatMuchPlus(2) },
        duration: 'this turn',
      },
    ),
  ),
  'Gregory Flamewaker': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [0, 'fire'], health: 1 },
    has('Assault', 3),
  ),
  'High Magus Euli': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [5, 'fire'], health: 1 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    atStartOfYourTurn(
      may(thisDeals(1, 'fire', target(heroOrAlly))),
      give(each(among(done, aCharacter)), [losesPowers, cant('have powers')]),
    ),
  ),
  'Horatio Plaguetouch': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 4 },
    has('Assault', 2),
  ),
  'Hulstom, Servant of the Light': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [3, 'holy'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    has('Mend', 1),
  ),
  'Justicar Andaer Ragepaw': ally(
    { cost: 7, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [7, 'melee'], health: 7 },
    thisCan({ may: 'protect', against: { tag: ['Death Knight'] } }),
    when(attacks(opposing(tagged('Death Knight'))), may(ready(thisCard))),
  ),
  'Justicar Broxo Frostnuggle': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [1, 'frost'], health: 3 },
    have(opposing(tagged('Warrior')), cant('attack'), cant('exhaust')),
  ),
  'Justicar Maxwell Forthright': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [4, 'melee'], health: 2 },
    have(opposing(tagged('Rogue')), atk(-2), health(-2)),
  ),
  Kaale: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [1, 'melee'], health: 2 },
    pay([2, discarding(yours(inZone('hand', aCard)))], give(target(anAlly), [atk(2)])),
  ),
  'King Varian Wrynn': ally(
    { cost: 9, icon: 'Alliance', tags: ['Human', 'Warrior', 'King'], unique: true, atk: [9, 'melee'], health: 9 },
    has('Protector'),
    have(
      opposing(heroOrAlly),
      atk({ amount: 'times', of: [-1, { amount: 'different', what: 'card type', of: { whose: 'you' } }] }),
      health({ amount: 'times', of: [-1, { amount: 'different', what: 'card type', of: { whose: 'you' } }] }),
    ),
  ),
  'Mardun Valorhearth': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [4, 'holy'], health: 4 },
    has('Mend', 4),
  ),
  'Mioma Shadowflint': ally(
    { cost: 6, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [4, 'shadow'], health: 6 },
    has('Mend', 2),
    when({ event: 'heal', by: thisOne }, may(destroy(target(anAbility)))),
  ),
  'Mooncaller Jynalla Nightpath': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [5, 'melee'], health: 5 },
    haveWhile({ is: 'there', noun: yours(tagged('Shout')) }, thisOne, atk(3), health(3), keyword('Protector')),
  ),
  'Myrodan Silversong': ally(
    { cost: 7, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [8, 'melee'], health: 8 },
    thisCant({ cant: 'attack', noun: aHero }),
  ),
  'Nakistis, Exodar Armorer': ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [2, 'melee'], health: 1 },
    haveWhile({ is: 'there', noun: yours(anArmor) }, thisOne, atk(1), health(1)),
  ),
  'Olaf Steelbreaker': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [4, 'melee'], health: 6 },
    has('Protector'),
  ),
  'Petreus Roffe': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'holy'], health: 3 },
    has('Protector'),
  ),
  Plasu: ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [2, 'ranged'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
    haveWhile({ is: 'there', noun: opposing(typed('shadow', aCard)) }, thisOne, power(has('Assault', 2))),
  ),
  'Skaala of the Somber Watch': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Death Knight'], atk: [4, 'melee'], health: 1 },
    have(opposing(aHero), power(have(thisOne, atk({ amount: 'times', of: [-1, damageOn(it)] })))),
  ),
  'Soulseeker Huulo': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [3, 'shadow'], health: 3 },
    haveWhile({ is: 'there', noun: other(yours(having('Assault', heroOrAlly))) }, thisOne, power(has('Assault', 1))),
    haveWhile({ is: 'there', noun: other(yours(having('Mend', heroOrAlly))) }, thisOne, power(has('Mend', 1))),
  ),
  Starli: ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [3, 'fire'], health: 4 },
    when({ event: 'deal', by: thisOne, card: anAlly }, may(removeFromGame(target(aWeapon)))),
  ),
  'Swift Nightsaber': ally(
    {
      cost: 1,
      icon: 'Alliance',
      tags: ['Nightsaber'],
      limit: 'Mount (1)',
      required: ['Night Elf'],
      atk: [0, 'melee'],
      health: 4,
    },
    payLessTo('complete', 1, aQuest),
    when(
      { event: 'place', whose: 'you', card: { faceDown: false } },
      ifYouDo(may(ready(yourHero)), give(yourHero, [cant('attack')])),
    ),
  ),
  'Swift Ram': ally(
    { cost: 2, icon: 'Alliance', tags: ['Ram'], limit: 'Mount (1)', required: ['Dwarf'], atk: [0, 'melee'], health: 4 },
    payLessTo('complete', 1, aQuest),
    when({ event: 'place', whose: 'you', card: { faceDown: false } }, ifYouDo(may(draw()), discard())),
  ),
  'Trixie Boltclunker': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [1, 'melee'], health: 4 },
    has('Protector'),
  ),
  'Varah, Fury of the Stars': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [6, 'arcane'], health: 5 },
    has('Assault', 2),
  ),
  'Vesperia Silversong': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [2, 'ranged'], health: 3 },
    thisCant({ cant: 'attack', noun: aHero }),
  ),
  'Voidmaven Christie Noone': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [1, 'shadow'], health: 5 },
    onYourTurn(pay([3, exhausting(yours(tagged('Demon')))], discard(1, targetPlayer()))),
  ),
  'Zealot Kalinov': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [2, 'shadow'], health: 3 },
    { power: 'continuous', continuous: { cards: yourHeroAs, changes: [power(has('Mend', 1))] }, zone: 'graveyard' },
  ),
});
