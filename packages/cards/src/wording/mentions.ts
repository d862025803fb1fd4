import type {
  Amount,
  Change,
  Cost,
  Effect,
  EventName,
  Noun,
  Players,
  Power,
  Selection,
  Watch,
} from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { same } from './grammar/pattern.ts';
import { isYours, Memory, several, THAT } from './memory.ts';
import type { Mention } from './naming.ts';
import { canBeBoth } from './naming.ts';
import type { Afterwards } from './table/afterwards.ts';
import type { Measured } from './table/amounts.ts';
import type { Pronoun } from './table/pronouns.ts';
import type { Deed } from './table/thisWay.ts';

const X: Amount = { amount: 'X' };

export type Parts = Readonly<Record<string, unknown>>;

/** Walks through a text in the order of its words and puts what is meant in the place of "it" and "that ally". */
export class Resolver extends Memory {
  /** What has been done to cards so far, for "this way". */
  deeds: Deed[] = [];
  /** What "that much" is the amount of. */
  much: Measured | undefined;
  /** Were cards moved since then? "That many" is how many these were. */
  moved = false;

  tree(value: unknown, position = ''): unknown {
    if (Array.isArray(value)) return value.map((part) => this.tree(part));
    if (typeof value !== 'object' || value === null) return value;
    if ('select' in value) return this.selection(value as Selection | Pronoun, position);
    if ('player' in value) return this.players(value as Players, position);
    if ('power' in value && typeof value.power === 'string') return this.nested(value as Power);
    if ('instead' in value && 'event' in value) this.watch(value.event as Watch);
    if ('do' in value) return this.instruction(value as Effect);
    if ('instead' in value && value.instead === 'prevent') return this.prevention(value);
    if ('so' in value) return this.aboutSomebody(value);
    if ('changes' in value) return this.continuous(value, true);
    if ('than' in value) return this.continuous(value, false);
    return this.parts(value);
  }

  parts(value: object): Parts {
    if ('amount' in value && value.amount === 'that much') return this.thatMuch(value);
    if ('amount' in value && value.amount === 'count' && 'of' in value) {
      const chosen = this.counted(value.of as Noun);
      if (chosen) return chosen as unknown as Parts;
    }
    if ('amount' in value && typeof value.amount === 'string') this.measured = value.amount;
    const done: Record<string, unknown> = {};
    const redirects = this.creating && 'instead' in value && value.instead === 'redirect';
    for (const key of inOrderOfText(value)) done[key] = this.tree((value as Parts)[key], redirects ? 'object' : '');
    return Object.fromEntries(Object.keys(value).map((key) => [key, done[key]]));
  }

  instruction(value: Effect): unknown {
    if (value.do === 'choose modes') return this.modes(value);
    if ('after' in value) return this.afterwards(value);
    if (value.do === 'double-check') this.unnumbered = true;
    if (isRoll(value)) this.measuredBy('roll');
    const { subject, changing, before, lookedBack, fresh, reading, measuring, creating } = this;
    this.creating = value.do === 'create';
    let object: Mention | undefined;
    let known: readonly Mention[] | undefined;
    const earlier = [...this.mentions];
    this.subject = undefined;
    this.before = this.mentions.length;
    this.lookedBack = false;
    const done: Record<string, unknown> = {};
    this.fresh = false;
    for (const key of inOrderOfText(value)) {
      const part = (value as Parts)[key];
      if (isText(part)) {
        this.forget();
        this.result(value, object);
        if (value.do === 'roll for each') this.oneByOne(object);
      }
      if (key === 'replacement' && 'for' in value) {
        known = this.mentions;
        this.about();
      }
      this.changing = changing || key === 'changes' || key === 'while';
      this.reading = READ.has(key);
      this.measuring = MEASURING.has(key) && !('divided' in value);
      if ((key === 'amount' || key === 'if') && this.wantsWhatComes(part)) continue;
      const named = this.mentions.length;
      this.shifting = key === 'what' && isShifting(value);
      done[key] = this.tree(part, positionOf(value, key));
      this.shifting = false;
      if (key === 'by') this.subject = this.acting(part as Selection, done[key] as Selection);
      else if (isSelection(part) && !same(done[key], THAT)) this.fresh = true;
      if (key === 'by') this.actor = this.subject;
      else if (isSelection(part)) object = this.mentions.length > named ? this.mentions.at(-1) : this.recent;
    }
    if (known) this.mentions = [...known];
    for (const key of ['amount', 'if']) {
      this.measuring = key === 'amount' && !('divided' in value);
      if (!(key in value) || key in done) continue;
      this.ofEach = key === 'amount' ? toEach(value) : undefined;
      done[key] = this.known((value as Parts)[key]);
      this.ofEach = undefined;
    }
    if (!Object.values(value).some(isText)) {
      this.forget();
      this.result(value, object);
    }
    // What was done only under a condition is spoken of as it was before.
    if (value.do === 'if')
      this.mentions = this.mentions.filter((one) => earlier.includes(one) || one.later?.select !== 'done');
    const deed = deedOf(value);
    if (deed) this.deeds.push(deed);
    if (value.do === 'put' || value.do === 'discard') this.moved = true;
    if (isMeasured(value)) this.measuredBy(value.do);
    Object.assign(this, { subject, changing, before, lookedBack, fresh, reading, measuring, creating });
    return Object.fromEntries(Object.keys(value).map((key) => [key, done[key]]));
  }

