import { refusalText } from '@meetingstone/sitting';
import { choicesOf } from '@meetingstone/words';
import { expect, test } from 'vitest';
import { textLines } from '../src/play/lookup.ts';
import { whyLines } from '../src/why.ts';
import { card, position, tellerFor } from './support.ts';

const game = position({ play: [card('Bridge Warden')], hand: [card('Fireball')] }, {});
const t = tellerFor(game);
const asked = (what: string) => textLines(what, choicesOf(game.decision!, t), t);

test('a card is shown with what its keywords mean', () => {
  const lines = asked('Bridge Warden');
  expect(lines.slice(-2)).toEqual(['  Protector', expect.stringMatching(/^ {2}Protector: When a friend is attacked /)]);
});

test('a keyword explains itself, with its number too', () => {
  expect(asked('Protector')).toEqual([expect.stringMatching(/^Protector: When a friend is attacked .+\.$/)]);
  expect(asked('assault 3')).toEqual([expect.stringMatching(/^Assault X: X more ATK/)]);
});

test('a rule explains itself', () => {
  expect(asked('403.1')).toEqual([expect.stringMatching(/^403\.1 Costs are paid whole: Something you must do /)]);
  expect(asked('rule 601.2a')).toEqual([expect.stringMatching(/^601\.2a Who can be an attacker: /)]);
  expect(asked('403')).toEqual(['403 Costs; `meetingstone rules 403` tells all of it.']);
});

test('a card and a keyword of one name are both told', () => {
  const lines = asked('Shadowmeld');
  expect(lines[0]).toMatch(/^Shadowmeld {2}\(\d\)/);
  expect(lines.at(-1)).toMatch(/^Shadowmeld: While it is ready /);
});

test('what is nothing of all that is answered with names like it', () => {
  expect(asked('Fireboll')).toEqual([expect.stringContaining('No card is named "Fireboll"')]);
});

test('a ruling is told with the heading of its rule', () => {
  const hand = t.view.players[0]!.hand![0]!.id;
  const ruling = { reason: 'cannot pay', rule: '403.1', card: hand } as const;
  const told = 'you cannot pay for it (Fireball), rule 403.1 (Costs are paid whole)';
  expect(refusalText(game, { player: 0, choose: { choose: 'play', card: hand } }, ruling)).toBe(told);
  expect(whyLines(game, hand, t)).toContain(`  can't be played: ${told}`);
});
