import { answer, viewGame } from '@meetingstone/rules';
import { choicesOf } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import { folded, paintFor, plain, widthOf, wrap } from '../src/paint.ts';
import { cardLines } from '../src/table/card.ts';
import { choiceLines } from '../src/table/choices.ts';
import { graveyardLines } from '../src/table/graveyards.ts';
import { tableLines } from '../src/table/table.ts';
import { paintingTeller } from '../src/teller.ts';
import { card, position, tellerFor } from './support.ts';

const middle = () =>
  position(
    {
      hand: [card('Ember Lash'), card('Ember Lash'), card('Fireball')],
      play: [card('Granite Shieldbearer', { damage: 1 }), card('Padded Robe')],
      resources: [card('Footsoldier', { faceDown: true }), card('Letters for the Front', { exhausted: true })],
    },
    {
      hand: [card('Vanquish')],
      hero: card('Grusk Halfhelm', { damage: 8 }),
      play: [card('Harbor Cleaver'), card('Bluff Watcher', { exhausted: true })],
      resources: [card('Footsoldier', { faceDown: true }), card('Footsoldier', { faceDown: true })],
    },
  );

describe('the table', () => {
  test('shows both parties row by row and your hand', () => {
    const lines = tableLines(tellerFor(middle()), 90);
    expect(lines[0]).toMatch(/^── Turn \d · your turn · action phase ─+$/);
    expect(lines.slice(1)).toEqual([
      '',
      'Grusk  Grusk Halfhelm  ♥ 22/30  hand 1 · deck 20 · graveyard 0',
      '  hero row   Harbor Cleaver 4 ATK, strike 2',
      '  allies     Bluff Watcher 2/4 (Protector, exhausted)',
      '  resources  2 of 2 ready',
      '',
      'You  Elwin Ashgrove  ♥ 25/25  hand 3 · deck 20 · graveyard 0',
      '  hero row   Padded Robe 1 DEF',
      '  allies     Granite Shieldbearer 2/4 -1 (Protector)',
      '  resources  1 of 2 ready · Letters for the Front (exhausted)',
      '  hand       Ember Lash (2) ×2 · Fireball (4)',
    ]);
  });

  test('shows nobody the hand or the face-down resources of another', () => {
    const seen = tableLines(tellerFor(middle(), 1), 90).join('\n');
    expect(seen).toContain('Vanquish');
    expect(seen).not.toContain('Ember Lash');
    const spectator = tableLines(tellerFor(middle(), null), 90).join('\n');
    expect(spectator).not.toMatch(/Vanquish|Ember Lash|Footsoldier/);
  });

  test('shows the chain, topmost first, with its targets', () => {
    const ready = position({ hand: [card('Fire Blast')], resources: [card('Footsoldier', { faceDown: true })] }, {});
    const begun = answer(ready, {
      player: 0,
      choose: ready.decision!.options.find(({ choose }) => choose === 'play')!,
    });
    if (!begun.ok) throw new Error(begun.ruling.reason);
    const grusk = viewGame(begun.game, 0).players[1]!.hero;
    const added = answer(begun.game, { player: 0, choose: { choose: 'card', card: grusk } });
    if (!added.ok) throw new Error(added.ruling.reason);
    expect(tableLines(tellerFor(added.game), 90).at(-1)).toBe('  chain      c1 Fire Blast → Grusk Halfhelm');
  });

  test('breaks long rows and never a line longer than the screen', () => {
    const allies = Array.from({ length: 9 }, (_, damage) => card('Moss Colossus', { damage }));
    const lines = tableLines(tellerFor(position({ play: allies }, {})), 70);
    expect(lines.filter((line) => line.includes('Colossus')).length).toBeGreaterThan(2);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(70);
  });
});

test('choices come in groups, equal cards once, passing last', () => {
  const t = tellerFor(middle());
  const game = middle();
  const choices = choicesOf(game.decision!, t);
  expect(choiceLines(choices, t, 100)).toEqual([
    'Your action phase: what do you do?',
    '  Attack          1 Elwin Ashgrove 0 ATK   2 Granite Shieldbearer 2/4 -1',
    '  Place face down 3 Ember Lash ×2   4 Fireball',
    '  5 pass (ends your action phase)',
  ]);
  expect(choices.choices.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('a power is offered with its text', () => {
  const game = position({ play: [card('Vespers Acolyte')] }, {});
  const lines = choiceLines(choicesOf(game.decision!, tellerFor(game)), tellerFor(game), 100);
  expect(lines[1]).toMatch(/^ {2}Use {13}1 Vespers Acolyte \[Activate\] >>> This ally heals 2 damage .+ ally\.$/);
});

test('graveyards are told for every player', () => {
  expect(graveyardLines(tellerFor(middle()), 80)).toEqual(['You, graveyard: empty', 'Grusk, graveyard: empty']);
});

test('a card is shown with cost, type line, numbers and text', () => {
  expect(cardLines(card('Bridge Warden').facts, plain)).toEqual([
    'Bridge Warden  (1)',
    'Ally—Human Warrior · Alliance',
    '1 ATK (melee), 2 health',
    '  Protector',
  ]);
});

describe('paint', () => {
  test('colours a terminal, unless NO_COLOR asks for none', () => {
    expect(paintFor({ isTTY: true }, {})('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(paintFor({ isTTY: true }, { NO_COLOR: '1' })('red', 'x')).toBe('x');
    expect(paintFor({ isTTY: false }, {})('red', 'x')).toBe('x');
  });

  test('colours do not count for the width', () => {
    const paint = paintFor({ isTTY: true }, {});
    expect(widthOf(paint('bold', paint('red', 'abc')))).toBe(3);
    expect(wrap([paint('red', 'aaaa'), 'bbbb', 'cccc'], 9, ' ')).toHaveLength(2);
  });

  test('a long line is broken between words and keeps its indentation', () => {
    expect(folded('  one two three four', 12)).toEqual(['  one two', '    three', '    four']);
    expect(folded('  short', 12)).toEqual(['  short']);
  });

  test('your side is green and opponents are red', () => {
    const paint = paintFor({ isTTY: true }, {});
    const view = viewGame(middle(), 0);
    const t = paintingTeller(view, paint);
    expect(t.painted(t.card(view.play.find(({ name }) => name === 'Bluff Watcher')!))).toContain('\u001b[31m');
    expect(t.painted(t.card(view.play.find(({ name }) => name === 'Padded Robe')!))).toContain('\u001b[32m');
  });
});
