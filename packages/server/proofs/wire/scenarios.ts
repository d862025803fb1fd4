import { readFileSync } from 'node:fs';
import type { Heard } from '@meetingstone/protocol/client';
import type { Answer, Game } from '@meetingstone/rules';
import { answer, writeGame } from '@meetingstone/rules';
import type { Answering, ScenarioDocument } from '@meetingstone/scenario';
import { readScenarios, runScenario } from '@meetingstone/scenario';
import type { Company } from './company.ts';
import { companyAt } from './company.ts';

/** An answer of a script: to which game it was given, and what the rules said. */
interface Given {
  readonly game: Game;
  readonly given: Answer;
  readonly result: ReturnType<Answering>;
}

export interface Wired {
  readonly title: string;
  /** Answers that went through the wire, those that were refused included. */
  readonly answers: number;
  /** What was different; null if nothing was. */
  readonly wrong: string | null;
}

/** Runs the scenarios of a file straight and then through the wire: all, or the first so many of those that are wanted. */
export async function wireFile(
  file: string,
  most = Number.POSITIVE_INFINITY,
  isWanted: (title: string) => boolean = () => true,
): Promise<readonly Wired[]> {
  const wired: Wired[] = [];
  const scenarios = readScenarios(readFileSync(file, 'utf8')).map((read) => ({
    read,
    title: read.ok ? read.document.title : read.title,
  }));
  for (const { read, title } of scenarios.filter((one) => isWanted(one.title)).slice(0, most))
    wired.push(read.ok ? await wireScenario(read.document) : { title, answers: 0, wrong: 'it cannot be read' });
  return wired;
}

async function wireScenario(document: ScenarioDocument): Promise<Wired> {
  const { title } = document;
  const script: Given[] = [];
  const answering: Answering = (game, given) => {
    const result = answer(game, given);
    script.push({ game, given, result });
    return result;
  };
  const { passed, message = '' } = runScenario(document, { answering, prove: false });
  const wrong = passed ? await throughTheWire(script) : `run straight, it fails: ${message}`;
  return { title, answers: script.length, wrong };
}

/** Where a script goes back, after something that was refused on the way, a new company sits down at the game it went back to. */
async function throughTheWire(script: readonly Given[]): Promise<string | null> {
  let company: Company | null = null;
  let at: Game | null = null;
  try {
    for (const [n, { game, given, result }] of script.entries()) {
      if (!company || at !== game) {
        await company?.leave();
        company = await companyAt(game);
      }
      const heard = await company.give(given, n % 2 === 1);
      at = result.ok ? result.game : game;
      const wrong = differs(heard, result) ?? wentAstray(company, at);
      if (wrong) return `answer ${n + 1} (${JSON.stringify(given)}): ${wrong}`;
    }
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    await company?.leave();
  }
  return null;
}

/** Was the same said of an answer? Of a card that its player does not see, he does not hear why. */
function differs(heard: Heard, result: Given['result']): string | null {
  if (result.ok) return heard.type === 'ack' ? null : `not acknowledged: ${JSON.stringify(heard)}`;
  const { rule, reason } = result.ruling;
  if (heard.type !== 'refused') return `done, though the rules refuse it: ${reason} (${rule})`;
  if (heard.rule === rule || heard.reason === 'no such card' || heard.reason === reason) return null;
  return `refused as ${heard.reason} (${heard.rule}), not as ${reason} (${rule})`;
}

function wentAstray(company: Company, at: Game): string | null {
  if (writeGame(company.game()) !== writeGame(at)) return 'the game is another one';
  const seat = company.astray();
  return seat === null ? null : `the client in seat ${seat} sees another table than is there`;
}
