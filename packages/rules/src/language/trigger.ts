import type { DamageType, Row, Zone } from '../vocabulary.ts';
import type { Compared, Noun, Relation } from './noun.ts';

/** The words for what can happen. Each event of the game is one of these. */
export const EVENTS = [
  'draw',
  'skip',
  'discard',
  'destroy',
  'move',
  'enter play',
  'leave play',
  'enter graveyard',
  'deal',
  'heal',
  'put damage',
  'prevent',
  'exhaust',
  'ready',
  'inspire',
  'flip',
  'turn face down',
  'stash',
  'change control',
  'become hero',
  'attach',
  'add counters',
  'remove counters',
  'become targeted',
  'copy',
  'play',
  'place',
  'use',
  'complete',
  'propose',
  'reveal',
  'shuffle',
  'turn starts',
  'step starts',
  'turn ends',
  'attack',
  'protect',
  'defend',
  'enter combat',
  'strike',
  'sabotage',
  'leave combat',
  'interrupt',
  'resolve',
  'trigger',
  'modify',
  'roll',
  'pass',
  'lose',
  'mulligan',
  'concede',
  'loop',
] as const;
export type EventName = (typeof EVENTS)[number];

/** The event that a triggered power watches for (703.1). */
export interface Watch {
  readonly event: EventName;
  /** The card to which it happens. */
  readonly card?: Noun;
  /** The card that does it: who deals, who is defended against, whose link targets. */
  readonly by?: Noun;
  /** The other card: where damage goes, who is attacked, the host. */
  readonly to?: Noun;
  /** The player who does it or whose turn it is. */
  readonly whose?: Relation;
  readonly combat?: boolean;
  /** Dealt or healed with a card so described (408.3d). */
  readonly with?: Noun;
  readonly damageType?: readonly DamageType[];
  /** Only damage that is fatal, or only damage that is not (405.2); for a destruction: by fatal damage (410.6a). */
  readonly fatal?: boolean;
  /** Of a destruction by fatal damage: only if damage that was dealt like this was fatal. */
  readonly dealt?: Watch;
  /** Only so much at once: "5 or more damage", "exactly 1 damage". */
  readonly amount?: Compared;
  readonly counter?: string;
  /** Of a triggered modifier: only after the turn in which it was made ("at the end of your next turn"). */
  readonly later?: true;
  /** Only the first time on each turn, or the first time for each card to which it happens. */
  readonly first?: true | 'of each card';
  /** Only the last of those that happen at the same time: "when the last ... leaves". */
  readonly last?: true;
  readonly from?: Zone;
  readonly into?: Zone;
  /** Only if it puts the card into this row (R303.2a). */
  readonly row?: Row;
  /** Only this step's start. */
  readonly step?: string;
}
