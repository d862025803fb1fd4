import type { CardView, Facts, PlayerView, View } from '@meetingstone/rules';
import type { CardTexts, Language } from '@meetingstone/words';
import { teller } from '@meetingstone/words';
import type { Card } from '../schema/card.ts';
import type { TableMessage } from '../schema/fromServer.ts';
import type { Player } from '../schema/table.ts';
import { alike } from './alike.ts';
import type { SeenCard } from './cards.ts';
import { seenCard } from './cards.ts';
import type { Asking } from './decisions.ts';
import { decisionOf } from './decisions.ts';
import { keyOf } from './definitions.ts';
import type { Saying } from './events.ts';
import { linkOf } from './links.ts';

/** In which words the host speaks. */
export interface Voice {
  readonly language: Language;
  readonly texts: CardTexts;
}

/** What one viewer may know at one moment, before it is written down. */
export interface Moment extends Asking {
  readonly view: View;
  /** How many sentences he was told in all, and the last of them. */
  readonly told: number;
  readonly log: readonly Saying[];
  /** Undefined where it must stay as it was shown last. */
  readonly time: Pick<TableMessage, 'clocks' | 'running'> | undefined;
  readonly wishes: TableMessage['wishes'];
  readonly paused: boolean;
  readonly undo: TableMessage['undo'];
  readonly votes: TableMessage['votes'];
}

/** Parts of the table that are sent whole where they changed. */
export const PARTS = [
  'play',
  'shown',
  'chain',
  'turn',
  'window',
  'waitingFor',
  'combat',
  'dropped',
  'raid',
  'outcome',
  'decision',
  'clocks',
  'running',
  'wishes',
  'paused',
  'undo',
  'votes',
] as const;
type Parts = Pick<TableMessage, (typeof PARTS)[number]>;

/** What a viewer is sent, with whatever did not change kept from the picture before: comparing two is quick. */
export interface Picture {
  readonly moment: Moment;
  readonly seen: ReadonlyMap<number, SeenCard>;
  /** What is printed on the cards that he sees, by the name under which it is sent. */
  readonly faces: ReadonlyMap<string, Facts>;
  readonly players: readonly Player[];
  readonly parts: Parts;
}

export function pictureOf(moment: Moment, voice: Voice, before: Picture | null): Picture {
  const { view } = moment;
  const seen = cardsIn(view, before?.seen);
  const factsOf = (id: number): Facts | null => seen.get(id)?.view.facts ?? null;
  const chain = view.chain.map((link) => linkOf(link, factsOf, voice.texts));
  const { turn, window, waitingFor, combat, dropped, raid, outcome } = view;
  const { wishes, paused, undo, votes } = moment;
  const parts: Parts = {
    play: view.play.map(idOf),
    shown: view.shown.map(idOf),
    chain,
    turn,
    window,
    waitingFor,
    combat,
    dropped,
    raid,
    outcome: outcome && { winners: outcome.winners },
    decision: isAskedAgain(before, moment) ? before!.parts.decision : asked(moment, voice),
    ...(moment.time ?? timeIn(before)),
    wishes,
    paused,
    undo,
    votes,
  };
  return {
    moment,
    seen,
    faces: facesIn(seen, view),
    players: playersIn(view, before),
    parts: kept(parts, before?.parts),
  };
}

const timeIn = (before: Picture | null): NonNullable<Moment['time']> => ({
  clocks: before?.parts.clocks ?? null,
  running: before?.parts.running ?? null,
});

const idOf = ({ id }: CardView): number => id;

function cardsIn(view: View, before: ReadonlyMap<number, SeenCard> | undefined): ReadonlyMap<number, SeenCard> {
  const seen = new Map<number, SeenCard>();
  const order = before?.values();
  let isAsBefore = before !== undefined;
  const add = (card: CardView): void => {
    const one = seenCard(card, before?.get(card.id));
    isAsBefore = isAsBefore && order?.next().value === one;
    seen.set(card.id, one);
  };
  view.play.forEach(add);
  for (const { hand, deckSeen, graveyards, removed } of view.players) {
    hand?.forEach(add);
    deckSeen.forEach(add);
    for (const graveyard of graveyards) graveyard.forEach(add);
    removed.forEach(add);
  }
  view.shown.forEach(add);
  return isAsBefore && seen.size === before?.size ? before : seen;
}

function facesIn(seen: ReadonlyMap<number, SeenCard>, { chain }: View): Map<string, Facts> {
  const faces = new Map<string, Facts>();
  for (const { view, card } of seen.values()) if (view.facts) faces.set(card.definition!, view.facts);
  for (const { facts } of chain) if (facts) faces.set(keyOf(facts), facts);
  return faces;
}

function playersIn(view: View, before: Picture | null): readonly Player[] {
  return view.players.map((player, n) => {
    const now = playerOf(player);
    const was = before?.players[n];
    return was && alike(was, now) ? was : now;
  });
}

function playerOf(view: PlayerView): Player {
  return {
    seat: view.seat,
    name: view.name,
    team: view.team,
    lost: view.lost,
    boss: view.boss,
    plane: view.plane,
    deckNames: view.deckNames,
    plan: view.plan,
    hero: view.hero,
    handCount: view.handCount,
    hand: view.hand === null ? null : view.hand.map(idOf),
    deckCounts: view.deckCounts,
    deckSeen: view.deckSeen.map(idOf),
    graveyards: view.graveyards.map((graveyard) => graveyard.map(idOf)),
    removed: view.removed.map(idOf),
    maximumHandSize: view.maximumHandSize,
    resourcesPlaced: view.resourcesPlaced,
  };
}

/** The rules keep a decision as one value for as long as it is pending. */
const isAskedAgain = (before: Picture | null, { view, pass, asked }: Moment): boolean =>
  before !== null &&
  before.moment.view.decision === view.decision &&
  alike(before.moment.pass, pass) &&
  alike(before.moment.asked, asked);

function asked(moment: Moment, { language, texts }: Voice): Parts['decision'] {
  const { view } = moment;
  return view.decision && decisionOf(view.decision, teller(view, language, texts), moment);
}

/** The parts, each the same value as before where it is equal. */
function kept(parts: Parts, before: Parts | undefined): Parts {
  if (!before) return parts;
  const same = Object.fromEntries(
    PARTS.map((part) => [part, alike(parts[part], before[part]) ? before[part] : parts[part]]),
  );
  return same as unknown as Parts;
}

export const cardsOf = ({ seen }: Picture): readonly Card[] => [...seen.values()].map(({ card }) => card);
