import { countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword, losesPowers } from '../../language/changes.ts';
import {
  chooseOne,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  putIntoHand,
  putTokenCopy,
  putTokens,
  replace,
} from '../../language/effects.ts';
import { anAlly, attached, defending, heroOrAlly, tagged, thisOne, yours } from '../../language/nouns.ts';
import { doubled, have, onYourTurn, pay, payLessTo, prevented, whileSo } from '../../language/powers.ts';
import { target, targeted, that, you } from '../../language/selections.ts';

export const abilities = set({
  'Bark and Bite': ability(
    { cost: 3 },
    {
      do: 'double-check',
      tagWord: 'Empower Death Knight',
      if: { is: 'there', noun: yours(tagged('Death Knight', heroOrAlly)) },
      then: [{ do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }],
    },
    {
      do: 'double-check',
      tagWord: 'Empower Druid',
      if: { is: 'there', noun: yours(tagged('Druid', heroOrAlly)) },
      then: [putTokens(3, token('Treant', { atk: [1, 'melee'], health: 1 }))],
    },
  ),
  'Bash and Slash': ability(
    { cost: 4 },
    {
      do: 'double-check',
      tagWord: 'Empower Rogue',
      if: { is: 'there', noun: yours(tagged('Rogue', heroOrAlly)) },
      then: [give(target(anAlly), [atk(3), keyword('Stealth')])],
    },
    {
      do: 'double-check',
      tagWord: 'Empower Warrior',
      if: { is: 'there', noun: yours(tagged('Warrior', heroOrAlly)) },
      then: [replace({ event: { event: 'deal', combat: true }, flags: 'by', instead: doubled }, target(anAlly))],
    },
  ),
  'Essence of Aggression': attachment(
    { cost: 5 },
    anAlly,
    whileSo({ is: 'there', noun: yours(tagged('Hunter', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    whileSo({ is: 'there', noun: yours(tagged('Warlock', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    have(attached(anAlly), atk(2), health(2), keyword('Ferocity')),
  ),
  'Essence of Defense': attachment(
    { cost: 5 },
    anAlly,
    whileSo({ is: 'there', noun: yours(tagged('Death Knight', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    whileSo({ is: 'there', noun: yours(tagged('Druid', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    have(attached(anAlly), atk(2), health(2), keyword('Protector')),
  ),
  'Essence of Focus': attachment(
    { cost: 5 },
    anAlly,
    whileSo({ is: 'there', noun: yours(tagged('Mage', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    whileSo({ is: 'there', noun: yours(tagged('Shaman', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    have(attached(anAlly), atk(2), health(2), keyword('Elusive')),
  ),
  'Essence of Light': attachment(
    { cost: 5 },
    anAlly,
    whileSo({ is: 'there', noun: yours(tagged('Paladin', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    whileSo({ is: 'there', noun: yours(tagged('Priest', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    have(attached(anAlly), atk(2), health(2), cant('be targeted', { byOpponents: true })),
  ),
  'Essence of Rage': attachment(
    { cost: 5 },
    anAlly,
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Monster', heroOrAlly)))] },
      },
    },
    have(attached(anAlly), atk(2), health(2), keyword('Smash')),
  ),
  'Essence of War': attachment(
    { cost: 5 },
    anAlly,
    whileSo({ is: 'there', noun: yours(tagged('Rogue', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    whileSo({ is: 'there', noun: yours(tagged('Warrior', heroOrAlly)) }, payLessTo('play', 2, thisOne)),
    have(attached(anAlly), atk(2), health(2), keyword('Stealth')),
  ),
  Hexamorph: ability(
    { cost: 2, icon: ['Mage', 'Shaman'], tags: ['Elemental', 'Arcane'], instant: true },
    give(target(anAlly), [losesPowers, cant('have powers')]),
    draw(),
  ),
  "Master's Embrace": attachment(
    { cost: 3, icon: ['Hunter', 'Warlock'], tags: ['Beast Mastery', 'Demonology'], attachMode: 1 },
    tagged('Pet'),
    chooseOne([{ do: 'search', who: you, noun: tagged('Pet'), reveal: true, then: [putIntoHand(that)] }], []),
    have(attached(tagged('Pet')), atk(4), health(4)),
  ),
  Overwhelm: ongoing(
    { cost: 2, icon: ['Death Knight', 'Druid'], tags: ['Balance', 'Unholy'] },
    onYourTurn(pay([2, 'activate'], putTokenCopy(target(yours({ token: true, kind: ['Ally'] }))))),
    onYourTurn(pay([2, 'activate'], giveAll(yours({ token: true, kind: ['Ally'] }), [atk(1)]))),
  ),
  'Paralyzing Strike': ability(
    { cost: 1, icon: ['Rogue', 'Warrior'], tags: ['Combat', 'Arms'] },
    exhaust(target({ kind: ['Hero', 'Ally', 'Equipment'] })),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  'Preserve and Protect': ability(
    { cost: 1, instant: true },
    {
      do: 'double-check',
      tagWord: 'Empower Paladin',
      if: { is: 'there', noun: yours(tagged('Paladin', heroOrAlly)) },
      then: [giveAll(yours(anAlly), [keyword('Protector')])],
    },
    {
      do: 'double-check',
      tagWord: 'Empower Priest',
      if: { is: 'there', noun: yours(tagged('Priest', heroOrAlly)) },
      then: [
        {
          do: 'create',
          replacement: {
            event: { event: 'deal', card: defending(yours(anAlly)), combat: true },
            instead: prevented('all'),
          },
          duration: 'this turn',
        },
      ],
    },
  ),
  "The Light's Gaze": ability({ cost: 3, icon: ['Paladin', 'Priest'], tags: ['Holy'] }, heal(10, target(heroOrAlly))),
});
