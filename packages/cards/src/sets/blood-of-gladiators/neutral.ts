import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, controlledByYou, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import { give, ifYouDo, may, payTo, put, putIntoHand, ready, reveal } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anEquipment,
  heroOrAlly,
  inCombatWith,
  inZone,
  loot,
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
  pay,
  prevented,
  ratherThanCost,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { each, it, revealed, target, that, thisCard, you } from '../../language/selections.ts';
import { attacks, isDestroyed } from '../../language/watches.ts';

export const neutral = set({
  'Broll Bearmantle': ally(
    {
      cost: 4,
      icon: ['Alliance', 'Horde'],
      tags: ['Night Elf', 'Druid', 'Arena'],
      unique: true,
      atk: [0, 'nature'],
      health: 0,
    },
    have(thisOne, atk(countOf(yours(tagged('Arena')))), health(countOf(yours(tagged('Arena'))))),
  ),
  'Krixel Pinchwhistle': ally(
    { cost: 4, tags: ['Goblin', 'Arena'], unique: true, atk: [1, 'melee'], health: 7 },
    pay(['activate'], ready(each(other(yours(tagged('Arena')))))),
  ),
  "Lo'Gosh": ally(
    {
      cost: 5,
      icon: ['Alliance', 'Horde'],
      tags: ['Human', 'Warrior', 'Arena'],
      unique: true,
      atk: [4, 'melee'],
      health: 4,
    },
    has('Protector'),
    haveWhile(
      is(it, inCombatWith(thisOne, aCard)),
      opposing(heroOrAlly),
      atk({ amount: 'times', of: [-1, countOf(yours(tagged('Arena', anAlly)))] }),
      health({ amount: 'times', of: [-1, countOf(yours(tagged('Arena', anAlly)))] }),
    ),
  ),
  Mogor: ally(
    { cost: 5, tags: ['Ogre', 'Shaman', 'Arena'], unique: true, atk: [5, 'melee'], health: 5 },
    when(
      isDestroyed(thisOne),
      ifYouDo(may(payTo([3])), {
        do: 'put into play',
        what: thisCard,
        from: 'graveyard',
        under: { player: 'owner', of: thisCard },
      }),
    ),
  ),
  'Phase Hound': ally(
    { cost: 4, icon: ['Hunter', 'Warlock'], tags: ['Beast', 'Demon'], limit: 'Pet (1)', atk: [5, 'melee'], health: 5 },
    has('Stealth'),
  ),
  'Rehgar Earthfury': ally(
    {
      cost: 6,
      icon: ['Alliance', 'Horde'],
      tags: ['Orc', 'Shaman', 'Arena'],
      unique: true,
      atk: [5, 'frost'],
      health: 5,
    },
    have(yours({ faction: 'Alliance', kind: ['Ally'] }), health(1)),
    have(yours({ faction: 'Horde', kind: ['Ally'] }), atk(1)),
    when(attacks(thisOne), give(target(anAlly), [controlledByYou], 'this game')),
  ),
  'Sandbox Tiger': ally(
    { cost: 2, tags: ['Tiger'], atk: [1, 'melee'], health: 1 },
    have(thisOne, atk(countOf(loot(yours(aCard)))), health(countOf(loot(yours(aCard))))),
  ),
  'Short John Mithril': ally(
    { cost: 3, tags: ['Goblin', 'Arena'], unique: true, atk: [2, 'melee'], health: 2 },
    whenThisEntersPlay(
      { do: 'search', who: you, noun: anEquipment, then: [reveal(that)] },
      {
        do: 'if',
        if: is(revealed, tagged('Arena')),
        then: [putIntoHand(revealed)],
        else: [put(that, { to: 'deck', at: 'top' })],
      },
    ),
  ),
  'Skarr the Unbreakable': ally(
    { cost: 6, tags: ['Ogre', 'Arena'], unique: true, atk: [5, 'melee'], health: 7 },
    has('Protector'),
    ifWould({ event: 'deal', by: tagged('Arena', anAlly), card: thisOne }, prevented('all')),
  ),
  'Valeera Sanguinar': ally(
    {
      cost: 3,
      icon: ['Alliance', 'Horde'],
      tags: ['Blood Elf', 'Rogue', 'Arena'],
      unique: true,
      atk: [2, 'melee'],
      health: 3,
    },
    ratherThanCost(discarding(yours(inZone('hand', tagged('Arena'))))),
  ),
});
