type Play = 'duel' | 'free-for-all' | 'teams' | 'raid';

/** What is said where tables are opened, found and waited at. */
export interface LobbyWords {
  readonly tables: string;
  readonly openOne: string;
  readonly looking: string;
  readonly waits: string;
  readonly nobodyWaits: string;
  readonly sit: string;
  readonly toWatch: string;
  readonly nothingToWatch: string;
  readonly watch: string;
  readonly freeSeat: string;
  /** After who sits there. */
  readonly withClock: string;
  readonly invitation: string;
  readonly seatLooked: string;
  readonly toTables: string;
  readonly table: string;
  readonly tableLooked: string;
  readonly form: FormWords;
  readonly room: RoomWords;
}

/** The form in which a table is described. */
interface FormWords {
  readonly title: string;
  readonly play: string;
  readonly plays: Readonly<Record<Play, string>>;
  readonly players: (play: Play) => string;
  readonly deck: string;
  readonly anyDeck: string;
  readonly yourDecks: string;
  readonly ourDecks: string;
  readonly others: string;
  readonly stayFree: string;
  readonly bot: (level: string, does: string) => string;
  readonly clock: string;
  readonly clocks: Readonly<Record<'none' | 'quick' | 'calm' | 'days', string>>;
  readonly match: string;
  readonly bestOf: Readonly<Record<1 | 3 | 5, string>>;
  readonly onlyInvited: string;
  readonly ownCards: string;
  readonly open: string;
  readonly raid: string;
  readonly mode: string;
  readonly you: string;
  readonly lead: string;
  readonly playBoss: string;
  readonly raiders: string;
  readonly asFirst: string;
  readonly boss: string;
  readonly byPerson: string;
}

/** A table that is not begun. */
interface RoomWords {
  readonly sendLinks: string;
  readonly allTaken: string;
  readonly seats: string;
  readonly ready: (isReady: boolean) => string;
  readonly begin: string;
  readonly leave: (isHost: boolean) => string;
  readonly seat: (seat: number) => string;
  /** The seats of a raid: the first is the Boss player's. */
  readonly raidSeat: (seat: number) => string;
  readonly free: string;
  readonly me: (name: string) => string;
  readonly isHost: string;
  readonly isReady: (isReady: boolean) => string;
  readonly byBot: string;
  readonly keepFree: string;
  readonly copy: (isCopied: boolean) => string;
}
