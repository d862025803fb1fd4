import type { Effect, Noun, Players, Power, Selection, Watch } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { Besides } from './besides.ts';
import type { Parts } from './doings.ts';
import { same } from './grammar/pattern.ts';
import {
  deedOf,
  isMeasured,
  isRoll,
  isShifting,
  isText,
  MEASURING,
  positionOf,
  READ,
  speaksOfEach,
  toEach,
} from './instructions.ts';
import { isYours, several, THAT } from './memory.ts';
import type { Mention } from './naming.ts';
import type { Afterwards } from './table/afterwards.ts';
import type { Pronoun } from './table/pronouns.ts';

/** Walks through a text in the order of its words and puts what is meant in the place of "it" and "that ally". */
export class Resolver extends Besides {
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
export const ownedBy = (of: Players): Noun => (isYours(of) ? { owner: 'you' } : {});

/** What a condition cannot speak of: it is read before the instruction chooses anything. */
const UNDONE = { select: 'undone' } as unknown as Selection;

/** What is not known yet while targets are chosen (707.1d). */
const UNKNOWN_YET = /"select":"(targeted|that|done|paid|revealed)"/;

/** Of whom can be said that they are in target player's party. */
const PARTIES: ReadonlySet<string> = new Set(['each', 'choose']);

const isSelection = (part: unknown): boolean => typeof part === 'object' && part !== null && 'select' in part;
