import type { Cost, Effect, Facts, Noun, Players, Power, Quantity, Selection, Watch } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { same } from './grammar/pattern.ts';
import type { Mention } from './naming.ts';
import { couldBe } from './naming.ts';
import type { Afterwards } from './table/afterwards.ts';
import type { Pronoun } from './table/pronouns.ts';

export type Parts = Readonly<Record<string, unknown>>;

const THAT: Selection = { select: 'that' };
const IT: Selection = { select: 'it' };

/** Walks through a text in the order of its words and puts what is meant in the place of "it" and "that ally". */
export class Resolver {
  mentions: Mention[] = [];
  targets = 0;
  failed = false;
  /** Has a player been spoken of, besides you? */
  somebody = false;
  /** A card whose owner was spoken of last: it was put into his hand. */
  owner: Selection | undefined;
  /** An opponent's hero, spoken of in the event: "he" is that opponent. */
  hero: Selection | undefined;
  /** What a pronoun meant last. */
  recent: Mention | undefined;
  /** The subject of the present instruction: "it" in the same breath is somebody else, "itself" is it. */
  subject: Selection | undefined;
  /** Inside of what a modifier does to each card: "its ATK" is the ATK of that card. */
  changing = false;
  /** Which of several texts with targets will be there is not known: their targets have no numbers. */
  unnumbered = false;
  /** The number that is being spoken of: "its cost". */
  measured = '';
  /** How many mentions there were before the present instruction, and whether it speaks of one that is "that" by then. */
  before = 0;
  lookedBack = false;
  /** Inside of what an instruction reads from the game, where targets can be named, too. */
  reading = false;
  /** Inside of a description: "its controller" can be that of the card described. */
  describing = false;
  /** Inside of a number for each of several cards: "it" is each of them. */
  ofEach: Noun | undefined;
  /** Inside of a number of an instruction, for which a card can be chosen. */
  measuring = false;
  /** Has the present instruction selected something, so that "that" is another now? */
  fresh = false;
  /** The event that the text speaks of, if there is one, and whether the text is a power's. */
  event: Watch | undefined;
  ofPower = false;
  /** Inside of a modifier that an instruction makes: what it needs is chosen now. */
  creating = false;

  tree(value: unknown, position = ''): unknown {
    if (Array.isArray(value)) return value.map((part) => this.tree(part));
    if (typeof value !== 'object' || value === null) return value;
    if ('select' in value) return this.selection(value as Selection | Pronoun, position);
    if ('player' in value) return this.players(value as Players, position);
    if ('power' in value && typeof value.power === 'string') return this.nested(value as Power);
    if ('instead' in value && 'event' in value) this.watch(value.event as Watch);
    if ('do' in value) return this.instruction(value as Effect);
    if ('so' in value) return this.aboutSomebody(value);
    if ('changes' in value) return this.continuous(value, true);
    if ('than' in value) return this.continuous(value, false);
    return this.parts(value);
  }

  parts(value: object): Parts {
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
    const { subject, changing, before, lookedBack, fresh, reading, measuring, creating } = this;
    this.creating = value.do === 'create';
    this.subject = undefined;
    this.before = this.mentions.length;
    this.lookedBack = false;
    const done: Record<string, unknown> = {};
    this.fresh = false;
    for (const key of inOrderOfText(value)) {
      const part = (value as Parts)[key];
      if (isText(part)) {
        this.forget();
        this.result(value);
      }
      this.changing = changing || key === 'changes' || key === 'while';
      this.reading = READ.has(key);
      this.measuring = MEASURING.has(key) && !('divided' in value);
      if ((key === 'amount' || key === 'if') && this.wantsWhatComes(part)) continue;
      done[key] = this.tree(part, positionOf(value, key));
      if (key === 'by') this.subject = this.acting(part as Selection, done[key] as Selection);
      else if (isSelection(part) && !same(done[key], THAT)) this.fresh = true;
    }
    for (const key of ['amount', 'if']) {
      this.measuring = key === 'amount' && !('divided' in value);
      if (!(key in value) || key in done) continue;
      this.ofEach = key === 'amount' ? toEach(value) : undefined;
      done[key] = this.known((value as Parts)[key]);
      this.ofEach = undefined;
    }
    if (!Object.values(value).some(isText)) {
      this.forget();
      this.result(value);
    }
    Object.assign(this, { subject, changing, before, lookedBack, fresh, reading, measuring, creating });
    return Object.fromEntries(Object.keys(value).map((key) => [key, done[key]]));
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
    if (/"select":"(that|done|revealed)"/.test(JSON.stringify(done))) this.failed = true;
    return done;
  }

