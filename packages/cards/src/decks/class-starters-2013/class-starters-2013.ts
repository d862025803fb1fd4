import type { Deck } from '../deck.ts';
import { allianceHunter } from './alliance-hunter.ts';
import { alliancePriest } from './alliance-priest.ts';
import { allianceRogue } from './alliance-rogue.ts';
import { allianceShaman } from './alliance-shaman.ts';
import { allianceWarlock } from './alliance-warlock.ts';
import { hordeDeathKnight } from './horde-death-knight.ts';
import { hordeDruid } from './horde-druid.ts';
import { hordeMage } from './horde-mage.ts';
import { hordePaladin } from './horde-paladin.ts';
import { hordeWarrior } from './horde-warrior.ts';

/** The class starters of 2013. Which cards they hold is known, how many of each is not: the copies are chosen. */
export const classStarters2013: readonly Deck[] = [
  allianceHunter,
  alliancePriest,
  allianceRogue,
  allianceShaman,
  allianceWarlock,
  hordeDeathKnight,
  hordeDruid,
  hordeMage,
  hordePaladin,
  hordeWarrior,
];
