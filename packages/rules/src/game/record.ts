import type { Facts } from '../language/facts.ts';
import type { Card } from '../state/card.ts';
import { definitionOf } from '../state/definition.ts';
import type { State } from '../state/state.ts';
import type { Answer, Game } from './game.ts';
import { answer, startGame } from './game.ts';
import type { Opening } from './opening.ts';
import { resumed, writtenGame } from './reading.ts';

/** A paused game as text. Each definition is written once; cards refer to it by number. */
export function writeGame(game: Game): string {
  const definitions: Facts[] = [];
  const numbers = new Map<Facts, number>();
  const intern = (key: string, value: unknown): unknown => {
    if (key !== 'facts' || typeof value !== 'object') return value;
    const facts = value as Facts;
    let number = numbers.get(facts);
    if (number === undefined) {
      number = definitions.length;
      numbers.set(facts, number);
      definitions.push(facts);
    }
    return number;
  };
  const body = JSON.stringify({ stable: game.stable, replies: game.replies }, intern);
  return `{"definitions":${JSON.stringify(definitions)},"game":${body}}`;
}

/**
 * Reads a paused game, in whichever process, and stands at the same decision again. Throws `UnreadableGame`, with the
 * place, if the text is no game.
 */
export function readGame(text: string): Game {
  const { definitions, game } = writtenGame(text);
  restoreFacts(game.stable, definitions);
  return resumed(game.stable, game.replies);
}

/** Puts the definitions back in the place of their numbers. */
function restoreFacts(state: State, definitions: readonly Facts[]): void {
  const restore = (one: { facts: Facts } | null) => {
    if (one) one.facts = definitionOf(definitions[one.facts as unknown as number]!);
  };
  const restoreCard = (card: Card | null) => {
    restore(card);
    if (card) restore(card.copied);
  };
  for (const chunk of state.cards) for (const card of chunk) restoreCard(card);
  for (const { card } of state.departed) restoreCard(card);
  for (const { does } of state.modifiers) if (does.text === 'copy') restore(does);
}

/** Opening, seed and answers: the whole game. */
export interface Recording {
  readonly opening: Opening;
  readonly seed: number;
  readonly answers: readonly Answer[];
}

/** Plays a recording again. Throws, with the place, where an answer is not legal. */
export function replay(recording: Recording): Game {
  let game = startGame(recording.opening, recording.seed);
  recording.answers.forEach((given, n) => {
    const result = answer(game, given);
    if (!result.ok) throw new RangeError(`answer ${n + 1} is refused: ${result.ruling.reason} (${result.ruling.rule})`);
    game = result.game;
  });
  return game;
}
