import { isAttachment, isOngoing } from '../characteristics/attachDescription.ts';
import type { Characteristics } from '../characteristics/characteristics.ts';
import { isBlank, powersOf, printedFront } from '../characteristics/characteristics.ts';
import { costOf, enteredThisTurn } from '../characteristics/printed.ts';
import { hasTag, isKind } from '../characteristics/typeLine.ts';
import type { Compared, Noun, Past } from '../language/noun.ts';
import type { Selection } from '../language/selection.ts';
import type { LastKnown } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import type { Entity } from '../state/link.ts';
import type { State } from '../state/state.ts';
import { friendly, related } from '../state/teams.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import { CLASSES, RACES } from '../vocabulary.ts';
import { chosenWord, hasChosen } from './chosen.ts';
import { cardsIn, happenedThisTurn } from './history.ts';
import { all, compared } from './nouns.ts';
import type { Perspective } from './perspective.ts';
import { perspective, readBy, readOf } from './perspective.ts';
import { cardsOf, playersOf } from './selections.ts';

type Words = Required<Omit<Noun, 'zone'>>;
type Test<K extends keyof Words> = (wanted: Words[K], known: LastKnown, p: Perspective) => boolean;

/** What each word of a description asks of a card. The quick questions stand first. */
const TESTS: { readonly [K in keyof Words]: Test<K> } = {
  self: (_, { card }, p) => card.id === p.source,
  other: (_, { card }, p) => card.id !== p.source,
  exhausted: (wanted, { card }) => card.exhausted === wanted,
  damaged: (wanted, { card }) => card.damage > 0 === wanted, // 405.1
  faceDown: (wanted, { card }) => card.faceDown === wanted,
  token: (wanted, { card }) => (card.facts.token === true) === wanted,
  instant: (wanted, { characteristics }) => characteristics.instant === wanted,
  unique: (wanted, { card }) => (!isBlank(card) && card.facts.unique === true) === wanted,
  unlimited: (wanted, { card }) => (!isBlank(card) && card.facts.unlimited === true) === wanted,
  attacking: (wanted, { card }, p) => (p.on.state.combat?.attacker === card.id) === wanted,
  defending: (wanted, { card }, p) => (p.on.state.combat?.defender === card.id) === wanted,
  protecting: (wanted, { card }, { on }) => isProtecting(on.state, card.id) === wanted,
  inCombat: (wanted, { card }, p) => (inCombatWith(p.on.state, card.id) !== 0) === wanted,
  kind: (kinds, { card, characteristics }) => kinds.some((kind) => isKind(card, characteristics, kind)),
  whose: (relation, { holder }, p) => related(p.on.state, p.you, holder, relation),
  owner: (relation, { card }, p) => related(p.on.state, p.you, card.owner, relation),
  deck: (name, { card }, p) => p.on.state.players[card.owner]!.deckNames[card.pile] === name,
  everywhere: () => true, // what is said of zones is asked in `fits`
  allTags: (tags, { characteristics }) => tags.every((tag) => hasTag(characteristics, tag)),
  tag: (tags, { characteristics }) => tags.some((tag) => hasTag(characteristics, tag)),
  chosenTag: (_, known, p) => hasChosen(known, p),
  chosenName: (_, { characteristics }, p) => characteristics.name !== null && characteristics.name === chosenWord(p),
  chosenDamageType: (_, { characteristics }, p) => characteristics.damageTypes.some((type) => type === chosenWord(p)),
  name: (name, { characteristics }) => characteristics.name === name,
  faction: (faction, { characteristics }) => characteristics.icons.includes(faction),
  icon: (icons, { characteristics }) => icons.some((icon) => characteristics.icons.includes(icon)),
  neutral: (wanted, { characteristics }) => (characteristics.icons.length === 0) === wanted, // 206.1d
  keyword: (keyword, { characteristics }) =>
    powersOf(characteristics, 'keyword').some(({ it }) => it.keyword === keyword),
  damageType: (types, { characteristics }) => types.some((type) => characteristics.damageTypes.includes(type)), // 205.1b
  reputation: (wanted, { card }) => !isBlank(card) && wanted.includes(card.facts.building?.reputation ?? ''),
  loot: (wanted, { card }) => (!isBlank(card) && (card.facts.collector?.includes('Loot') ?? false)) === wanted,
  fresh: (wanted, { card }, p) => enteredThisTurn(p.on.state, card) === wanted,
  ongoing: (wanted, { card }, p) => isOngoing(p.on.state, card) === wanted,
  attachment: (wanted, { card }, p) => isAttachment(p.on.state, card) === wanted,
  attachedTo: (noun, { card }, p) => fits(noun, card.host, p),
  hosts: (noun, { card }, p) => p.on.state.play.some((id) => p.on.hostOf(id) === card.id && fits(noun, id, p)),
  effect: () => false,
  cost: (wanted, { card, characteristics }, p) =>
    compared(costOf(p.on, card, characteristics), wanted, about(wanted, card.id, p)),
  damage: (wanted, { card }, p) => compared(Math.floor(card.damage), wanted, readOf(p, card.id)), // 405.6
  countered: (wanted, { card }) => Object.values(card.counters ?? {}).some((n) => n > 0) === wanted,
  counters: ({ name, number }, { card }, p) => compared(card.counters?.[name] ?? 0, number, readOf(p, card.id)),
  atk: (wanted, { card, characteristics }, p) => compared(characteristics.atk ?? 0, wanted, about(wanted, card.id, p)), // 104.2
  health: (wanted, { card, characteristics }, p) =>
    compared(characteristics.health ?? 0, wanted, about(wanted, card.id, p)),
  remaining: (wanted, known, p) => compared(remainingHealth(known), wanted, about(wanted, known.card.id, p)),
  parity: (wanted, { card, characteristics }, p) =>
    (costOf(p.on, card, characteristics) % 2 === 0) === (wanted === 'even'),
  controls: (noun, { holder }, p) => all(yours(noun), readBy(p, holder)).length > 0,
  attached: (_, { card }, p) => card.id === p.on.hostOf(p.source),
  of: (players, { holder }, p) => playersOf(players, p).includes(holder),
  among: (others, { card }, p) => cardsOf(others, p).includes(card.id),
  except: (others, { card }, p) => !cardsOf(others, p).includes(card.id),
  nameHas: (words, { characteristics }) => ` ${characteristics.name} `.includes(` ${words} `),
  sameName: (others, { characteristics }, p) => isLike(characteristics, others, p, sameName),
  sharesClass: (others, { characteristics }, p) => isLike(characteristics, others, p, sharesClass),
  sharesRace: (others, { characteristics }, p) => isLike(characteristics, others, p, sharesRace),
  sameType: (others, { characteristics }, p) => isLike(characteristics, others, p, sameType),
  sharesType: (others, { characteristics }, p) => isLike(characteristics, others, p, sharesType),
  granting: (keywords, { card }, p) => grants(card.id, keywords, p),
  inCombatWith: (noun, { card }, p) => fits(noun, inCombatWith(p.on.state, card.id), p),
  targetingOnly: (noun, { card }, p) => targetsOnly(noun, card.id, p),
  targeting: (noun, { card }, p) => targetsOf(card.id, p).some((one) => 'card' in one && fits(noun, one.card, p)),
  past: (past, { card }, p) => wasIn(past, card.id, p),
  inOne: () => true, // asked of several together: `company.ts`
  differing: () => true,
  any: (nouns, known, p) => nouns.some((noun) => answers(noun, known, p)),
  not: (noun, known, p) => !answers(noun, known, p),
};

