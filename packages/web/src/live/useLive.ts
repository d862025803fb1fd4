import { useSyncExternalStore } from 'react';
import { toldAtFirst } from './first.ts';
import type { Live } from './line.ts';
import { live } from './line.ts';
import type { Room } from './room.ts';
import { EMPTY_ROOM } from './room.ts';

/** Something of what the server has told; drawn anew when that changes. */
export const useLive = <Told>(told: (of: Live) => Told): Told =>
  useSyncExternalStore(
    live.subscribe,
    () => told(live.getState()),
    () => told(toldAtFirst()),
  );

export const useRoom = (game: string): Room => useLive(({ rooms }) => rooms[game] ?? EMPTY_ROOM);
