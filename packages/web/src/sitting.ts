import { comeTo } from './live/line.ts';

// Runs long before the table can be drawn: its cards come while the rest is still on its way.
const [, game] = /^\/table\/([\w-]+)/.exec(location.pathname) ?? [];
if (game !== undefined) void comeTo(game);
