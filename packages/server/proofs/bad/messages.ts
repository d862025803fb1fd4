import { LIMITS } from '@meetingstone/protocol';

/** What somebody who means no good knows of a game. */
export interface Target {
  readonly game: string;
  /** The number of the decision that is pending, and an answer that would be legal. */
  readonly decision: number;
  readonly choose: unknown;
}

type Text = (target: Target, n: number) => string;
const message =
  (make: (target: Target, n: number) => object): Text =>
  (target, n) =>
    JSON.stringify(make(target, n));
const key = (n: number): string => `bad-${n}`;

/** Whatever nobody should send, by its kind: each has to be refused, whoever of those who are not asked sends it. */
export const BAD: Readonly<Record<string, Text>> = {
  nothing: () => '',
  'no JSON': () => '{"type":"answer",',
  'no object': () => '[[[[1]]]]',
  null: () => 'null',
  'no type': () => '{}',
  'unknown type': message(() => ({ type: 'win' })),
  'of the server': message(({ game }) => ({ type: 'over', game, winners: [0] })),
  deep: () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  prototype: (_, n) => `{"type":"say","key":"${key(n)}","text":"x","__proto__":{"account":"x"}}`,
  oversized: message(({ game }, n) => ({ type: 'say', game, key: key(n), text: 'x'.repeat(LIMITS.messageBytes) })),
  'long text': message(({ game }, n) => ({ type: 'say', game, key: key(n), text: 'x'.repeat(LIMITS.chat + 1) })),
  'odd number': message(({ game, choose }, n) => ({ type: 'answer', game, key: key(n), decision: 1.5, choose })),
  'odd key': message(({ game, decision, choose }) => ({
    type: 'answer',
    game,
    key: "'; drop table",
    decision,
    choose,
  })),
  'odd game': message(({ decision, choose }, n) => ({ type: 'answer', game: '../x', key: key(n), decision, choose })),
  'no such game': message(({ decision, choose }, n) => ({ type: 'answer', game: 'x', key: key(n), decision, choose })),
  'no such option': message(({ game, decision }, n) => ({
    type: 'answer',
    game,
    key: key(n),
    decision,
    choose: { choose: 'card', card: 99_999 },
  })),
  'out of turn': message(({ game, decision, choose }, n) => ({ type: 'answer', game, key: key(n), decision, choose })),
  'an old decision': message(({ game, choose }, n) => ({ type: 'answer', game, key: key(n), decision: 0, choose })),
  'too much': message((target, n) => ({ ...target, type: 'answer', key: key(n), seat: 0, account: 'x' })),
  'no such seat': message(({ game }, n) => ({ type: 'takeover', game, key: key(n), seat: 7, by: 'bot' })),
  'not his seat': message(({ game }, n) => ({ type: 'sit', game, key: key(n), seat: 7, token: 'forged' })),
  'another version': message(() => ({ type: 'hello', version: 99 })),
};