  /** "That" is what was selected last: whatever was so before is out of reach now (712.3a). */
  forget(): void {
    const { fresh } = this;
    if (fresh && this.lookedBack) this.failed = true;
    if (fresh) this.owner = undefined;
    this.mentions = this.mentions.flatMap((mention, n): Mention[] => {
      if (n >= this.before || !mention.later)
        return fresh && n < this.before && mention.ref.select === 'that' ? [] : [mention];
      const { later, ...rest } = mention;
      if (later.select === 'revealed') return [{ ...mention, ref: later }];
      return fresh && mention.ref.select === 'that' ? [] : [rest];
    });
    this.before = Math.min(this.before, this.mentions.length);
  }

  /** What an instruction leaves behind: a card that was moved is another card (415.9a). */
  result(value: Effect): void {
    const last = this.mentions.at(-1);
    if (last && DONE_TO.has(value.do)) {
      const moved = value.do === 'put' || value.do === 'put into play';
      const ref = moved || last.ref.select === 'that' ? THAT : undefined;
      if (ref) this.mentions.push({ noun: last.noun, ref, plural: last.plural, later: { select: 'done' } });
      if (value.do === 'put' && !last.plural) this.owner = THAT;
    }
    if (last && value.do === 'reveal')
      this.mentions.push({ noun: last.noun, ref: THAT, plural: last.plural, later: { select: 'revealed' } });
    if (value.do === 'discard')
      this.mentions.push({ noun: {}, ref: THAT, plural: value.count !== 1, later: { select: 'done' } });
    if (value.do === 'put token')
      this.mention({ kind: ['Ally'], token: true }, THAT, value.count !== undefined && value.count !== 1);
    if (value.do === 'search') this.mention(value.noun, THAT, value.count !== undefined && value.count !== 1);
  }

  /** A condition that stands after what hangs on it speaks of what was named there. */
  afterwards(value: Effect): unknown {
    const { after: _, ...parts } = value as Effect & Afterwards;
    const first = 'if' in parts ? 'then' : 'else';
    if (speaksOfEach(parts as Parts)) this.failed = true;
    const before = [...this.mentions];
    const done: Record<string, unknown> = { [first]: this.tree((parts as Parts)[first]) };
    const later = this.mentions;
    const named = later.filter(({ ref }) => ref.select !== 'that' && !before.some((one) => same(one.ref, ref)));
    this.mentions = [...before, ...named]; // Nothing was done yet when the condition is read.
    for (const key of inOrderOfText(parts)) if (key !== first) done[key] = this.tree((parts as Parts)[key], 'object');
    this.mentions = later;
    return Object.fromEntries(Object.keys(parts).map((key) => [key, done[key]]));
  }