  measuredBy(what: Measured): void {
    this.much = what;
    this.moved = false;
  }

  /** What is done for one card after the other speaks of that one. */
  oneByOne(all: Mention | undefined): void {
    this.mentions = this.mentions.filter((one) => one !== all);
    if (all) this.mention(all.noun, THAT);
  }

  /** When the time of a replacement comes, the card for which it was made is that of the event. */
  about(): void {
    const last = this.mentions.at(-1);
    if (last) this.mentions = [{ noun: last.noun, ref: { select: 'event', role: 'card' }, plural: false }];
  }

  /** What is done after something was prevented speaks of how much that was. */
  prevention(value: object): Parts {
    const { then, ...rest } = value as Parts;
    const done = this.parts(rest);
    if (then === undefined) return done;
    const { much } = this;
    this.much = 'prevent';
    const after = this.tree(then);
    this.much = much;
    return { ...done, then: after };
  }

  /** "For each damage dealt this way" is the amount of what was done last; "that many" may be the cards moved since. */
  thatMuch(value: object): Parts {
    const { of } = value as { readonly of?: Measured };
    if (of === 'counters') return this.countersPaid();
    if (of && of !== this.much) this.failed = true;
    if (!of && this.moved) return { amount: 'count', of: { among: this.done({}) } };
    if (!of && !this.much && !this.event) return this.muchPaid();
    if (!this.much && !AMOUNTS.has(this.event?.event ?? '')) this.failed = true;
    return { amount: 'that much' };
  }

  /** "Destroyed this way" speaks of the last instruction that did something to cards: it must be that one, and alone. */
  done({ deed }: { readonly select?: 'done'; readonly deed?: Deed }): Selection {
    const last = this.deeds.at(-1);
    if (deed && !this.deeds.includes(deed) && this.paidBy(deed)) return { select: 'paid' };
    if (!last && deed === 'remove') return { select: 'kept' }; // by another text of this card
    if (!last || (deed && deed !== last) || this.deeds.filter((one) => one === last).length > 1) this.failed = true;
    return { select: 'done' };
  }

  /** "For each counter removed this way", where that was the cost. */
  countersPaid(): Parts {
    const [only, ...more] = this.paying.filter(({ pay }) => pay === 'remove counters');
    if (only?.pay !== 'remove counters' || more.length > 0 || this.much) this.failed = true;
    else if (same(only.count, X)) return X as unknown as Parts;
    else if (only.count === 'all') return { amount: 'that much' };
    this.failed = true;
    return { amount: 'that much' };
  }

  /** "That much" of nothing but what was paid. */
  muchPaid(): Parts {
    if (this.paying.some((cost) => 'count' in cost && same(cost.count, X))) return X as unknown as Parts;
    return this.countersPaid();
  }

  /** The one cost that was paid by doing this. */
  paidBy(deed: Deed): Extract<Cost, { noun: Noun }> | undefined {
    const others = this.paying.filter((cost) => 'noun' in cost && !cost.noun.self);
    const [only, ...more] = others as readonly Extract<Cost, { noun: Noun }>[];
    return only?.pay === deed && more.length === 0 ? only : undefined;
  }

  /** "The number of cards removed this way" is the X that was chosen, where X cards were (707.1b). */
  counted(of: Noun): Amount | undefined {
    const { among, ...rest } = of as Noun & { readonly among?: { readonly deed?: Deed } & Selection };
    if (among?.select !== 'done' || !among.deed || this.deeds.includes(among.deed)) return undefined;
    const cost = this.paidBy(among.deed);
    if (!cost || !('count' in cost) || !same(cost.count, X)) return undefined;
    const { kind, ...told } = rest;
    const isTold = Object.entries(told).every(([key, part]) => same(part, cost.noun[key as keyof Noun]));
    return isTold && (!kind || same(kind, cost.noun.kind)) ? X : undefined;
  }

