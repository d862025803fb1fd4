import type { Facts } from '../language/facts.ts';
import { definitionOf, isFacts } from '../state/definition.ts';
import type { Seed } from '../zones/random.ts';
import type { Answer, Game } from './game.ts';
import { answer, startGame } from './game.ts';
import { laidOut } from './laidOut.ts';
import type { Opening } from './opening.ts';
import { resumed, UnreadableGame, writtenGame } from './reading.ts';
import type { Written } from './written.ts';

/** A paused game as text. Each definition is written once, and everywhere else, also in other definitions, its number. */
export function writeGame({ stable, replies }: Game): string {
  const numbers = new Map<Facts, number>();
  const numberOf = (facts: Facts): number => {
    const definition = definitionOf(facts);
    const number = numbers.get(definition) ?? numbers.size;
    numbers.set(definition, number);
    return number;
  };
  const write = (whole: object): string =>
    JSON.stringify(whole, (_, part: unknown) => {
      if (typeof part !== 'object' || part === null || part === whole) return part;
      if (isFacts(part)) return { definition: numberOf(part) };
      return looksLikeReference(part) ? { definition: [part.definition] } : part;
    });
  const game = write({ stable, replies });
  const definitions: string[] = [];
  for (const definition of numbers.keys()) definitions.push(write(definition)); // It may add others.
  return `{"version":2,"definitions":[${definitions.join()}],"game":${game}}`;
}

/** A list with names of its own, such as of counters, could look like one: then its value is written in brackets. */
function looksLikeReference(part: object): part is { readonly definition: unknown } {
  return 'definition' in part && Object.keys(part).length === 1;
}

/**
 * Reads a paused game, in whichever process, and stands at the same decision again. Throws `UnreadableGame`, with the
 * place, if the text is no game.
 */
export function readGame(text: string): Game {
  const { stable, replies } = restored(writtenGame(text));
  return resumed(laidOut(stable), replies);
}

type Parts = Record<string, unknown>;

/** Puts the definitions back in the place of their numbers: those that this process knows already, where it does. */
function restored({ version, definitions, game }: Written): Written['game'] {
  const found: (Facts | 'begun')[] = [];
  const definition = (number: number): Facts => {
    const before = found[number];
    const written = definitions[number];
    if (!written || before === 'begun')
      throw new UnreadableGame(['definitions', number], 'is not there, or contains itself');
    if (before) return before;
    found[number] = 'begun';
    const whole = definitionOf(restore(written));
    found[number] = whole;
    return whole;
  };
  const part = (key: string, value: unknown): unknown => {
    if (typeof value === 'number') return version || key !== 'facts' ? value : definition(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isFacts(value)) return definitionOf(restore(value));
    if (!version || !looksLikeReference(value)) return restore(value);
    if (typeof value.definition === 'number') return definition(value.definition);
    return { definition: part('definition', (value.definition as readonly unknown[])[0]) };
  };
  const restore = <T extends object>(whole: T): T => {
    const parts = whole as Parts;
    for (const key of Object.keys(whole)) {
      const value = parts[key];
      const now = part(key, value);
      if (now !== value) parts[key] = now;
    }
    return whole;
  };
  return restore(game);
}

/** Opening, seed and answers: the whole game. */
export interface Recording {
  readonly opening: Opening;
  readonly seed: Seed;
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
