import type { SeatSetup, TableOptions } from '@meetingstone/scenario';
import { scenario } from '@meetingstone/scenario';

/** A table of Molten Core with two raiders, all seven runes in the box unless it says otherwise. */
export const core = (
  boss: SeatSetup,
  seats: { readonly you?: SeatSetup; readonly friend?: SeatSetup } = {},
  options: TableOptions = {},
) =>
  scenario(
    { you: seats.you ?? {}, friend: seats.friend ?? {}, boss },
    { raid: 'molten-core', mode: 'full-clear', ...options },
  );

/** On the Boss player's own turn. */
export const onBossTurn = { turn: 'boss' } as const;
