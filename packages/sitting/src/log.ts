import type { Game, LinkId, Seat, View } from '@meetingstone/rules';
import { hasLanded, heardBy, tableFor, viewGame } from '@meetingstone/rules';
import type { Sentence, TableEvent, Teller } from '@meetingstone/words';
import { english, packed, tableEventWords, tell, teller } from '@meetingstone/words';
import type { Played } from './record/line.ts';
import type { Line, Log, Sitting } from './sitting.ts';
import { cardTexts } from './texts.ts';

/** So many lines of each log are kept; `wholeLog` tells all of it again. */
const LINES_KEPT = 400;

export const NOTHING_TOLD: Log = { told: 0, lines: [] };

/** Tells a view in words, as everybody at the table hears them. */
export const tellerOf = (view: View): Teller => teller(view, english, cardTexts);

export const added = ({ told, lines }: Log, more: readonly Line[], kept = LINES_KEPT): Log =>
  more.length === 0
    ? { told, lines }
    : { told: told + more.length, lines: [...lines.slice(Math.max(0, lines.length + more.length - kept)), ...more] };

/** Everybody's log after an answer: what each may know of what happened since he was last shown something. */
export function logged(
  logs: readonly Log[],
  before: Game | null,
  game: Game,
  act: number,
  kept?: number,
): readonly Log[] {
  const link = linkBehind(before, game);
  const once = sharing();
  return logs.map((log, n) => {
    const viewer = n < logs.length - 1 ? n : null;
    return added(log, linesFor(before, game, viewer, act, link).map(once), kept);
  });
}

/** What several are told in the same words is one line in all their logs. */
function sharing(): (line: Line) => Line {
  const lines = new Map<string, Line>();
  return (line) => {
    const text = JSON.stringify(line);
    const before = lines.get(text);
    if (!before) lines.set(text, line);
    return before ?? line;
  };
}

function linesFor(before: Game | null, game: Game, viewer: Seat | null, act: number, link: LinkId): readonly Line[] {
  const events = heardBy(game, viewer);
  if (events.every(({ event }) => event === 'pass')) return [];
  const view = tableFor(game, viewer);
  const t = tellerOf(view);
  const turn = view.turn.number;
  const told = tell(events, t).map(
    ({ event, sentence, rule }): Line => ({ act, event, sentence: packed(sentence), rule, turn, link }),
  );
  const { dropped } = view;
  if (!hasLanded(dropped) || isSame(before && tableFor(before, viewer).dropped, dropped)) return told;
  const sentence = t.language.telling.dropping(t.card({ id: 0, name: dropped.name }));
  const picture: Line = { act, event: 'dropped', sentence, rule: 'R304', turn, link, picture: dropped };
  const damage = told.findIndex(({ event }) => event === 'deal');
  const at = damage < 0 ? told.length : damage; // The picture comes before the damage that it explains.
  return [...told.slice(0, at), picture, ...told.slice(at)];
}

/** What one answer of a line that was played tells one viewer. */
export const linesOf = ({ before, game, entry }: Played, viewer: Seat | null): readonly Line[] =>
  linesFor(before, game, viewer, entry, linkBehind(before, game));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The link that has left the chain since the procedure began, or else the one that was added. */
function linkBehind(before: Game | null, { state }: Game): LinkId {
  if (!before) return 0;
  const [old, now] = [before.stable.chain, state.chain];
  const gone = old.findLast(({ id }) => !now.some((link) => link.id === id));
  return (gone ?? now.find(({ id }) => !old.some((link) => link.id === id)))?.id ?? 0;
}

/** An attack makes the proposal right before it superfluous. */
export const withoutProposals = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ event }, n) => !(event === 'propose' && lines[n + 1]?.event === 'attack'));

/** Something about those who sit at the table, told to all of them. */
export function withEvent(sitting: Sitting, event: TableEvent): Sitting {
  const { game, logs, acts } = sitting;
  const line = (viewer: Seat | null): Line =>
    lineOf(tableEventWords(event, tellerOf(viewGame(game, viewer))), 'table', game, acts.length);
  return { ...sitting, logs: logs.map((log, n) => added(log, [line(n < logs.length - 1 ? n : null)])) };
}

export const lineOf = (sentence: Sentence, event: Line['event'], { state }: Game, act: number): Line => ({
  act,
  event,
  sentence: packed(sentence),
  rule: '',
  turn: state.turn.number,
  link: 0,
});

/** What somebody was told that he has not read yet: how many lines he had read of all that were told. */
export const newsIn = ({ told, lines }: Log, read: number): readonly Line[] =>
  told <= read ? [] : lines.slice(-(told - read));

export const logOf = ({ logs }: Sitting, viewer: Seat | null): Log => logs[viewer ?? logs.length - 1]!;
