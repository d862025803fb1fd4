/** What is said on the start page, and of one's own games. */
export interface StartWords {
  readonly head: string;
  readonly lead: string;
  readonly play: string;
  readonly playSays: string;
  readonly teach: string;
  readonly foot: string;
  readonly ways: string;
  readonly tiles: Readonly<Record<StartTile, TileWords>>;
  readonly yourGames: string;
  readonly allGames: (count: number) => string;
  readonly none: string;
  readonly heads: Readonly<Record<GameState, string>>;
  /** Where one goes on with it. */
  readonly goOn: Readonly<Record<GameState, string>>;
  /** After what is played. */
  readonly stands: Readonly<Record<GameState, string>>;
  readonly plays: Readonly<Record<'duel' | 'free-for-all' | 'teams' | 'raid', string>>;
  readonly freeSeat: string;
  readonly sides: (sides: readonly string[]) => string;
  /** How long ago, as people say it. */
  readonly ago: (minutes: number) => string;
}

type GameState = 'open' | 'playing' | 'over';
type StartTile = 'lessons' | 'raids' | 'friends' | 'tables' | 'decks' | 'cards';

interface TileWords {
  readonly head: string;
  readonly says: string;
  readonly foot: string;
}
