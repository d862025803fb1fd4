import type {
  CardId,
  CardView,
  Facts,
  LinkView,
  PlayerView,
  Power,
  Restriction,
  Seat,
  View,
} from '@meetingstone/rules';

/** The table as a player looks at it: the view, and quick ways to what matters. */
export interface Table {
  readonly view: View;
  readonly you: Seat;
  readonly card: (id: CardId) => CardView | undefined;
  readonly isFriend: (seat: Seat) => boolean;
  /** Ready resources of a player. */
  readonly means: (seat: Seat) => number;
}

export function tableOf(view: View): Table {
  const you = view.you!;
  const seen = new Map<CardId, CardView>();
  const note = (card: CardView) => seen.set(card.id, card);
  view.play.forEach(note);
  view.shown.forEach(note);
  for (const { hand, graveyards, removed } of view.players) {
    hand?.forEach(note);
    graveyards.flat().forEach(note);
    removed.forEach(note);
  }
  const { team } = view.players[you]!;
  return {
    view,
    you,
    card: (id) => seen.get(id),
    isFriend: (seat) => view.players[seat]!.team === team,
    means: (seat) =>
      view.play.filter((card) => card.row === 'resource' && card.controller === seat && !card.exhausted).length,
  };
}

/** What is printed on a card, if the player may know it. */
export const printed = (card: CardView | undefined): Facts | undefined => card?.facts ?? undefined;

export const linkFrom = (view: View, source: CardId): LinkView | undefined =>
  view.chain.find((link) => link.source === source);

export const self = ({ view, you }: Table): PlayerView => view.players[you]!;

export const isHero = (card: CardView): boolean => card.types.includes('Hero');
export const isCharacter = (card: CardView): boolean =>
  card.zone === 'play' && card.row !== 'resource' && (isHero(card) || card.types.includes('Ally'));
export const left = (card: CardView): number => (card.health ?? 0) - card.damage;

/** Can nothing be gained by harming it: can't it be dealt damage, or be destroyed, or has it more than enough of it? */
export function endures(card: CardView): boolean {
  if (card.keywords.includes('Immune') || (isCharacter(card) && left(card) <= 0)) return true;
  return card.powers.some((power) => restrictionsOfSelf(power).some(forGood));
}

function restrictionsOfSelf(power: Power): readonly Restriction[] {
  if (power.power === 'self') return power.cant ? [power.cant] : [];
  if (power.power !== 'continuous' || power.continuous.while || !power.continuous.cards?.self) return [];
  return power.continuous.changes.flatMap((change) => (change.change === 'restrict' ? [change.restriction] : []));
}

function forGood({ cant, damageType }: Restriction): boolean {
  return cant === 'be destroyed' || (cant === 'be dealt damage' && !damageType);
}

/** Can't an opponent target it? */
export const isOutOfReach = ({ keywords }: CardView): boolean =>
  keywords.includes('Untargetable') || keywords.includes('Immune');

/** What a card is worth in play, about what it costs. */
export function worth(card: CardView): number {
  if (isHero(card)) return 30;
  if (card.row === 'resource') return card.faceDown ? 1.5 : 2;
  if (card.types.includes('Ally')) {
    const body = (card.atk ?? 0) + Math.max(0, left(card)) * 0.6;
    return 0.5 + body * 0.5 + (card.cost ?? 1) * 0.4 + card.keywords.length * 0.3;
  }
  return 1 + (card.cost ?? 1) + (card.def ?? 0) * 0.3;
}
