import type { CardType, CardView, PlayerView } from '@meetingstone/rules';
import { inPlay } from '@meetingstone/words';
import type { PaintingTeller } from '../teller.ts';

/** The phases of a Boss player's turn, the present one marked; nothing on other turns. */
export function phaseWords({ view, paint }: PaintingTeller): string | null {
  const player = view.players[view.turn.player];
  if (!player?.boss || view.turn.number === 0) return null;
  const steps = player.plan.filter((step) => step !== 'wrap-up');
  return steps.map((step) => (step === view.turn.step ? paint('bold', `[${step}]`) : step)).join(paint('dim', ' · '));
}

/** "Boss 2, front side, threat 5" (R101.1, R504.2). Where Bosses come from a stack by chance their number says nothing. */
export function bossMarks({ facts, faceDown }: CardView): string[] {
  const { boss, back } = facts!.hero!;
  const { number, final, threat } = boss!;
  return [
    ...(back ? [`Boss ${number}${final ? ', the last' : ''}`, faceDown ? 'back side' : 'front side'] : []),
    ...(threat === undefined ? [] : [`threat ${threat}`]),
  ];
}

/** Each deck by its name, with its graveyard where something lies in it (R101.3c). */
export function pileCounts({ deckNames, deckCounts, graveyards }: PlayerView): string[] {
  return deckNames.map((name, n) => {
    const gone = graveyards[n]!.length;
    return `${name} ${deckCounts[n]}${gone > 0 ? ` (graveyard ${gone})` : ''}`;
  });
}

const ROWS: readonly (readonly [label: string, type: CardType])[] = [
  ['runes', 'Rune'],
  ['events', 'Event'],
  ['bloods', 'Blood'],
  ['cubes', 'Cube'],
  ['lair', 'Lair'],
];

/** What lies apart from the party: runes, events, Bloods, Cubes, a lair, or what else a raid has. The raid itself goes without saying. */
export function raidRows(
  party: readonly CardView[],
  t: PaintingTeller,
): readonly (readonly [string, readonly string[]])[] {
  const apart = party.filter(({ row }) => row === 'raid');
  const own = apart
    .filter(({ facts }) => !facts?.raid?.everywhere)
    .flatMap(({ facts, types }) => facts?.types ?? types);
  const others = [...new Set(own)].filter((type) => !ROWS.some(([, known]) => known === type));
  const rows = [...ROWS, ...others.map((type) => [type.toLowerCase(), type] as const)];
  return rows.map(([label, type]) => {
    const cards = apart.filter(({ facts, types }) => (facts?.types ?? types).includes(type));
    return [label, type === 'Blood' ? counted(cards) : cards.map((card) => words(card, t))];
  });
}

const counted = (cards: readonly CardView[]): string[] => (cards.length === 0 ? [] : [String(cards.length)]);

const words = (card: CardView, t: PaintingTeller): string =>
  `${t.painted(inPlay(card, t))}${card.faceDown ? t.paint('dim', ' (turned over)') : ''}`;
