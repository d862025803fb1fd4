import {
  ability,
  ally,
  anAlly,
  anEquipment,
  destroy,
  draw,
  inspires,
  item,
  set,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { runText } from '../src/index.ts';

const OWN: readonly Facts[] = [
  ...set({
    Offering: ability(
      { cost: 0 },
      destroy({ select: 'choose', noun: yours(anAlly), count: { anyNumber: true } }),
      draw(),
    ),
    Bugler: ally({ cost: 0, tags: ['Human'], atk: [1, 'melee'], health: 1 }, inspires(anAlly, anEquipment)),
    Lute: item({ cost: 0 }),
    Horn: item({ cost: 0 }),
  }),
];
const LIKE: Readonly<Record<string, Facts>> = Object.fromEntries(OWN.map((facts) => [facts.name, facts]));

function run(players: string, steps: readonly string[], rest = '') {
  const script = steps.map((step) => `  - ${step}\n`).join('');
  const text = `scenario: A test\n${rest}players:\n${players.replace(/^/gm, '  ')}\nsteps:\n${script}`;
  return runText(text, { file: 'test.yaml', find: (name) => LIKE[name] })[0]!;
}
const passes = (players: string, steps: readonly string[], rest = '') =>
  expect(run(players, steps, rest)).toEqual({ title: 'A test', passed: true });
const fails = (players: string, steps: readonly string[], rest = '') => {
  const { passed, message } = run(players, steps, rest);
  expect(passed).toBe(false);
  return message!;
};

describe('as many as one likes', () => {
  const table = `you: { hand: [Offering], play: [{ card: Footsoldier, as: a }, { card: Footsoldier, as: b }, { card: Footsoldier, as: c }] }
foe: {}`;
  const opening = ['you: { play: Offering }', 'pass: all'];
  const left = (...names: string[]) =>
    `expect: { you: { hand: 1, allies: ${names.length}${names.map((name) => ` }, ${name}: { zone: play`).join('')} } }`;

  test('is none of them if the list is empty', () => {
    passes(table, [...opening, 'you: { choose: [] }', left('a', 'b', 'c')]);
  });

  test('is the one that is chosen, if the script goes on with something else', () => {
    passes(table, [...opening, 'you: { choose: a }', left('b', 'c')]);
    passes(table, [...opening, 'you: { choose: a }']);
    passes(table, [...opening, 'you: { choose: a }', 'pass: all', 'expect: { step: end }']);
  });

  test('is more of them, if the next step chooses another', () => {
    passes(table, [...opening, 'you: { choose: a }', 'you: { choose: c }', left('b')]);
    passes(table, [
      ...opening,
      'you: { choose: a }',
      'expect: { waiting: { for: you, options: [b, c, none] } }',
      'you: { choose: [b, c] }',
      left(),
    ]);
  });

  test('has to be chosen all the same', () => {
    expect(fails(table, [...opening, left('a', 'b', 'c')])).toMatch(
      /hand is 0 \[\], not 1; not answered: you is asked: card for Offering; options: a, b, c, none$/,
    );
  });
});

test('a list passes over what it chooses nothing of', () => {
  const table = `you: { play: [{ card: Bugler, exhausted: true }, { card: Lute, exhausted: true }, { card: Horn, exhausted: true }] }
foe: {}`;
  const readied = (...names: string[]) =>
    `expect: { ${['Bugler', 'Lute', 'Horn'].map((name) => `${name}: { exhausted: ${!names.includes(name)} }`).join(', ')} }`;
  passes(table, ['pass: all', 'you: { choose: [Horn] }', readied('Horn')], 'step: end\n');
  passes(table, ['pass: all', 'you: { choose: [Bugler, Lute] }', readied('Bugler', 'Lute')], 'step: end\n');
  passes(table, ['pass: all', 'you: { choose: Bugler }', readied('Bugler')], 'step: end\n');
  expect(fails(table, ['pass: all', 'you: { choose: [foe.hero] }'], 'step: end\n')).toMatch(
    /not offered \(rule 501\.1b\)/,
  );
});
