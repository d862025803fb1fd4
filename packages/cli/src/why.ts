import type { CardId, Game } from '@meetingstone/rules';
import { explain, verdictsOn } from '@meetingstone/rules';
import { englishRulebook, whyWords } from '@meetingstone/words';
import type { PaintingTeller } from './teller.ts';

/** Why a card is what it is, and why one can or can't do something with it now. */
export function whyLines(game: Game, card: CardId, t: PaintingTeller): string[] {
  const seen = explain(game, card, t.view.you);
  const asked = game.decision?.player === t.view.you ? verdictsOn(game, card) : [];
  const { head, lines } = whyWords(seen, asked, t, englishRulebook);
  return [t.painted(head), ...lines.map((line) => `  ${t.painted(line)}`)];
}
