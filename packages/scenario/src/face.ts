import type { Facts, Game, Question, Step } from '@meetingstone/rules';
import type { Sources } from './known.ts';
import type { CardLook } from './look.ts';

/** A reference: an alias, `you.hero`, a player's name, a card's name; or a card or player of this table. */
export type Ref = string | CardFace | PlayerFace;

/** A card as a test puts it on the table: a name, or printed facts of its own. */
export type CardName = string | Facts;

export interface Attachment extends CardState {
  readonly card: CardName;
  readonly by?: string;
}

interface CardState {
  readonly as?: string;
  readonly owner?: string;
  readonly damage?: number;
  readonly exhausted?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly faceDown?: boolean;
  readonly flipped?: boolean;
  readonly fresh?: boolean;
}

export interface CardSetup extends CardState {
  readonly card: CardName;
  readonly attached?: readonly (CardName | Attachment)[];
}

/** A number stands for that many Footsoldiers. */
export type PileSetup = number | readonly (CardName | CardSetup)[];

export interface HeroSetup extends CardState {
  readonly name?: string;
  readonly health?: number;
  readonly class?: string | readonly string[];
  readonly faction?: string;
  readonly race?: string;
  readonly tags?: readonly string[];
  readonly attached?: readonly (CardName | Attachment)[];
}

export interface SeatSetup {
  readonly team?: string;
  readonly hero?: CardName | CardSetup | HeroSetup;
  readonly hand?: PileSetup;
  readonly deck?: PileSetup;
  readonly graveyard?: PileSetup;
  readonly removed?: PileSetup;
  readonly resources?: PileSetup;
  readonly play?: PileSetup;
  /** How many turns this player has started, the present one included. */
  readonly turns?: number;
  /** Of the Boss player of a raid: the Boss in play ("none": there is none), perhaps told by its stage. */
  readonly boss?: CardName | CardSetup;
  readonly stage?: number;
  /** By name; those that are not given are as in the box, in its order. */
  readonly decks?: Readonly<Record<string, PileSetup>>;
  readonly graveyards?: Readonly<Record<string, PileSetup>>;
  readonly runes?: PileSetup;
  readonly bloods?: PileSetup;
  readonly cubes?: PileSetup;
  /** The Bosses that are still to come, next first. */
  readonly heroes?: readonly CardName[];
  /** The raiding player whose hero is MARKED. */
  readonly marked?: string;
}

export interface TableOptions extends Sources {
  readonly title?: string;
  /** A raid and one of its modes, as a scenario file writes them; the Boss player's seat is called `boss`. */
  readonly raid?: string;
  readonly mode?: string;
  /** Cards of this test alone. */
  readonly cards?: readonly Facts[];
  readonly dice?: readonly number[];
  readonly picks?: readonly string[];
  readonly turn?: string;
  readonly step?: Exclude<Step, 'wrap-up'>;
  readonly seed?: number;
  /** The game starts from its beginning: opening hands, mulligans, the first turn. */
  readonly opening?: true | { readonly chooser?: string };
}

/** What is said beyond "play this". */
export interface Saying {
  readonly targets?: Ref | Readonly<Record<string, number>> | readonly (Ref | Readonly<Record<string, number>>)[];
  /** Exactly these are offered where the first target is chosen. */
  readonly among?: readonly Offer[];
  readonly x?: number;
  readonly modes?: number | readonly number[];
  readonly opponent?: Ref;
  readonly cost?: 'printed' | 'alternate' | number;
  readonly pay?: Ref | readonly Ref[];
  readonly exhaust?: Ref | readonly Ref[];
}

export type Chosen = Ref | number | boolean | Readonly<Record<string, number>> | readonly (Ref | number | boolean)[];

/** An offered option: a reference, a number, a word such as "none", or what can be done with priority. */
export type Offer =
  | Ref
  | number
  | boolean
  | { readonly play: Ref }
  | { readonly use: Ref; readonly power?: number }
  | { readonly complete: Ref; readonly power?: number }
  | { readonly place: Ref; readonly face?: 'up' | 'down' }
  | { readonly attack: Ref; readonly sabotage?: boolean };

