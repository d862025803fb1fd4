import { alsoCalled } from '../characteristics/typeLine.ts';
import type { Noun } from '../language/noun.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { fits } from './described.ts';
import type { Perspective } from './perspective.ts';
import { perspective } from './perspective.ts';
import type { Plain } from './plain.ts';
import { divide } from './plain.ts';

/** The cards in play that fit a description, as it was at a time. */
interface Known {
  readonly cards: readonly CardId[];
  readonly at: number;
}

/** The cards in play by one word, in the order of play. */
interface Index {
  readonly byWord: ReadonlyMap<string, readonly CardId[]>;
  readonly at: number;
}

/** What was found so far; void where something was written since at which the description looks. */
export interface Fitting {
  /** By description and by who "you" is. */
  readonly known: Map<Plain, (Known | undefined)[]>;
  tags: Index | undefined;
  names: Index | undefined;
}

export const noFitting = (): Fitting => ({ known: new Map(), tags: undefined, names: undefined });

/** All cards in play that fit, in the order of play. */
export function fitting(noun: Noun, p: Perspective): readonly CardId[] {
  if (noun.self) return fits(noun, p.source, p) ? [p.source] : NONE;
  if (noun.attached) {
    const host = p.on.hostOf(p.source);
    return host !== 0 && fits(noun, host, p) ? [host] : NONE; // 400.5
  }
  if (noun.among) return p.on.state.play.filter((id) => fits(noun, id, p));
  const { plain, isPlain, other } = divide(noun);
  const cards = ofPlain(plain, p.on, p.you);
  if (!isPlain) return cards.filter((id) => fits(noun, id, p));
  return other && cards.includes(p.source) ? cards.filter((id) => id !== p.source) : cards;
}

const NONE: readonly CardId[] = [];

function ofPlain(plain: Plain, on: Derived, you: Seat): readonly CardId[] {
  const { known } = on.fitting;
  let bySeat = known.get(plain);
  if (!bySeat) {
    bySeat = [];
    known.set(plain, bySeat);
  }
  const before = bySeat[you];
  if (before && before.at >= on.lastWritten(plain.looksAt)) return before.cards;
  const p = perspective(on, you, 0);
  const cards = candidates(plain, on).filter((id) => fits(plain.noun, id, p));
  bySeat[you] = { cards, at: on.time };
  return cards;
}

/** With fewer cards than these it is quicker to look at all of them. */
const MANY = 24;

function candidates({ tag, name }: Plain, on: Derived): readonly CardId[] {
  const { play } = on.state;
  if (play.length < MANY) return play;
  if (tag !== null) return byTag(on).get(tag) ?? NONE;
  return name === null ? play : (byName(on).get(name) ?? NONE);
}

function byTag(on: Derived): Index['byWord'] {
  const found = on.fitting;
  if (!found.tags || found.tags.at < on.lastWritten(TAGS)) {
    const byWord = new Map<string, CardId[]>();
    for (const id of on.state.play)
      for (const tag of on.of(id).tags) {
        add(byWord, tag, id);
        const other = alsoCalled(tag);
        if (other !== undefined) add(byWord, other, id);
      }
    found.tags = { byWord, at: on.time };
  }
  return found.tags.byWord;
}

const TAGS = ['tags'] as const;

/** No modifier gives a name. */
function byName(on: Derived): Index['byWord'] {
  const found = on.fitting;
  if (!found.names) {
    const byWord = new Map<string, CardId[]>();
    for (const id of on.state.play) {
      const { name } = on.of(id);
      if (name !== null) add(byWord, name, id);
    }
    found.names = { byWord, at: on.time };
  }
  return found.names.byWord;
}

function add(byWord: Map<string, CardId[]>, word: string, id: CardId): void {
  const list = byWord.get(word);
  if (!list) byWord.set(word, [id]);
  else if (list[list.length - 1] !== id) list.push(id);
}
