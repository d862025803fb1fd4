import { aftermathBadgesOfJustice } from './aftermath-badges-of-justice/aftermath-badges-of-justice.ts';
import { aftermathCrafted } from './aftermath-crafted/aftermath-crafted.ts';
import { aftermathHolidayPromos } from './aftermath-holiday-promos/aftermath-holiday-promos.ts';
import { arenaGrandMelee } from './arena-grand-melee/arena-grand-melee.ts';
import { assaultOnIcecrownCitadelTreasure } from './assault-on-icecrown-citadel-treasure/assault-on-icecrown-citadel-treasure.ts';
import { azerothBadgesOfJustice } from './azeroth-badges-of-justice/azeroth-badges-of-justice.ts';
import { azerothCrafted } from './azeroth-crafted/azeroth-crafted.ts';
import { basic } from './basic/basic.ts';
import { battleOfTheAspectsTreasure } from './battle-of-the-aspects-treasure/battle-of-the-aspects-treasure.ts';
import { betrayalOfTheGuardian } from './betrayal-of-the-guardian/betrayal-of-the-guardian.ts';
import { blackTemple } from './black-temple/black-temple.ts';
import { blackTempleTreasure } from './black-temple-treasure/black-temple-treasure.ts';
import { blizzardEmployee2009 } from './blizzard-employee-2009/blizzard-employee-2009.ts';
import { blizzardEmployee2010 } from './blizzard-employee-2010/blizzard-employee-2010.ts';
import { blizzcon2007 } from './blizzcon-2007/blizzcon-2007.ts';
import { blizzcon2011 } from './blizzcon-2011/blizzcon-2011.ts';
import { bloodOfGladiators } from './blood-of-gladiators/blood-of-gladiators.ts';
import { bloodOfGladiatorsCrafted } from './blood-of-gladiators-crafted/blood-of-gladiators-crafted.ts';
import { burningCrusadeCollectorsEdition } from './burning-crusade-collectors-edition/burning-crusade-collectors-edition.ts';
import type { CardSet } from './cardSet.ts';
import { cataclysmCollectorsEdition } from './cataclysm-collectors-edition/cataclysm-collectors-edition.ts';
import { cavernsOfTimeTreasure } from './caverns-of-time-treasure/caverns-of-time-treasure.ts';
import { championDecks2012 } from './champion-decks-2012/champion-decks-2012.ts';
import { classStarters2010 } from './class-starters-2010/class-starters-2010.ts';
import { classStarters2011 } from './class-starters-2011/class-starters-2011.ts';
import { classStarters2013 } from './class-starters-2013/class-starters-2013.ts';
import { corrected } from './corrected/corrected.ts';
import { crownOfTheHeavens } from './crown-of-the-heavens/crown-of-the-heavens.ts';
import { darkmoonFaire } from './darkmoon-faire/darkmoon-faire.ts';
import { deathKnightStarter } from './death-knight-starter/death-knight-starter.ts';
import { drumsOfWar } from './drums-of-war/drums-of-war.ts';
import { drumsOfWarCrafted } from './drums-of-war-crafted/drums-of-war-crafted.ts';
import { drumsOfWarStarter } from './drums-of-war-starter/drums-of-war-starter.ts';
import { dungeonTreasure } from './dungeon-treasure/dungeon-treasure.ts';
import { feastOfWinterVeil2007 } from './feast-of-winter-veil-2007/feast-of-winter-veil-2007.ts';
import { feastOfWinterVeil2012 } from './feast-of-winter-veil-2012/feast-of-winter-veil-2012.ts';
import { fieldsOfHonor } from './fields-of-honor/fields-of-honor.ts';
import { fieldsOfHonorCrafted } from './fields-of-honor-crafted/fields-of-honor-crafted.ts';
import { firesOfOutland } from './fires-of-outland/fires-of-outland.ts';
import { goblinsOfAnarchy } from './goblins-of-anarchy/goblins-of-anarchy.ts';
import { heroesOfAzeroth } from './heroes-of-azeroth/heroes-of-azeroth.ts';
import { icecrown } from './icecrown/icecrown.ts';
import { icecrownBadges } from './icecrown-badges/icecrown-badges.ts';
import { icecrownCrafted } from './icecrown-crafted/icecrown-crafted.ts';
import { magtheridonsLairTreasure } from './magtheridons-lair-treasure/magtheridons-lair-treasure.ts';
import { marchOfTheLegion } from './march-of-the-legion/march-of-the-legion.ts';
import { moltenCoreTreasure } from './molten-core-treasure/molten-core-treasure.ts';
import { naxxramasTreasure } from './naxxramas-treasure/naxxramas-treasure.ts';
import { onyxiasLairTreasure } from './onyxias-lair-treasure/onyxias-lair-treasure.ts';
import { reignOfFire } from './reign-of-fire/reign-of-fire.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { scourgewar } from './scourgewar/scourgewar.ts';
import { scourgewarBadges } from './scourgewar-badges/scourgewar-badges.ts';
import { scourgewarCrafted } from './scourgewar-crafted/scourgewar-crafted.ts';
import { servantsOfTheBetrayer } from './servants-of-the-betrayer/servants-of-the-betrayer.ts';
import { theHuntForIllidan } from './the-hunt-for-illidan/the-hunt-for-illidan.ts';
import { throneOfTheTides } from './throne-of-the-tides/throne-of-the-tides.ts';
import { throughTheDarkPortal } from './through-the-dark-portal/through-the-dark-portal.ts';
import { timewalkers } from './timewalkers/timewalkers.ts';
import { timewalkersBadgesOfJustice } from './timewalkers-badges-of-justice/timewalkers-badges-of-justice.ts';
import { timewalkersCrafted } from './timewalkers-crafted/timewalkers-crafted.ts';
import { timewalkersHolidayPromos } from './timewalkers-holiday-promos/timewalkers-holiday-promos.ts';
import { tombOfTheForgotten } from './tomb-of-the-forgotten/tomb-of-the-forgotten.ts';
import { twilightOfTheDragons } from './twilight-of-the-dragons/twilight-of-the-dragons.ts';
import { warOfTheAncients } from './war-of-the-ancients/war-of-the-ancients.ts';
import { warOfTheElements } from './war-of-the-elements/war-of-the-elements.ts';
import { worldbreaker } from './worldbreaker/worldbreaker.ts';
import { worldbreakerCrafted } from './worldbreaker-crafted/worldbreaker-crafted.ts';
import { worldbreakerHolidayPromos } from './worldbreaker-holiday-promos/worldbreaker-holiday-promos.ts';
import { wrathOfTheLichKingCollectorsEdition } from './wrath-of-the-lich-king-collectors-edition/wrath-of-the-lich-king-collectors-edition.ts';
import { wrathgate } from './wrathgate/wrathgate.ts';
import { wrathgateBadges } from './wrathgate-badges/wrathgate-badges.ts';
import { wrathgateCrafted } from './wrathgate-crafted/wrathgate-crafted.ts';

