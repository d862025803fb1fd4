import type { FromServerOf } from '@meetingstone/protocol';
import { LIMITS } from '@meetingstone/protocol';
import type { Moment, Picture, Voice } from '@meetingstone/protocol/host';
import { pictureOf, stepMessage, tableMessage } from '@meetingstone/protocol/host';

/** Somebody to whom messages go. */
export interface Listener {
  readonly send: (text: string) => void;
  /** He wants what is printed on cards as the rules read it. */
  readonly powers: boolean;
  /** Somebody else listens in his place from now on. */
  readonly replaced: (game: string) => void;
  /** Does he want to hear what this account says? */
  readonly hears: (account: string) => boolean;
}

/** What one viewer of a game is sent, step by step, whoever listens at the moment. */
export interface Stream {
  /** The table has changed: those who listen are sent the difference. */
  readonly show: (moment: () => Moment) => void;
  /** Goes on after the step of that number, if it is still known; else the whole table is sent. */
  readonly attach: (listener: Listener, moment: () => Moment, since?: number) => void;
  /** The whole table as it is now, for somebody who will come in a moment and go on from there. */
  readonly whole: (moment: () => Moment) => FromServerOf<'table'>;
  readonly detach: (listener: Listener) => void;
  readonly listeners: () => readonly Listener[];
}

/** Letters of steps that are kept: past them a whole table is not longer. */
const MOST_KEPT = 16_000;

interface Kept {
  readonly seq: number;
  readonly text: string;
}

function lastOf(steps: readonly Kept[]): readonly Kept[] {
  let [from, letters] = [steps.length, 0];
  while (from > 0 && steps.length - from < LIMITS.ring) {
    letters += steps[from - 1]!.text.length;
    if (letters > MOST_KEPT) break;
    from -= 1;
  }
  return steps.slice(from);
}

/**
 * Numbers begin where no earlier life of the same game can have come to (`from`): whoever comes with a number of another life
 * gets the whole table. While nobody listens nothing is made: the next one who comes gets one step for all that he missed.
 */
export function streamOf(game: string, from: number, voice: Voice): Stream {
  let seq = from;
  let picture: Picture | null = null;
  let ring: readonly Kept[] = [];
  let powers = false;
  const listening = new Set<Listener>();

  const step = (moment: Moment): void => {
    const before = picture;
    picture = pictureOf(moment, voice, before);
    if (!before) return;
    const message = stepMessage(before, picture, { game, seq: seq + 1, powers });
    if (!message) return;
    seq += 1;
    const text = JSON.stringify(message);
    ring = lastOf([...ring, { seq, text }]);
    for (const { send } of listening) send(text);
  };

  return {
    show: (moment) => {
      if (listening.size > 0) step(moment());
    },
    attach: (listener, moment, since) => {
      step(moment());
      const missed = ring.filter((one) => one.seq > (since ?? -1));
      const follows = since === seq || (missed[0] !== undefined && missed[0].seq === (since ?? -2) + 1);
      if (since !== undefined && follows && listener.powers === powers)
        for (const { text } of missed) listener.send(text);
      else {
        if (powers !== listener.powers) ring = [];
        powers = listener.powers;
        listener.send(JSON.stringify(tableMessage(picture!, { game, seq, powers })));
      }
      listening.add(listener);
    },
    whole: (moment) => {
      step(moment());
      return tableMessage(picture!, { game, seq });
    },
    detach: (listener) => void listening.delete(listener),
    listeners: () => [...listening],
  };
}
