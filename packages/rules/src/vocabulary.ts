/** The glossary. Each word list exists once; the types are derived from it. */

export const ZONES = ['chain', 'deck', 'graveyard', 'hand', 'play', 'removed'] as const; // 415.1
export type Zone = (typeof ZONES)[number];

export const CARD_TYPES = ['Ability', 'Ally', 'Equipment', 'Hero', 'Location', 'Quest'] as const; // 300.1
/** The words for the card types of the printed raids (R203.2, R303.3, R402.2-R402.4), and for a raid itself. What they mean is said by `RaidFacts`. */
export const RAID_TYPES = ['Blood', 'Cube', 'Event', 'Lair', 'Raid', 'Rune'] as const;

declare const word: unique symbol;
/** A card type that a raid brings along. */
export type RaidType = string & { readonly [word]: 'type' };
export const raidType = (type: string): RaidType => type as RaidType;

export type CardType = (typeof CARD_TYPES)[number] | (typeof RAID_TYPES)[number] | RaidType;

/** What a noun may ask for: the card types, and the words that gather or divide them (300.1, 412). */
export const KINDS = [
  ...CARD_TYPES,
  ...RAID_TYPES,
  'Character',
  'Resource',
  'Weapon',
  'Armor',
  'Item',
  'Totem',
] as const;
export type Kind = (typeof KINDS)[number] | RaidType;

export const DAMAGE_TYPES = ['arcane', 'fire', 'frost', 'holy', 'melee', 'nature', 'ranged', 'shadow'] as const; // 205.1
export type DamageType = (typeof DAMAGE_TYPES)[number];

export const CLASSES = [
  'Death Knight',
  'Druid',
  'Hunter',
  'Mage',
  'Paladin',
  'Priest',
  'Rogue',
  'Shaman',
  'Warlock',
  'Warrior',
] as const;
export type Class = (typeof CLASSES)[number];

export const FACTIONS = ['Alliance', 'Horde', 'Monster', 'Scourge'] as const; // 206.1b
export type Faction = (typeof FACTIONS)[number];

export const TALENT_SPECS = [
  'Affliction',
  'Arcane',
  'Arms',
  'Assassination',
  'Balance',
  'Beast Mastery',
  'Blood',
  'Combat',
  'Demonology',
  'Destruction',
  'Discipline',
  'Elemental',
  'Enhancement',
  'Feral',
  'Fire',
  'Frost',
  'Fury',
  'Holy',
  'Marksmanship',
  'Protection',
  'Restoration',
  'Retribution',
  'Shadow',
  'Subtlety',
  'Survival',
  'Unholy',
] as const; // 206.1

export const ALLIANCE_RACES = ['Draenei', 'Dwarf', 'Gnome', 'Human', 'Night Elf', 'Worgen'] as const;
export const HORDE_RACES = ['Blood Elf', 'Goblin', 'Orc', 'Tauren', 'Troll', 'Undead'] as const;

export const STANDARD_RACES = [...ALLIANCE_RACES, ...HORDE_RACES] as const;

/** No other tag is a race (glossary: Race). */
export const RACES = [...STANDARD_RACES, 'Beast', 'Demon', 'Dragonkin', 'Murloc', 'Naga', 'Ogre'] as const;

/** The raid row holds what belongs to a raid alone: its runes, for instance (415.8a, R303.3b). */
export const ROWS = ['hero', 'ally', 'resource', 'raid'] as const;
export type Row = (typeof ROWS)[number];

/** The parts of a turn in which something happens, in their usual order (500.1). */
export const STEPS = ['ready', 'draw', 'action', 'end', 'wrap-up'] as const;
/** The words for what the turns of the printed raids have besides: phases and steps of their own (R201.2, R301.2, R301.3, R501.1b, COT.05). */
export const RAID_STEPS = ['event', 'new boss', 'minion', 'betrayer event', 'flip'] as const;

/** A step that a raid brings along. */
export type RaidStep = string & { readonly [word]: 'step' };
export const raidStep = (step: string): RaidStep => step as RaidStep;

export type Step = (typeof STEPS)[number] | (typeof RAID_STEPS)[number] | RaidStep;

