import { meaningOf } from '../keywords/keywords.ts';
import type { Change, Continuous } from '../language/modifier.ts';
import type { Noun, Relation } from '../language/noun.ts';
import type { Power } from '../language/power.ts';
import { saysIt } from '../language/walk.ts';
import type { Kind } from '../vocabulary.ts';
import { ASPECT, ofKind, TYPES } from './aspects.ts';
import type { Reads } from './reads.ts';
import { lookForAmount, lookForCondition, lookForNoun, lookForPlayers, noReads } from './reads.ts';

/** What the text of a continuous modifier looks at and what it changes, wherever the text stands (719.1). */
export interface Dependence {
  readonly own: number;
  readonly source: number;
  readonly any: number;
  readonly whose: readonly Relation[];
  readonly saysYou: boolean;
  readonly asksTags: ReadonlySet<string> | null;
  readonly asksKeywords: ReadonlySet<string> | null;
  readonly writes: number;
  /** The numbers it doubles (719.4). */
  readonly doubles: number;
  /** The tags and keywords it gives; null for any. */
  readonly givesTags: ReadonlySet<string> | null;
  readonly givesKeywords: ReadonlySet<string> | null;
  /** It has to be read anew for each card to which it applies. */
  readonly its: boolean;
}

const known = new WeakMap<Continuous, Dependence>();

/** Derived from the data of a printed text, once (law 4). */
export function dependenceOf(text: Continuous): Dependence {
  let dependence = known.get(text);
  if (!dependence) {
    dependence = dependenceOfNew(text);
    known.set(text, dependence);
  }
  return dependence;
}

/** The same for a text that was made in the game. */
export function dependenceOfNew(text: Continuous): Dependence {
  return shared(dependenceIn(text));
}

const dependences = new Map<string, Dependence>();

/** Texts that look at the same and change the same share one. */
function shared(dependence: Dependence): Dependence {
  const told = JSON.stringify(dependence, (_, part) => (part instanceof Set ? [...part].sort() : part));
  const same = dependences.get(told);
  if (!same) dependences.set(told, dependence);
  return same ?? dependence;
}

interface Writing {
  bits: number;
  doubles: number;
  tags: Set<string> | null;
  keywords: Set<string> | null;
}

function dependenceIn(text: Continuous): Dependence {
  const reads = noReads();
  const writing: Writing = { bits: 0, doubles: 0, tags: new Set(), keywords: new Set() };
  lookForNoun(text.cards, reads, 'own');
  lookForCondition(text.while, reads);
  if (text.players && text.players !== 'any') reads.saysYou = true;
  if (text.of) lookForPlayers(text.of, reads);
  for (const change of text.changes) {
    lookForChange(change, reads);
    write(change, writing);
  }
  return {
    own: reads.own,
    source: reads.source,
    any: reads.any,
    whose: [...reads.whose],
    saysYou: reads.saysYou,
    asksTags: reads.tags,
    asksKeywords: reads.keywords,
    writes: writing.bits & ~surely(text.cards),
    doubles: writing.doubles,
    givesTags: writing.tags,
    givesKeywords: writing.keywords,
    its: saysIt('continuous', text),
  };
}

const HAS = { atk: ASPECT.hasAtk, health: ASPECT.hasHealth, def: ASPECT.hasDef } as const;

const WITH_ATK: ReadonlySet<Kind> = new Set(['Ally', 'Hero', 'Character', 'Weapon']);
const WITH_HEALTH: ReadonlySet<Kind> = new Set(['Ally', 'Hero', 'Character']);

/** The values that all cards so described have anyway: setting one does not give it to them (719.1). */
function surely(cards: Noun | undefined): number {
  if (!cards?.kind) return 0;
  let has = 0;
  if (cards.kind.every((kind) => WITH_ATK.has(kind))) has |= HAS.atk;
  if (cards.kind.every((kind) => WITH_HEALTH.has(kind))) has |= HAS.health;
  if (cards.kind.every((kind) => kind === 'Armor')) has |= HAS.def;
  return has;
}

/** What the result of a change hangs on. A number is raised or lowered only where there is one (719.1). */
function lookForChange(change: Change, reads: Reads): void {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
      reads.own |= HAS[change.change] | ASPECT.fixing;
      lookForAmount(change.by, reads);
      return;
    case 'strike cost':
    case 'hand size':
      lookForAmount(change.by, reads);
      return;
    case 'no maximum hand size':
      return;
    case 'set atk':
    case 'set health':
    case 'set def':
      lookForAmount(change.to, reads);
      return;
    case 'double':
      reads.own |= HAS[change.what] | ASPECT.fixing;
      return;
    case 'switch':
      if (!change.values) reads.own |= ASPECT.atk | ASPECT.health | HAS.atk | HAS.health;
      return;
    case 'grant':
      reads.own |= ASPECT.barring;
      lookForAmount((change.power.power === 'keyword' && change.power.number) || 1, reads);
      return;
    case 'printed powers':
      reads.own |= ASPECT.barring;
      lookForAmount({ amount: 'cost', of: change.of }, reads);
      return;
    case 'control':
      reads.own |= ASPECT.holding;
      lookForNoun({ of: change.by, self: true }, reads, 'source');
      return;
    default:
  }
}

function write(change: Change, writing: Writing): void {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
      writing.bits |= ASPECT[change.change];
      return;
    case 'set atk':
      writing.bits |= ASPECT.atk | HAS.atk;
      return;
    case 'set health':
      writing.bits |= ASPECT.health | HAS.health;
      return;
    case 'set def':
      writing.bits |= ASPECT.def | HAS.def;
      return;
    case 'double':
      writing.doubles |= ASPECT[change.what];
      return;
    case 'switch':
      writing.bits |= ASPECT.atk | ASPECT.health;
      return;
    case 'grant':
      writePower(change.power, writing);
      return;
    case 'printed powers':
      writing.bits |= ASPECT.giving | ASPECT.keywords;
      writing.keywords = null;
      return;
    case 'lose powers':
      writing.bits |= ASPECT.losing | ASPECT.keywords;
      if (!change.keywords) writing.keywords = null;
      for (const keyword of change.keywords ?? []) writing.keywords?.add(keyword);
      return;
    case 'add type':
      writing.bits |= ofKind(change.type);
      return;
    case 'become type':
      writing.bits |= TYPES;
      return;
    case 'add tag':
      writing.bits |= ASPECT.tags;
      writing.tags?.add(change.tag);
      return;
    case 'add chosen tag':
    case 'become class':
      writing.bits |= ASPECT.tags;
      writing.tags = null;
      return;
    case 'add damage type':
    case 'become damage type':
      writing.bits |= ASPECT.damageTypes;
      return;
    case 'control':
      writing.bits |= ASPECT.control;
      return;
    case 'restrict':
      if (change.restriction.cant === 'have powers') writing.bits |= ASPECT.barring;
      if (change.restriction.cant === 'gain or lose') writing.bits |= ASPECT.fixing;
      if (change.restriction.cant === 'change control') writing.bits |= ASPECT.holding;
      return;
    default:
  }
}

function writePower(power: Power, writing: Writing): void {
  if (power.power === 'keyword') {
    writing.bits |= ASPECT.keywords;
    writing.keywords?.add(power.keyword);
    for (const meaning of meaningOf(power)) writePower(meaning, writing);
  }
  if (power.power === 'continuous') writing.bits |= ASPECT.giving;
  if (power.power === 'self' && power.cant?.cant === 'have powers') writing.bits |= ASPECT.barring;
}
