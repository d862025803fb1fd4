import { readFileSync } from 'node:fs';
import type { CardRecord, ReadRecord, WordingUse } from '@meetingstone/cards';
import { readList, recordsIn, textOf, whyNotUnderstood, wordsUsed } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { refuse } from '@meetingstone/sitting';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { leaningIn, percent, shareOf } from './leaning.ts';

const MOST = 20;

/** Reads a file of cards and tells what was understood: every card with `--json`, otherwise totals and what is missing. */
export function readCardFile(file: string, json: boolean, output: Output): void {
  const records = recordsOf(file);
  const pools = records.map(({ pool }) => pool ?? 'main');
  const sets = records.map(({ set }) => set?.name ?? 'own cards');
  const { cards, wordings: used, unseen } = readList(records, sets);
  const leaning = leaningIn(used, records);
  const standing = cards.map(({ facts }, n) => facts !== null && !leaning.cards.has(n));
  const players = pools.map((pool) => pool.startsWith('main'));
  const totals = {
    ...totalsOf(cards),
    leaveOneOut: shareOf(standing),
    leaveOneSetOut: shareOf(unseen),
    ...leaning.totals,
    players: {
      cards: players.filter(Boolean).length,
      understood: cards.filter(({ facts }, n) => facts && players[n]).length,
      leaveOneOut: shareOf(standing.filter((_, n) => players[n])),
      leaveOneSetOut: shareOf(unseen.filter((_, n) => players[n])),
    },
    byPool: counted(cards, pools),
    bySet: counted(cards, sets),
  };
  const unread = unreadByFrequency(cards);
  if (totals.understood < totals.cards) output.fail();
  if (json) {
    sayJson(output, {
      cards: cards.map(shown),
      totals,
      unread,
      singleUse: leaning.singleUse,
      singleSet: ofOneSet(used),
    });
    return;
  }
  for (const { words, cards: count } of unread.slice(0, MOST)) output.say(`${String(count).padStart(5)}  ${words}`);
  if (records.length <= MOST) for (const card of cards) for (const line of linesFor(card)) output.say(line);
  for (const table of [totals.byType, totals.byPool])
    for (const [what, [understood, of]] of Object.entries(table)) output.say(`${what}: ${understood} of ${of}`);
  output.say(
    `${totals.understood} of ${totals.cards} cards understood, ${totals.ambiguous} with more than one reading`,
  );
  output.say(
    `${percent(totals.leaveOneOut)} of the cards are understood and lean on no wording that they alone need (${percent(totals.players.leaveOneOut)} of those for players); ${totals.wordings} wordings, ${totals.wordingsUsedOnce} needed by one card only`,
  );
  output.say(
    `${percent(totals.leaveOneSetOut)} would be understood if nobody had seen their set (${percent(totals.players.leaveOneSetOut)} of those for players)`,
  );
  output.say(`${totals.verbs} verbs, ${totals.verbsUsedOnce} of them used by one card only`);
}

/** A record of a card list that also says in which set the card came out, and for which kind of play. */
export interface ListedRecord extends CardRecord {
  readonly set?: { readonly code: string; readonly name: string };
  readonly pool?: string;
}

/** JSON records, or cards in the rulebook's notation. */
export function recordsOf(file: string): readonly ListedRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return refuse(`${file}: there is no such file`);
  }
  if (!/^\s*[[{]/.test(text)) {
    try {
      return recordsIn(text);
    } catch (error) {
      return refuse(`${file}: ${(error as Error).message}`);
    }
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return refuse(`${file}: not JSON: ${(error as Error).message}`);
  }
  const list = Array.isArray(data) ? data : (data as { cards?: unknown }).cards;
  if (!Array.isArray(list)) return refuse(`${file}: neither a list of cards nor an object with a list "cards"`);
  const wrong = list.findIndex((one) => typeof one?.name !== 'string' || typeof one?.type !== 'string');
  if (wrong >= 0) return refuse(`${file}: record ${wrong + 1} has no name or no type`);
  return list as readonly ListedRecord[];
}

/** The wordings that only cards of one set need. */
const ofOneSet = (used: readonly WordingUse[]) =>
  used.flatMap(({ wording, onlySet }) => (onlySet === undefined ? [] : [{ wording, set: onlySet }]));

const isUnderstood = (card: ReadRecord): card is ReadRecord & { facts: Facts } => card.facts !== null;

function shown(card: ReadRecord) {
  return {
    ...(card.id === undefined ? {} : { id: card.id }),
    name: card.name,
    understood: card.facts !== null,
    text: card.facts ? textOf(card.facts) : [],
    unread: card.unread.map(({ words }) => words),
    readings: card.readings,
  };
}

function totalsOf(cards: readonly ReadRecord[]) {
  const understood = cards.filter(isUnderstood);
  const verbs = wordsUsed(understood.map(({ facts }) => facts)).filter(({ part }) => part === 'effect');
  return {
    cards: cards.length,
    understood: understood.length,
    ambiguous: cards.filter(({ readings }) => readings > 1).length,
    verbs: verbs.length,
    verbsUsedOnce: verbs.filter(({ cards: count }) => count === 1).length,
    byType: counted(
      cards,
      cards.map(({ type }) => type),
    ),
  };
}

/** How many cards of each group are understood, and how many there are. */
function counted(cards: readonly ReadRecord[], groups: readonly string[]): Record<string, [number, number]> {
  const table: Record<string, [number, number]> = {};
  for (const [n, { facts }] of cards.entries()) {
    const [known = 0, all = 0] = table[groups[n]!] ?? [];
    table[groups[n]!] = [known + (facts ? 1 : 0), all + 1];
  }
  return table;
}

/** The words at which reading ended, for cards that lack nothing else, most frequent first. */
function unreadByFrequency(cards: readonly ReadRecord[]) {
  const counts = new Map<string, number>();
  for (const { unread } of cards) {
    if (unread.length !== 1) continue;
    const words = unread[0]!.words.split(/\s+/).slice(0, 3).join(' ');
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => ({ words, cards: count })).toSorted((a, b) => b.cards - a.cards);
}

function linesFor(card: ReadRecord): readonly string[] {
  if (!isUnderstood(card)) return whyNotUnderstood(card);
  return [`${card.name}: understood`, ...textOf(card.facts).map((line) => `  ${line}`)];
}
