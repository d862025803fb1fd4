import type { Cost } from '../language/cost.ts';
import type { Effect } from '../language/effect.ts';
import type { Change, Replacement } from '../language/modifier.ts';
import type { PaymentPower, RewardPower } from '../language/power.ts';
import type { CardId, DamageType, LinkId, RuleNumber, Seat, Zone } from '../vocabulary.ts';
import type { Purpose } from './purpose.ts';

/** What a player can be asked: one word for each purpose. */
export const QUESTIONS = [
  'first player',
  'mulligan',
  'priority',
  'defender',
  'X',
  'mode',
  'opponent',
  'number of targets',
  'target',
  'new target',
  'share',
  'cost',
  'pay with',
  'consent',
  'resource',
  'strike',
  'protect',
  'replacement',
  'apply',
  'order',
  'order packets',
  'order modifiers',
  'order revealed',
  'arrange',
  'on top',
  'uniqueness',
  'location',
  'maximum hand size',
  'discard',
  'card',
  'in order',
  'measured',
  'link',
  'search',
  'zone',
  'look',
  'player',
  'may',
  'pay again',
  'pay to draw',
  'pay to exhaust',
  'stay exhausted',
  'inspire',
  'stash',
  'face',
  'attach',
  'Master Hero',
  'divide among',
  'number',
  'die',
  'roll for',
  'guess',
  'token',
  'ally type',
  'race',
  'class',
  'kind',
  'counter',
  'damage type',
  'name',
  'card name',
  'formation',
  'aim',
  'loop',
  'break loop',
  'concede',
  'keep',
  'build',
  'collection',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** An answer: what tells it apart from the others. This is what is given back and written down. */
export type Option =
  | { readonly choose: 'pass' }
  | { readonly choose: 'play'; readonly card: CardId }
  | { readonly choose: 'use'; readonly card: CardId; readonly power: number }
  | { readonly choose: 'complete'; readonly card: CardId; readonly power: number }
  | { readonly choose: 'place'; readonly card: CardId; readonly faceUp: boolean }
  | { readonly choose: 'attack'; readonly card: CardId; readonly sabotage: boolean }
  | { readonly choose: 'card'; readonly card: CardId }
  | { readonly choose: 'player'; readonly player: Seat }
  | { readonly choose: 'link'; readonly link: LinkId }
  | { readonly choose: 'number'; readonly number: number }
  | { readonly choose: 'mode'; readonly mode: number }
  | { readonly choose: 'word'; readonly word: string }
  | { readonly choose: 'zone'; readonly zone: Zone }
  | { readonly choose: 'cost'; readonly alternate: number }
  | { readonly choose: 'effect'; readonly effect: number; readonly card: CardId }
  | { readonly choose: 'modifier'; readonly card: CardId; readonly key: string }
  | { readonly choose: 'yes' | 'no' | 'none' | 'automatic' };

/** What an option stands for, so that whoever shows or weighs it need not look it up. */
interface Meanings {
  /** The power that is used. */
  readonly use: PaymentPower;
  readonly complete: RewardPower;
  /** What is done in this mode. */
  readonly mode: readonly Effect[];
  /** What is paid in this way. */
  readonly cost: readonly Cost[];
  /** The text of the effect that comes next, or the packet. */
  readonly effect: readonly Effect[] | PacketTold;
  /** What it does instead of the event or to cards; what an equipment with DEF prevents. */
  readonly modifier: Replacement | readonly Change[] | { readonly prevents: number };
}
type Meaningful = keyof Meanings;

/** A legal answer as it is offered: with what it stands for. */
export type Offer =
  | Exclude<Option, { readonly choose: Meaningful }>
  | { [K in Meaningful]: Extract<Option, { readonly choose: K }> & { readonly means: Meanings[K] } }[Meaningful];

/** Damage that is about to be dealt or healed. */
export interface PacketTold {
  readonly by: CardId;
  readonly amount: number;
  readonly types: readonly DamageType[];
}

/** The one thing the game waits for, with every legal answer. */
export interface Decision {
  /** Counts the decisions of its player; an answer to an older one is refused. */
  readonly number: number;
  readonly player: Seat;
  readonly question: Question;
  readonly options: readonly Offer[];
  /** The card the question is about; 0 without. */
  readonly about: CardId;
  /** Why it is asked, and what becomes of what is chosen. */
  readonly purpose: Purpose;
  /** Which of several choices made one after the other it is, and how many there can be. */
  readonly counted?: { readonly nth: number; readonly of: number } | undefined;
  /** Any word that no card has for its name may be chosen besides those offered (200.3). */
  readonly anyName?: true | undefined;
  /** Any card there is may be named besides those offered (200.2). */
  readonly anyCard?: true | undefined;
  /** Any whole number in this range may be chosen besides those offered (803.2). */
  readonly numbers?: { readonly from: number; readonly upTo: number } | undefined;
  /** The zones that are being looked through (413.1). */
  readonly searched?: { readonly player: Seat; readonly zones: readonly Zone[] } | undefined;
  /** The cards that the player looks at. */
  readonly looked?: readonly CardId[] | undefined;
  /** What is divided: the character whose share is asked for, and how much is left for it and those after it (707.1d). */
  readonly divided?: { readonly card: CardId; readonly left: number } | undefined;
  /** The damage that is about to be dealt or healed, where modifiers compete to replace it. */
  readonly packet?: PacketTold | undefined;
}

/** What comes back into a procedure: the chosen option, or a concession (102.1b). */
export type Reply = { readonly option: Option } | { readonly concede: Seat };

/** A procedure of the rules: it yields a decision and gets its reply. */
export type Rule<T = void> = Generator<Decision, T, Reply>;

/** A judge's "no": the rule, why in a word, and the card behind it. */
export interface Ruling {
  readonly rule: RuleNumber;
  readonly reason: Reason;
  readonly card?: CardId;
}

export const REASONS = [
  'not your decision',
  'not the present decision',
  'not offered',
  'the game is over',
  'no such card',
  'not in your hand',
  'needs your action phase with an empty chain',
  'not your turn',
  'only placed as a resource',
  'only Master Heroes are played',
  'no hero in your party',
  'cannot be placed face up',
  'already placed a resource this turn',
  'restricted',
  'no legal target',
  'does not fit the description',
  'cannot be targeted',
  'already chosen',
  'must target a magnet',
  'must be another target',
  'cannot pay',
  'already used this turn',
  'already used this game',
  'the power cannot be used now',
  'no such power',
  'not your card',
  'not a character',
  'exhausted',
  'not in your party since the start of your turn',
  'elusive',
  'friendly',
  'not a legal defender',
  'can attack only another',
  'must attack another',
  'must attack before passing',
  'cannot attack',
  'cannot sabotage that',
  'cannot protect',
  'not ready equipment with defense',
  'one weapon too many',
  'not a quest you control face up',
  'not a number that can be chosen',
  'a card has that name',
  'would continue the loop',
] as const;
export type Reason = (typeof REASONS)[number];