  /** How the one who acts is found again in the same breath. */
  acting(_: Selection, by: Selection): Selection {
    return by.select === 'target' || by.select === 'choose' || by.select === 'each' ? this.mentions.at(-1)!.ref : by;
  }

  /** "damage to target ally equal to that ally's cost": the amount speaks of what is named after it in the data. */
  wantsWhatComes(amount: unknown): boolean {
    const { failed, lookedBack, mentions, somebody, owner, targets } = this;
    this.failed = false;
    this.mentions = [...mentions];
    this.tree(amount);
    const wants = this.failed && this.targets === targets;
    Object.assign(this, { failed, lookedBack, mentions, somebody, owner, targets });
    return wants;
  }

  /** Something that was named later in the text is known before only if it was targeted. */
  known(part: unknown): unknown {
    const done = this.tree(part);
    if (/"select":"(that|revealed)"/.test(JSON.stringify(done))) this.failed = true;
    return done;
  }

  /** A condition that stands after what hangs on it speaks of what was named there. */
  afterwards(value: Effect): unknown {
    const { after: _, ...parts } = value as Effect & Afterwards;
    const first = 'if' in parts ? 'then' : 'else';
    if (speaksOfEach(parts as Parts)) this.failed = true;
    const before = [...this.mentions];
    const done: Record<string, unknown> = { [first]: this.tree((parts as Parts)[first]) };
    const later = this.mentions;
    const named = later.filter(({ ref, later: result }) => !result && !before.some((one) => same(one.ref, ref)));
    this.mentions = [...before, ...named.map((one) => (one.ref.select === 'that' ? { ...one, ref: UNDONE } : one))];
    for (const key of inOrderOfText(parts)) if (key !== first) done[key] = this.tree((parts as Parts)[key], 'object');
    const condition = Object.entries(done).filter(([key]) => key !== first);
    if (JSON.stringify(condition).includes(JSON.stringify(UNDONE))) this.failed = true;
    this.mentions = later;
    return Object.fromEntries(Object.keys(parts).map((key) => [key, done[key]]));
  }

  modes(value: Extract<Effect, { do: 'choose modes' }>): unknown {
    const { mentions, targets, unnumbered, deeds } = this;
    this.unnumbered = unnumbered || value.count !== 1;
    const modes = value.modes.map((mode) => {
      this.mentions = [...mentions];
      this.targets = targets;
      this.deeds = [...deeds];
      return this.tree(mode);
    });
    this.unnumbered = unnumbered;
    return { ...value, modes };
  }

  /** "An opponent has more cards than you": that player is spoken of only there. */
  aboutSomebody(value: object): Parts {
    const { somebody, owner } = this;
    Object.assign(this, { somebody: true, owner: undefined });
    const done = this.parts(value);
    Object.assign(this, { somebody, owner });
    return done;
  }

  /** What a modifier does to each card that fits; in a description "its" is always the described card's. */
  continuous(value: object, isChanging: boolean): Parts {
    const { changing, measuring, describing } = this;
    this.changing = isChanging;
    this.measuring = measuring && isChanging;
    this.describing = !isChanging;
    const done = this.parts(value);
    Object.assign(this, { changing, measuring, describing });
    return done;
  }

  players(value: Players, position: string): unknown {
    if (value.player === 'target') {
      this.targets += 1;
      if (position === '' && !this.reading) this.failed = true;
    }
    if (value.player === 'that' && this.asked !== undefined) return { player: 'targeted', slot: this.asked };
    if (value.player === 'that' && this.owner) return { player: 'owner', of: this.owner };
    if (value.player === 'that' && !this.somebody && this.hero) return { player: 'controller', of: this.hero };
    if (value.player === 'that' && !this.somebody) this.failed = true;
    if (value.player !== 'you') {
      this.somebody = true;
      this.owner = undefined;
      this.asked = value.player === 'target' && position === '' ? this.targets - 1 : undefined;
    }
    return 'of' in value ? { ...value, of: this.tree(value.of, position === '' ? '' : 'owner') } : value;
  }

  another(): Resolver {
    return new Resolver();
  }

  /** A power that is given to another card speaks for itself. */
  nested(power: Power): unknown {
    if (power.power === 'keyword' && !power.effects) return this.parts(power);
    const inner = this.another();
    const done = inner.power(power);
    if (inner.failed) this.failed = true;
    return done;
  }

