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
  ['403.1', '707.1e'], // A cost is paid wholly or not at all,
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

/** Is that the rule by which the game said no: itself, the rule it is a part of or one of its parts, or another that says the same? */
export function isSaidBy(cited: string, rule: string): boolean {
  return (
    isPartOf(cited, rule) ||
    isPartOf(rule, cited) ||
    RESTATED.some((line) => line.includes(cited) && line.includes(rule))
  );
}

/** 601.2a is a part of 601.2. */
function isPartOf(part: string, whole: string): boolean {
  return part === whole || (part.startsWith(whole) && /^[a-z]$/.test(part.slice(whole.length)));
}
