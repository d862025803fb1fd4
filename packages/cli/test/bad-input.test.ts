import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, temporary } from './support.ts';

const GOOD = 'scenario: Fine\nrules: [410.1]\nplayers: { you: {}, foe: {} }\nsteps:\n  - expect: { chain: 0 }\n';

/** Runs these texts as files beside a good one. */
async function scenarios(...texts: readonly string[]) {
  const files = [...texts, GOOD].map((text, n) => temporary(`${n}.yaml`, text));
  const { out, code } = await command('scenario', ...files, '--json');
  expect(code).toBe(1);
  const { scenarios: ran } = JSON.parse(out) as { scenarios: { passed: boolean; message?: string; title: string }[] };
  expect(ran.at(-1)).toMatchObject({ title: 'Fine', passed: true });
  return ran.slice(0, -1).map(({ message = '' }) => message);
}

describe('a scenario file that is wrong does not stop the others', () => {
  test('with a rule that there is not', async () => {
    const [message] = await scenarios(GOOD.replace('410.1', '410.1, 999.9z, keyword Flying'));
    expect(message).toMatch(/0\.yaml:2: rules\[2\]: there is no rule "999\.9z"/);
    expect(message).toContain('rules[3]: there is no rule "keyword Flying"');
  });

  test('with more cards than there can be', async () => {
    const [hand, resources, many] = await scenarios(
      GOOD.replace('you: {}', 'you: { hand: 100000000 }'),
      GOOD.replace('you: {}', 'you: { resources: 1e8 }'),
      GOOD.replace('you: {}', 'you: { hand: 9000, deck: 9000 }'),
    );
    expect(hand).toContain('players.you.hand: must be 10000 or less, not 100000000');
    expect(resources).toContain('players.you.resources: must be 10000 or less');
    expect(many).toContain('with these there are more than 10000 cards on the table');
  });

  test('with aliases that grow without end', async () => {
    const lists = Array.from(
      { length: 12 },
      (_, n) =>
        `a${n}: &a${n} [${Array(9)
          .fill(n === 0 ? 'x' : `*a${n - 1}`)
          .join(', ')}]`,
    );
    const [bomb, deep] = await scenarios(`scenario: Bomb\n${lists.join('\n')}\n`, `scenario: ${'['.repeat(50_000)}`);
    expect(bomb).toMatch(/an alias \(\*name\) stands for too much/);
    expect(deep).not.toBe('');
  });

  test('with a card whose numbers are not understood', async () => {
    const own = (line: string) => GOOD.replace('players:', `cards: |\n  ${line}\nplayers:`);
    const messages = await scenarios(
      own('Old Bear, 4, Ally—Bear, 2/2'),
      own('Old Bear, 4, Ally—Bear, 2 Strong / 2 Health'),
      own('4, Ally—Bear, 2 [Melee] / 2 Health'),
      own('Old Bear, 4, Ally—Bear, 2 [Teeth] / 2 Health'),
    );
    expect(messages[0]).toContain(
      '"2/2" is not understood in "Old Bear, 4, Ally—Bear, 2/2"; ATK and health are written as',
    );
    expect(messages[1]).toContain('"2 Strong / 2 Health" is not understood');
    expect(messages[2]).toContain('no cost in "4, Ally—Bear, 2 [Melee] / 2 Health"');
    expect(messages[3]).toContain('there is no damage type "Teeth"');
  });

  test('with nothing that YAML knows', async () => {
    for (const message of await scenarios('', '\u0000\u0001', '- - -', 'null', '5', '{'))
      expect(message).not.toMatch(/^$|TypeError|undefined/);
  });
});

describe('cards read', () => {
  test('ends well only if everything was understood', async () => {
    const fine = temporary(
      'cards.txt',
      'Spark, 1, Mage, Ability—Fire\nYour hero deals 3 fire damage to target hero or ally.',
    );
    expect((await command('cards', 'read', fine)).code).toBe(0);
    const odd = temporary('cards.txt', 'Spark, 1, Mage, Ability—Fire\nEat your hat.');
    expect((await command('cards', 'read', odd)).code).toBe(1);
    expect((await command('cards', 'read', odd, '--json')).code).toBe(1);
    const cost = temporary('cards.txt', 'Spark, Mage, Ability—Fire\nDraw a card.');
    expect(await command('cards', 'read', cost)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no cost in "Spark, Mage, Ability—Fire"'),
    });
  });
});

describe('--record', () => {
  const play = ['simulate', '--games', '1', '--limit', '3', '--decks', 'Vespers', 'Halfhelm Raiders', '--record'];

  test('is refused where a file is', async () => {
    const file = temporary('taken', 'mine');
    const { err, code } = await command(...play, file);
    expect(err).toBe(`error: ${file}: no folder for recordings: that is a file already`);
    expect(code).toBe(1);
    const below = await command(...play, `${file}/games`);
    expect(below.err).toContain('a part of that path is a file');
  });

  test('is refused where a folder has the name of a recording', async () => {
    const folder = dirname(temporary('x', ''));
    mkdirSync(`${folder}/game-1.json`);
    writeFileSync(`${folder}/other.txt`, 'mine');
    const { err, code } = await command(...play, folder);
    expect(err).toContain(`${folder}/game-1.json: that is a folder`);
    expect(code).toBe(1);
  });
});