  power(power: Power): Power {
    this.ofPower = true;
    if (power.power === 'triggered') this.watch(power.on);
    if (power.power === 'definite' && power.noun) this.mention(power.noun, { select: 'that' });
    if (power.power === 'definite' && power.whose) this.somebody = true;
    if (power.power === 'payment' || power.power === 'reward') this.costs(power.cost);
    const { power: kind, ...parts } = power;
    const { on, ...others } = parts as Parts;
    return { power: kind, ...(on ? { on } : {}), ...this.parts(others) } as unknown as Power;
  }

  selection(value: Selection | Pronoun, position: string): Selection {
    if (value.select === 'pronoun') return this.meant(value, position);
    if (value.select === 'done') return this.done(value);
    const done = this.otherThanThose(this.apart(this.inside(value, position)), position);
    switch (done.select) {
      case 'event':
        if (done.role === 'by' && this.event?.event !== 'deal') this.failed = true;
        break;
      case 'target':
        if (position === '' && !this.reading) this.failed = true;
        if (UNKNOWN_YET.test(JSON.stringify(done.noun))) this.failed = true;
        this.mention(
          done.noun,
          this.unnumbered ? THAT : { select: 'targeted', slot: this.targets },
          several(done.count),
        );
        this.targets += 1;
        break;
      case 'each':
        if (position !== '') this.mention(done.noun, THAT, true);
        break;
      case 'choose':
        if (position === '') {
          if (!this.measuring) this.failed = true;
          break;
        }
        this.mention(done.noun, THAT, several(done.count));
        break;
      case 'zone':
        this.mention(ownedBy(done.of), THAT, true);
        break;
      case 'top':
        this.mention(ownedBy(done.of), THAT, done.count !== 1);
        break;
      case 'hero':
        this.mention({ kind: ['Hero'] }, done);
        break;
      case 'this':
        this.mention({ self: true }, done);
        break;
      case 'host':
        this.mention({ attached: true }, done);
        break;
      default:
    }
    return done;
  }

  /** "Another target", where it is the first: another than the card of the event, or than the one that says so. */
  apart(value: Selection): Selection {
    if (value.select !== 'target' || !value.another || this.targets > 0) return value;
    const besides = this.besides();
    if (!besides || Object.keys(besides).some((key) => key in value.noun)) {
      this.failed = true;
      return value;
    }
    const { another: _, ...target } = value;
    return { ...target, noun: { ...value.noun, ...besides } };
  }

  /**
   * "2 damage to target ally and 1 to each other ally": another than the target, not than the card that says so.
   * "Ready all damaged allies, then exhaust all other allies": the rest of those of which some were spoken of.
   */
  otherThanThose(value: Selection, position: string): Selection {
    if (position === '' || (value.select !== 'each' && value.select !== 'choose') || !value.noun.other) return value;
    const { other: _, ...noun } = value.noun;
    const some = this.mentions.findLast(
      (one) => (one.ref.select === 'targeted' && canBeBoth(one.noun, noun)) || (one.later && isPartOf(one.noun, noun)),
    );
    const ref = some?.later ?? some?.ref;
    return ref ? { ...value, noun: { ...noun, except: ref } } : value;
  }

  /** What "another" leaves out. */
  besides(): Partial<Noun> | undefined {
    if (this.creating) return this.event?.card && { not: this.event.card };
    if (!this.ofPower) return undefined;
    const named = this.mentions.find(({ ref }) => ref.select === 'event' && ref.role === 'card');
    return named ? { except: named.ref } : { other: true };
  }

  inside(value: Selection, position: string): Selection {
    if (value.select === 'together') return { ...value, of: value.of.map((one) => this.selection(one, position)) };
    const { select, ...parts } = value;
    const { reading, measuring } = this;
    this.measuring = false;
    const done: Record<string, unknown> = {};
    for (const key of playersFirst(parts)) {
      const part = (parts as Parts)[key];
      this.reading = reading || (key === 'count' && position !== '');
      if (PARTIES.has(select) && key === 'noun' && position !== '') done[key] = this.party(part as Noun, position);
      else done[key] = this.tree(part, WHOSE.has(key) ? position : '');
    }
    Object.assign(this, { reading, measuring });
    return { select, ...Object.fromEntries(Object.keys(parts).map((key) => [key, done[key]])) } as Selection;
  }

