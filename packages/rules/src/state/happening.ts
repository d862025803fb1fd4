import type { EventName } from '../language/trigger.ts';
import type { CardId, DamageType, LinkId, RuleNumber, Seat, Step, Zone } from '../vocabulary.ts';
import type { Arrival } from './arrival.ts';

/** The parts that can play a role in what happens. */
interface Roles {
  /** The card to which it happens, as it was before. */
  readonly card: CardId;
  /** That card's next existence, if it changed zones. */
  readonly became: CardId;
  readonly by: CardId;
  readonly to: CardId;
  readonly player: Seat;
  readonly amount: number;
  readonly types: readonly DamageType[];
  readonly combat: boolean;
  readonly unpreventable: boolean;
  /** What is more than fatal goes to the hero of the ally's controller (405.8). */
  readonly smash: boolean;
  /** The cards with which damage is dealt or healed (408.3d). */
  readonly with: readonly CardId[];
  readonly from: Zone;
  readonly zone: Zone;
  readonly link: LinkId;
  /** The name of the link or of a card that is revealed, for everybody to hear. */
  readonly name: string | null;
  readonly counter: string;
  readonly step: Step;
  /** The game does it: nothing stops or replaces it (103.3). */
  readonly byGame: boolean;
  /** Nothing has to be paid for it any more (600.3a). */
  readonly lifted: boolean;
  /** Destroyed by fatal damage (410.6a); damage that was dealt: it was fatal (405.2). */
  readonly fatal: boolean;
  /** It happens instead of something else (716.1). */
  readonly instead: boolean;
  /** The rule that makes it happen, where the rules themselves do, not a card. */
  readonly rule: RuleNumber;
  /** How the card arrives where it goes. */
  readonly arrival: Arrival;
}
type Role = keyof Roles;

/** What is always there, and what may be there besides. */
interface Kind<Always extends Role, Perhaps extends Role = never> {
  readonly always: Always;
  readonly perhaps: Perhaps;
}

/** What may be there in each kind: on whose account, and why. */
type Circumstances = 'player' | 'byGame' | 'instead' | 'rule';

/** Where a card went, as soon as it did. */
type Travel = 'became' | 'from' | 'zone';

type OfPlayer = Kind<'player'>;
type OfCard = Kind<'card', 'by'>;
type OfLink = Kind<'card' | 'player' | 'link' | 'name'>;
type OfCounters = Kind<'card' | 'player' | 'counter' | 'amount'>;
type Meeting = Kind<'card' | 'by' | 'to' | 'player'>;

/** What each kind of event consists of. A card leaves play or enters a graveyard by one of them. */
interface Kinds {
  draw: Kind<'player', 'card' | 'name' | Travel>;
  discard: Kind<'card' | 'player', 'by' | 'name' | 'arrival' | Travel>;
  destroy: Kind<'card', 'by' | 'fatal' | 'arrival' | Travel>;
  move: Kind<'card' | 'arrival', 'name' | Travel>;
  'enter play': Kind<'card' | 'player' | 'arrival', 'to' | 'name' | Travel>;
  deal: Kind<
    'card' | 'by' | 'to' | 'player' | 'amount' | 'types' | 'with',
    'combat' | 'unpreventable' | 'smash' | 'fatal'
  >;
  heal: Kind<'card' | 'by' | 'to' | 'player' | 'amount' | 'with'>;
  'put damage': Kind<'card' | 'player' | 'amount'>;
  /** To: what would have dealt it. */
  prevent: Kind<'card' | 'by' | 'amount', 'to'>;
  exhaust: Kind<'card', 'by' | 'lifted'>;
  ready: OfCard;
  flip: OfCard;
  'turn face down': OfCard;
  inspire: Kind<'card' | 'by' | 'player'>;
  stash: Kind<'card' | 'player' | 'name'>;
  'change control': Kind<'card' | 'player'>;
  'become hero': Kind<'card' | 'player'>;
  attach: Kind<'card' | 'to' | 'player'>;
  'add counters': OfCounters;
  'remove counters': OfCounters;
  'become targeted': Kind<'card' | 'by' | 'player' | 'link'>;
  reveal: Kind<'card' | 'by' | 'player', 'name'>;
  copy: OfLink;
  play: OfLink;
  place: OfLink;
  use: OfLink;
  complete: OfLink;
  trigger: OfLink;
  resolve: OfLink;
  propose: Kind<'card' | 'player' | 'link' | 'name', 'to'>;
  interrupt: Kind<'card' | 'player' | 'link'>;
  attack: Kind<'card' | 'to' | 'player'>;
  sabotage: Kind<'card' | 'to' | 'player'>;
  protect: Kind<'card' | 'by' | 'player'>;
  strike: Kind<'card' | 'by' | 'player'>;
  defend: Meeting;
  'enter combat': Meeting;
  'leave combat': Kind<'card'>;
  modify: Kind<'card' | 'player'>;
  roll: Kind<'player' | 'amount'>;
  loop: Kind<'card' | 'amount'>;
  skip: Kind<'player' | 'by'>;
  'step starts': Kind<'player' | 'step'>;
  'turn starts': OfPlayer;
  'turn ends': OfPlayer;
  shuffle: OfPlayer;
  pass: OfPlayer;
  mulligan: OfPlayer;
  lose: OfPlayer;
}
type Happens = keyof Kinds;
type Always<E extends Happens> = Kinds[E]['always'];
type Perhaps<E extends Happens> = Exclude<Kinds[E]['perhaps'] | Circumstances, Always<E>>;
type Never<E extends Happens> = Exclude<Role, Always<E> | Perhaps<E>>;

/** One thing that happens, would happen or happened: by its event it is told which parts play a role in it. */
export type Happening = {
  [E in Happens]: { readonly event: E } & {
    readonly [R in Role]: R extends Always<E> ? Roles[R] : R extends Perhaps<E> ? Roles[R] | undefined : undefined;
  };
}[Happens];

/** One of these kinds. */
export type Of<E extends Happens> = Extract<Happening, { readonly event: E }>;

/** An event of which somebody speaks, whether it happened or not: as much of it as he says. */
export type Spoken = { readonly event: EventName } & { readonly [R in Role]: Roles[R] | undefined };

/** What there is to tell of it; all other parts are absent. */
type Parts = {
  [E in Happens]: { readonly event: E } & { readonly [R in Always<E>]: Roles[R] } & {
    readonly [R in Perhaps<E>]?: Roles[R] | undefined;
  } & { readonly [R in Never<E>]?: undefined };
}[Happens];

/** Every happening is made here: all have one shape. */
export function happening<P extends Parts>(parts: P): Of<P['event']> {
  return Object.assign(blank(parts.event), parts) as unknown as Of<P['event']>;
}

/** An event that only somebody's words make. */
export function spoken(parts: { readonly event: EventName } & Partial<Spoken>): Spoken {
  return Object.assign(blank(parts.event), parts);
}

type Changes<H> = H extends unknown ? Partial<Omit<H, 'event'>> : never;

function blank(event: EventName): Spoken {
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

export function changedHappening<H extends Happening>(from: H, changes: Changes<H>): H {
  const copy: Spoken = {
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
  return Object.assign(copy, changes) as unknown as H;
}