type Asked = readonly [test: Test<never>, wanted: never];
const asked = new WeakMap<Noun, readonly Asked[]>();

const ofYours = new WeakMap<Noun, Noun>();

/** The same of cards you control, made once for each. */
function yours(noun: Noun): Noun {
  const known = ofYours.get(noun) ?? { ...noun, whose: 'you' };
  ofYours.set(noun, known);
  return known;
}

/** The questions that a description asks, found once for each. */
function questionsOf(noun: Noun): readonly Asked[] {
  let questions = asked.get(noun);
  if (!questions) {
    const words = (Object.keys(TESTS) as (keyof Words)[]).filter((word) => noun[word] !== undefined);
    questions = words.map((word): Asked => [TESTS[word] as Test<never>, noun[word] as never]);
    asked.set(noun, questions);
  }
  return questions;
}

/** Does a card, as it is or last was, answer to every word of a description but its zone? */
export function answers(noun: Noun, known: LastKnown, p: Perspective): boolean {
  for (const [test, wanted] of questionsOf(noun)) if (!test(wanted, known, p)) return false;
  return true;
}

/** Does this card fit the description? Where it says nothing of a zone, it speaks of cards in play (706.1b, 712.4). */
export function fits(noun: Noun, id: CardId, p: Perspective, usually: Zone = 'play'): boolean {
  const card = p.on.card(id);
  if (!card || !(noun.everywhere || card.zone === (noun.zone ?? usually))) return false;
  if (noun.self && id !== p.source) return false;
  if (card.row === 'raid' && isBeyondReach(noun, card, p)) return false;
  if (card.facts.token && card.zone !== 'play' && id !== p.it) return false; // 404.2c, but see 710.1
  return answers(noun, { card, characteristics: p.on.of(id), holder: p.on.holderOf(card) }, p);
}

