/** A game with its seats, log, yields, undo, clocks, takeovers and record: a value, without any I/O. */
export type { Act, Acted, Automatic, GivenAnswer, Recorded, RefusalReason, TableRefusal } from './acts.ts';
export { REFUSALS } from './acts.ts';
export type { Next } from './next.ts';
export type { Clock, Line, Log, SeatClock, Sitting, Undo, UndoRequest, Votes } from './sitting.ts';
export type { BuiltDeck, CardTerms, ClockTerms, Pile, RaidTerms, SeatTerms, Sitter, Terms } from './terms.ts';
export { DAY, days } from './terms.ts';
export type { Standing, Stop, StopStep, Until, Wish, Wishes, Yielding } from './wishes.ts';
export { STANDING, USUAL_WISHES } from './wishes.ts';
