import type {
  CardView,
  Decision,
  Doing,
  EventName,
  LinkView,
  Offer,
  Option,
  Outcome,
  Question,
  Reason,
  Seat,
  Step,
  View,
  Witnessed,
} from '@meetingstone/rules';
import type { PassingWords } from './passing.ts';
import type { SeatingWords, TableRefusalWords } from './seating.ts';
import type { Sentence, Span } from './sentence.ts';
import type { Teller } from './teller.ts';

/**
 * Everything that is said at a table, in one language. A word that the rules learn (a question, an event, an answer, a reason)
 * has no entry here at first, and nothing compiles until it is said.
 */
export interface Language {
  /** As browsers call it: en, de. */
  readonly code: string;
  readonly questions: Readonly<Record<Question, QuestionWords>>;
  readonly doing: (doing: Doing) => Sentence;
  readonly options: OptionWords;
  readonly groups: Readonly<Record<Group, string>>;
  readonly events: Readonly<Record<EventName, EventWords>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly step: (step: Step) => string;
  readonly players: PlayerWords;
  readonly cards: CardWords;
  readonly links: Readonly<Record<LinkView['kind'], string>>;
  readonly telling: TellingWords;
  readonly asking: AskingWords;
  readonly passing: PassingWords;
  readonly seating: SeatingWords;
  readonly refusals: TableRefusalWords;
  readonly why: WhyWords;
  readonly outcome: (outcome: Outcome | null, names: readonly (string | null)[]) => string;
  /** "Ann, Ben and Cid" */
  readonly listed: (sentences: readonly Sentence[]) => Sentence;
  /** Short for people: 12.3, 4,567. */
  readonly figure: (number: number) => string;
}

/** What a player is asked, and what choosing nothing is called there. */
export interface QuestionWords {
  readonly ask: (put: Put, t: Teller) => Sentence;
  readonly none?: string;
  /** What yes and no stand for here. */
  readonly yes?: string;
  readonly no?: string;
}

/** A question as it is put, with its parts in words. */
export interface Put {
  readonly decision: Decision;
  /** The card that the question is about, and the one that asks; empty for none. */
  readonly about: Sentence;
  readonly by: Sentence;
  /** What becomes of what is chosen: "is destroyed"; empty where that is not told. */
  readonly becomes: Sentence;
  /** What is paid; null for nothing. */
  readonly costs: string | null;
}

/** What somebody sees happen; null where another sentence tells it too. */
export type EventWords = (event: Witnessed, t: Teller) => Sentence | null;

export type OfferOf<Choose extends Option['choose']> = Offer extends infer One
  ? One extends { readonly choose: infer Word }
    ? Choose extends Word
      ? One
      : never
    : never
  : never;

/** One answer among others; its group is told beside it. */
export type OptionWords = {
  readonly [Choose in Option['choose']]: (option: OfferOf<Choose>, decision: Decision, t: Teller) => Sentence;
};

/** The groups in which answers come, in this order; the last has no name. */
export const GROUPS = [
  'play',
  'use',
  'complete',
  'attack',
  'sabotage',
  'place face up',
  'place face down',
  '',
] as const;
export type Group = (typeof GROUPS)[number];

/** How players are called; null is the one who is spoken to. */
export interface PlayerWords {
  readonly somebody: string;
  readonly first: (name: string | null) => string;
  readonly within: (name: string | null) => string;
  readonly whose: (name: string | null) => string;
}

export interface CardWords {
  /** A card of which nothing is known. */
  readonly unknown: string;
  readonly faceDown: string;
  readonly faceDownResource: string;
  readonly thisCard: string;
  readonly token: string;
  readonly exhausted: string;
  /** It came after its controller's turn began. */
  readonly fresh: string;
  readonly weapon: (atk: number, strike: number) => Sentence;
  readonly armor: (def: number) => Sentence;
  readonly attacker: (atk: number) => Sentence;
  readonly counters: (counter: string, count: number) => string;
  readonly healthLeft: (health: number) => Sentence;
  readonly elsewhere: (card: CardView, t: Teller) => Sentence;
  readonly onChain: (name: Sentence) => Sentence;
  readonly link: string;
}

export interface TellingWords {
  /** The cards of one player's draw that are known, and how many are not. */
  readonly drawing: (player: Seat, known: readonly Sentence[], unknown: number, t: Teller) => Sentence;
  readonly targeting: (targets: readonly Sentence[]) => Sentence;
  /** A card that fell onto the table; where it lies is a picture. */
  readonly dropping: (card: Sentence) => Sentence;
  readonly trials: (bot: Weighed, rival: Weighed | null, trials: number) => Sentence;
  readonly thumb: (bot: Weighed, rival: Weighed | null) => Sentence;
  /** The plan of a turn: how it begins, and against which card it goes. */
  readonly plan: (bot: Weighed, against: Span | null, trials: number) => Sentence;
}

/** What a bot does, and what it thinks of it. */
export interface Weighed {
  readonly player: string;
  readonly answer: Sentence;
  readonly worth: number;
}

export interface AskingWords {
  readonly anyNumber: (from: number, upTo: number) => string;
  /** An answer by itself: "attack with Footsoldier". */
  readonly deed: (group: Group, card: Sentence) => Sentence;
  readonly pass: string;
  readonly packet: (
    packet: NonNullable<Decision['packet']>,
    about: Sentence,
    onlyArmor: boolean,
    t: Teller,
  ) => Sentence;
  /** Which of several choices it is: "2 of 3". */
  readonly counted: (nth: number, of: number) => Sentence;
  /** Somebody answers for all raiding players. */
  readonly joint: string;
  readonly step: (view: View) => string;
}

export interface WhyWords {
  readonly untold: string;
  readonly numbers: Readonly<Record<'atk' | 'health' | 'def' | 'strike', string>>;
  readonly cost: string;
  readonly printed: (number: number | null) => string;
  readonly becomes: (number: number | null) => string;
  readonly gone: string;
  readonly source: (name: string, controller: Seat, rule: string, t: Teller) => Sentence;
  /** Something about it, for which there are no words. */
  readonly changed: string;
  readonly controls: (seat: Seat, t: Teller) => Sentence;
  readonly can: string;
  readonly cannot: string;
  /** "be played", after "can". */
  readonly deeds: (option: Option) => string;
  readonly ruling: (reason: Reason, card: Sentence | null, rule: Sentence) => Sentence;
}
