import { expect, test } from 'vitest';
import { withDrawing } from '../layers/drawing.ts';
import type { Graph } from '../layers/graph.ts';
import { grouped, knotsOf, reduced } from '../layers/graph.ts';

const graph = (arrows: Readonly<Record<string, string>>): Graph =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, to.split(' ').filter((one) => one !== '')]));

test('a knot is what leads to each other, however long the way; what only leads into it or out of it is none', () => {
  const files = graph({ above: 'a', a: 'b', b: 'c below', c: 'a', d: 'e', e: 'd', below: '' });
  expect(knotsOf(files)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('two ways down that meet again are no knot', () => {
  expect(knotsOf(graph({ top: 'left right', left: 'bottom', right: 'bottom', bottom: '' }))).toEqual([]);
});

test('files of a folder are taken together', () => {
  const files = graph({ 'view/a': 'view/b state/c', 'view/b': 'state/c', 'state/c': '' });
  expect(grouped(files, (file) => file.split('/')[0]!)).toEqual(graph({ view: 'state', state: '' }));
});

test('an arrow that follows from others is not drawn', () => {
  expect(reduced(graph({ top: 'middle bottom', middle: 'bottom', bottom: '' }))).toEqual(
    graph({ top: 'middle', middle: 'bottom', bottom: '' }),
  );
});

test('the drawing changes nothing of its page but what stands between its marks, and is the same the second time', () => {
  const page = 'before\n<!-- written by `npm run layers` -->\nan earlier drawing\n<!-- until here -->\nafter\n';
  const files = graph({
    'view/view.ts': 'links/adding.ts',
    'links/adding.ts': 'events/happen.ts',
    'events/happen.ts': '',
  });
  const drawn = withDrawing(page, files);
  expect(drawn).toMatch(/^before\n<!-- written by `npm run layers` -->\n```mermaid\n/);
  expect(drawn).toMatch(/<!-- until here -->\nafter\n$/);
  expect(drawn).not.toContain('an earlier drawing');
  expect(drawn).toContain('  view --> core\n');
  expect(drawn).not.toContain('links --> events');
  expect(withDrawing(drawn, files)).toBe(drawn);
  expect(() => withDrawing('no marks', files)).toThrow('no place');
});
