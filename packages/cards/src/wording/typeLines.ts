/** What one piece of a head line says of a card's type. */
export interface TypeLine {
  readonly type: string;
  /** The words before the type: "Instant", "Monster", "Token". */
  readonly before: string;
  /** The tags after it, those that belong together in one string: "Night Elf Hunter", "1H Weapon". */
  readonly tags: readonly string[];
  /** What stands in brackets behind the tags: a talent spec. */
  readonly bracketed: string | undefined;
  /** Where an equipment is worn, or what else limits it: "Head (1)". */
  readonly limits: readonly string[];
}

const TYPE =
  /^((?:(?:Instant|Monster|Arena|Basic|Scourge|Token) )*)(Ability Ally|Equipment Ally|Ability|Ally|Equipment|Master Hero|Boss Hero \d+|Hero|Quest|Location|Event|Rune|Blood|Cube|Lair)$/;
const HAND = '(?:One|Two|1|2)-Hand(?:ed)?|[12]H';
const ARMS = 'Bow|Gun|Crossbow|Wand|Dagger|Staff|Polearm|Sword|Axe|Mace|Fist Weapon|Thrown';
/** An equipment by its kind alone: "Weapon", "Two-Handed Axe", "Plate Armor". */
const KIND = new RegExp(
  `^((?:Instant |Arena |Token )*)((?:(?:${HAND}|Melee|Ranged|Fist|Cloth|Leather|Mail|Plate) )*(?:Weapon|Armor Set|Armor|Item)|(?:${HAND}) \\w+|${ARMS})$`,
);
const DASH = /\s*[—–]\s*|\s+-+\s+|--+/;

/** How many of the cards worn in one place somebody can control, where a type line names the place alone (202.2). */
const WORN: ReadonlyMap<string, number> = new Map([
  ...['Back', 'Chest', 'Feet', 'Hands', 'Head', 'Legs', 'Melee', 'Mount', 'Neck', 'Off-Hand'].map(one),
  ...['Ranged', 'Relic', 'Shoulder', 'Tabard', 'Waist', 'Wrist'].map(one),
  ['Ring', 2],
  ['Trinket', 2],
]);
function one(place: string): readonly [string, number] {
  return [place, 1];
}

/** "Head" as "Head (1)"; undefined where nothing is worn like that. */
export function wornAt(word: string): string | undefined {
  const count = WORN.get(word);
  return count === undefined ? undefined : `${word} (${count})`;
}

/** Reads a piece as a type line: with the word "Equipment" or without, with any dash. */
export function typeLineOf(piece: string): TypeLine | undefined {
  const [first = '', ...segments] = piece.trim().split(DASH);
  const typed = TYPE.exec(first);
  const kind = typed ? null : KIND.exec(first);
  if (!typed && !kind) return undefined;
  const [, before = '', word = ''] = (typed ?? kind)!;
  const type = typed ? word : 'Equipment';
  const words = typed ? segments : [word, ...segments];
  const bracketed = /\(([^)\d]+)\)/.exec(words.join(' '))?.[1];
  const all = words.map((each) => each.replace(/\([^)\d]*\)/g, '').trim()).filter((each) => each !== '');
  if (type !== 'Equipment') return { type, before, tags: all, bracketed, limits: [] };
  const tags = equipmentTags(all);
  const isPlace = (each: string): boolean => !typed && wornAt(each) !== undefined; // Printed, "Ranged" is a tag as well.
  const isLimit = (each: string): boolean => /\(\d+\)$/.test(each) || isPlace(each);
  const limits = tags.filter(isLimit).map((each) => wornAt(each) ?? each);
  return { type, before, tags: tags.filter((each) => !isLimit(each)), bracketed, limits };
}

const HANDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:Two|2)-Hand(?:ed)?|2H)\b\s*/i, '2H'],
  [/\b(?:(?:One|1)-Hand(?:ed)?|1H)\b\s*/i, '1H'],
];

/** "Two-Handed Sword", "2H Weapon—Sword" and "Weapon—Two-Handed Sword" are the same. */
function equipmentTags(segments: readonly string[]): readonly string[] {
  const hand = HANDS.find(([pattern]) => segments.some((each) => pattern.test(each)));
  const plain = segments.map((each) => (hand ? each.replace(hand[0], '').trim() : each));
  const words = [...plain, ...(hand && !plain.some((each) => /\bWeapon\b/.test(each)) ? ['Weapon'] : [])];
  return words.flatMap((each) => {
    const kind = /^(.*?)\s*\b(Weapon|Armor Set|Armor|Item)$/.exec(each);
    if (!kind) return each === '' ? [] : [each];
    const [, described = '', noun = ''] = kind;
    const named = noun === 'Weapon' && hand ? `${hand[1]} Weapon` : noun;
    return described === '' ? [named] : [named, described];
  });
}
