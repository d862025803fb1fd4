import type { Chosen, Decision, Offer, Table } from '@meetingstone/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ask } from './line.ts';

/** What shall be answered to a question that is still to come; nothing if it is another one. */
export type Wish = (decision: Decision) => Offer | undefined;

/** Gives answers at a table, each question once. */
export interface Answering {
  /** Answers the present question, and the next ones as far as they are those that are wished for. */
  readonly choose: (chosen: Chosen, then?: readonly Wish[]) => void;
  readonly back: () => void;
  /** The present question is answered, and nothing was heard of it yet. */
  readonly isSent: boolean;
}

export function useAnswering(game: string, table: Table | null): Answering {
  const decision = table?.decision ?? null;
  const [sent, setSent] = useState(-1);
  const wishes = useRef<readonly Wish[]>([]);
  const current = useRef(decision);
  current.current = decision;
  const inHand = useRef(-1);

  const choose = useCallback(
    (chosen: Chosen, then: readonly Wish[] = []): void => {
      const asked = current.current;
      if (!asked || inHand.current === asked.number) return;
      const option = typeof chosen === 'number' ? asked.options.find(({ n }) => n === chosen)?.choose : chosen;
      if (!option) return;
      inHand.current = asked.number;
      wishes.current = then;
      setSent(asked.number);
      void ask({ type: 'answer', game, decision: asked.number, choose: option }).then(({ type }) => {
        if (type !== 'refused') return;
        inHand.current = -1;
        wishes.current = [];
        setSent(-1);
      });
    },
    [game],
  );

  const back = useCallback((): void => {
    const asked = current.current;
    if (!asked) return;
    wishes.current = [];
    inHand.current = -1;
    setSent(-1);
    if (asked.question === 'priority') void ask({ type: 'undo.ask', game });
    else void ask({ type: 'back', game, decision: asked.number });
  }, [game]);

  useEffect(() => {
    const [wish, ...rest] = wishes.current;
    if (!decision || !wish || inHand.current === decision.number) return;
    const offer = wish(decision);
    wishes.current = [];
    if (offer) choose(offer.n, rest);
  }, [decision, choose]);

  const isSent = decision !== null && decision.number === sent;
  return useMemo(() => ({ choose, back, isSent }), [choose, back, isSent]);
}

/** The offer that points at that card, whatever the question is, unless it is the next thing to do. */
export const wishFor =
  (card: number): Wish =>
  ({ question, options }) =>
    question === 'priority' ? undefined : options.find(({ choose }) => 'card' in choose && choose.card === card);

/** These, one after the other, wherever an order is asked for. */
export const wishesInOrder = (offers: readonly Offer[]): readonly Wish[] =>
  offers.map(({ choose }) => {
    const wanted = JSON.stringify(choose);
    return ({ question, options }) =>
      question === 'order' ? options.find((offer) => JSON.stringify(offer.choose) === wanted) : undefined;
  });
