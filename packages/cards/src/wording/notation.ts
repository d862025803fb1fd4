import type { BossFacts, CardType } from '@meetingstone/rules';
import { CLASSES, RAID_TYPES } from '@meetingstone/rules';
import { numbersIn, strangeTypeIn } from './notationNumbers.ts';
import type { CardRecord } from './source.ts';
import type { TypeLine } from './typeLines.ts';
import { typeLineOf, wornAt } from './typeLines.ts';

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

const BOSS = /^Boss Hero (\d+)$/;
/** What a type line may say after its tags besides numbers: a limit, or how many there may be. */
const RESTRICTION = /^(?:[^\d/()][^/()]* ?\(\d+\)|Unique|Unlimited)$/;
/** A tag behind a comma. */
const ATTACHMENT = 'Attachment';
/** "2", "(2)", "Cost 2", "2+X" */
const COST = /^(?:cost:? )?[([{]?\s*(\d+(?:\+X)?|X)\s*[)\]}]?(?: cost)?$/i;

/** What is played from a hand has a cost; tokens and Minions have none. */
const PLAYED: ReadonlySet<string> = new Set([
  'Ability',
  'Ally',
  'Ability Ally',
  'Equipment Ally',
  'Equipment',
  'Master Hero',
]);

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
  const [head = '', ...lines] = block.replace(BEHIND_HEAD, '$1\n').split('\n');
  const pieces = head.split(/,\s+|,$/);
  const at = pieces.findIndex((piece, n) => n > 0 && typeLineOf(piece));
  if (at < 0) throw new NotationFault(`no type line such as "Ally—Orc Warrior" in "${head}"`);
  const before = pieces.slice(0, at);
  const after = pieces
    .slice(at + 1)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const line = typeLineOf(pieces[at]!)!;
  const { type } = line;
  const icons = iconsBefore(before);
  const cost = before.length > 1 ? (COST.exec(before.at(-1)!.trim())?.[1] ?? null) : null;
  if (cost !== null) before.pop();
  const name = before.join(', ');
  if (name === '') throw new NotationFault(`no name in "${head}"`);
  if (cost === null && PLAYED.has(type) && !/\b(?:Token|Minion)\b/.test(`${line.before} ${line.tags.join(' ')}`))
    throw new NotationFault(`no cost in "${head}"; it stands behind the name, as in "${name}, 2, ..."`);
  const text = lines
    .join('\n')
    .split(/<p>|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const boss = BOSS.exec(type);
  const numbers = numbersOf([...line.limits, ...after], { type, head });
  const only = onlyOf(
    type,
    /\bToken\b/.test(line.before),
    boss ? { number: Number(boss[1]), ...numbers.boss } : undefined,
  );
  const missing = numberMissing(type, line.tags, numbers.record);
  if (missing !== undefined) throw new NotationFault(`no ${missing} in "${head}"; ${LIKE[type] ?? OTHERWISE}`);
  const traits = type === 'Rune' ? { tags: [line.tags.join('—')] } : tagsOf(line);
  return {
    name,
    type,
    cost,
    faction: icons?.faction ?? 'Neutral',
    classIcons: traits.classTag ? [] : (icons?.classes ?? []),
    ...traits,
    monster: /\bMonster\b/.test(line.before),
    instant: /\bInstant\b/.test(line.before),
    typeLine: `${line.before}${type}`,
    ...numbers.record,
    ...(only ? { only } : {}),
    ...sidesOf(text),
  };
}

/** "28 Health [Front]: ...": a side may begin behind what is printed, or behind the other one. */
const BEHIND_HEAD = /^(.*?\S)\s+(?=\[(?:Front|Back)\])/;
const SIDE = /\s+(?=\[(?:Front|Back)\])/;

/** What stands below "[Back]" stands on that side, until the other one is named. */
function sidesOf(text: readonly string[]): Pick<CardRecord, 'textFront' | 'textBack'> {
  const sides: Record<'Front' | 'Back', string[]> = { Front: [], Back: [] };
  let side: 'Front' | 'Back' = 'Front';
  for (const paragraph of text.flatMap((one) => one.split(SIDE))) {
    const [mark, named] = /^\[(Front|Back)\]:?\s*/.exec(paragraph) ?? [];
    if (named) side = named as 'Front' | 'Back';
    const line = paragraph.slice(mark?.length ?? 0);
    if (line !== '') sides[side].push(line);
  }
  return { textFront: sides.Front, textBack: sides.Back };
}

