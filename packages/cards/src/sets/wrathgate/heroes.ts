import { hero, set } from '../../language/cards.ts';
import { atk, cant, losesPowers, power } from '../../language/changes.ts';
import { discarding } from '../../language/costs.ts';
import {
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  may,
  put,
  ready,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  aTotem,
  aWeapon,
  exhausted,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { has, onYourTurn, pay, when } from '../../language/powers.ts';
import {
  anotherTarget,
  controllerOf,
  each,
  eventCard,
  remembered,
  target,
  targeted,
  thisCard,
} from '../../language/selections.ts';
import { draws, isDestroyed } from '../../language/watches.ts';

export const heroes = set({
  'Archmage Barstow': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Human',
      professions: ['Blacksmithing', 'Skinning'],
      talent: 'Arcane',
      health: 25,
    },
    pay(
      ['flip', discarding(yours(inZone('hand', tagged('Mage'))))],
      giveAll(opposing(heroOrAlly), [losesPowers, cant('have powers')]),
    ),
  ),
  'Crusader Farisa': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Holy',
      health: 29,
    },
    onYourTurn(
      pay(['flip', discarding(yours(inZone('hand', tagged('Paladin'))))], thisHeals(3, target(anAlly)), draw()),
    ),
  ),
  "Durzion, Champion of A'dal": hero(
    {
      icon: ['Alliance', 'Priest'],
      race: 'Draenei',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Holy',
      health: 26,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Priest'))))], thisHeals(2, each(friendly(heroOrAlly)))),
  ),
  'Earthmender Vaaki': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Restoration',
      health: 28,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Shaman'))))], {
      do: 'heal',
      by: thisCard,
      amount: 3,
      from: target(heroOrAlly, { upTo: 3 }),
      each: [3, 2, 1],
    }),
  ),
  Esonea: hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Draenei',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Arms',
      health: 30,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Warrior'))))], giveAll(yours(aWeapon), [atk(3)])),
  ),
  'Gramm Thunderjaw': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Dwarf',
      professions: ['Jewelcrafting', 'Tailoring'],
      talent: 'Survival',
      health: 28,
    },
    pay(
      ['flip', discarding(yours(inZone('hand', tagged('Hunter'))))],
      give(target(anAlly), [atk(2)]),
      give(anotherTarget(anAlly), [atk(-2)]),
    ),
  ),
  'Harona Proudmane': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Mining', 'Tailoring'],
      talent: 'Restoration',
      health: 28,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Druid'))))], thisHeals(6, target(aHero))),
  ),
  'Jeremiah Karvok': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Undead',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Destruction',
      health: 28,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Warlock'))))], {
      do: 'create',
      trigger: when(
        { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
        exhaust(each(opposing(heroOrAlly))),
      ),
      next: true,
      duration: 'this turn',
    }),
  ),
  'Krog the Deathfist': hero(
    {
      icon: ['Horde', 'Death Knight'],
      race: 'Orc',
      professions: ['Engineering', 'Tailoring'],
      talent: 'Blood',
      health: 29,
    },
    onYourTurn(
      pay(
        ['flip', discarding(yours(inZone('hand', tagged('Death Knight'))))],
        put(target(anEquipment), { to: 'deck', at: 'bottom' }),
      ),
    ),
  ),
  'Krunkle Deathspark': hero(
    {
      icon: ['Alliance', 'Death Knight'],
      race: 'Gnome',
      professions: ['Alchemy', 'Enchanting'],
      talent: 'Blood',
      health: 29,
    },
    onYourTurn(
      pay(
        ['flip', discarding(yours(inZone('hand', tagged('Death Knight'))))],
        thisHeals(2, thisCard),
        give(thisCard, [power(has('Assault', 2))]),
      ),
    ),
  ),
  'Kungen the Thunderer': hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Tauren',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Arms',
      health: 31,
    },
    onYourTurn(
      pay(['flip', discarding(yours(inZone('hand', tagged('Warrior'))))], giveAll(opposing(aCard), [cant('exhaust')])),
    ),
  ),
  'Lunira Swiftbreath': hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Blacksmithing', 'Inscription'],
      talent: 'Restoration',
      health: 27,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Druid'))))], {
      do: 'create',
      cost: { cost: 'play', noun: anAlly, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  'Mojo Master Zandum': hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Troll',
      professions: ['Leatherworking', 'Skinning'],
      talent: 'Holy',
      health: 26,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Priest'))))], {
      do: 'heal',
      by: thisCard,
      amount: 4,
      from: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    }),
  ),
  'Nuvon Dawnfury': hero(
    { icon: ['Horde', 'Mage'], race: 'Blood Elf', professions: ['Mining', 'Skinning'], talent: 'Arcane', health: 25 },
    onYourTurn(
      pay(['flip', discarding(yours(inZone('hand', tagged('Mage'))))], {
        do: 'create',
        trigger: when(draws('you'), may(thisDeals(1, 'arcane', target(anAlly)))),
        duration: 'this turn',
      }),
    ),
  ),
  'Rinni Gloomtrik': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Gnome',
      professions: ['Blacksmithing', 'Inscription'],
      talent: 'Destruction',
      health: 28,
    },
    onYourTurn(
      pay(['flip', discarding(yours(inZone('hand', tagged('Warlock'))))], deal(1, 'shadow', target(heroOrAlly)), {
        do: 'create',
        trigger: when(isDestroyed(among(remembered, aCard)), discard(1, controllerOf(eventCard))),
        about: targeted(0),
        duration: 'this turn',
      }),
    ),
  ),
  'Sarina the Immaculate': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Human',
      professions: ['Skinning', 'Tailoring'],
      talent: 'Holy',
      health: 29,
    },
    onYourTurn(pay(['flip', discarding(yours(inZone('hand', tagged('Paladin'))))], thisHeals(5, target(heroOrAlly)))),
  ),
  "Spiritwalker Kavi'je": hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Troll',
      professions: ['Blacksmithing', 'Mining'],
      talent: 'Restoration',
      health: 28,
    },
    pay(['flip', discarding(yours(inZone('hand', tagged('Shaman'))))], {
      do: 'create',
      cost: { cost: 'play', noun: aTotem, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'Sunstalker Andora': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Blood Elf',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Assassination',
      health: 27,
    },
    onYourTurn(
      pay(['flip', discarding(yours(inZone('hand', tagged('Rogue'))))], {
        do: 'create',
        trigger: when({ event: 'deal', card: among(remembered, aCard) }, destroy(eventCard)),
        about: target(anAlly),
        duration: 'this turn',
      }),
    ),
  ),
  'Thaka Deadeye': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Orc',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Survival',
      health: 28,
    },
    pay(
      ['flip', discarding(yours(inZone('hand', tagged('Hunter'))))],
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: 2 } }),
    ),
  ),
  'Tysandri Duskstrike': hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Night Elf',
      professions: ['Inscription', 'Tailoring'],
      talent: 'Assassination',
      health: 27,
    },
    onYourTurn(
      pay(
        ['flip', discarding(yours(inZone('hand', tagged('Rogue'))))],
        thisDeals(3, 'melee', target(exhausted(heroOrAlly))),
      ),
    ),
  ),
});