/** Raiding players can't interact with what belongs to the raid, unless a text names it (R402.2b, R402.4a, R502.1c). */
function isBeyondReach({ kind, self, among, attached }: Noun, { controller }: Card, p: Perspective): boolean {
  return !kind && !self && !among && !attached && !friendly(p.on.state, p.you, controller);
}

/** Does a card answer to the description with what is printed on its face, whichever side is up? */
export function fitsFaceUp(noun: Noun, id: CardId, p: Perspective): boolean {
  const known = p.on.lastKnown(id);
  return known !== undefined && answers(noun, { ...known, characteristics: printedFront(known.card.facts) }, p);
}

/** Did a card that has left play fit the description as it last was (707.3)? A zone that is named is where it is now. */
function fitted(noun: Noun, id: CardId, p: Perspective): boolean {
  const known = p.on.card(id) ? undefined : p.on.lastKnown(id);
  return known !== undefined && noun.zone === undefined && answers(noun, known, p);
}

/** The health that the damage leaves. */
export function remainingHealth({ card, characteristics }: LastKnown): number {
  return Math.max(0, characteristics.health ?? 0) - Math.floor(card.damage); // 104.2, 405.6
}

/** A number may be one of the described card's own: "its controller's". */
const about = ({ than }: Compared, id: CardId, p: Perspective): Perspective =>
  typeof than === 'number' ? p : readOf(p, id);

/** A defender that exhausted to protect in this combat (glossary: Protecting). */
function isProtecting({ combat }: State, id: CardId): boolean {
  return combat?.protecting === true && combat.defender === id;
}

/** Does it fit where it is, or did it as it last was (707.3)? */
export function fitsAnywhere(noun: Noun, id: CardId, p: Perspective): boolean {
  const card = p.on.card(id);
  return card ? fits(noun, id, p, card.zone) : fitted(noun, id, p);
}

/** The opposing attacker or defender; 0 without (602.3b). */
function inCombatWith({ combat }: State, id: CardId): CardId {
  if (!combat) return 0;
  if (id === combat.attacker) return combat.defender;
  return id === combat.defender ? combat.attacker : 0;
}

/** Has this card on the chain a single target, and one so described (706.1a)? */
function targetsOnly(noun: Noun, id: CardId, p: Perspective): boolean {
  const targets = targetsOf(id, p);
  const [target] = targets;
  return targets.length === 1 && target !== undefined && 'card' in target && fits(noun, target.card, p);
}

/** The targets of a card that is on the chain. */
function targetsOf(id: CardId, { on }: Perspective): readonly Entity[] {
  return on.state.chain.find(({ source, kind }) => source === id && kind === 'card')?.targets.flat() ?? [];
}

/** Was the card in such an event this turn, or in so much of it? */
function wasIn({ as, was, atLeast }: Past, id: CardId, p: Perspective): boolean {
  const events = happenedThisTurn(was, p).filter((event) => cardsIn(event, as).includes(id));
  if (atLeast === undefined) return events.length > 0;
  return events.reduce((sum, { amount = 0 }) => sum + amount, 0) >= atLeast;
}

/** Is it the source of a modifier that gives your hero one of these keywords? */
function grants(id: CardId, keywords: readonly string[], p: Perspective): boolean {
  const { hero } = p.on.state.players[p.you]!;
  return p.on.applied.some(
    ({ source, controller, x, flagged, cards, changes }) =>
      source === id &&
      (flagged?.includes(hero) ?? (cards !== null && fits(cards, hero, perspective(p.on, controller, source, x)))) &&
      changes.some((change) => {
        const power = change.change === 'grant' ? change.power : undefined;
        return power?.power === 'keyword' && keywords.includes(power.keyword);
      }),
  );
}

type Likeness = (one: Characteristics, other: Characteristics) => boolean;

/** Is it like one of these cards in that way? */
function isLike(is: Characteristics, others: Selection, p: Perspective, like: Likeness): boolean {
  return cardsOf(others, p).some((id) => {
    const other = p.on.lastKnown(id)?.characteristics;
    return other !== undefined && like(is, other);
  });
}

/** A card without a name has no card's name (414.3a). */
function sameName(one: Characteristics, other: Characteristics): boolean {
  return one.name !== null && one.name === other.name;
}

/** A class is shared only as a tag; icons don't count (206.1a). */
function sharesClass(one: Characteristics, other: Characteristics): boolean {
  return CLASSES.some((name) => hasTag(one, name) && hasTag(other, name));
}

function sharesRace(one: Characteristics, other: Characteristics): boolean {
  return RACES.some((name) => one.tags.includes(name) && other.tags.includes(name));
}

function sameType(one: Characteristics, other: Characteristics): boolean {
  return one.types.length === other.types.length && one.types.every((type) => other.types.includes(type)); // 300.1c
}

function sharesType(one: Characteristics, other: Characteristics): boolean {
  return one.types.some((type) => other.types.includes(type)); // 300.1c
}