interface Icons {
  readonly faction: string;
  readonly classes: readonly string[];
}

/** The icons at the end of what stands before the type, one piece or several: they are taken away. */
function iconsBefore(pieces: string[]): Icons | undefined {
  const last = iconsOf(pieces.at(-1) ?? '', pieces.length);
  if (!last) return undefined;
  pieces.pop();
  const first = iconsBefore(pieces);
  if (!first) return last;
  const faction = [first, last].find((one) => one.faction !== 'Neutral')?.faction ?? 'Neutral';
  return { faction, classes: [...first.classes, ...last.classes] };
}

/** Class and faction icons in one piece: "Mage", "PaPr", "Alliance", "Horde Shaman", "Paladin Priest". */
function iconsOf(piece: string, pieces: number): Icons | undefined {
  if (pieces < 2) return undefined;
  const word = piece
    .replace(/[[\]]/g, '')
    .replace(/\s*\/\s*| and /g, ' ')
    .trim();
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
function tagsOf({ type, before, tags, bracketed }: TypeLine): Partial<CardRecord> {
  const traits = tags.join(' ');
  const person = traits.replace(/ Scourge$/, ''); // A faction, neither race nor class.
  const classTag = type === 'Hero' ? CLASSES.find((one) => person.endsWith(one)) : undefined;
  const people = person.slice(0, person.length - (classTag?.length ?? 0)).trim();
  const race = type === 'Hero' ? people.replace(/ Scourge$/, '') : undefined;
  const sides = before.match(/\b(?:Monster|Arena|Scourge)\b/g) ?? [];
  return {
    tags: [...sides, ...tags, ...(bracketed === 'Traitor' ? ['Traitor'] : [])],
    ...(bracketed ? { talentSpec: bracketed } : {}),
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
    const strange = strangeTypeIn(piece);
    if (strange !== undefined) throw new NotationFault(`there is no damage type "${strange}" in "${head}"`);
    if (numbers) record = { ...record, ...numbers };
    else if (ofBoss) boss = { ...boss, ...ofBoss };
    else if (type === 'Hero' && /^[A-Z]\w+(?:\/[A-Z]\w+)*$/.test(piece) && piece !== 'Unique')
      record = { ...record, professions: piece.split('/') };
    else if (RESTRICTION.test(piece)) restriction.push(piece);
    else if (type === 'Equipment' && wornAt(piece) !== undefined) restriction.push(wornAt(piece)!);
    else if (type === 'Ability' && piece === ATTACHMENT) continue;
    else if (!(type === 'Rune' && /^Boss \d+$/.test(piece)))
      throw new NotationFault(`"${piece}" is not understood in "${head}"; ${LIKE[type] ?? OTHERWISE}`);
  }
  return { record: { restriction, ...record }, boss };
}

/** The number in a corner of a card that nobody wrote down: without it the card would be there and could do nothing. */
function numberMissing(type: string, tags: readonly string[], { atk, health, strike, def }: Partial<CardRecord>) {
  const is = (tag: string): boolean => type === 'Equipment' && tags.some((words) => words.split(' ').includes(tag));
  if (type === 'Ally' && atk === undefined) return health === undefined ? 'ATK and health' : 'ATK';
  if ((type === 'Ally' || type === 'Hero') && health === undefined) return 'health';
  if (is('Weapon') && atk === undefined) return 'ATK';
  if (is('Weapon') && strike === undefined) return 'strike cost';
  return is('Armor') && def === undefined ? 'DEF' : undefined;
}

const FIGHTS = 'ATK and health are written as 2 [Melee] / 2 Health';
const LIKE: Readonly<Record<string, string>> = {
  Ally: FIGHTS,
  'Ability Ally': FIGHTS,
  'Equipment Ally': FIGHTS,
  Location: 'what a location holds at most is written as 3 Capacity',
  Equipment: 'numbers are written as 2 [Melee], 1 Strike or 1 DEF',
  Hero: 'health is written as 28 Health',
};
const OTHERWISE = 'after the tags stand limits such as Pet (1), Unique, Unlimited, and numbers such as 28 Health';

/** "2 Events", "Threat 5", "Final" (R100.2, R502.2b, R504.2). */
function bossIn(piece: string): Partial<BossFacts> | undefined {
  const events = /^(\d+) Events?$/.exec(piece);
  if (events) return { events: Number(events[1]) };
  const threat = /^Threat (\d+)$/.exec(piece);
  if (threat) return { threat: Number(threat[1]) };
  return piece === 'Final' ? { final: true } : undefined;
}
