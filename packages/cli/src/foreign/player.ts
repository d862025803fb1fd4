import type { FromClientOf, FromServer } from '@meetingstone/protocol';
import { VERSION } from '@meetingstone/protocol';
import type { Picture } from '@meetingstone/protocol/host';
import {
  judgedFor,
  momentOf,
  optionFor,
  pictureOf,
  stepMessage,
  tableMessage,
  VOICE,
} from '@meetingstone/protocol/host';
import type { Option, Seat } from '@meetingstone/rules';
import { answer, outcome } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { seatingOf } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Program } from './program.ts';
import { Silenced, startProgram } from './program.ts';

/** What begins the name of a bot that is a program of its own: "exec:python3 mybot.py". */
const EXEC = 'exec:';
export const isForeign = (name: string): boolean => name.startsWith(EXEC) && name.length > EXEC.length;

/** Refuses what is neither a bot of ours nor a program. */
export function mustBeBot(name: string): void {
  if (!isForeign(name)) seatingOf(name);
}

/** So many answers to one question may be refused. */
const REFUSALS = 3;

/** A program in a seat of one game. */
export interface ForeignPlayer {
  /** Its answer to the question that the sitting puts to its seat; a `Silenced` if it gives none. */
  readonly think: (sitting: Sitting) => Promise<Option>;
  /** The game is over. */
  readonly leave: (sitting: Sitting) => void;
}

const GAME = 'game';

/** Sits a program down: it says hello, and gets the table with its first question. */
export function foreignPlayer(name: string, seat: Seat, shown: boolean, patience?: number): ForeignPlayer {
  const program = startProgram(name.slice(EXEC.length), shown, patience);
  let picture: Picture | null = null;
  let [seq, powers] = [0, false];
  let greeted: Promise<void> | null = null;

  const show = (sitting: Sitting): void => {
    const before = picture;
    picture = pictureOf(momentOf(sitting, seat), VOICE, before);
    const step = before && stepMessage(before, picture, { game: GAME, seq: seq + 1, powers });
    if (!before) program.tell(tableMessage(picture, { game: GAME, seq, powers }));
    if (!step) return;
    seq += 1;
    program.tell(step);
  };

  const greet = async (): Promise<void> => {
    const hello = await program.hear();
    if (hello.type !== 'hello') throw new Silenced('has not said hello first');
    if (hello.version !== VERSION)
      throw new Silenced(`speaks version ${hello.version} of the protocol, not ${VERSION}`);
    powers = hello.powers ?? false;
    const games = [{ game: GAME, seat }];
    program.tell({ type: 'welcome', version: VERSION, session: GAME, name: name.slice(0, 40), now: Date.now(), games });
  };

  return {
    think: async (sitting) => {
      greeted ??= greet();
      await greeted;
      show(sitting);
      return answerOf(program, sitting, seat);
    },
    leave: (sitting) => {
      if (picture) show(sitting);
      const { winners } = outcome(sitting.game) ?? { winners: [] };
      const names = sitting.opening.seats.map((one) => one.name);
      const words = outcomeWords(outcome(sitting.game), names, seat, english);
      program.tell({ type: 'over', game: GAME, winners: [...winners], words });
      program.tell({ type: 'bye', reason: 'over', again: null });
      program.end();
    },
  };
}

/** Listens until the program has given an answer that the rules allow. */
async function answerOf(program: Program, sitting: Sitting, seat: Seat): Promise<Option> {
  for (let refused = 0; ; ) {
    const message = await program.hear();
    if (message.type === 'ping') program.tell({ type: 'pong', n: message.n, now: Date.now() });
    else if (message.type === 'ask') program.tell(judgedFor(sitting, seat, message));
    else if (message.type === 'answer') {
      const read = judged(sitting, seat, message);
      if ('option' in read) {
        program.tell({ type: 'ack', game: GAME, key: message.key });
        return read.option;
      }
      program.tell(read.refused);
      refused += 1;
      if (refused === REFUSALS) throw new Silenced(`has given ${REFUSALS} answers that are not allowed`);
    } else throw new Silenced(`has said "${message.type}", which is not said here`);
  }
}

type Judged = { readonly option: Option } | { readonly refused: FromServer };

function judged(sitting: Sitting, seat: Seat, { key, choose, decision }: FromClientOf<'answer'>): Judged {
  const no = (refusing: object): Judged => ({
    refused: { type: 'refused', game: GAME, key, ...refusing } as FromServer,
  });
  const read = optionFor(sitting, seat, choose);
  if (!read.ok) return no(read.refusing);
  const tried = answer(sitting.game, { player: seat, choose: read.option, decision });
  if (tried.ok) return { option: read.option };
  const { rule, reason } = tried.ruling;
  return no({ rule, reason, words: [reason] });
}
