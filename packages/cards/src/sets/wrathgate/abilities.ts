import { countOf } from '../../language/amounts.ts';
import { ability, attachment, attachmentToChosen, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { atk, can, health, power } from '../../language/changes.ts';
import { deal, draw, exhaust, giveAll, ifSo, interrupt, put, replace } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  attached,
  aWeapon,
  heroOrAlly,
  inZone,
  loot,
  opposing,
  tagged,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, prevented } from '../../language/powers.ts';
import { attachedCard, target, that, you } from '../../language/selections.ts';

export const abilities = set({
  'Bestial Rage': ongoing(
    { cost: 3, icon: ['Hunter', 'Warrior'], tags: ['Beast Mastery', 'Fury'] },
    have(yourHeroAs, power(has('Assault', countOf(yours({ tag: ['Hunter', 'Warrior'] }))))),
  ),
  'Feast of Flame': attachment(
    { cost: 2, icon: ['Mage', 'Warlock'], tags: ['Fire', 'Destruction'] },
    heroOrAlly,
    atStartOfYourTurn(deal(countOf(yours({ tag: ['Mage', 'Warlock'] })), 'fire', attachedCard)),
  ),
  'Gift of the Pious': ongoing(
    { cost: 6, icon: ['Druid', 'Paladin'], tags: ['Blessing', 'Restoration', 'Protection'] },
    have(
      yours(anAlly),
      atk(countOf(yours({ tag: ['Druid', 'Paladin'] }))),
      health(countOf(yours({ tag: ['Druid', 'Paladin'] }))),
    ),
  ),
  'Hit and Run': ability(
    { cost: 2, icon: ['Rogue', 'Shaman'], tags: ['Combo', 'Enhancement', 'Combat'], instant: true },
    exhaust(target(opposing(aCard), { upTo: countOf(yours({ tag: ['Rogue', 'Shaman'] })) })),
  ),
  'Holy Barrier': ongoing(
    { cost: 3, icon: ['Paladin', 'Priest'], tags: ['Protection', 'Discipline'] },
    pay(
      ['activate'],
      replace(
        { event: { event: 'deal' }, instead: prevented(countOf(yours({ tag: ['Paladin', 'Priest'] }))) },
        target(anAlly),
      ),
    ),
  ),
  'Kick Thinking': ability(
    { cost: 1, icon: ['Mage', 'Rogue'], tags: ['Arcane', 'Combat'], instant: true },
    interrupt(target(inZone('chain', withCost('or less', countOf(yours({ tag: ['Mage', 'Rogue'] })), anAbility)))),
  ),
  "Landro's Gift": ability(
    { cost: 2, icon: EVERY_CLASS },
    { do: 'search', who: you, noun: loot(aCard), reveal: true, then: [put(that, { to: 'deck', at: 'top' })] },
    ifSo({ is: 'went first', whose: 'opposing' }, draw()),
  ),
  "Master's Stable": ongoing(
    { cost: 3, icon: ['Hunter', 'Warlock'], tags: ['Beast Mastery', 'Demonology'] },
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [can({ may: 'control additional', tag: 'Pet', count: 1 })] },
    },
    have(
      yours(tagged('Pet')),
      atk(countOf(yours({ tag: ['Hunter', 'Warlock'] }))),
      health(countOf(yours({ tag: ['Hunter', 'Warlock'] }))),
    ),
  ),
  'Nurturing Spirit': attachmentToChosen(
    { cost: 1, icon: ['Druid', 'Priest'], tags: ['Restoration', 'Holy'] },
    yourHeroAs,
    have(attached(aHero), power(has('Mend', countOf(yours({ tag: ['Druid', 'Priest'] }))))),
  ),
  'Strength of Battle': ability(
    { cost: 1, icon: ['Shaman', 'Warrior'], tags: ['Enhancement', 'Fury'] },
    giveAll(yours(aWeapon), [power(has('Assault', countOf(yours({ tag: ['Shaman', 'Warrior'] }))))]),
  ),
});
