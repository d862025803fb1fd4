import type { Answer, Game, Ruling } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { english, englishRulebook, plain, refusalWords, teller } from '@meetingstone/words';
import { cardTexts } from './texts.ts';

/** A judge's "no" to an answer, as far as its player may know why. */
export function refusalText(game: Game, { player }: Answer, ruling: Ruling): string {
  const viewer = player in game.state.players ? player : null;
  return plain(refusalWords(ruling, teller(viewGame(game, viewer), english, cardTexts), englishRulebook));
}
