import type { BossFacts, CardType } from '@meetingstone/rules';
import { CLASSES, DAMAGE_TYPES, RAID_TYPES } from '@meetingstone/rules';
import type { CardRecord } from './source.ts';

/** The two letters by which the rulebook names a class: "PaPr". */
const LETTERS: Readonly<Record<string, string>> = {
  Dk: 'Death Knight',
  Dr: 'Druid',
  Hu: 'Hunter',
  Ma: 'Mage',
  Pa: 'Paladin',
  Pr: 'Priest',
  Ro: 'Rogue',
  Sh: 'Shaman',
  Lo: 'Warlock',
  Wl: 'Warlock',
  Wa: 'Warrior',
};

const TYPE =
  /^((?:Instant|Monster|Arena|Basic|Scourge|Token) )*(Ability Ally|Ability|Ally|Equipment|Master Hero|Boss Hero \d+|Hero|Quest|Location|Event|Rune|Blood|Cube|Lair)(?:\s*[—–-]+\s*(.+))?$/;
const FIGHTER = /^(\d+) \[(\w+)\](?: ATK)? ?\/ ?(\d+) (?:\[?Health\]?)$/i;
const WEAPON_ATK = /^(\d+) \[(\w+)\](?: ATK)?$/i;
const BOSS = /^Boss Hero (\d+)$/;
/** What a type line may say after its tags besides numbers: a limit, or how many there may be. */
const RESTRICTION = /^(?:[^\d/()][^/()]* ?\(\d+\)|Unique|Unlimited)$/;
const COST = /^(\d+(\+X)?|X)$/;
/** Anything that looks as if it were meant for a cost: "(2)", "[2]", "2 resources". */
const LIKE_COST = /^[([{]\s*(\d+(?:\+X)?|X)\s*[)\]}]$/i;

/** Why a card in the rulebook's notation cannot be read: what, and the line. */
export class NotationFault extends Error {}

/** Cards in the rulebook's notation, a blank line between them. */
export function recordsIn(notation: string): readonly CardRecord[] {
  return notation
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(recordOf);
}

function recordOf(block: string): CardRecord {
  const [head = '', ...lines] = block.split('\n');
  const pieces = head.split(/,\s+/);
  const at = pieces.findIndex((piece, n) => n > 0 && TYPE.test(piece.trim()));
  if (at < 0) throw new NotationFault(`no type line such as "Ally—Orc Warrior" in "${head}"`);
  const before = pieces.slice(0, at);
  const after = pieces.slice(at + 1).map((piece) => piece.trim());
  const [, , type = '', subtypes = ''] = TYPE.exec(pieces[at]!.trim())!;
  const words = pieces[at]!.split(/[—–]/)[0]!;
  const icons = iconsOf(before.at(-1) ?? '', before.length);
  if (icons) before.pop();
  const bracketed = before.length > 1 ? LIKE_COST.exec(before.at(-1)!.trim()) : null;
  if (bracketed) throw new NotationFault(`write the cost as ${bracketed[1]}, not ${before.at(-1)}, in "${head}"`);
  const cost = before.length > 1 && COST.test(before.at(-1)!) ? before.pop()! : null;
  const name = before.join(', ');
  if (name === '') throw new NotationFault(`no name in "${head}"`);
  const text = lines
    .join('\n')
    .split(/<p>|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const boss = BOSS.exec(type);
  const numbers = numbersOf(after, { type, head });
  const only = onlyOf(type, /\bToken\b/.test(words), boss ? { number: Number(boss[1]), ...numbers.boss } : undefined);
  const traits =
    type === 'Rune'
      ? { tags: [subtypes] }
      : tagsOf(type as CardType, subtypes, words.match(/\b(?:Monster|Arena|Scourge)\b/g) ?? []);
  return {
    name,
    type,
    cost,
    faction: icons?.faction ?? 'Neutral',
    classIcons: traits.classTag ? [] : (icons?.classes ?? []),
    ...traits,
    monster: /\bMonster\b/.test(words),
    instant: /\bInstant\b/.test(words),
    ...numbers.record,
    ...(only ? { only } : {}),
    textFront: text
      .filter((paragraph) => !/^\[Back\]/.test(paragraph))
      .map((paragraph) => paragraph.replace(/^\[Front\]:?\s*/, '')),
    textBack: text
      .filter((paragraph) => /^\[Back\]/.test(paragraph))
      .map((paragraph) => paragraph.replace(/^\[Back\]:?\s*/, '')),
  };
}

/** Class and faction icons in one piece: "Mage", "PaPr", "Alliance", "Horde Shaman", "Paladin Priest". */
function iconsOf(piece: string, pieces: number): { faction: string; classes: readonly string[] } | undefined {
  if (pieces < 2) return undefined;
  const word = piece.trim();
  const side = /^(Alliance Horde|Neutral|Alliance|Horde)\b\s*/.exec(word);
  const names = side ? word.slice(side[0].length) : word;
  const faction = side?.[1]?.replace(' ', '/') ?? 'Neutral';
  if (names === '') return side ? { faction, classes: [] } : undefined;
  const classes = classesIn(names) ?? lettersIn(names);
  return classes && { faction, classes };
}

/** "Death Knight Druid" */
function classesIn(names: string): readonly string[] | undefined {
  const classes: string[] = [];
  let left = names;
  while (left !== '') {
    const next = CLASSES.find((one) => left === one || left.startsWith(`${one} `));
    if (!next) return undefined;
    classes.push(next);
    left = left.slice(next.length).trim();
  }
  return classes;
}

/** "PaPr" */
function lettersIn(names: string): readonly string[] | undefined {
  const letters = names.match(/[A-Z][a-z]/g);
  const classes = letters?.map((two) => LETTERS[two]);
  if (!classes || letters!.join('') !== names || classes.includes(undefined)) return undefined;
  return classes as string[];
}

/** "Night Elf Hunter", "1H Weapon—Sword", "Fire": the words after the type. */
function tagsOf(type: CardType | 'Master Hero', subtypes: string, before: readonly string[]): Partial<CardRecord> {
  const traitor = /\(Traitor\)/.test(subtypes);
  const talent = /\(([^)]+)\)/.exec(subtypes)?.[1];
  const tags = subtypes
    .replace(/\([^)]*\)/g, '')
    .split(/\s*[—–]\s*/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const traits = tags.join(' ');
  const classTag = type === 'Hero' ? CLASSES.find((one) => traits.endsWith(one)) : undefined;
  const people = traits.slice(0, traits.length - (classTag?.length ?? 0)).trim();
  const race = type === 'Hero' ? people.replace(/ Scourge$/, '') : undefined; // A faction, not a race.
  return {
    tags: [...before, ...tags, ...(traitor ? ['Traitor'] : [])],
    ...(talent ? { talentSpec: talent } : {}),
    ...(classTag ? { classTag } : {}),
    ...(race ? { race } : {}),
  };
}

