import { countersOn, countOf, X } from '../../language/amounts.ts';
import { ability, attachment, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  chooseOne,
  deal,
  destroy,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  ifSo,
  interrupt,
  putIntoPlay,
  removeFromGame,
  replace,
  reveal,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  attached,
  attachedTo,
  attacking,
  defending,
  heroOrAlly,
  inZone,
  opposing,
  other,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  have,
  haveWhile,
  onYourTurn,
  pay,
  payLessTo,
  prevented,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  done,
  each,
  eachPlayer,
  it,
  kept,
  revealed,
  target,
  targetPlayer,
  thatPlayer,
  thisCard,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';

export const abilities = set({
  'Arcane Torrent': ability(
    { cost: 3, icon: ['Horde', ...EVERY_CLASS], instant: true, required: ['Blood Elf'] },
    interrupt(each(other(inZone('chain', anAbility)))),
    {
      do: 'create',
      continuous: { players: 'opposing', changes: [cant('play', { noun: anAbility })] },
      duration: 'this turn',
    },
  ),
  'Blood Fury': ongoing(
    { cost: 4, plusX: true, icon: ['Horde', ...EVERY_CLASS], required: ['Orc'] },
    entersWithCounters(X, 'fury'),
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(countersOn('fury'))),
  ),
  'Boat to Booty Bay': ongoing(
    { cost: 4, icon: EVERY_CLASS, unique: true },
    onYourTurn(pay(['activate'], removeFromGame(chosen(yours(anAlly))))),
    onYourTurn(pay(['activate', destroyThis], putIntoPlay(each(among(kept, inZone('removed', anAlly)))))),
  ),
  Cannibalize: ability(
    { cost: 2, icon: ['Horde', ...EVERY_CLASS], required: ['Undead'] },
    removeFromGame({ select: 'choose', noun: inZone('graveyard', anAlly), count: { anyNumber: true } }),
    heal({ amount: 'times', of: [2, countOf(among(done, aCard))] }, yourHero),
  ),
  'Desperate Block': ability(
    { cost: 2, icon: EVERY_CLASS, instant: true },
    replace({ event: { event: 'deal' }, instead: prevented(2) }, target(heroOrAlly)),
  ),
  Diplomacy: ongoing(
    { cost: 3, icon: ['Alliance', ...EVERY_CLASS], required: ['Human'] },
    payLessTo('play', 1, anAlly, 1),
  ),
  'Dual Wield': ongoing(
    { cost: 1, icon: ['Hunter', 'Rogue', 'Warrior'], instant: true },
    have(yourHeroAs, keyword('Dual Wield')),
  ),
  'Echoes of the Shifting Sands': ability(
    { cost: 15, icon: EVERY_CLASS },
    {
      do: 'for each player',
      who: eachPlayer,
      effects: [
        reveal(zoneOf('deck', thatPlayer)),
        { do: 'put into play', what: each(among(revealed, inZone('deck', anAlly))), under: thatPlayer },
        { do: 'shuffle', who: thatPlayer },
      ],
    },
  ),
  'Escape Artist': ability(
    { cost: 1, icon: ['Alliance', ...EVERY_CLASS], instant: true, required: ['Gnome'] },
    chooseOne(
      [interrupt(target(inZone('chain', { kind: ['Ability'], targeting: { kind: ['Hero'], whose: 'you' } })))],
      [ifSo(is(yourHero, defending(aCard)), { do: 'remove from combat', what: each(attacking(aCard)) })],
    ),
  ),
  'First to Fall': ability(
    { cost: 2, icon: EVERY_CLASS, instant: true },
    destroy(target({ protecting: true, kind: ['Ally'] })),
  ),
  'Flash of Steel': ability({ cost: 4, icon: EVERY_CLASS }, deal(3, 'melee', target(heroOrAlly))),
  'Fortune Telling': ability({ cost: 8, icon: EVERY_CLASS }, { do: 'turn deck over', who: you }),
  'Furious Resolve': attachment(
    { cost: 2, icon: EVERY_CLASS, instant: true },
    anAlly,
    have(attached(anAlly), atk(1), health(1)),
  ),
  'Heroic Presence': ongoing(
    { cost: 3, icon: ['Alliance', ...EVERY_CLASS], required: ['Draenei'] },
    pay([2], giveAll(yours(anAlly), [atk(1)])),
  ),
  'Legend of Mount Hyjal': ability({ cost: 10, icon: EVERY_CLASS }, destroy(each(anAlly))),
  'Lessons in Lurking': attachment({ cost: 2, icon: EVERY_CLASS }, anAlly, have(attached(anAlly), keyword('Stealth'))),
  Malfunction: ability(
    { cost: 4, icon: EVERY_CLASS, instant: true },
    destroy(chosenBy(targetPlayer(), yours(anEquipment))),
  ),
  'Rest and Relaxation': ongoing(
    { cost: 4, icon: EVERY_CLASS },
    pay([1, 'activate', { pay: 'exhaust', noun: yours(anAlly), count: 2 }], draw()),
  ),
  Shadowmeld: ongoing(
    { cost: 3, icon: ['Alliance', ...EVERY_CLASS], required: ['Night Elf'] },
    have(yourHeroAs, keyword('Elusive'), keyword('Untargetable')),
    atStartOfYourTurn(destroy(thisCard)),
  ),
  Stoneform: ongoing(
    { cost: 2, icon: ['Alliance', ...EVERY_CLASS], instant: true, required: ['Dwarf'] },
    destroy({ select: 'choose', noun: attachedTo(yourHeroAs, anAbility), count: { anyNumber: true } }),
    have(yours(anArmor), { change: 'def', by: 1 }),
  ),
  'Swift Assault': ability({ cost: 2, icon: EVERY_CLASS, instant: true }, give(target(anAlly), [atk(2)])),
  'Turn Aside': ability(
    { cost: 3, icon: EVERY_CLASS, instant: true },
    replace({ event: { event: 'deal', combat: true }, flags: 'by', instead: prevented('all') }, target(anAlly)),
  ),
  'Unraveled Plans': ability(
    { cost: 3, icon: EVERY_CLASS, instant: true },
    destroy(chosenBy(targetPlayer(), yours(anAbility))),
  ),
  'Unwelcome Visitor': ability(
    { cost: 4, icon: EVERY_CLASS, instant: true },
    destroy(chosenBy(targetPlayer(), yours(anAlly))),
  ),
  'War Stomp': ability(
    { cost: 3, icon: ['Horde', ...EVERY_CLASS], instant: true, required: ['Tauren'] },
    exhaust(each(opposing(heroOrAlly))),
  ),
});
