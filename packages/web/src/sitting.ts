import { TOLD, tellAtFirst, toldAtFirst } from './live/first.ts';
import { comeTo, live } from './live/line.ts';

// Runs long before the table can be drawn: its cards come while the rest is still on its way.
const [, game] = /^\/table\/([\w-]+)/.exec(location.pathname) ?? [];
const told = document.getElementById(TOLD)?.textContent;
if (told) {
  tellAtFirst(JSON.parse(told));
  live.setState(toldAtFirst());
}
if (game !== undefined) void comeTo(game);
