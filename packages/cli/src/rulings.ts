import type { Answer, Game, Ruling } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { englishRulebook, plain, refusalWords } from '@meetingstone/words';
import { plain as uncoloured } from './paint.ts';
import { paintingTeller } from './teller.ts';

/** A judge's "no" to an answer, as far as its player may know why. */
export function refusalText(game: Game, { player }: Answer, ruling: Ruling): string {
  const viewer = player in game.state.players ? player : null;
  return plain(refusalWords(ruling, paintingTeller(viewGame(game, viewer), uncoloured), englishRulebook));
}
