import { countOf } from '../../language/amounts.ts';
import { hero, masterHero, set } from '../../language/cards.ts';
import { alsoTag, atk, cant, health, keyword, power } from '../../language/changes.ts';
import { removing } from '../../language/costs.ts';
import { destroy, give, giveAll, putIntoPlay, ready, replace, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  attachedTo,
  attacking,
  aWeapon,
  exhausted,
  friendly,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  nextTime,
  onYourTurn,
  pay,
  prevented,
  thatMuchPlus,
  unpreventable,
  when,
} from '../../language/powers.ts';
import {
  controllerOf,
  eventDoer,
  paidCard,
  target,
  targeted,
  thatPlayer,
  thisCard,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const heroes = set({
  'Arch Druid Lilliandra': hero(
    {
      icon: ['Druid'],
      race: 'Night Elf',
      talent: 'Balance',
      reputation: 'Argent Crusade',
      deckbuilding: {
        only: [
          { icon: ['Druid'] },
          { icon: ['Druid'], talent: ['Balance'] },
          { neutral: true },
          { reputation: ['Argent Crusade'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [
          {
            restricted: true,
            not: { any: [{ icon: ['Druid'], talent: ['Balance'] }, { reputation: ['Argent Crusade'] }] },
          },
        ],
      },
      health: 27,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Druid')))], {
      do: 'create',
      trigger: when({ event: 'deal', card: thisOne, combat: true }, thisDeals(1, 'nature', eventDoer)),
      duration: 'this turn',
    }),
  ),
  'Argent Confessor Paletress': hero(
    {
      icon: ['Priest'],
      race: 'Human',
      talent: 'Discipline',
      reputation: 'Argent Crusade',
      deckbuilding: {
        only: [
          { icon: ['Priest'] },
          { icon: ['Priest'], talent: ['Discipline'] },
          { neutral: true },
          { reputation: ['Argent Crusade'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [
          {
            restricted: true,
            not: { any: [{ icon: ['Priest'], talent: ['Discipline'] }, { reputation: ['Argent Crusade'] }] },
          },
        ],
      },
      health: 26,
    },
    pay(
      ['flip', removing(inYourGraveyard(tagged('Priest')))],
      replace(nextTime({ event: 'deal' }, prevented('all')), target(heroOrAlly)),
    ),
  ),
  'Askalti Darksteel': hero(
    {
      icon: ['Warlock', 'Warrior'],
      race: "Val'kyr",
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))], give(target(anAlly), [atk(1), health(-1)])),
  ),
  'Blood Lord Vorath': hero(
    {
      icon: ['Death Knight', 'Priest'],
      race: "San'layn",
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(
      ['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))],
      thisDeals(countOf(inPartyOf(controllerOf(paidCard), inZone('graveyard', anAlly))), 'shadow', target(anAlly)),
    ),
  ),
  'Dalronn the Controller': hero(
    {
      icon: ['Warlock'],
      race: 'Human',
      tags: ['Scourge'],
      talent: 'Demonology',
      deckbuilding: {
        only: [
          { icon: ['Warlock'] },
          { icon: ['Warlock'], talent: ['Demonology'] },
          { neutral: true },
          { tag: ['Scourge'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [{ restricted: true, not: { any: [{ icon: ['Warlock'], talent: ['Demonology'] }] } }],
      },
      health: 28,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Warlock')))], give(target(tagged('Demon')), [atk(3)])),
  ),
  "Deathseer Zuk'raj": hero(
    {
      icon: ['Druid', 'Shaman'],
      race: ['Risen', 'Drakkari'],
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))], {
      do: 'create',
      replacement: nextTime({ event: 'deal', by: thisOne, damageType: ['nature'] }, thatMuchPlus(1)),
      duration: 'this turn',
    }),
  ),
  'Eadric the Pure': hero(
    {
      icon: ['Paladin'],
      race: 'Human',
      talent: 'Protection',
      reputation: 'Argent Crusade',
      deckbuilding: {
        only: [
          { icon: ['Paladin'] },
          { icon: ['Paladin'], talent: ['Protection'] },
          { neutral: true },
          { reputation: ['Argent Crusade'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [
          {
            restricted: true,
            not: { any: [{ icon: ['Paladin'], talent: ['Protection'] }, { reputation: ['Argent Crusade'] }] },
          },
        ],
      },
      health: 29,
    },
    pay(
      ['flip', removing(inYourGraveyard(tagged('Paladin')))],
      give(target(friendly(anAlly)), [keyword('Untargetable')]),
    ),
  ),
  'General Lightsbane': hero(
    {
      icon: ['Death Knight'],
      race: 'Human',
      tags: ['Scourge'],
      talent: 'Frost',
      deckbuilding: {
        only: [
          { icon: ['Death Knight'] },
          { icon: ['Death Knight'], talent: ['Frost'] },
          { neutral: true },
          { tag: ['Scourge'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [{ restricted: true, not: { any: [{ icon: ['Death Knight'], talent: ['Frost'] }] } }],
      },
      health: 29,
    },
    onYourTurn(pay(['flip', removing(inYourGraveyard(tagged('Death Knight')))], give(target(anAlly), [atk(-4)]))),
  ),
  'Kjaran the Callous': hero(
    {
      icon: ['Hunter', 'Paladin'],
      race: 'Vrykul',
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))], {
      do: 'deal',
      by: thisCard,
      amount: 1,
      types: ['melee'],
      to: target(attacking(aCard)),
      along: [{ do: 'deal', amount: 1, types: ['ranged'], to: targeted(0) }],
    }),
  ),
  'Overseer Savryn': hero(
    {
      icon: ['Rogue'],
      race: 'Human',
      tags: ['Scourge'],
      talent: 'Combat',
      deckbuilding: {
        only: [{ icon: ['Rogue'] }, { icon: ['Rogue'], talent: ['Combat'] }, { neutral: true }, { tag: ['Scourge'] }],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [{ restricted: true, not: { any: [{ icon: ['Rogue'], talent: ['Combat'] }] } }],
      },
      health: 27,
    },
    onYourTurn(
      pay(
        ['flip', removing(inYourGraveyard(tagged('Rogue')))],
        giveAll(yours(tagged('Melee', aWeapon)), [power(has('Assault', 1))]),
        {
          do: 'create',
          replacement: { event: { event: 'deal', by: yourHeroAs, combat: true }, instead: unpreventable },
          duration: 'this turn',
        },
      ),
    ),
  ),
  'Queen Angerboda': hero(
    {
      icon: ['Mage'],
      race: 'Vrykul',
      tags: ['Scourge'],
      talent: 'Frost',
      deckbuilding: {
        only: [{ icon: ['Mage'] }, { icon: ['Mage'], talent: ['Frost'] }, { neutral: true }, { tag: ['Scourge'] }],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [{ restricted: true, not: { any: [{ icon: ['Mage'], talent: ['Frost'] }] } }],
      },
      health: 25,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Mage')))], give(target(anAlly), [cant('attack')])),
  ),
  'Rimblat Earthshatter': hero(
    {
      icon: ['Shaman'],
      race: 'Tauren',
      talent: 'Elemental',
      reputation: 'Argent Crusade',
      deckbuilding: {
        only: [
          { icon: ['Shaman'] },
          { icon: ['Shaman'], talent: ['Elemental'] },
          { neutral: true },
          { reputation: ['Argent Crusade'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [
          {
            restricted: true,
            not: { any: [{ icon: ['Shaman'], talent: ['Elemental'] }, { reputation: ['Argent Crusade'] }] },
          },
        ],
      },
      health: 29,
    },
    pay(
      ['flip', removing(inYourGraveyard(tagged('Shaman')))],
      destroy(target({ kind: ['Ability'], not: attachedTo(friendly(aCard), aCard) })),
    ),
  ),
  'Syreian the Bonecarver': hero(
    {
      icon: ['Hunter'],
      race: 'Vrykul',
      tags: ['Scourge'],
      talent: 'Beast Mastery',
      deckbuilding: {
        only: [
          { icon: ['Hunter'] },
          { icon: ['Hunter'], talent: ['Beast Mastery'] },
          { neutral: true },
          { tag: ['Scourge'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [{ restricted: true, not: { any: [{ icon: ['Hunter'], talent: ['Beast Mastery'] }] } }],
      },
      health: 28,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Hunter')))], ready(target(tagged('Pet')))),
  ),
  'Thane Ulfrang the Mighty': hero(
    {
      icon: ['Warrior'],
      race: 'Vrykul',
      tags: ['Scourge'],
      talent: 'Protection',
      deckbuilding: {
        only: [
          { icon: ['Warrior'] },
          { icon: ['Warrior'], talent: ['Protection'] },
          { neutral: true },
          { tag: ['Scourge'] },
        ],
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        never: [{ restricted: true, not: { any: [{ icon: ['Warrior'], talent: ['Protection'] }] } }],
      },
      health: 30,
    },
    pay(['flip', removing(inYourGraveyard(tagged('Warrior')))], give(target(heroOrAlly), [keyword('Protector')])),
  ),
  'The Lich King': masterHero(
    {
      cost: 11,
      tags: ['Scourge', 'Lich', 'King'],
      required: ['Scourge', '[Death Knight]'],
      atk: [4, 'frost'],
      health: 40,
    },
    when(turnStarts('any'), putIntoPlay(target(inPartyOf(thatPlayer, inZone('graveyard', anAlly))))),
    have(yours(anAlly), alsoTag('Scourge')),
  ),
  'Turov the Risen': hero(
    {
      icon: ['Mage', 'Rogue'],
      race: 'Skeleton',
      class: [],
      tags: ['Scourge'],
      deckbuilding: {
        only: [
          { kind: ['Ability'] },
          { kind: ['Equipment'] },
          { kind: ['Ally'], tag: ['Death Knight'] },
          { neutral: true, kind: ['Quest', 'Location'] },
          { tag: ['Scourge'] },
        ],
        never: [{ restricted: true }],
      },
      health: 27,
    },
    onYourTurn(
      pay(
        ['flip', removing(inYourGraveyard(tagged('Scourge', anAlly)))],
        thisDeals(2, 'frost', target(exhausted(anAlly))),
      ),
    ),
  ),
});