export const everySet: readonly CardSet[] = [
  aftermathBadgesOfJustice,
  aftermathCrafted,
  aftermathHolidayPromos,
  arenaGrandMelee,
  assaultOnIcecrownCitadelTreasure,
  azerothBadgesOfJustice,
  azerothCrafted,
  basic,
  battleOfTheAspectsTreasure,
  betrayalOfTheGuardian,
  blackTemple,
  blackTempleTreasure,
  blizzardEmployee2009,
  blizzardEmployee2010,
  blizzcon2007,
  blizzcon2011,
  bloodOfGladiators,
  bloodOfGladiatorsCrafted,
  burningCrusadeCollectorsEdition,
  cataclysmCollectorsEdition,
  cavernsOfTimeTreasure,
  championDecks2012,
  classStarters2010,
  classStarters2011,
  classStarters2013,
  corrected,
  crownOfTheHeavens,
  darkmoonFaire,
  deathKnightStarter,
  drumsOfWar,
  drumsOfWarCrafted,
  drumsOfWarStarter,
  dungeonTreasure,
  feastOfWinterVeil2007,
  feastOfWinterVeil2012,
  fieldsOfHonor,
  fieldsOfHonorCrafted,
  firesOfOutland,
  goblinsOfAnarchy,
  heroesOfAzeroth,
  icecrown,
  icecrownBadges,
  icecrownCrafted,
  magtheridonsLairTreasure,
  marchOfTheLegion,
  moltenCoreTreasure,
  naxxramasTreasure,
  onyxiasLairTreasure,
  reignOfFire,
  rulebook,
  scourgewar,
  scourgewarBadges,
  scourgewarCrafted,
  servantsOfTheBetrayer,
  theHuntForIllidan,
  throneOfTheTides,
  throughTheDarkPortal,
  timewalkers,
  timewalkersBadgesOfJustice,
  timewalkersCrafted,
  timewalkersHolidayPromos,
  tombOfTheForgotten,
  twilightOfTheDragons,
  warOfTheAncients,
  warOfTheElements,
  worldbreaker,
  worldbreakerCrafted,
  worldbreakerHolidayPromos,
  wrathOfTheLichKingCollectorsEdition,
  wrathgate,
  wrathgateBadges,
  wrathgateCrafted,
];
