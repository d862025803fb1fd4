import type { CardView, Named, PlayerView, Seat, View } from '@meetingstone/rules';
import type { Language } from './language.ts';
import type { Sentence, Span } from './sentence.ts';
import type { CardTexts } from './texts.ts';

/** Who tells, to whom, and in which language. */
export interface Teller {
  readonly view: View;
  readonly language: Language;
  readonly texts: CardTexts;
  readonly find: (id: number) => CardView | undefined;
  /** A card's name. */
  readonly card: (named: Named | CardView | null | undefined) => Sentence;
  /** The player at the beginning of a sentence: "You", "Grusk". */
  readonly player: (seat: Seat) => Sentence;
  /** The player in the middle of a sentence: "you", "Grusk". */
  readonly toPlayer: (seat: Seat) => Sentence;
  /** "your", "Grusk's". */
  readonly whose: (seat: Seat) => Sentence;
}

export function teller(view: View, language: Language, texts: CardTexts): Teller {
  let seen: ReadonlyMap<number, CardView> | undefined;
  const find = (id: number): CardView | undefined => {
    seen ??= cardsSeen(view);
    return seen.get(id);
  };
  const { players, cards } = language;
  const marked = (seat: Seat, text: string): Sentence => [{ is: 'player', text, seat }];
  const nameOf = (seat: Seat): string | null =>
    seat === view.you ? null : (view.players[seat]?.name ?? players.somebody);
  return {
    view,
    language,
    texts,
    find,
    card: (named) => {
      if (!named?.name) return [cards.unknown];
      return [cardMark(named.name, named.id, find(named.id)?.controller ?? null)];
    },
    player: (seat) => marked(seat, players.first(nameOf(seat))),
    toPlayer: (seat) => marked(seat, players.within(nameOf(seat))),
    whose: (seat) => marked(seat, players.whose(nameOf(seat))),
  };
}

export const cardMark = (text: string, id: number, side: Seat | null): Span => ({ is: 'card', text, id, side });

/** Every card of a view by its id. */
function cardsSeen(view: View): ReadonlyMap<number, CardView> {
  const all = [...view.play, ...view.shown, ...view.players.flatMap(cardsOf)];
  return new Map(all.map((card) => [card.id, card]));
}

const cardsOf = ({ hand, graveyards, removed }: PlayerView): readonly CardView[] => [
  ...(hand ?? []),
  ...graveyards.flat(),
  ...removed,
];
