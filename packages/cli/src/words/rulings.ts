import type { Answer, Game, Ruling } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';

/** A judge's "no" in a sentence: why, because of which card, and the rule's number. */
export function refusalWords(game: Game, given: Answer, { reason, rule, card }: Ruling): string {
  const view = viewGame(game, given.player in game.state.players ? given.player : null);
  const seen = card === undefined ? undefined : [...view.play, ...view.players.flatMap(({ hand }) => hand ?? [])];
  const name = seen?.find(({ id }) => id === card)?.name;
  return `${reason}${name ? ` (${name})` : ''}, rule ${rule}`;
}
