import type { CardView, Facts } from '@meetingstone/rules';
import { cardsCalled, namesLike, perhaps } from '@meetingstone/sitting';
import type { Choices } from '@meetingstone/words';
import { keywordLines, meaningLines } from '../explaining.ts';
import { cardLines } from '../table/card.ts';
import type { PaintingTeller } from '../teller.ts';
import { whyLines } from '../why.ts';
import type { Session } from './session.ts';

/** The text of the card with that name, or behind that choice; what a keyword means, or what a rule says. */
export function textLines(what: string, { choices }: Choices, t: PaintingTeller): string[] {
  const choice = /^\d+$/.test(what) ? choices.find(({ number }) => number === Number(what)) : undefined;
  const id = choice && 'card' in choice.option ? choice.option.card : undefined;
  const name = id === undefined ? what : (t.find(id)?.name ?? linkName(id, t) ?? what);
  const meant = choice ? [] : meaningLines(what, t.paint);
  const isWord = meant.length > 0 && cardsCalled(name).length === 0;
  const shown = isWord ? undefined : ((id === undefined ? undefined : t.find(id)?.facts) ?? factsCalled(name, t));
  if (shown) return [...cardLines(shown, t.paint), ...keywordLines(shown, t.paint), ...meant];
  return meant.length > 0 ? meant : [`No card is named "${name}"${perhaps(namesLike(name))}`];
}

/** Of several cards with that name the one on the table. */
function factsCalled(name: string, t: PaintingTeller): Facts | undefined {
  const known = cardsCalled(name).map(({ facts }) => facts);
  const seen = cardSeen(name, t)?.facts ?? undefined;
  return seen && known.includes(seen) ? seen : (known[0] ?? seen);
}

/** Why a card on the table, or the card behind a choice, is as it is. */
export function aboutCard(what: string, { game }: Session, { choices }: Choices, t: PaintingTeller): string[] {
  const choice = /^\d+$/.test(what) ? choices.find(({ number }) => number === Number(what)) : undefined;
  const id = choice && 'card' in choice.option ? choice.option.card : cardSeen(what, t)?.id;
  return id === undefined ? [`You see no card named "${what}".`] : whyLines(game, id, t);
}

const linkName = (id: number, t: PaintingTeller) => t.view.chain.find(({ source }) => source === id)?.name;

/** A card that this player sees, by a part of its name; cards in play first. */
function cardSeen(name: string, { view }: PaintingTeller): CardView | undefined {
  const seen = [
    ...view.play,
    ...view.players.flatMap(({ hand, graveyards }) => [...(hand ?? []), ...graveyards.flat()]),
  ];
  return seen.find((card) => card.name?.toLowerCase().includes(name.toLowerCase()));
}
