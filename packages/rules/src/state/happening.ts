import type { EventName } from '../language/trigger.ts';
import type { CardId, DamageType, LinkId, RuleNumber, Seat, Step, Zone } from '../vocabulary.ts';
import type { Arrival } from './arrival.ts';

/** One thing that happens, would happen or happened, with the parts that play a role in it. */
export interface Happening {
  readonly event: EventName;
  /** The card to which it happens, as it was before. */
  readonly card: CardId | undefined;
  /** That card's next existence, if it changed zones. */
  readonly became: CardId | undefined;
  readonly by: CardId | undefined;
  readonly to: CardId | undefined;
  readonly player: Seat | undefined;
  readonly amount: number | undefined;
  readonly types: readonly DamageType[] | undefined;
  readonly combat: boolean | undefined;
  readonly unpreventable: boolean | undefined;
  /** What is more than fatal goes to the hero of the ally's controller (405.8). */
  readonly smash: boolean | undefined;
  /** The cards with which damage is dealt or healed (408.3d). */
  readonly with: readonly CardId[] | undefined;
  readonly from: Zone | undefined;
  readonly zone: Zone | undefined;
  readonly link: LinkId | undefined;
  /** The name of the link or of a card that is revealed, for everybody to hear. */
  readonly name: string | null | undefined;
  readonly counter: string | undefined;
  readonly step: Step | undefined;
  /** The game does it: nothing stops or replaces it (103.3). */
  readonly byGame: boolean | undefined;
  /** Nothing has to be paid for it any more (600.3a). */
  readonly lifted: boolean | undefined;
  /** Destroyed by fatal damage (410.6a); damage that was dealt: it was fatal (405.2). */
  readonly fatal: boolean | undefined;
  /** It happens instead of something else (716.1). */
  readonly instead: boolean | undefined;
  /** The rule that makes it happen, where the rules themselves do, not a card. */
  readonly rule: RuleNumber | undefined;
  /** How the card arrives where it goes. */
  readonly arrival: Arrival | undefined;
}

/** What there is to tell of it; all other parts are absent. */
export type Parts = { readonly [K in keyof Happening]?: Happening[K] } & Pick<Happening, 'event'>;

/** Every happening is made here: all have one shape. */
export function happening<P extends Parts>(parts: P): Happening & P {
  return Object.assign(blank(parts.event), parts);
}

function blank(event: EventName): Happening {
  return {
    event,
    card: undefined,
    became: undefined,
    by: undefined,
    to: undefined,
    player: undefined,
    amount: undefined,
    types: undefined,
    combat: undefined,
    unpreventable: undefined,
    smash: undefined,
    with: undefined,
    from: undefined,
    zone: undefined,
    link: undefined,
    name: undefined,
    counter: undefined,
    step: undefined,
    byGame: undefined,
    lifted: undefined,
    fatal: undefined,
    instead: undefined,
    rule: undefined,
    arrival: undefined,
  };
}

export function changedHappening<H extends Happening>(from: H, changes: Partial<Happening>): H {
  const copy: Happening = {
    event: from.event,
    card: from.card,
    became: from.became,
    by: from.by,
    to: from.to,
    player: from.player,
    amount: from.amount,
    types: from.types,
    combat: from.combat,
    unpreventable: from.unpreventable,
    smash: from.smash,
    with: from.with,
    from: from.from,
    zone: from.zone,
    link: from.link,
    name: from.name,
    counter: from.counter,
    step: from.step,
    byGame: from.byGame,
    lifted: from.lifted,
    fatal: from.fatal,
    instead: from.instead,
    rule: from.rule,
    arrival: from.arrival,
  };
  return Object.assign(copy, changes) as H;
}
