import type { CardView, Named, PlayerView, Seat, View } from '@meetingstone/rules';
import type { Ink, Paint } from '../paint.ts';

/** Who tells, to whom, and in which colours. */
export interface Teller {
  readonly view: View;
  readonly paint: Paint;
  /** "You" for the viewer, else the name; the beginning of a sentence. */
  readonly player: (seat: Seat) => string;
  /** The name in the middle of a sentence. */
  readonly toPlayer: (seat: Seat) => string;
  /** "your", "Grusk's". */
  readonly whose: (seat: Seat) => string;
  /** The verb as it follows the player's name: "You draw", "Grusk draws". */
  readonly does: (seat: Seat, verb: string) => string;
  /** A card's name in its side's colour. */
  readonly card: (named: Named | CardView | null) => string;
  readonly find: (id: number) => CardView | undefined;
}

export function teller(view: View, paint: Paint): Teller {
  const seen = cardsSeen(view);
  const name = (seat: Seat) => view.players[seat]?.name ?? 'somebody';
  const isYou = (seat: Seat) => seat === view.you;
  return {
    view,
    paint,
    player: (seat) => (isYou(seat) ? 'You' : name(seat)),
    toPlayer: (seat) => (isYou(seat) ? 'you' : name(seat)),
    whose: (seat) => (isYou(seat) ? 'your' : `${name(seat)}'${name(seat).endsWith('s') ? '' : 's'}`),
    does: (seat, verb) => (isYou(seat) ? `You ${verb}` : `${name(seat)} ${thirdPerson(verb)}`),
    card: (named) => {
      if (!named?.name) return 'a card';
      const at = seen.get(named.id);
      return at ? paint(inkFor(view, at.controller), named.name) : paint('bold', named.name);
    },
    find: (id) => seen.get(id),
  };
}

/** "draw" becomes "draws", "pass" "passes", the verb being the first word. */
function thirdPerson(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const ending = /(s|sh|ch|x)$/.test(first) ? 'es' : 's';
  return [`${first}${ending}`, ...rest].join(' ');
}

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

const SIDES: readonly Ink[] = ['cyan', 'yellow', 'magenta', 'green', 'blue'];

/** Your side is green, opponents red; a spectator sees every seat in a colour of its own. */
export function inkFor(view: View, seat: Seat): Ink {
  if (view.you === null) return SIDES[seat % SIDES.length]!;
  if (seat === view.you) return 'green';
  return view.players[seat]?.team === view.players[view.you]?.team ? 'cyan' : 'red';
}
