import type { Arrival } from '../concepts/zones.ts';
import type { EventName } from '../language/trigger.ts';
import type { CardId, DamageType, LinkId, RuleNumber, Seat, Step, Zone } from '../vocabulary.ts';

/** One thing that happens, would happen or happened, with the parts that play a role in it. */
export interface Happening {
  readonly event: EventName;
  /** The card to which it happens, as it was before. */
  readonly card?: CardId;
  /** That card's next existence, if it changed zones. */
  readonly became?: CardId;
  readonly by?: CardId;
  readonly to?: CardId;
  readonly player?: Seat;
  readonly amount?: number;
  readonly types?: readonly DamageType[];
  readonly combat?: boolean;
  readonly unpreventable?: boolean;
  /** What is more than fatal goes to the hero of the ally's controller (405.8). */
  readonly smash?: boolean;
  /** The cards with which damage is dealt or healed (408.3d). */
  readonly with?: readonly CardId[];
  readonly from?: Zone;
  readonly zone?: Zone;
  readonly link?: LinkId;
  /** The name of the link or of a card that is revealed, for everybody to hear. */
  readonly name?: string | null;
  readonly counter?: string;
  readonly step?: Step;
  /** The game does it: nothing stops or replaces it (103.3). */
  readonly byGame?: boolean;
  /** Nothing has to be paid for it any more (600.3a). */
  readonly lifted?: boolean;
  /** Destroyed by fatal damage (410.6a); damage that was dealt: it was fatal (405.2). */
  readonly fatal?: boolean;
  /** It happens instead of something else (716.1). */
  readonly instead?: boolean;
  /** The rule that makes it happen, where the rules themselves do, not a card. */
  readonly rule?: RuleNumber;
  /** How the card arrives where it goes. */
  readonly arrival?: Arrival;
}