/** What only this notation says of a card: that it is a token, or of a raid. */
function onlyOf(type: string, token: boolean, boss: BossFacts | undefined): CardRecord['only'] {
  const raiding = RAID_TYPES.find((one) => one === type);
  if (!token && !boss && !raiding) return undefined;
  const types: readonly CardType[] | undefined = boss ? ['Hero'] : raiding && [raiding];
  return { ...(types && { types }), ...(token && { token }), ...(boss && { boss }) };
}

type Numbers = { readonly record: Partial<CardRecord>; readonly boss: Partial<BossFacts> };

/** What follows the type line: restriction tags, ATK and health, DEF, strike cost; of a Boss its events and its threat level. */
function numbersOf(
  pieces: readonly string[],
  { type, head }: { readonly type: string; readonly head: string },
): Numbers {
  const restriction: string[] = [];
  let record: Partial<CardRecord> = {};
  let boss: Partial<BossFacts> = {};
  for (const piece of pieces) {
    const numbers = numbersIn(piece);
    const ofBoss = BOSS.test(type) ? bossIn(piece) : undefined;
    if (numbers?.damageType && !isDamageType(numbers.damageType))
      throw new NotationFault(`there is no damage type "${numbers.damageType}" in "${head}"`);
    if (numbers) record = { ...record, ...numbers };
    else if (ofBoss) boss = { ...boss, ...ofBoss };
    else if (type === 'Hero' && /^[A-Z]\w+(?:\/[A-Z]\w+)*$/.test(piece) && piece !== 'Unique')
      record = { ...record, professions: piece.split('/') };
    else if (RESTRICTION.test(piece)) restriction.push(piece);
    else if (!(type === 'Rune' && /^Boss \d+$/.test(piece)))
      throw new NotationFault(`"${piece}" is not understood in "${head}"; ${LIKE[type] ?? OTHERWISE}`);
  }
  return { record: { restriction, ...record }, boss };
}

const FIGHTS = 'ATK and health are written as 2 [Melee] / 2 Health';
const LIKE: Readonly<Record<string, string>> = {
  Ally: FIGHTS,
  'Ability Ally': FIGHTS,
  Equipment: 'numbers are written as 2 [Melee], 1 Strike or 1 DEF',
  Hero: 'health is written as 28 Health',
};
const OTHERWISE = 'after the tags stand limits such as Pet (1), Unique, Unlimited, and numbers such as 28 Health';

const isDamageType = (word: string): boolean => DAMAGE_TYPES.some((type) => type === word.toLowerCase());

function numbersIn(piece: string): Partial<CardRecord> | undefined {
  const fighter = FIGHTER.exec(piece);
  if (fighter) return { atk: Number(fighter[1]), damageType: fighter[2]!, health: Number(fighter[3]) };
  const weapon = WEAPON_ATK.exec(piece);
  if (weapon) return { atk: Number(weapon[1]), damageType: weapon[2]! };
  const health = /^(\d+) \[?Health\]?$/i.exec(piece);
  if (health) return { health: Number(health[1]) };
  const strike = /^(\d+) Strike$/i.exec(piece);
  if (strike) return { strike: Number(strike[1]) };
  const def = /^(\d+) \[?DEF\]?$/i.exec(piece);
  return def ? { def: Number(def[1]) } : undefined;
}

/** "2 Events", "Threat 5", "Final" (R100.2, R502.2b, R504.2). */
function bossIn(piece: string): Partial<BossFacts> | undefined {
  const events = /^(\d+) Events?$/.exec(piece);
  if (events) return { events: Number(events[1]) };
  const threat = /^Threat (\d+)$/.exec(piece);
  if (threat) return { threat: Number(threat[1]) };
  return piece === 'Final' ? { final: true } : undefined;
}
