import type { Reason, Ruling } from '@meetingstone/rules';

/**
 * The rulebook says some things in several places. Each line holds rules that refuse the same thing, and whoever cites one
 * of them is as right as whoever cites another.
 */
const RESTATED: readonly (readonly string[])[] = [
  ['201.2', '306.1', '409.2'], // Quests and locations are placed, never played.
  ['302.2', '601.2a'], // An ally that has just come does not attack,
  ['302.2', '701.3'], // and its activated powers wait as well.
  ['302.3', '601.2e'], // Mounts and
  ['305.3a', '601.2e'], // Totems do not fight like others.
  ['303.2c', '406.6'], // One weapon in a combat, or those that a way of wielding allows.
  ['303.2', '403.1'], // A strike has a cost.
  ['403.1', '707.1e', '707.2'], // A cost is paid wholly or not at all, else nothing has happened,
  ['403.1', '403.6a', '412.2'], // with ready resources of one's own,
  ['403.1', '701.3', '411.1'], // and what is exhausted can't be exhausted for it;
  ['103.2', '403.1'], // what can't be done pays for nothing.
  ['103.2', 'R100.3'], // The rules of a raid forbid as cards do.
  ['409.1', '410.2a', '502.1'], // What is no instant waits for the action phase and an empty chain,
  ['412.1a', '410.2a', '502.1'], // a resource does too,
  ['601.1', '410.2a', '502.1'], // and so does a combat.
  ['301.2a', '701.2'], // A power of the side that is not seen is not there.
  ['600.2a', '600.2b', '601.2c', '601.2d'], // Whom an attacker must attack and whom it can attack only, one or both.
  ['706.1', '707.1d'], // A link needs its targets.
  ['706.1', '711.3'], // Only what is on the chain can be interrupted.
  ['717.2c', '717.4b', '408.3c'], // What is unpreventable is not prevented.
];

/** A rule of which the older documents of a raid speak in other words. */
const IN_OLDER_WORDS: Readonly<Record<string, string>> = {
  'BT.04': 'R100.1',
  'BT.06': '602.2',
  'BT.08': 'R100.3',
  'BT.09': 'R100.3',
  'BT.14': 'R504.2a',
  'BT.15': 'R503.1c',
  'COT.09': '601.2a',
  'MC100.1': 'R100.1',
  'MC100.5': 'R300.5',
  'MC101.4': 'R100.3',
  'MC200.1': 'R101.3a',
  'MC200.2': 'R101.3b',
  'MC200.3': 'R101.3c',
  'MC202.3': 'R303.2b',
  'MC203.1': 'R303.3a',
  'MC203.3': 'R303.3c',
};

/** A modifier's "can't" is refused by the step it stops, by the rule of such modifiers, and by whatever makes it. */
const CANT = ['103.2', '704.1a', '707.1'];
const UNSEEN = ['keyword Untargetable', 'keyword Spellshield', 'keyword Invincible', 'R101.3d', 'R503.1c'];

/** Cards of a raid with which raiders can't interact. */
const APART = ['R303.3c', 'R402.2b', 'R402.3a', 'R402.4a', 'R501.1b', 'R502.1c'];

/** What else refuses for this reason, whichever step of an action it stops. */
const BY_REASON: Partial<Readonly<Record<Reason, readonly string[]>>> = {
  restricted: [...CANT, 'R203.1b', 'R100.3'],
  'cannot attack': [...CANT, '601.2a', '601.2b', '601.2e', 'R101.3d'],
  'can attack only another': [...CANT, '601.2a', '601.2b', '601.2e'],
  'must attack another': [...CANT, '601.2a', '601.2b', '601.2e', 'COT.08'],
  elusive: [...CANT, '601.2b', '601.2e', 'keyword Elusive', 'R101.3d', 'COT.16'],
  'not a legal defender': ['601.2e', 'R101.3d', 'R503.1c'],
  'cannot protect': [...CANT, 'keyword Stealth', 'keyword Protector', 'R503.1c'],
  'cannot be targeted': [...CANT, '706.1', ...UNSEEN],
  'does not fit the description': [...APART, 'R503.1c'],
  'no legal target': ['706.1b', '707.1c', '707.1d', '707.2', ...UNSEEN, ...APART],
  'not a number that can be chosen': ['707.1b'],
  'the power cannot be used now': ['R402.3a'],
  'not your card': ['701.2', 'R402.3a'],
  'not in your party since the start of your turn': ['keyword Ferocity'],
  'not the present decision': ['602.1', '602.3'], // A weapon is struck with as combat begins, or not at all.
  'one weapon too many': ['keyword Dual Wield'],
};

/**
 * What is refused in general words is refused by these parts of the rule as well. Its other parts forbid other things, and
 * where one of them does, it is the one that is told.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '102.1': ['102.1a', '102.1b'],
  '303.2': ['303.2d'],
  '600.2': ['600.2a', '600.2b'],
  '600.3': ['600.3a'],
  '601.2': ['601.2a', '601.2e'],
  '602.2': ['602.2a', '602.2b'],
  '701.4': ['701.4a'],
  '702.2': ['702.2b'],
};

/** The raid to which the rules with these letters belong; those of R1 belong to all (R100-R101). */
const OF_RAID: readonly (readonly [RegExp, string])[] = [
  [/^R2/, 'onyxia'],
  [/^(R3|MC)/, 'molten-core'],
  [/^R4/, 'magtheridon'],
  [/^(R5|BT)/, 'black-temple'],
  [/^COT/, 'caverns-of-time'],
];

/** Can a rule be heard of where that raid is played, or none? */
function isHeard(rule: string, raid: string | null): boolean {
  const [, of] = OF_RAID.find(([letters]) => letters.test(rule)) ?? [];
  return of === undefined ? raid !== null || !/^R1/.test(rule) : of === raid;
}

/**
 * Is that the rule by which the game said no: itself, the rule it is a part of or one of its parts, or another that says
 * the same?
 */
export function isSaidBy({ rule: cited, reason }: Ruling, wanted: string, raid: string | null): boolean {
  const rule = IN_OLDER_WORDS[wanted] ?? wanted;
  if (isPartOf(cited, rule)) return true;
  if (!isHeard(wanted, raid)) return false;
  return (
    (PARTS[cited] ?? []).includes(rule) ||
    (reason === 'not offered' && isPartOf(rule, cited)) ||
    RESTATED.some((line) => line.includes(cited) && line.includes(rule)) ||
    (BY_REASON[reason] ?? []).some((other) => isPartOf(other, rule))
  );
}

/** Is an opening refused by that rule, in the words of whichever document? */
export function refusesOpening(reason: string, wanted: string): boolean {
  return [wanted, IN_OLDER_WORDS[wanted]].some((rule) => rule !== undefined && reason.includes(`(${rule})`));
}

/** 601.2a is a part of 601.2. */
function isPartOf(part: string, whole: string): boolean {
  return part === whole || (part.startsWith(whole) && /^[a-z]$/.test(part.slice(whole.length)));
}
