import type { Change, Destination, Effect, Facts, Noun, Players, Power, Selection } from '@meetingstone/rules';
import type { Parts } from './doings.ts';
import { same } from './grammar/pattern.ts';
import { isYours, several } from './memory.ts';
import { ownedBy, Resolver } from './mentions.ts';
import { wordFor } from './naming.ts';
import { additional } from './resolving.ts';
import type { Afterwards } from './table/afterwards.ts';
import type { Called } from './table/destinations.ts';
import type { Pronoun } from './table/pronouns.ts';
import { ransomIn } from './table/unless.ts';

/** The other way round: puts "that ally" in the place of what is meant. */
class Speaker extends Resolver {
  override another(): Resolver {
    return new Speaker();
  }

  override acting(by: Selection, said: Selection): Selection {
    return super.acting(by, said.select === by.select ? said : by);
  }

  /** The condition right after a trigger event would be the trigger's own (703.2). */
  following: Effect | undefined;

  override power(power: Power): Power {
    this.buried = 'zone' in power && power.zone === 'graveyard';
    if (power.power === 'triggered' && !power.if) [this.following] = power.effects;
    return super.power(power);
  }

  /** Does the text work in the graveyard? Then this card is yours. */
  buried = false;
  /** Were the cards that are seen yours? */
  seenYours = false;

  /** The zone of a card that is surely yours is yours, too. */
  calledOf(what: Selection): Called['called'] {
    const { noun, plural = false, by } = this.described(what);
    const lies = noun.zone !== undefined && OWNED_ZONES.has(noun.zone);
    if (by && !isYours(by)) return lies && noun.whose === 'you' ? 'his' : undefined;
    const yours = noun.owner === 'you' || (lies && noun.whose === 'you') || (noun.self && this.buried);
    const seen = noun.among?.select === 'revealed' && this.seenYours;
    if (yours || seen) return 'yours';
    return plural ? 'theirs' : undefined;
  }

  described(what: Selection): { readonly noun: Noun; readonly plural?: boolean; readonly by?: Players } {
    switch (what.select) {
      case 'top':
      case 'zone':
        return { noun: ownedBy(what.of) };
      case 'this':
        return { noun: { self: true } };
      case 'target':
      case 'choose':
        return { ...what, plural: several(what.count) };
      case 'each':
        return what;
      default:
        return this.mentions.findLast(({ ref, later }) => same(ref, what) || same(later, what)) ?? { noun: {} };
    }
  }

  override instruction(value: Effect): unknown {
    if (value.do === 'reveal' || value.do === 'look at') this.seenYours = this.calledOf(value.what) === 'yours';
    if (value.do !== 'put') return this.conditioned(value);
    const called = value.where.to !== 'removed' && !('of' in value.where) && this.calledOf(value.what);
    return super.instruction(called ? { ...value, where: { ...value.where, called } as Destination & Called } : value);
  }

  /** A condition that speaks of what the instruction names is said after it. */
  conditioned(value: Effect): unknown {
    if (!canFollow(value, value === this.following)) return super.instruction(value);
    const { failed, targets, somebody } = this;
    const mentions = [...this.mentions];
    const follows =
      value === this.following || value.do === 'if you do' || (value.do === 'if' && this.wantsWhatComes(value.if));
    const said = (after: boolean) =>
      after
        ? { ...(this.afterwards({ ...value, after: true } as Effect & Afterwards) as object), after }
        : super.instruction(value);
    const first = said(follows);
    if (!this.failed) return first;
    Object.assign(this, { failed, mentions, targets, somebody });
    return said(!follows);
  }

  /** Cards among those revealed or affected have words of their own. */
  override parts(value: object): Parts {
    if ('among' in value && (value.among as Selection).select === 'host') {
      const { among, ...rest } = value;
      if (!same(this.heard({ word: 'it' }, ''), among)) this.failed = true;
      return { ...super.parts(rest), among: { select: 'pronoun', word: 'it' } };
    }
    if (!('among' in value) || !OF_THIS_WAY.has((value.among as Selection).select)) return super.parts(value);
    const { among, ...rest } = value as { readonly among: Selection };
    return {
      ...super.parts(rest),
      among: among.select === 'done' ? this.deed() : among.select === 'kept' && !('zone' in rest) ? KEPT : among,
    };
  }

  override thatMuch(value: object): Parts {
    if (!this.much && this.moved) this.failed = true;
    const of = this.much ? { of: this.much } : {};
    return { ...super.thatMuch({ ...value, ...of }), ...of };
  }

  /** The word for what was done. */
  deed(): Selection {
    const deed = this.deeds.at(-1);
    if (deed) this.done({ deed });
    return { select: 'done', ...(deed ? { deed } : {}) } as Selection;
  }

  override players(value: Players, position: string): unknown {
    if (value.player === 'targeted') return value.slot === this.asked ? { player: 'that' } : value;
    if (!this.describing || value.player !== 'controller' || value.of.select !== 'it')
      return super.players(value, position);
    if (!same(this.heard({ word: 'it' }, position), value.of)) this.failed = true;
    return { ...value, of: { select: 'pronoun', word: 'it' } };
  }

