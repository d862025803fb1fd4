/** A game with its seats, log, yields, undo, clocks, takeovers and record: a value, without any I/O. */
export { act } from './acting.ts';
export type { Act, Acted, Automatic, GivenAnswer, Recorded, TableRefusal } from './acts.ts';
export { BOT_NAMES, isBot, seatingOf } from './bots.ts';
export type { Known } from './library.ts';
export { cardsCalled, namesLike, raidCards } from './library.ts';
export { linesOf, logOf, newsIn, withoutProposals } from './log.ts';
export type { Course, CourseGame, MatchTerms, Swap } from './match/course.ts';
export {
  concededBy,
  gameOver,
  mustBeDone,
  openingNow,
  playedToEnd,
  recordingNow,
  sitDownIn,
  startCourse,
  swapped,
  termsNow,
  whyNotConcede,
} from './match/course.ts';
export type { ReadMatch, SavedMatch } from './match/file.ts';
export { isMatch, readMatch, writeMatch } from './match/file.ts';
export { gameTitle, matchWords, scoreWords } from './match/words.ts';
export type { Next } from './next.ts';
export { next } from './next.ts';
export { readBossDecks, titleIn } from './opening/boss-decks.ts';
export { difficultyOf } from './opening/difficulty.ts';
export { modeOf, RAID_KEYS, raidAt, raidDecks, raidFor, usualRaiders, wonderAt } from './opening/raid.ts';
export { findDeck, heroOf, openingWith, raidersOf, raidTerms, tableTerms } from './opening/seats.ts';
export { openingOf } from './opening/terms.ts';
export { violationLines } from './opening/violations.ts';
export { coveredTime } from './passing/covering.ts';
export { passLeadsTo } from './passing/leading.ts';
export type { BotNames } from './record/head.ts';
export type { Played } from './record/line.ts';
export { answersGiven, answersOf, played } from './record/line.ts';
export type { ReadRecording } from './record/recording.ts';
export { botsOf, digestOf, readRecording, writeRecord, writeRecording } from './record/recording.ts';
export type { Replayed } from './record/replaying.ts';
export { replayed } from './record/replaying.ts';
export { sitAgain } from './record/resuming.ts';
export { perhaps, Refusal, refuse } from './refusal.ts';
export { refusalText } from './rulings.ts';
export type { Clock, Line, Log, SeatClock, Sitting, Undo, UndoRequest, Votes } from './sitting.ts';
export { resit, sitDown } from './start.ts';
export type { BuiltDeck, CardTerms, ClockTerms, Pile, RaidTerms, SeatTerms, Sitter, Terms } from './terms.ts';
export { DAY, days } from './terms.ts';
export { cardTexts } from './texts.ts';
export type { Stop, StopStep, Until, Wish, Wishes, Yielding } from './wishes.ts';
export { USUAL_WISHES } from './wishes.ts';
export { readSitting, writeSitting } from './writing.ts';