export const KEYWORDS = [
  'Aberration',
  'Absorb',
  'Arcane Torrent',
  'Artifact',
  'Assault',
  'AWESOME',
  'Bear Form',
  'Berserking',
  'Boss',
  'Cat Form',
  'Conspicuous',
  'Death Rattle',
  'Diplomacy',
  'Dual Shield',
  'Dual Wield',
  'Echo',
  'Elusive',
  'Enrage',
  'Escape Artist',
  'Eternal',
  'Ferocity',
  'Find Treasure',
  'Finishing Move',
  'Flip',
  'Hardiness',
  'Harmonize',
  'Haste',
  'Immune',
  'Infinite Wield',
  'Inspire',
  'Inspiring Presence',
  'Invincible',
  'Irradiated',
  'Long-Range',
  'Mend',
  'Preparation',
  'Protector',
  'Ranged Dual Wield',
  'Resistance',
  'Rift',
  'Sabotage',
  'Sentinel',
  'Sextuple Wield',
  'Shadowmeld',
  'Smash',
  'Spellshield',
  'Stash',
  'Stealth',
  'Thrown',
  'Time is Money',
  'Trap',
  'Two-Handed Dual Wield',
  'Untargetable',
  'War Stomp',
  'Warp',
  'Will of the Forsaken',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The keywords that a text tells its player to perform: "When this ally enters play, Portal." */
export const PERFORMED_KEYWORDS = ['Delve', 'Portal'] as const;
export type PerformedKeyword = (typeof PERFORMED_KEYWORDS)[number];

/** What a text has a player do at the table, outside of the game; which words he says is his affair. */
export const GESTURES = ['say', 'shout', 'howl', 'growl', 'howl or growl', 'laugh', 'make a noise'] as const;
export type Gesture = (typeof GESTURES)[number];

/** Words that designate the power after them and mean nothing by themselves (glossary: Tag Word, Empower). */
export type TagWord = 'Bloodrush' | 'Caverns Hero 2+' | 'Entrance' | 'Tribe' | 'Unity' | `Empower ${string}`;

/** Tags of several words that the last word alone names too (202.1a). */
export const TAGS_NAMED_BY_LAST_WORD: ReadonlySet<string> = new Set([
  'Air Elemental',
  'Air Totem',
  'Black Dragon',
  'Black Dragonkin',
  'Blood Elf',
  'Blue Dragonkin',
  'Bronze Dragonkin',
  'Bunny Egg',
  'Carrion Bird',
  'Core Hound',
  "Crashin' Thrashin' Racer",
  'Crypt Lord',
  'Dread Pirate',
  'Earth Elemental',
  'Earth Totem',
  'Fel Orc',
  'Fire Elemental',
  'Fire Totem',
  'Flame Cat',
  'Frozen Elemental',
  'Green Dragonkin',
  'High Elf',
  'Night Elf',
  'Pit Lord',
  'Polar Bear',
  'Red Dragonkin',
  'Shadow Hunter',
  'Spectral Tiger',
  'Spore Bat',
  'Spring Rabbit',
  'Timber Wolf',
  'Twilight Dragonkin',
  'Two-Headed Ogre',
  'Water Elemental',
  'Water Totem',
  'Wind Serpent',
]);

/** Tags of several words that only all their words name (202.1a). */
export const TAGS_NAMED_WHOLE: ReadonlySet<string> = new Set([
  'Crawling Claw',
  'Crypt Fiend',
  'Death Knight',
  'Defias Thug',
  'Egg Hoarder',
  'Elder Sage',
  'Faceless One',
  'Fishing Pole',
  'Flight Master',
  'Floating Eye',
  'Frost Wyrm',
  'Fungal Behemoth',
  'Ghost Cow',
  'Gryphon Rider',
  'High Chieftain',
  'High Thane',
  'Keeper of the Grove',
  'Merciless One',
  'Repair Bot',
  'Sea Giant',
  'Sea Witch',
  'Seedling Pod',
  'Shadow Silhouette',
  'Sky Captain',
  'Sword Dancer',
  'Trade Prince',
  'Void Seeker',
  'Void Wurm',
  'Warp Stalker',
  'Wind Rider',
  'Wyrmrest Vanquisher',
]);

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** One existence of a card: a card that changes zones gets a new one (415.9a). 0 is no card. */
export type CardId = number;

export type LinkId = number;
export type ModifierId = number;

/** A number of a rule, as judges cite it. */
export type RuleNumber = string;
