import type { CardView, Facts, LinkView } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { cardsCalled, namesLike, perhaps } from '@meetingstone/sitting';
import type { Choices } from '@meetingstone/words';
import { keywordLines, meaningLines } from '../explaining.ts';
import { cardLines } from '../table/card.ts';
import type { PaintingTeller } from '../teller.ts';
import { whyLines } from '../why.ts';

/** The text of the card with that name, behind that choice, or on the chain; what a keyword means, or what a rule says. */
export function textLines(what: string, { choices }: Pick<Choices, 'choices'>, t: PaintingTeller): string[] {
  const choice = /^\d+$/.test(what) ? choices.find(({ number }) => number === Number(what)) : undefined;
  const id = choice && 'card' in choice.option ? choice.option.card : undefined;
  const link = linkMeant(what, id, t);
  const name = (id === undefined ? undefined : t.find(id)?.name) ?? link?.name ?? what;
  const meant = choice || link ? [] : meaningLines(what, t.paint);
  const isWord = meant.length > 0 && cardsCalled(name).length === 0;
  const seen = id === undefined ? undefined : t.find(id)?.facts;
  const shown = isWord ? undefined : (seen ?? link?.facts ?? factsCalled(name, t));
  if (shown) return [...cardLines(shown, t.paint), ...keywordLines(shown, t.paint), ...meant, ...doing(link, t)];
  return meant.length > 0 ? meant : [`No card is named "${name}"${perhaps(namesLike(name))}`];
}

/** The link that is meant: c1 is the topmost one, and a choice may be one. */
function linkMeant(what: string, source: number | undefined, { view }: PaintingTeller): LinkView | undefined {
  const number = /^c(\d+)$/i.exec(what)?.[1];
  if (number !== undefined) return view.chain[Number(number) - 1];
  return view.chain.find((link) => link.source === source || link.name?.toLowerCase() === what.toLowerCase());
}

/** What a link on the chain will do, where it is a power and not the card itself. */
function doing(link: LinkView | undefined, { texts, find, paint }: PaintingTeller): string[] {
  if (!link || link.kind === 'card' || link.proposal) return [];
  const text = texts.effects(link.effects, link.facts ?? find(link.source)?.facts ?? null);
  return text === null ? [] : [paint('dim', `On the chain: ${text}`)];
}

/** Of several cards with that name the one on the table. */
function factsCalled(name: string, t: PaintingTeller): Facts | undefined {
  const known = cardsCalled(name).map(({ facts }) => facts);
  const seen = cardSeen(name, t)?.facts ?? undefined;
  return seen && known.includes(seen) ? seen : (known[0] ?? seen);
}

/** Why a card on the table, or the card behind a choice, is as it is. */
export function aboutCard(what: string, { game }: Sitting, { choices }: Choices, t: PaintingTeller): string[] {
  const choice = /^\d+$/.test(what) ? choices.find(({ number }) => number === Number(what)) : undefined;
  const id = choice && 'card' in choice.option ? choice.option.card : cardSeen(what, t)?.id;
  return id === undefined ? [`You see no card named "${what}".`] : whyLines(game, id, t);
}

/** A card that this player sees, by a part of its name; cards in play first. */
function cardSeen(name: string, { view }: PaintingTeller): CardView | undefined {
  const seen = [
    ...view.play,
    ...view.players.flatMap(({ hand, graveyards }) => [...(hand ?? []), ...graveyards.flat()]),
  ];
  return seen.find((card) => card.name?.toLowerCase().includes(name.toLowerCase()));
}
