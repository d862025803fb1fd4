import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { realTerminal } from '../src/play/keyboard.ts';

function keyboard() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', (text) => {
    shown += text;
  });
  const terminal = realTerminal(input, output);
  const soon = () => new Promise((resume) => setTimeout(resume, 20));
  return { terminal, type: (keys: string) => input.write(keys), shown: () => shown, soon, end: () => input.end() };
}

test('what is typed before a question is shown does not answer it, and that is said', async () => {
  const { terminal, type, shown, soon } = keyboard();
  type('3\n4\n');
  await soon();
  const asked = terminal.ask('> ');
  await soon();
  expect(shown()).toContain('(typed before this was asked: 3 4)');
  type('2\n');
  expect(await asked).toBe('2');
  terminal.close();
});

test('half a line that was typed too early is forgotten, too', async () => {
  const { terminal, type, soon } = keyboard();
  type('3');
  await soon();
  const asked = terminal.ask('> ');
  await soon();
  type('2\n');
  expect(await asked).toBe('2');
  terminal.close();
});

test('what is meant for bots is heard though nobody is asked; the rest waits', async () => {
  const { terminal, type, soon } = keyboard();
  type('take 2\n');
  await soon();
  expect(await terminal.overhear((line) => line === 'quit')).toBeNull();
  expect(await terminal.overhear((line) => line.startsWith('take'))).toBe('take 2');
  expect(await terminal.overhear(() => true)).toBeNull();
  terminal.close();
});

test('whoever closes the terminal says nothing more', async () => {
  const { terminal, end, soon } = keyboard();
  const asked = terminal.ask('> ');
  await soon();
  end();
  expect(await asked).toBeNull();
  expect(await terminal.ask('> ')).toBeNull();
});