/** A step of one player as a scenario file writes it. */
export type Deed =
  | 'pass'
  | 'concede'
  | ({ readonly play: Ref } & Saying)
  | ({ readonly use: Ref; readonly power?: number } & Saying)
  | ({ readonly complete: Ref; readonly power?: number } & Saying)
  | { readonly place: Ref; readonly face?: 'up' | 'down'; readonly pay?: Ref | readonly Ref[] }
  | { readonly attack: Ref; readonly defender?: Ref; readonly sabotage?: boolean; readonly pay?: Ref | readonly Ref[] }
  | { readonly strike: Ref | readonly Ref[]; readonly exhaust?: Ref | readonly Ref[] }
  | { readonly protect: Ref }
  | { readonly prevent: Ref | readonly Ref[] }
  | { readonly choose: Chosen }
  | { readonly order: readonly Ref[] };

/** A player of a table: verbs that go through the game, and what lies before him now. Illegal deeds throw. */
export interface PlayerFace {
  readonly name: string;
  readonly hero: CardFace;
  /** The names of the cards in each pile; a deck from the top. */
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly graveyard: readonly string[];
  readonly removed: readonly string[];
  readonly resources: readonly string[];
  readonly allies: readonly string[];
  /** All he controls in play but the hero and the resources. */
  readonly play: readonly string[];
  readonly readyResources: number;
  /** The Boss player's other cards in a raid, and the Bosses to come. */
  readonly runes: readonly string[];
  readonly bloods: readonly string[];
  readonly cubes: readonly string[];
  readonly heroes: readonly string[];
  /** His decks and graveyards by name, as the raid calls them. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly graveyards: Readonly<Record<string, readonly string[]>>;
  /** The number of the Boss in play. */
  readonly stage: number | null;
  /** The player whose hero is MARKED. */
  readonly marked: string | null;
  readonly lost: boolean;

  plays(card: Ref, saying?: Saying): PlayerFace;
  uses(card: Ref, saying?: Saying & { readonly power?: number }): PlayerFace;
  completes(card: Ref, saying?: Saying & { readonly power?: number }): PlayerFace;
  places(card: Ref, how?: { readonly face?: 'up' | 'down'; readonly pay?: Ref | readonly Ref[] }): PlayerFace;
  attacks(
    attacker: Ref,
    defender?: Ref,
    how?: { readonly among?: readonly Offer[]; readonly sabotage?: boolean; readonly pay?: Ref | readonly Ref[] },
  ): PlayerFace;
  strikes(...weapons: readonly Ref[]): PlayerFace;
  protects(card: Ref): PlayerFace;
  prevents(...armor: readonly Ref[]): PlayerFace;
  chooses(value: Chosen): PlayerFace;
  /** Exactly these options are offered to this player, and he takes this one. */
  choosesAmong(options: readonly Offer[], value: Chosen): PlayerFace;
  orders(...effects: readonly Ref[]): PlayerFace;
  passes(): PlayerFace;
  concedes(): PlayerFace;
  /** Exactly these options are offered to this player now. */
  mustChooseAmong(options: readonly Offer[]): PlayerFace;
  /** The game refuses this, by that rule, and nothing changes. */
  cannot(deed: Deed, rule: string): PlayerFace;
  refuses(deed: Deed, rule: string): PlayerFace;
}

/** A card of a table, wherever it now is. */
export interface CardFace extends CardLook {
  readonly ref: string;
}

/** The pending decision. */
export interface Waiting {
  readonly for: string;
  readonly question: string;
  readonly about: string | null;
  readonly options: readonly string[];
}

export interface Table {
  readonly pass: { all(): void };
  readonly resolve: { all(): void };
  until(when: { readonly turn?: string; readonly step?: Exclude<Step, 'wrap-up'> }): void;
  /** Expectations as a scenario file writes them. */
  expects(expectations: Readonly<Record<string, unknown>>): void;
  card(ref: string): CardFace;
  player(name: string): PlayerFace;
  /** The names of the links, topmost first. */
  chain(): readonly string[];
  turn(): string;
  step(): Step;
  /** Who holds priority; null while somebody is asked something else. */
  priority(): string | null;
  attacker(): string | null;
  defender(): string | null;
  waiting(): Waiting | null;
  /** The winners, "draw", or null while the game goes on. */
  winner(): readonly string[] | 'draw' | null;
  game(): Game;
  /** The test ends in the middle of this question; without it, nothing but priority may be left open at its end. */
  leaves(question: Question): void;
  /** Nothing is left open but priority, or what the test said it leaves. */
  ends(): void;
  /** Replays the game from its answers, through JSON at every decision; throws if anything differs or dice are left over. */
  prove(): void;
  /** Who was offered what at each decision but priority, and what he took. */
  offers(): readonly string[];
}
