import type { CardView, Game, PlayerView, Seat } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { isHero, left } from '../greedy/table.ts';

/** What a hero's health counts for: the last points of it are worth the most. */
const heroStrength = (health: number): number => Math.sqrt(Math.max(0, health)) * 0.65;

/** More resources than this are of little use. */
const PLENTY = 8;

/**
 * How well a party stands. The weights of health, allies and other cards come from a logistic regression over some
 * hundred games between greedy bots, so that the difference of two strengths tells the chance to win.
 */
function strengthOf(player: PlayerView, play: readonly CardView[]): number {
  let strength = player.handCount * 0.1;
  let resources = 0;
  for (const card of play) {
    if (card.controller !== player.seat) continue;
    if (card.row === 'resource') {
      resources += 1;
      strength += card.faceDown ? 0 : 0.1;
    } else if (isHero(card)) strength += heroStrength(left(card));
    else if (card.types.includes('Ally'))
      strength += Math.max(0, card.atk ?? 0) * 0.19 + Math.max(0, left(card)) * 0.12 + 0.05;
    else strength += (card.host === 0 ? 0.11 : 0.05) * (card.cost ?? 0);
  }
  return strength + Math.min(resources, PLENTY) * 0.15;
}

/** A member of a team who has lost leaves the others with less than his strength: they have one hero less. */
const FALLEN = -2;

/** Heroes that wait in a deck to take the place of the one in play. */
function reserves({ state }: Game, seat: Seat): number {
  if (state.players[seat]!.decks.length === 1) return 0;
  let strength = 0;
  for (const card of state.cards.flat())
    if (card?.zone === 'deck' && card.owner === seat && card.facts.hero && !card.facts.hero.master)
      strength += heroStrength(card.facts.health ?? 0);
  return strength;
}

/**
 * A team's chance to win in an imagined game, as its table looks to a seat; certain once it is over. The more parties,
 * the less each of them counts.
 */
export function chanceOf(game: Game, seat: Seat): number {
  const { players, play, outcome } = viewGame(game, seat);
  const { team } = players[seat]!;
  const members = players.filter((player) => player.team === team);
  if (outcome) {
    if (outcome.winners.length === 0) return 0.5;
    return members.some((member) => outcome.winners.includes(member.seat)) ? 1 : 0;
  }
  const teams = new Map<string, number>();
  for (const player of players) {
    const strength = player.lost ? FALLEN : strengthOf(player, play) + reserves(game, player.seat);
    teams.set(player.team, (teams.get(player.team) ?? 0) + strength);
  }
  const most = Math.max(...teams.values());
  const weight = (strength: number) => Math.exp((strength - most) / (players.length / 2));
  const all = [...teams.values()].reduce((sum, strength) => sum + weight(strength), 0);
  return weight(teams.get(team)!) / all;
}
