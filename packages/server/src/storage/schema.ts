import type { ColumnType, Generated } from 'kysely';

/** Read as a value, and written as text. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull = ColumnType<object | null, string | null | undefined, string | null>;
/** Nothing, unless it is said. */
type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** What is stored, table by table. Times are milliseconds since 1970, as in the acts themselves. */
export interface Schema {
  readonly accounts: AccountRow;
  readonly decks: DeckRow;
  readonly blocks: BlockRow;
  readonly games: GameRow;
  readonly seats: SeatRow;
  readonly acts: ActRow;
  readonly snapshots: SnapshotRow;
  readonly nodes: NodeRow;
  readonly secrets: SecretRow;
  readonly matches: MatchRow;
  readonly results: ResultRow;
  readonly chat: ChatRow;
  readonly reports: ReportRow;
  readonly deeds: DeedRow;
}

interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** Of the recovery phrase; a guest has none. */
  readonly phrase_hash: string | null;
  readonly made_at: number;
  readonly seen_at: number;
}

interface DeckRow {
  readonly account: string;
  readonly name: string;
  /** The list as its owner sent it. */
  readonly list: string;
  readonly saved_at: number;
}

interface BlockRow {
  readonly account: string;
  readonly blocked: string;
}

export const STATES = ['open', 'playing', 'over', 'closed'] as const;
export type GameState = (typeof STATES)[number];

interface GameRow {
  readonly id: string;
  readonly state: GameState;
  /** What is played, as the one who opened the table wished it. */
  readonly terms: Json<object>;
  readonly host: string | null;
  readonly is_private: boolean;
  /** The program that began it. */
  readonly build: string;
  readonly match: OrNull<string>;
  /** Which game of its match. */
  readonly nth: Generated<number>;
  readonly next: OrNull<string>;
  /** Who may write to it; the number rises with each change of owner. */
  readonly owner: OrNull<string>;
  readonly fence: Generated<number>;
  readonly made_at: number;
  readonly touched_at: number;
  /** When something has to be done though nobody comes: a clock runs out. */
  readonly due_at: OrNull<number>;
  readonly outcome: JsonOrNull;
  /** The seats that want another game of the same. */
  readonly agreed: ColumnType<readonly number[], string | undefined, string>;
}

interface SeatRow {
  readonly game: string;
  readonly seat: number;
  readonly account: string | null;
  readonly name: string | null;
  readonly team: string | null;
  readonly bot: string | null;
  readonly deck: JsonOrNull;
  readonly ready: Generated<boolean>;
  /** The hash of the token that lets somebody sit down here. */
  readonly token_hash: string;
}

interface ActRow {
  readonly game: string;
  readonly number: number;
  readonly seat: number | null;
  /** What the client called it, so that it is done once though it be sent twice. */
  readonly key: string | null;
  readonly act: Json<object>;
  /** Answers that the table gave of itself after it. */
  readonly forced: number;
}

interface SnapshotRow {
  readonly game: string;
  /** How many acts are in it. */
  readonly number: number;
  readonly sitting: Buffer;
}

/** A process that serves, as long as it lives. */
interface NodeRow {
  readonly id: string;
  /** Its lock: held as long as it lives. */
  readonly lock: number;
  readonly url: string;
  readonly alive_until: number;
}

interface SecretRow {
  readonly name: string;
  readonly value: string;
}

interface MatchRow {
  readonly id: string;
  readonly terms: Json<object>;
  readonly match: Json<object>;
  readonly made_at: number;
}

interface ResultRow {
  readonly game: string;
  readonly seat: number;
  readonly account: string | null;
  readonly name: string;
  readonly won: boolean | null;
  readonly rated: boolean;
  readonly at: number;
}

interface ChatRow {
  readonly id: Generated<number>;
  /** Null for the lobby. */
  readonly game: string | null;
  readonly account: string;
  readonly seat: number | null;
  readonly name: string;
  readonly team: string | null;
  readonly text: string;
  readonly at: number;
}

interface ReportRow {
  readonly id: Generated<number>;
  readonly game: string;
  readonly account: string;
  readonly about: number | null;
  readonly text: string;
  readonly at: number;
}

/** Something that was done beside the games, under the name that its client gave it. */
interface DeedRow {
  readonly account: string;
  readonly key: string;
  /** What the client was told. */
  readonly answer: JsonOrNull;
  readonly at: number;
}
