import type { Match } from '@meetingstone/cards';
import { winnersOf, winsOf } from '@meetingstone/cards';
import type { Seat } from '@meetingstone/rules';
import { english, plain } from '@meetingstone/words';

const listed = (names: readonly string[]): string => plain(english.listed(names.map((name) => [name])));

/** The seats that play together, side by side. */
function sidesOf({ players }: Match): readonly (readonly Seat[])[] {
  const sides = new Map<string, Seat[]>();
  for (const [seat, { name, team = name }] of players.entries()) sides.set(team, [...(sides.get(team) ?? []), seat]);
  return [...sides.values()];
}

const namesOf = (match: Match, viewer: Seat | null): readonly string[] =>
  match.players.map(({ name }, seat) => (seat === viewer ? 'You' : name));

/** How the match stands: "You (1), Grusk (0)". */
export function scoreWords(match: Match, viewer: Seat | null = null): string {
  const [names, wins] = [namesOf(match, viewer), winsOf(match)];
  const draws = match.results.filter((winners) => winners.length === 0).length;
  const drawn = draws === 0 ? [] : [`${draws} ${draws === 1 ? 'draw' : 'draws'}`];
  const scores = sidesOf(match).map((side) => `${listed(side.map((seat) => names[seat]!))} (${wins[side[0]!]})`);
  return [...scores, ...drawn].join(', ');
}

/** The line over a game: which one it is, and how the match stands. */
export function gameTitle(match: Match, viewer: Seat | null = null): string {
  const number = match.results.length + 1;
  const score = number === 1 ? '' : `: ${scoreWords(match, viewer)}`;
  return `Game ${number} of a match of best of ${match.bestOf}${score}`;
}

/** Who won the match. */
export function matchWords(match: Match, viewer: Seat | null = null): string {
  const winners = winnersOf(match);
  if (winners.length === 0) return `The match is not over: ${scoreWords(match, viewer)}.`;
  const names = namesOf(match, viewer);
  const called = winners.map((seat) => names[seat]!);
  const verb = called.length === 1 && called[0] !== 'You' ? 'wins' : 'win';
  const given =
    match.conceded === undefined
      ? ''
      : `${names[match.conceded]} ${names[match.conceded] === 'You' ? 'concede' : 'concedes'} the match. `;
  return `${given}${listed(called)} ${verb} the match: ${scoreWords(match, viewer)}.`;
}
