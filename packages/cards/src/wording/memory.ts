import type { Cost, Effect, Facts, Noun, Players, Quantity, Selection, Watch } from '@meetingstone/rules';
import { same } from './grammar/pattern.ts';
import type { How, Mention } from './naming.ts';
import { couldBe } from './naming.ts';
import type { Pronoun } from './table/pronouns.ts';

export const THAT: Selection = { select: 'that' };
const IT: Selection = { select: 'it' };

/** What a text has spoken of so far, and how the rules find it again. */
export class Memory {
  mentions: Mention[] = [];
  targets = 0;
  failed = false;
  /** Has a player been spoken of, besides you? */
  somebody = false;
  /** A player who was targeted where something is asked about him: the rules find him again by the target. */
  asked: number | undefined;
  /** A card whose owner was spoken of last: it was put into his hand. */
  owner: Selection | undefined;
  /** An opponent's hero, spoken of in the event: "he" is that opponent. */
  hero: Selection | undefined;
  /** What a pronoun meant last. */
  recent: Mention | undefined;
  /** The subject of the present instruction: "it" in the same breath is somebody else, "itself" is it. */
  subject: Selection | undefined;
  /** Who acted last, for what the same character does in the rest of the sentence. */
  actor: Selection | undefined;
  /** Inside of what puts a card from one zone into another: that is no hero. */
  shifting = false;
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
  /** What was paid for this text. */
  paying: readonly Cost[] = [];
  /** Inside of a modifier that an instruction makes: what it needs is chosen now. */
  creating = false;

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
  result(value: Effect, object = this.mentions.at(-1)): void {
    const how = howDone(value.do);
    let last = object;
    if (last && how.how && DONE_TO.has(value.do)) {
      const done = { ...last, ...how };
      this.mentions = this.mentions.map((one) => (one === object ? done : one));
      if (this.recent === object) this.recent = done;
      last = done;
    }
    if (last && DONE_TO.has(value.do)) {
      const moved = value.do === 'put' || value.do === 'put into play';
      const ref = moved || last.ref.select === 'that' ? THAT : undefined;
      if (ref) this.mentions.push({ noun: last.noun, ref, plural: last.plural, later: { select: 'done' }, ...how });
      if (value.do === 'put' && !last.plural) this.owner = THAT;
    }
    if (last && value.do === 'reveal')
      this.mentions.push({ noun: last.noun, ref: THAT, plural: last.plural, later: { select: 'revealed' }, ...how });
    if (value.do === 'discard')
      this.mentions.push({ noun: {}, ref: THAT, plural: value.count !== 1, later: { select: 'done' }, ...how });
    if (value.do === 'put token')
      this.mention({ kind: ['Ally'], token: true }, THAT, value.count !== undefined && value.count !== 1);
    if (value.do === 'search')
      this.mention(
        isYours(value.of ?? value.who) ? { ...value.noun, owner: 'you' } : value.noun,
        THAT,
        value.count !== undefined && value.count !== 1,
      );
  }

  watch(on: Watch): void {
    this.event = on;
    const found: (readonly [Noun | undefined, Selection])[] = [
      [on.event === 'inspire' ? undefined : on.by, { select: 'event', role: 'by' }], // "inspired this way" names no doer
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
    if (on.event === 'discard' && !on.card)
      this.mentions.push({ noun: {}, ref: { select: 'event', role: 'card' }, plural: false, how: 'discarded' });
    if (on.whose !== undefined || PLAYERS_TURN.has(on.event)) this.somebody = true;
  }

  costs(costs: readonly Cost[]): void {
    this.paying = costs;
    const paid = costs.filter((cost) => 'noun' in cost && !cost.noun.self);
    for (const cost of paid)
      if ('noun' in cost && paid.length === 1)
        this.mentions.push({
          noun: cost.noun,
          ref: { select: 'paid' },
          plural: 'count' in cost && cost.count !== undefined && cost.count !== 1,
          ...howDone(cost.pay),
        });
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

  meant({ word: said, ...pronoun }: Pronoun, position: string): Selection {
    const { plural = false, whose, nth, how } = pronoun;
    if (pronoun.again) return this.actor!;
    if (nth !== undefined) return this.oneOfTargets(nth);
    const itself = said === 'she' && this.mentions.find(({ noun }) => noun.self);
    if (itself) return itself.ref;
    const word = said === 'she' ? 'it' : said;
    if (word === 'itself' && this.subject) return this.subject;
    if (word === 'it' && this.changing && !plural) return IT;
    if (!plural && !how && this.ofEach && couldBe({ noun: this.ofEach, ref: IT, plural }, word)) return IT;
    if (word === 'it' && this.isOwnNumber(position)) return this.subject!;
    const fits = this.mentions.filter(
      (mention) =>
        mention.plural === plural &&
        !same(mention.ref, this.subject) &&
        couldBe(mention, word) &&
        !(this.shifting && position === 'object' && isHero(mention)) &&
        (!whose || mention.noun.whose === whose) &&
        (!how || mention.how === how),
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

  /** "The second target" is one of several that were targeted together. */
  oneOfTargets(nth: number): Selection {
    const ref = this.mentions.findLast((mention) => mention.plural && mention.ref.select === 'targeted')?.ref;
    if (ref?.select === 'targeted') return { ...ref, nth };
    this.failed = true;
    return THAT;
  }

  /** "It deals damage equal to its ATK": but a hero has no cost. */
  isOwnNumber(position: string): boolean {
    if (position !== '' || !this.subject || !OWN_NUMBERS.has(this.measured)) return false;
    return this.measured !== 'cost' || this.subject.select !== 'hero';
  }
}

export const isYours = ({ player }: Players): boolean => player === 'you';

const isHero = ({ noun, ref }: Mention): boolean => ref.select === 'hero' || same(noun.kind, ['Hero']);

/** What these were done to is found again as "done" by the next instruction, whatever that one selects first. */
const DONE_TO: ReadonlySet<string> = new Set(['put', 'put into play', 'destroy', 'exhaust', 'ready', 'deal', 'heal']);

const HOW: Readonly<Record<string, How>> = {
  destroy: 'destroyed',
  exhaust: 'exhausted',
  discard: 'discarded',
  reveal: 'revealed',
};
const howDone = (deed: string): { readonly how?: How } => {
  const how = HOW[deed];
  return how ? { how } : {};
};

const OWN_NUMBERS: ReadonlySet<string> = new Set(['atk', 'health', 'def', 'cost']);

const PLAYERS_TURN: ReadonlySet<string> = new Set(['turn starts', 'turn ends', 'step starts']);

export const several = (count: Quantity | undefined): boolean =>
  count !== undefined && !('upTo' in count && count.upTo === 1) && !('exactly' in count && count.exactly === 1);
