import { atkOf, countOf, thatMuch, X } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { alsoTag, atk, cant, health, keyword, losesPowers } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { dealtBy, destroy, give, giveAll, ifSo, removeFromGame, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  attachedTo,
  attacking,
  aWeapon,
  defending,
  except,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { nextTime, onYourTurn, pay, provided, thatMuchPlus, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  eachOpponent,
  eventCard,
  revealed,
  target,
  targeted,
  targetPlayer,
  thisCard,
  zoneOf,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const heroes = set({
  'Boarguts the Impaler': hero(
    {
      icon: ['Horde', 'Warrior'],
      race: 'Orc',
      professions: ['Blacksmithing', 'Engineering'],
      talent: 'Fury',
      health: 30,
    },
    pay([3, 'flip'], give(thisCard, [atk(countOf(yours(aWeapon)))])),
  ),
  'Grand Marshal Goldensword': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Human',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Retribution',
      health: 29,
    },
    onYourTurn(pay([5, 'flip'], dealtBy(target(anAlly), atkOf(targeted(0)), 'holy', targeted(0)))),
  ),
  'Justice Blindburn': hero(
    {
      icon: ['Horde', 'Paladin'],
      race: 'Blood Elf',
      professions: ['Blacksmithing', 'Engineering'],
      talent: 'Retribution',
      health: 29,
    },
    pay([3, 'flip'], {
      do: 'create',
      trigger: when(isDestroyed(yours(anAlly)), destroy(chosenBy(eachOpponent, yours(anAlly)))),
      next: true,
      duration: 'this turn',
    }),
  ),
  'Lord Benjamin Tremendouson': hero(
    {
      icon: ['Alliance', 'Warrior'],
      race: 'Dwarf',
      professions: ['Blacksmithing', 'Engineering'],
      talent: 'Fury',
      health: 30,
    },
    onYourTurn(pay([4, 'flip'], giveAll(opposing(anAlly), [health(-1)]))),
  ),
  'Maleo the Blur': hero(
    {
      icon: ['Horde', 'Druid'],
      race: 'Tauren',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Feral',
      health: 28,
    },
    pay(
      [2, 'flip'],
      give(thisCard, [keyword('Cat Form'), { change: 'add tag', tag: 'Form', limit: 1 }], {
        until: { event: 'strike', card: aWeapon, whose: 'you' },
        or: { event: 'play', card: { not: tagged('Feral'), kind: ['Ability'] }, whose: 'you' },
      }),
    ),
  ),
  Oakenclaw: hero(
    {
      icon: ['Alliance', 'Druid'],
      race: 'Night Elf',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Feral',
      health: 27,
    },
    pay(
      [1, 'flip'],
      give(thisCard, [keyword('Bear Form'), { change: 'add tag', tag: 'Form', limit: 1 }], {
        until: { event: 'strike', card: aWeapon, whose: 'you' },
        or: { event: 'play', card: { not: tagged('Feral'), kind: ['Ability'] }, whose: 'you' },
      }),
    ),
  ),
  'Pidge Filthfinder': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Gnome',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Demonology',
      health: 28,
    },
    onYourTurn(
      pay(
        [4, 'flip'],
        { do: 'look at', what: zoneOf('hand', targetPlayer()) },
        removeFromGame(chosen(among(revealed, inZone('hand', aCard)))),
      ),
    ),
  ),
  'Shaii, Strategist Supreme': hero(
    {
      icon: ['Alliance', 'Hunter'],
      race: 'Night Elf',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Survival',
      health: 28,
    },
    provided(
      is(thisCard, defending(aCard)),
      pay(['activate', 'flip'], thisDeals(1, 'melee', target(attacking(aCard)))),
    ),
  ),
  'Shalu Stormshatter': hero(
    {
      icon: ['Horde', 'Shaman'],
      race: 'Orc',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Elemental',
      health: 28,
    },
    pay([3, 'flip'], destroy(target({ kind: ['Ability'], not: attachedTo(friendly(heroOrAlly), aCard) }))),
  ),
  'Sinthya Flabberghast': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Undead',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Combat',
      health: 27,
    },
    pay([3, 'flip'], {
      do: 'create',
      trigger: when(
        { event: 'deal', by: thisOne, card: heroOrAlly, combat: true },
        thisDeals(thatMuch, 'melee', target(except(eventCard, heroOrAlly))),
      ),
      next: true,
      duration: 'this turn',
    }),
  ),
  'Spellweaver Jihan': hero(
    {
      icon: ['Alliance', 'Mage'],
      race: 'Human',
      professions: ['Enchanting', 'Tailoring'],
      talent: 'Arcane',
      health: 25,
    },
    pay(['flip'], {
      do: 'create',
      replacement: nextTime({ event: 'deal', by: thisOne, with: anAbility }, thatMuchPlus(1)),
      duration: 'this turn',
    }),
  ),
  'Spiritualist Sunshroud': hero(
    {
      icon: ['Horde', 'Priest'],
      race: 'Blood Elf',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Shadow',
      health: 26,
    },
    onYourTurn(pay([3, 'flip'], destroy(chosenBy(targetPlayer(), yours(anAlly))))),
  ),
  'The Longeye': hero(
    {
      icon: ['Horde', 'Hunter'],
      race: 'Troll',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Survival',
      health: 28,
    },
    onYourTurn(
      pay(
        [5, 'flip'],
        ifSo(
          is(
            targeted(0),
            withCost(
              'exactly',
              { amount: 'highest', number: 'cost', of: { whose: 'opposing', kind: ['Ally'] } },
              aCard,
            ),
          ),
          destroy(target(opposing(anAlly))),
        ),
      ),
    ),
  ),
  'Turane Soulpact': hero(
    {
      icon: ['Horde', 'Warlock'],
      race: 'Blood Elf',
      professions: ['Alchemy', 'Jewelcrafting'],
      talent: 'Demonology',
      health: 28,
    },
    onYourTurn(
      pay([3, 'flip', { pay: 'destroy', noun: yours(anAlly), count: X }], thisDeals(X, 'shadow', target(heroOrAlly))),
    ),
  ),
  Umbrage: hero(
    {
      icon: ['Alliance', 'Rogue'],
      race: 'Night Elf',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Combat',
      health: 27,
    },
    pay([1, 'flip'], { do: 'remove from combat', what: target(attacking(aCard)) }),
  ),
  'Velindra Sepulchre': hero(
    { icon: ['Horde', 'Mage'], race: 'Undead', professions: ['Alchemy', 'Engineering'], talent: 'Arcane', health: 25 },
    pay(
      [1, 'flip'],
      give(target(anAlly), [cant('attack'), cant('protect'), losesPowers, cant('have powers'), alsoTag('Sheep')]),
    ),
  ),
  'Zorin of the Thunderhead': hero(
    {
      icon: ['Alliance', 'Shaman'],
      race: 'Draenei',
      professions: ['Engineering', 'Jewelcrafting'],
      talent: 'Elemental',
      health: 28,
    },
    onYourTurn(
      pay([5, 'flip'], {
        do: 'deal',
        by: thisCard,
        amount: 3,
        types: ['nature'],
        to: target(heroOrAlly, { anyNumber: true }),
        divided: true,
      }),
    ),
  ),
});
