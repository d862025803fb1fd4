import type { Cost, Effect, Facts, Kind, Noun, Power, Selection, Watch } from '@meetingstone/rules';
import { same } from './grammar/pattern.ts';
import type { Pronoun } from './table/pronouns.ts';

/** Something that a text has spoken of, and how the rules find it again. */
interface Mention {
  readonly ref: Selection;
  readonly noun: Noun;
  readonly plural: boolean;
}

/** The parts of an instruction in the order in which a sentence names them. */
const ORDER = [
  'if',
  'limit',
  'first',
  'who',
  'by',
  'cost',
  'amount',
  'count',
  'what',
  'from',
  'of',
  'one',
  'other',
  'on',
  'for',
  'about',
  'than',
  'to',
  'under',
  'where',
  'changes',
  'while',
  'continuous',
  'replacement',
  'trigger',
  'effects',
  'modes',
  'then',
  'else',
];

const place = (key: string): number => {
  const at = ORDER.indexOf(key);
  return at < 0 ? ORDER.length : at;
};

/** Walks through a text in the order of its words and puts what is meant in the place of "it" and "that ally". */
class Resolver {
  readonly mentions: Mention[] = [];
  targets = 0;
  failed = false;
  /** The subject of the present instruction: "it" in the same breath is somebody else, "itself" is it. */
  subject: Selection | undefined;

  tree(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((part) => this.tree(part, key));
    if (typeof value !== 'object' || value === null) return value;
    if ('select' in value) return this.selection(value as Selection | Pronoun);
    if ('player' in value) return this.players(value as Record<string, unknown>);
    if ('power' in value) return this.nested(value as Power);
    const isInstruction = 'do' in value;
    const before = this.subject;
    if (isInstruction) this.subject = undefined;
    const keys = Object.keys(value).toSorted((a, b) => place(a) - place(b));
    const done: Record<string, unknown> = {};
    for (const part of keys) {
      done[part] = this.tree((value as Record<string, unknown>)[part], part);
      if (isInstruction && part === 'by') this.subject = done[part] as Selection;
    }
    this.subject = before;
    return Object.fromEntries(Object.keys(value).map((part) => [part, done[part]]));
  }

  players(value: Record<string, unknown>): unknown {
    if (value.player === 'target') this.targets += 1;
    return 'of' in value ? { ...value, of: this.tree(value.of) } : value;
  }

  another(): Resolver {
    return new Resolver();
  }

  /** A power that is given to another card speaks for itself. */
  nested(power: Power): Power {
    const inner = this.another();
    const done = inner.power(power);
    if (inner.failed) this.failed = true;
    return done;
  }

  power(power: Power): Power {
    if (power.power === 'triggered') this.watch(power.on);
    if (power.power === 'payment' || power.power === 'reward') this.costs(power.cost);
    const { power: kind, ...parts } = power;
    return { power: kind, ...(this.tree(parts) as object) } as Power;
  }

  watch(on: Watch): void {
    const roles = [
      ['by', on.by],
      ['card', on.card],
      ['to', on.to],
    ] as const;
    for (const [role, noun] of on.event === 'deal' || on.event === 'heal'
      ? roles
      : roles.toSorted(([a], [b]) => Number(b === 'card') - Number(a === 'card')))
      if (noun)
        this.mention(
          noun,
          noun.self ? { select: 'this' } : noun.attached ? { select: 'host' } : { select: 'event', role },
        );
  }

  costs(costs: readonly Cost[]): void {
    for (const cost of costs) if ('noun' in cost && !cost.noun.self) this.mention(cost.noun, { select: 'paid' });
  }

  /** What the card attaches to is spoken of first. */
  attach(attach: Facts['attach']): void {
    if (!attach) return;
    this.mention(attach.noun, attach.targeted ? { select: 'targeted', slot: 0 } : { select: 'that' });
    if (attach.targeted) this.targets = 1;
  }

  mention(noun: Noun, ref: Selection, plural = false): void {
    this.mentions.push({ noun, ref, plural });
  }

