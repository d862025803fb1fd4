import type { SeatSetup, TableOptions } from '@meetingstone/scenario';
import { scenario } from '@meetingstone/scenario';

type Seat = Omit<SeatSetup, 'team'>;

interface Party {
  readonly boss?: Seat;
  readonly you?: Seat;
  readonly friend?: Seat;
}

/** A raid of two against Onyxia. */
export const lair = ({ boss = {}, you = {}, friend = {} }: Party = {}, options: TableOptions = {}) =>
  scenario({ boss, you, friend }, { raid: 'onyxia', turn: 'boss', ...options });

/** The same as her Event phase starts with this event. */
export function eventPhase(event: string, { boss = {}, ...raiders }: Party = {}, options: TableOptions = {}) {
  const decks = { event: [event, 'Battle Plan', 'Growing Rage', 'Wing Storm'], ...boss.decks };
  const t = lair({ boss: { ...boss, decks }, ...raiders }, { step: 'draw', ...options });
  t.pass.all();
  return t;
}

/** Several cards of one name, called by the name and a number. */
export const many = (count: number, card: string, as = card) =>
  Array.from({ length: count }, (_, n) => ({ card, as: `${as} ${n + 1}` }));
