/** The public face of the rules: start or arrange a game, answer its decision, look at it, write it down, replay it. */

export type { Characteristics } from './characteristics/characteristics.ts';
export { worksIn } from './characteristics/powersOutsidePlay.ts';
export { hasTag, isKind } from './characteristics/typeLine.ts';
export type { Decision, Offer, Option, PacketTold, Question, Reason, Reply, Ruling } from './decisions/decision.ts';
export { QUESTIONS, REASONS } from './decisions/decision.ts';
export type { Doing, Purpose } from './decisions/purpose.ts';
export { toneOfOffer } from './decisions/tone.ts';
export { bare, sameOption } from './game/answering.ts';
export type { Choosing } from './game/choice.ts';
export { nextChoice, onlyAnswer } from './game/choice.ts';
export type { Answer, Answered, Game } from './game/game.ts';
export { answer, earlierBy, fork, outcome, startGame } from './game/game.ts';
export type { Opening, SeatOpening } from './game/opening.ts';
export { faults } from './game/opening.ts';
export type { Arranged, PlacedCard, PlacedSeat, Position } from './game/position.ts';
export { arrangeGame } from './game/position.ts';
export { UnreadableGame } from './game/reading.ts';
export type { Recording } from './game/record.ts';
export { readGame, replay, writeGame } from './game/record.ts';
export { whyNotOffered } from './game/ruling.ts';
export type { LandedView } from './instructions/dropping.ts';
export { hasLanded } from './instructions/dropping.ts';
export type { Aim, Tone } from './language/aims.ts';
export { aimsOf, toneOfHost } from './language/aims.ts';
export type { Amount, Likeness } from './language/amount.ts';
export type { BuildingFacts, Deckbuilding, PrintedNoun } from './language/building.ts';
export type { Condition } from './language/condition.ts';
export type { Cost } from './language/cost.ts';
export type { ChosenWord, Deal, Destination, Effect, RollOutcome, Verb } from './language/effect.ts';
export type { AttachFacts, BossFacts, Facts, HeroFacts, PlaneFacts, RaidFacts } from './language/facts.ts';
export type {
  Change,
  Continuous,
  CostChange,
  Deed,
  Duration,
  Instead,
  Permission,
  Replacement,
  Restriction,
  Wielding,
} from './language/modifier.ts';
export { DEEDS, WIELDINGS } from './language/modifier.ts';
export type { Compared, Comparison, EffectKind, Noun, Past, Relation, Role } from './language/noun.ts';
export { inOrderOfText } from './language/order.ts';
export type {
  AdditionalCost,
  AlternateCost,
  ContinuousPower,
  CostPower,
  DefinitePower,
  EntersPower,
  KeywordPower,
  PaymentPower,
  Power,
  ReplacementPower,
  RewardPower,
  SelfPower,
  Timing,
  TriggeredPower,
} from './language/power.ts';
export type { Players, Quantity, Selection } from './language/selection.ts';
export type { EventName, Watch } from './language/trigger.ts';
export { EVENTS } from './language/trigger.ts';
export type { Phrase } from './language/walk.ts';
export { everyPhrase, rewritten, says } from './language/walk.ts';
export { hasTrait } from './reading/traits.ts';
export type { Counters } from './state/card.ts';
export type { Collection, RaidSeat, Special } from './state/special.ts';
export type { Fate, Outcome } from './state/state.ts';
export type { Guess } from './view/imagine.ts';
export { facesKnownTo, imagine } from './view/imagine.ts';
export type { Explanation, PriceReason, Reason as ModifierReason, Verdict } from './view/judge.ts';
export { explain, verdictsOn } from './view/judge.ts';
export type { FaceView } from './view/printed.ts';
export { asPrinted } from './view/printed.ts';
export type { Shown } from './view/shown.ts';
export { heardBy, shownTo, tableFor } from './view/shown.ts';
export type { CardView, LinkView, PlayerView, View } from './view/view.ts';
export { viewGame } from './view/view.ts';
export type { Named, Witnessed } from './view/witness.ts';
export { witness } from './view/witness.ts';
export * from './vocabulary.ts';
export type { Seed } from './zones/random.ts';
export { drawsFrom, isLongSeed } from './zones/random.ts';
