import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { browserCommand } from '../src/opening/browser.ts';
import { runningAt } from '../src/opening/running.ts';

test('the browser is opened as the machine does it; where nobody sees a screen, not at all', () => {
  expect(browserCommand('darwin', {})).toEqual(['open']);
  expect(browserCommand('linux', { DISPLAY: ':0' })).toEqual(['xdg-open']);
  expect(browserCommand('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open']);
  expect(browserCommand('linux', {})).toBeNull();
  expect(browserCommand('linux', { BROWSER: 'firefox' })).toEqual(['firefox']);
});

test.each([
  ['ours', { program: 'meetingstone', status: 'alive' }, true],
  ["somebody else's", { status: 'alive' }, false],
])('a server that runs already is found if it is ours: %s', async (_, health, isFound) => {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.url === '/health' ? JSON.stringify(health) : '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await runningAt([port])).toBe(isFound ? `http://127.0.0.1:${port}` : null);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
  expect(await runningAt([port])).toBeNull();
});
