import type { Deck } from '../deck.ts';
import { allianceDeathKnight } from './alliance-death-knight.ts';
import { allianceDruid } from './alliance-druid.ts';
import { allianceHunter } from './alliance-hunter.ts';
import { allianceMage } from './alliance-mage.ts';
import { alliancePaladin } from './alliance-paladin.ts';
import { alliancePriest } from './alliance-priest.ts';
import { allianceRogue } from './alliance-rogue.ts';
import { allianceShaman } from './alliance-shaman.ts';
import { allianceWarlock } from './alliance-warlock.ts';
import { allianceWarrior } from './alliance-warrior.ts';
import { hordeDeathKnight } from './horde-death-knight.ts';
import { hordeDruid } from './horde-druid.ts';
import { hordeHunter } from './horde-hunter.ts';
import { hordeMage } from './horde-mage.ts';
import { hordePaladin } from './horde-paladin.ts';
import { hordePriest } from './horde-priest.ts';
import { hordeRogue } from './horde-rogue.ts';
import { hordeShaman } from './horde-shaman.ts';
import { hordeWarlock } from './horde-warlock.ts';
import { hordeWarrior } from './horde-warrior.ts';

/** The class starters of 2011. Which cards they hold is known, how many of each is not: the copies are chosen. */
export const classStarters2011: readonly Deck[] = [
  allianceDeathKnight,
  allianceDruid,
  allianceHunter,
  allianceMage,
  alliancePaladin,
  alliancePriest,
  allianceRogue,
  allianceShaman,
  allianceWarlock,
  allianceWarrior,
  hordeDeathKnight,
  hordeDruid,
  hordeHunter,
  hordeMage,
  hordePaladin,
  hordePriest,
  hordeRogue,
  hordeShaman,
  hordeWarlock,
  hordeWarrior,
];