  selection(value: Selection | Pronoun): Selection {
    switch (value.select) {
      case 'pronoun':
        return this.meant(value);
      case 'target':
        this.mention(value.noun, { select: 'targeted', slot: this.targets }, value.count !== undefined);
        this.targets += 1;
        return this.inside(value);
      case 'each':
        this.mention(value.noun, { select: 'that' }, true);
        return this.inside(value);
      case 'choose':
        this.mention(value.noun, { select: 'that' }, value.count !== undefined);
        return this.inside(value);
      case 'top':
        this.mention({}, { select: 'that' }, value.count !== 1);
        return this.inside(value);
      case 'hero':
        this.mention({ kind: ['Hero'] }, value);
        return this.inside(value);
      case 'this':
        this.mention({ self: true }, value);
        return value;
      case 'host':
        this.mention({ attached: true }, value);
        return value;
      default:
        return value;
    }
  }

  inside<S extends Selection>(value: S): S {
    const { select, ...parts } = value;
    const done = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, this.tree(part, key)]));
    return { select, ...done } as S;
  }

  meant({ word, plural }: Pronoun): Selection {
    if (word === 'itself' && this.subject) return this.subject;
    const found = this.mentions.findLast(
      (mention) => mention.plural === (plural ?? false) && mention.ref !== this.subject && couldBe(mention, word),
    );
    if (!found) this.failed = true;
    return found?.ref ?? { select: 'that' };
  }
}

/** The other way round: puts "that ally" in the place of what is meant. */
class Speaker extends Resolver {
  override another(): Resolver {
    return new Speaker();
  }

  override selection(value: Selection | Pronoun): Selection {
    if (this.subject && same(value, this.subject) && value.select !== 'targeted')
      return { select: 'pronoun', word: 'itself' } as never;
    if (!REFERENCES.has(value.select)) return super.selection(value);
    const mention = this.mentions.findLast(({ ref }) => same(ref, value));
    if (!mention) {
      this.failed = true;
      return value as Selection;
    }
    const { noun, plural } = mention;
    return { select: 'pronoun', word: wordFor(noun), ...(plural ? { plural } : {}) } as never;
  }
}

const REFERENCES: ReadonlySet<string> = new Set(['targeted', 'event', 'paid', 'that']);

/** What it is called when it is spoken of again. */
function wordFor({ kind = [] }: Noun): string {
  const [first, ...more] = kind;
  if (first === undefined) return 'card';
  if (more.length === 0) return first;
  return kind.every((one) => FIGHTERS.includes(one)) ? 'Character' : 'card';
}

const FIGHTERS: readonly Kind[] = ['Hero', 'Ally', 'Character'];

/** Could this be called so? "That ally" is something that was called an ally, or may have been one. */
function couldBe({ noun, ref }: Mention, word: string): boolean {
  if (word === 'it' || word === 'itself' || word === 'card') return true;
  if (noun.self || noun.attached) return true;
  const kinds = noun.kind ?? [];
  if (kinds.length === 0) return ref.select !== 'hero';
  if (word === 'Character') return kinds.some((kind) => FIGHTERS.includes(kind));
  return kinds.includes(word as Kind) || kinds.includes('Character');
}

/** A power with what its pronouns mean. */
export function resolvedPower(power: Power): Power | undefined {
  const resolver = new Resolver();
  const done = resolver.power(power);
  return resolver.failed ? undefined : done;
}

/** The instructions of a card, after its attach description. */
export function resolvedText(effects: readonly Effect[], attach: Facts['attach']): readonly Effect[] | undefined {
  const resolver = new Resolver();
  resolver.attach(attach);
  const done = resolver.tree(effects) as readonly Effect[];
  return resolver.failed ? undefined : done;
}

/** A power as it is said; undefined if it speaks of something that it never named. */
export function spokenPower(power: Power): Power | undefined {
  const speaker = new Speaker();
  const done = speaker.power(power);
  return speaker.failed ? undefined : done;
}

export function spokenText(effects: readonly Effect[], attach: Facts['attach']): readonly Effect[] | undefined {
  const speaker = new Speaker();
  speaker.attach(attach);
  const done = speaker.tree(effects) as readonly Effect[];
  return speaker.failed ? undefined : done;
}
