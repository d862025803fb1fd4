import type { CardType } from '@meetingstone/rules';
import { CLASSES } from '@meetingstone/rules';
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
  /^((?:Instant|Monster|Arena|Basic|Scourge|Token) )*(Ability Ally|Ability|Ally|Equipment|Master Hero|Hero|Quest|Location)(?:\s*[—–-]+\s*(.+))?$/;
const FIGHTER = /^(\d+) \[(\w+)\](?: ATK)? ?\/ ?(\d+) (?:\[?Health\]?)$/i;
const WEAPON_ATK = /^(\d+) \[(\w+)\](?: ATK)?$/i;

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
  const cost = before.length > 1 && /^(\d+(\+X)?|X)$/.test(before.at(-1)!) ? before.pop()! : null;
  const name = before.join(', ');
  if (name === '') throw new NotationFault(`no name in "${head}"`);
  const text = lines
    .join('\n')
    .split(/<p>|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const traits = tagsOf(type as CardType, subtypes, words.match(/\b(?:Monster|Arena|Scourge)\b/g) ?? []);
  return {
    name,
    type,
    cost,
    faction: icons?.faction ?? 'Neutral',
    classIcons: traits.classTag ? [] : (icons?.classes ?? []),
    ...traits,
    monster: /\bMonster\b/.test(words),
    instant: /\bInstant\b/.test(words),
    ...numbersOf(after, type === 'Hero'),
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

/** What follows the type line: restriction tags, ATK and health, DEF, strike cost. */
function numbersOf(pieces: readonly string[], isHero: boolean): Partial<CardRecord> {
  const restriction: string[] = [];
  let numbers: Partial<CardRecord> = {};
  for (const piece of pieces) {
    const fighter = FIGHTER.exec(piece);
    const weapon = WEAPON_ATK.exec(piece);
    const health = /^(\d+) \[?Health\]?$/i.exec(piece);
    const strike = /^(\d+) Strike$/i.exec(piece);
    const def = /^(\d+) \[?DEF\]?$/i.exec(piece);
    if (fighter) numbers = { ...numbers, atk: Number(fighter[1]), damageType: fighter[2]!, health: Number(fighter[3]) };
    else if (weapon) numbers = { ...numbers, atk: Number(weapon[1]), damageType: weapon[2]! };
    else if (health) numbers = { ...numbers, health: Number(health[1]) };
    else if (strike) numbers = { ...numbers, strike: Number(strike[1]) };
    else if (def) numbers = { ...numbers, def: Number(def[1]) };
    else if (isHero && /^[A-Z]\w+(?:\/[A-Z]\w+)*$/.test(piece) && piece !== 'Unique')
      numbers = { ...numbers, professions: piece.split('/') };
    else restriction.push(piece);
  }
  return { restriction, ...numbers };
}
