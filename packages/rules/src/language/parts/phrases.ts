import type { Amount } from '../amount.ts';
import type { BuildingFacts, Deckbuilding, PrintedNoun } from '../building.ts';
import type { Condition } from '../condition.ts';
import type { Cost } from '../cost.ts';
import type { Destination, Effect, RollOutcome } from '../effect.ts';
import type { AttachFacts, BossFacts, Facts, HeroFacts, PlaneFacts, RaidFacts } from '../facts.ts';
import type {
  Change,
  Continuous,
  CostChange,
  Duration,
  Instead,
  Permission,
  Replacement,
  Restriction,
} from '../modifier.ts';
import type { Compared, Noun, Past } from '../noun.ts';
import type { Power } from '../power.ts';
import type { Players, Quantity, Selection } from '../selection.ts';
import type { Watch } from '../trigger.ts';

/** The kinds of phrases of which the power language is made. */
export interface Phrases {
  readonly effect: Effect;
  readonly outcome: RollOutcome;
  readonly destination: Destination;
  readonly selection: Selection;
  readonly quantity: Quantity;
  readonly players: Players;
  readonly noun: Noun;
  readonly compared: Compared;
  readonly past: Past;
  readonly amount: Amount;
  readonly condition: Condition;
  readonly cost: Cost;
  readonly power: Power;
  readonly continuous: Continuous;
  readonly change: Change;
  readonly restriction: Restriction;
  readonly permission: Permission;
  readonly replacement: Replacement;
  readonly instead: Instead;
  readonly 'cost change': CostChange;
  readonly duration: Duration;
  readonly watch: Watch;
  readonly counters:
    | { readonly name: string; readonly count: Amount }
    | { readonly name: string; readonly number: Compared };
  readonly facts: Facts;
  readonly attach: AttachFacts;
  readonly hero: HeroFacts;
  readonly boss: BossFacts;
  readonly tokens: NonNullable<BossFacts['tokens']>[number];
  readonly side: NonNullable<HeroFacts['back']>;
  readonly plane: PlaneFacts;
  readonly raid: RaidFacts;
  readonly becomes: NonNullable<HeroFacts['becomes']>;
  readonly building: BuildingFacts;
  readonly deckbuilding: Deckbuilding;
  readonly 'printed noun': PrintedNoun;
}

export type PhraseKind = keyof Phrases;

/** What a part is: a phrase, a list of such or a list of lists; or plain, where it is only words and numbers. */
type Kinds<Part> =
  Contained<Part> extends number
    ? 'plain'
    : PhraseKinds<Contained<Part>> extends never
      ? 'plain'
      : PhraseKinds<Contained<Part>>;

type PhraseKinds<Part> = { [K in PhraseKind]: Part extends Phrases[K] ? K : never }[PhraseKind];

type Contained<Part> = Part extends readonly (infer One)[]
  ? Contained<One>
  : Exclude<Part, string | boolean | undefined>;

type KeysOf<Phrase> = Phrase extends unknown ? keyof Phrase & string : never;

type PartOf<Phrase, Key> = Phrase extends unknown ? (Key extends keyof Phrase ? Phrase[Key] : never) : never;

/** Every part of a phrase, and what it is: one that is not told does not compile. */
export type PartsOf<Phrase, But extends string = never> = {
  readonly [Key in Exclude<KeysOf<Phrase>, But>]: Kinds<PartOf<Phrase, Key>>;
};

/** The same for each word with which phrases of a kind begin. */
export type PartsByWord<Phrase, Key extends string> = {
  readonly [Word in PartOf<Phrase, Key> & string]: PartsOf<Beginning<Phrase, Key, Word>, Key>;
};

type Beginning<Phrase, Key extends string, Word> = Phrase extends { readonly [K in Key]: infer Words }
  ? Word extends Words
    ? Phrase
    : never
  : never;
