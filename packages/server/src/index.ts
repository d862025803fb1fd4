/** Online tables: a server for games between people who are not in one room. */
export type { Farm } from './jobs/farm.ts';
export { openFarm } from './jobs/place.ts';
export { keepBackup, readReports, restoreBackup } from './keeping.ts';
export { logTo } from './log.ts';
export { Unable } from './refusal.ts';
export { sittingAfter } from './replays/showing.ts';
export type { Server, ServerOptions } from './server.ts';
export { startServer } from './server.ts';
export type { Report } from './storage/reports.ts';