  /** "All allies in target player's party": the player is targeted there. */
  party(noun: Noun, position: string): Noun {
    if (noun.of?.player !== 'target') return this.tree(noun) as Noun;
    const { of, ...rest } = noun;
    return { ...(this.tree(rest) as Noun), of: this.players(of, position) as Players };
  }
}

/** The players of a selection: whose cards, and who chooses. */
const WHOSE: ReadonlySet<string> = new Set(['of', 'by', 'forEach']);
const playersFirst = (parts: object): readonly string[] =>
  Object.keys(parts).toSorted((a, b) => Number(WHOSE.has(b)) - Number(WHOSE.has(a)));

/** A card of that player's deck, hand or graveyard: is it yours? */
/** All of these, but only some of those. */
const isPartOf = (some: Noun, all: Noun): boolean =>
  Object.keys(some).length > Object.keys(all).length &&
  Object.entries(all).every(([key, part]) => same(part, some[key as keyof Noun]));

export const ownedBy = (of: Players): Noun => (isYours(of) ? { owner: 'you' } : {});

/** Does "that much" speak of it afterwards? */
const isMeasured = (value: Effect): value is Extract<Effect, { do: Measured }> =>
  value.do === 'deal' ||
  value.do === 'heal' ||
  value.do === 'remove damage' ||
  value.do === 'choose number' ||
  (value.do === 'pay' && value.anyNumber === true);

const isRoll = (value: Effect): boolean => value.do === 'roll' || value.do === 'roll for each';

/** The events that have an amount. */
const AMOUNTS: ReadonlySet<string> = new Set<EventName>(['deal', 'heal', 'put damage', 'prevent']);

/** What an instruction does to cards, as "this way" calls it. */
function deedOf(value: Effect): Deed | undefined {
  if (value.do !== 'put') return DEEDS.has(value.do) ? (value.do as Deed) : undefined;
  const { to } = value.where;
  return to === 'removed' ? 'remove' : `put into ${to}`;
}
const DEEDS: ReadonlySet<string> = new Set<Deed>([
  'deal',
  'heal',
  'destroy',
  'exhaust',
  'ready',
  'discard',
  'drop',
  'put into play',
]);

/** Heroes change zones only where they are named: into the game and out of it (301.4). */
const isShifting = (value: Effect): boolean =>
  value.do === 'put into play' || (value.do === 'put' && value.where.to !== 'removed');

/** What a condition cannot speak of: it is read before the instruction chooses anything. */
const UNDONE = { select: 'undone' } as unknown as Selection;

/** What is not known yet while targets are chosen (707.1d). */
const UNKNOWN_YET = /"select":"(targeted|that|done|paid|revealed)"/;

const READ: ReadonlySet<string> = new Set(['if', 'amount', 'count', 'changes']);

/** The parts of an instruction whose numbers are measured as it is processed. */
const MEASURING: ReadonlySet<string> = new Set(['amount', 'count', 'changes', 'continuous']);

/** Of whom can be said that they are in target player's party. */
const PARTIES: ReadonlySet<string> = new Set(['each', 'choose']);

/** What each of the cards is to which an instruction does something. */
function toEach(value: Effect): Noun | undefined {
  const { to, from, on } = value as { to?: Selection; from?: Selection; on?: Selection };
  const whom = { deal: to, heal: from, 'put damage': on }[value.do as string];
  return whom?.select === 'each' ? whom.noun : undefined;
}

const isSelection = (part: unknown): boolean => typeof part === 'object' && part !== null && 'select' in part;

/** A list of instructions within an instruction. */
const isText = (part: unknown): boolean =>
  Array.isArray(part) && part.some((one) => typeof one === 'object' && one !== null && 'do' in one);

/** Who acts, or what is said something of, stands before the verb. */
function positionOf(value: Effect, key: string): string {
  if (key === 'by') return 'actor';
  if (key === 'about') return 'about';
  if (value.do !== 'modify' || key !== 'what') return 'object';
  return value.changes.every(isDoneTo) ? 'object' : 'subject';
}

/** "Gain control of it", "you pay (1) less to complete it": it is not the subject there. */
const isDoneTo = (change: Change): boolean =>
  change.change === 'control' ||
  change.change === 'double' ||
  (change.change === 'grant' && change.power.power === 'cost change');

/** "... each ally if it is damaged" would ask for each of them. */
function speaksOfEach({ if: condition, then }: Parts): boolean {
  const spoken = /"select":"(pronoun|it|that|done)"/.test(JSON.stringify(condition ?? null));
  return spoken && /"select":"each"/.test(JSON.stringify(then));
}