  override selection(value: Selection | Pronoun, position: string): Selection {
    const isAsked = value.select === 'hero' && this.measured === 'if'; // "... or 4 if your hero is damaged"
    if (this.subject && same(value, this.subject) && !isAsked)
      return { select: 'pronoun', word: position === 'owner' || this.isOwnNumber(position) ? 'it' : 'itself' } as never;
    if (value.select === 'it' && this.ofEach) return { select: 'pronoun', word: wordFor(this.ofEach) } as never;
    if (value.select === 'it' && !this.changing && !this.describing) this.failed = true;
    if (value.select === 'it' && this.changing) return { select: 'pronoun', word: 'it' } as never;
    if (position === 'about' && value.select === 'this' && same(this.heard({ word: 'it' }, position), value))
      return { select: 'pronoun', word: 'it' } as never;
    if (position === 'about' && value.select === 'done') return value;
    if (value.select === 'target' && this.targets === 0) return this.besideOthers(value, position);
    if (value.select === 'each' && value.noun.except) return this.allOthers(value, position);
    if (value.select === 'targeted' && value.nth !== undefined)
      return { select: 'pronoun', word: 'target', nth: value.nth } as never;
    if (!REFERENCES.has(value.select)) return super.selection(value, position);
    const mention = this.mentions.findLast(({ ref, later }) => same(ref, value) || same(later, value));
    if (!mention && value.select === 'event' && value.role === 'by' && this.event?.event === 'deal') return value;
    if (!mention) {
      this.failed = true;
      return value as Selection;
    }
    const { noun, plural, how } = mention;
    const { whose } = noun;
    const said = [
      { word: wordFor(noun) },
      { word: 'it' },
      ...(whose === 'friendly' || whose === 'opposing' ? [{ word: wordFor(noun), whose }] : []),
      ...(how ? [{ word: wordFor(noun), how }] : []),
    ].find((one) => same(this.heard({ ...one, ...(plural ? { plural } : {}) }, position), value));
    const isSource = value.select === 'event' && value.role === 'by' && this.event?.event === 'deal';
    if (said === undefined && isSource) return value;
    if (said === undefined) this.failed = true;
    else if (position !== '') this.recent = mention;
    return { select: 'pronoun', ...said, ...(plural ? { plural } : {}) } as never;
  }

  /** A first target that is another than what was spoken of. */
  besideOthers(value: Extract<Selection, { select: 'target' }>, position: string): Selection {
    const [[word, out] = []] = Object.entries(this.besides() ?? {});
    const { [word as 'other']: said, ...noun } = value.noun;
    if (word === undefined || !same(said, out)) return super.selection(value, position);
    return { ...(super.selection({ ...value, noun }, position) as typeof value), another: true };
  }

  /** The rest of those of which some were spoken of. */
  allOthers(value: Extract<Selection, { select: 'each' }>, position: string): Selection {
    const { except: _, ...noun } = value.noun;
    const others: Selection = { select: 'each', noun: { ...noun, other: true } };
    if (!same(this.otherThanThose(others, position), value)) return super.selection(value, position);
    const said = super.selection({ ...value, noun }, position) as typeof value;
    return { ...said, noun: { ...said.noun, other: true } };
  }

  /** What a reader would take it for. */
  heard(pronoun: Omit<Pronoun, 'select'>, position: string): Selection {
    const { failed, lookedBack, recent } = this;
    const heard = this.meant({ select: 'pronoun', ...pronoun }, position);
    Object.assign(this, { failed, lookedBack, recent });
    return heard;
  }
}

/** "A if B" and "A unless somebody does B". */
function canFollow(value: Effect, mustFollow: boolean): boolean {
  if (value.do === 'if') return (!value.else || mustFollow) && value.then.length === 1 && value.then[0]!.do !== 'if';
  return value.do === 'if you do' && value.else?.length === 1 && ransomIn(value) !== undefined;
}

const KEPT = { select: 'done', deed: 'remove' } as Selection;
const OF_THIS_WAY: ReadonlySet<string> = new Set(['done', 'revealed', 'kept']);

/** Where only a player's own cards lie (415.5). */
const OWNED_ZONES: ReadonlySet<string> = new Set(['hand', 'deck', 'graveyard']);

const REFERENCES: ReadonlySet<string> = new Set(['targeted', 'event', 'paid', 'that', 'done', 'revealed']);

/** A power as it is said; undefined if it speaks of something that it never named. */
export function spokenPower(power: Power): Power | undefined {
  const speaker = new Speaker();
  const done = speaker.power(power);
  return speaker.failed ? undefined : done;
}

export function spokenText(
  effects: readonly Effect[],
  attach: Facts['attach'],
  powers: readonly Power[] = [],
): readonly Effect[] | undefined {
  const speaker = new Speaker();
  speaker.costs(additional(powers));
  speaker.attach(attach);
  const done = speaker.tree(effects) as readonly Effect[];
  return speaker.failed ? undefined : done;
}

/** What a modifier does to a card. */
export function spokenChange(change: Change): Change | undefined {
  const speaker = new Speaker();
  speaker.changing = true;
  const done = speaker.tree(change) as Change;
  return speaker.failed ? undefined : done;
}
