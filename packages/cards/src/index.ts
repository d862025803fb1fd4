export * from './catalogue.ts';
export * from './decks/deck.ts';
export type { Mistake } from './decks/entries.ts';
export * from './decks/legality.ts';
export { writeList } from './decks/list.ts';
export * from './decks/reading.ts';
export { withChosenNumbers } from './emit/chosen.ts';
export { isComplete } from './emit/file.ts';
export { folderFor, shelfOfSets } from './emit/folder.ts';
export { kebabCase } from './emit/names.ts';
export { together, without } from './match/copies.ts';
export * from './match/match.ts';
export { abilities as templeAbilities } from './sets/black-temple/abilities.ts';
export { minions as templeMinions, minionTokens as templeTokens } from './sets/black-temple/minions.ts';
export { writtenByHand } from './sets/byHand.ts';
export type { CardSet } from './sets/cardSet.ts';
export * from './usage.ts';
export { asRead } from './wording/asRead.ts';
export { faultsIn } from './wording/faults.ts';
export { headLine, typeLine } from './wording/headLine.ts';
export type { ReadList, WordingUse } from './wording/leaning.ts';
export { readList, wordingsInTexts } from './wording/leaning.ts';
export { NotationFault, recordsIn } from './wording/notation.ts';
export type { Entry as PhraseEntry } from './wording/phrasebook/entry.ts';
export { nearestTo, phrasesLike } from './wording/phrasebook/nearest.ts';
export type { ReadRecord } from './wording/reader.ts';
export { readNotation, readRecord, whyNotUnderstood } from './wording/reader.ts';
export { sayCard } from './wording/say.ts';
export type { Sides } from './wording/show.ts';
export {
  changeText,
  costsText,
  effectsText,
  modeText,
  modeTexts,
  powerText,
  sidesOf,
  textOf,
} from './wording/show.ts';
export type { CardRecord } from './wording/source.ts';
export { cardTexts } from './wording/texts.ts';
