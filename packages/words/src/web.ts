import type { BoardWords } from './board.ts';
import type { BuilderWords } from './builder.ts';
import type { FaceWords } from './face.ts';
import type { SpokenWords } from './spoken.ts';
import type { WorkshopWords } from './workshop.ts';

/** What a screen says by itself, besides what the table tells: buttons, headings, states. */
export interface WebWords {
  readonly board: BoardWords;
  readonly builder: BuilderWords;
  readonly workshop: WorkshopWords;
  readonly spoken: SpokenWords;
  readonly face: FaceWords;
  readonly line: {
    readonly looking: string;
    readonly ended: string;
    readonly setting: string;
    readonly replaced: string;
  };
  readonly answers: {
    readonly asList: string;
    readonly listHead: (count: number) => string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly showTable: string;
    readonly showTray: string;
    readonly left: (count: number) => string;
    readonly less: string;
    readonly more: string;
    readonly choose: (what: string) => string;
    readonly take: string;
    readonly takeBack: string;
    readonly orderHint: string;
    /** Beside what is added to the chain in an order: it resolves in the other one. */
    readonly lastFirst: string;
    readonly inThisOrder: string;
    readonly automatic: string;
    readonly earlier: (what: string) => string;
    readonly later: (what: string) => string;
    readonly word: string;
    readonly chooseOnTable: (count: number) => string;
    readonly answersInAll: (count: number) => string;
    readonly whatToDo: (card: string) => string;
    readonly why: string;
    readonly team: string;
  };
  readonly passing: {
    readonly untilConcerned: string;
    readonly untilCombat: string;
    readonly untilStep: (whose: string, step: string) => string;
    readonly stopAt: (whose: string, step: string) => string;
    readonly noStopAt: (whose: string, step: string) => string;
    readonly stopHere: string;
    readonly always: (source: string) => string;
    readonly notAlways: (source: string) => string;
    readonly hold: string;
    readonly noHold: string;
    readonly ownLinks: string;
    readonly clear: string;
    readonly cleared: string;
    readonly how: string;
    readonly your: string;
    readonly whose: (name: string) => string;
  };
  readonly table: {
    readonly menu: string;
    readonly undo: string;
    readonly concede: string;
    readonly concedeQuestion: string;
    readonly concedeYes: string;
    readonly playOn: string;
    readonly pause: string;
    readonly goOn: string;
    readonly paused: string;
    readonly undoAsked: (name: string) => string;
    readonly undoWaits: string;
    readonly undoRefused: string;
    readonly agree: string;
    readonly refuse: string;
    readonly never: string;
    readonly gone: (name: string) => string;
    readonly byBot: string;
    readonly wait: string;
    readonly claim: string;
    readonly backToSeat: string;
    readonly keys: string;
    readonly sound: (on: boolean) => string;
    readonly watching: (count: number) => string;
    readonly spectator: string;
    readonly graveyard: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly empty: string;
    readonly close: string;
    readonly away: (count: number) => string;
    readonly larger: (name: string) => string;
    readonly suggests: (name: string) => string;
  };
  readonly over: {
    readonly won: string;
    readonly lost: string;
    readonly draw: string;
    readonly wins: (names: string) => string;
    readonly by: Readonly<Record<string, string>>;
    readonly rematch: string;
    readonly rematchWaits: string;
    readonly replay: string;
    readonly rematchWanted: string;
    readonly look: string;
    readonly leave: string;
  };
  readonly why: {
    readonly nothing: string;
    readonly ask: (card: string) => string;
    readonly thinking: string;
  };
  readonly log: {
    readonly rules: (on: boolean) => string;
  };
  readonly chat: {
    readonly empty: string;
    readonly say: string;
    readonly send: string;
    readonly team: string;
  };
  /** Keys that are the same for everybody. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  /** What can be done by a key that everybody may choose for himself. */
  readonly deeds: Readonly<Record<KeyDeed, string>>;
}

export type KeyDeed =
  | 'pass'
  | 'back'
  | 'yes'
  | 'no'
  | 'list'
  | 'hand'
  | 'board'
  | 'others'
  | 'chain'
  | 'log'
  | 'clock'
  | 'card'
  | 'why'
  | 'clear';