  modes(value: Extract<Effect, { do: 'choose modes' }>): unknown {
    const { mentions, targets, unnumbered } = this;
    this.unnumbered = unnumbered || value.count !== 1;
    const modes = value.modes.map((mode) => {
      this.mentions = [...mentions];
      this.targets = targets;
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
    if (value.player === 'that' && this.owner) return { player: 'owner', of: this.owner };
    if (value.player === 'that' && !this.somebody && this.hero) return { player: 'controller', of: this.hero };
    if (value.player === 'that' && !this.somebody) this.failed = true;
    if (value.player !== 'you') {
      this.somebody = true;
      this.owner = undefined;
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
    if (power.power === 'payment' || power.power === 'reward') this.costs(power.cost);
    const { power: kind, ...parts } = power;
    const { on, ...others } = parts as Parts;
    return { power: kind, ...(on ? { on } : {}), ...this.parts(others) } as unknown as Power;
  }

  watch(on: Watch): void {
    this.event = on;
    const found: (readonly [Noun | undefined, Selection])[] = [
      [on.by, { select: 'event', role: 'by' }],
      [on.card, { select: 'event', role: 'card' }],
      [on.to, { select: 'event', role: 'to' }],
    ];
    if (on.event !== 'deal' && on.event !== 'heal') found.splice(1, 0, ...found.splice(0, 1));
    if (on.with?.self) found.unshift([on.with, { select: 'this' }]);
    let acts = true;
    for (const [noun, ref] of found) {
      if (!noun) continue;
      const meant: Selection = noun.self ? { select: 'this' } : noun.attached ? { select: 'host' } : ref;
      this.mentions.push({
        noun,
        ref: meant,
        plural: false,
        ...(acts && noun !== on.with ? { acts: true as const } : {}),
      });
      if (noun !== on.with) acts = false;
      if (noun.whose === 'opposing' && same(noun.kind, ['Hero'])) this.hero = meant;
    }
    if (on.whose !== undefined || PLAYERS_TURN.has(on.event)) this.somebody = true;
  }

  costs(costs: readonly Cost[]): void {
    for (const cost of costs)
      if ('noun' in cost && !cost.noun.self)
        this.mention(cost.noun, { select: 'paid' }, 'count' in cost && cost.count !== undefined && cost.count !== 1);
  }

  /** What the card attaches to is spoken of first. */
  attach(attach: Facts['attach']): void {
    if (!attach) return;
    this.mention(attach.noun, attach.targeted ? { select: 'targeted', slot: 0 } : THAT);
    if (attach.targeted) this.targets = 1;
  }

  mention(noun: Noun, ref: Selection, plural = false): void {
    this.mentions.push({ noun, ref, plural });
  }

  selection(value: Selection | Pronoun, position: string): Selection {
    if (value.select === 'pronoun') return this.meant(value, position);
    const done = this.apart(this.inside(value, position));
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
        this.mention({}, THAT, true);
        break;
      case 'top':
        this.mention({}, THAT, done.count !== 1);
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

  /** What "another" leaves out. */
  besides(): Partial<Noun> | undefined {
    if (this.creating) return this.event?.card && { not: this.event.card };
    if (!this.ofPower) return undefined;
    const named = this.mentions.find(({ ref }) => ref.select === 'event' && ref.role === 'card');
    return named ? { except: named.ref } : { other: true };
  }

  inside(value: Selection, position: string): Selection {
    const { select, ...parts } = value;
    const { reading, measuring } = this;
    this.measuring = false;
    const done = Object.entries(parts).map(([key, part]) => {
      if (select === 'each' && key === 'noun' && position !== '') return [key, this.party(part as Noun, position)];
      this.reading = reading || (key === 'count' && position !== '');
      return [key, this.tree(part, key === 'of' || key === 'by' ? position : '')];
    });
    Object.assign(this, { reading, measuring });
    return { select, ...Object.fromEntries(done) } as Selection;
  }

  /** "All allies in target player's party": the player is targeted there. */
  party(noun: Noun, position: string): Noun {
    if (noun.of?.player !== 'target') return this.tree(noun) as Noun;
    const { of, ...rest } = noun;
    return { ...(this.tree(rest) as Noun), of: this.players(of, position) as Players };
  }

  meant({ word: said, ...pronoun }: Pronoun, position: string): Selection {
    const { plural = false, whose } = pronoun;
    const itself = said === 'she' && this.mentions.find(({ noun }) => noun.self);
    if (itself) return itself.ref;
    const word = said === 'she' ? 'it' : said;
    if (word === 'itself' && this.subject) return this.subject;
    if (word === 'it' && this.changing && !plural) return IT;
    if (!plural && this.ofEach && couldBe({ noun: this.ofEach, ref: IT, plural }, word)) return IT;
    if (word === 'it' && this.isOwnNumber(position)) return this.subject!;
    const fits = this.mentions.filter(
      (mention) =>
        mention.plural === plural &&
        !same(mention.ref, this.subject) &&
        couldBe(mention, word) &&
        (!whose || mention.noun.whose === whose),
    );
    const last = fits.at(-1);
    const inEvent = last !== undefined && last === this.mentions.at(-1) && last.ref.select === 'event';
    const leads = position === 'actor' || position === 'subject';
    const leader = fits.find((one) => one === this.recent) ?? fits.find(({ acts }) => acts);
    const found = word === 'it' && inEvent && leads ? (leader ?? last) : last;
    if (!found && word === 'it' && this.describing) return IT;
    if (!found) {
      if (this.subject && word === 'it' && position === 'owner') return this.subject;
      this.failed = true;
      return THAT;
    }
    if (position !== '') this.recent = found;
    const earlier = this.mentions.indexOf(found) < this.before;
    if (found.later && position === '' && earlier) return found.later;
    if (found.ref.select === 'that' && earlier && (position === '' || this.fresh)) this.lookedBack = true;
    return found.ref;
  }

  /** "It deals damage equal to its ATK": but a hero has no cost. */
  isOwnNumber(position: string): boolean {
    if (position !== '' || !this.subject || !OWN_NUMBERS.has(this.measured)) return false;
    return this.measured !== 'cost' || this.subject.select !== 'hero';
  }
}

/** What these were done to is found again as "done" by the next instruction, whatever that one selects first. */
const DONE_TO: ReadonlySet<string> = new Set(['put', 'put into play', 'destroy', 'exhaust', 'ready', 'deal', 'heal']);

/** What is not known yet while targets are chosen (707.1d). */
const UNKNOWN_YET = /"select":"(targeted|that|done|paid|revealed)"/;

const READ: ReadonlySet<string> = new Set(['if', 'amount', 'count', 'changes']);

/** The parts of an instruction whose numbers are measured as it is processed. */
const MEASURING: ReadonlySet<string> = new Set(['amount', 'count', 'changes', 'continuous']);

const OWN_NUMBERS: ReadonlySet<string> = new Set(['atk', 'health', 'def', 'cost']);

const PLAYERS_TURN: ReadonlySet<string> = new Set(['turn starts', 'turn ends', 'step starts']);

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
  return value.do === 'modify' && key === 'what' ? 'subject' : 'object';
}

const several = (count: Quantity | undefined): boolean =>
  count !== undefined && !('upTo' in count && count.upTo === 1) && !('exactly' in count && count.exactly === 1);

/** "... each ally if it is damaged" would ask for each of them. */
function speaksOfEach({ if: condition, then }: Parts): boolean {
  const spoken = /"select":"(pronoun|it|that|done)"/.test(JSON.stringify(condition ?? null));
  return spoken && /"select":"each"/.test(JSON.stringify(then));
}

/** A power with what its pronouns mean. */
export function resolvedPower(power: Power): Power | undefined {
  const resolver = new Resolver();
  const done = resolver.power(power);
  return resolver.failed ? undefined : done;
}

/** The instructions of a card, after its attach description. */
export function resolvedText(
  effects: readonly Effect[],
  attach: Facts['attach'],
  powers: readonly Power[] = [],
): readonly Effect[] | undefined {
  const resolver = new Resolver();
  resolver.costs(additional(powers));
  resolver.attach(attach);
  const done = resolver.tree(effects) as readonly Effect[];
  return resolver.failed ? undefined : done;
}

/** What must be paid besides the cost of a card: its text can speak of it. */
export const additional = (powers: readonly Power[]): readonly Cost[] =>
  powers.flatMap((power) => (power.power === 'additional cost' && power.to === 'play' ? power.cost : []));
