import type { Compared, Noun, Relation } from '../language/noun.ts';
import type { Selection } from '../language/selection.ts';
import { isAttachment, isOngoing } from '../links/modes.ts';
import type { Characteristics } from '../modifiers/characteristics.ts';
import { powersOf } from '../modifiers/characteristics.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import type { State } from '../state/state.ts';
import type { CardId, Kind, Seat } from '../vocabulary.ts';
import { CLASSES, TAGS_NAMED_BY_LAST_WORD } from '../vocabulary.ts';
import { amountOf } from './amounts.ts';
import type { Perspective } from './perspective.ts';
import { perspective } from './perspective.ts';
import { cardsOf, playersOf } from './selections.ts';

/** Does this card fit the description? */
export function fits(noun: Noun, id: CardId, p: Perspective): boolean {
  const { on } = p;
  const card = on.card(id);
  if (!card || card.zone !== (noun.zone ?? 'play')) return false;
  if (card.facts.token && card.zone !== 'play' && id !== p.it) return false; // 404.2c, but see 710.1
  if (noun.self && id !== p.source) return false;
  if (noun.other && id === p.source) return false;
  if (noun.attached && id !== on.hostOf(p.source)) return false;
  if (noun.whose && !related(on.state, p.you, on.holderOf(card), noun.whose)) return false;
  if (noun.of && !playersOf(noun.of, p).includes(on.holderOf(card))) return false;
  if (noun.owner && !related(on.state, p.you, card.owner, noun.owner)) return false;
  if (noun.except && cardsOf(noun.except, p).includes(id)) return false;
  if (noun.exhausted !== undefined && card.exhausted !== noun.exhausted) return false;
  if (noun.damaged !== undefined && card.damage > 0 !== noun.damaged) return false; // 405.1
  if (noun.token !== undefined && (card.facts.token === true) !== noun.token) return false;
  if (noun.faceDown !== undefined && card.faceDown !== noun.faceDown) return false;
  if (noun.fresh !== undefined && enteredThisTurn(on.state, card) !== noun.fresh) return false;
  return fitsCharacteristics(noun, card, on.of(id), p) && fitsCombat(noun, id, p) && fitsWhole(noun, id, p);
}

/** Did a card that has left play fit the description as it last was (707.3)? */
export function fitted(noun: Noun, id: CardId, p: Perspective): boolean {
  const known = p.on.card(id) ? undefined : p.on.lastKnown(id);
  if (!known || (noun.zone ?? 'play') !== 'play' || noun.attacking || noun.defending || noun.inCombat) return false;
  const { card, characteristics, holder } = known;
  if (noun.self ? id !== p.source : noun.other && id === p.source) return false;
  if (noun.whose && !related(p.on.state, p.you, holder, noun.whose)) return false;
  if (noun.of && !playersOf(noun.of, p).includes(holder)) return false;
  if (noun.owner && !related(p.on.state, p.you, card.owner, noun.owner)) return false;
  if (noun.token !== undefined && (card.facts.token === true) !== noun.token) return false;
  if (!fitsCharacteristics(noun, card, characteristics, p)) return false;
  return (!noun.any || noun.any.some((one) => fitted(one, id, p))) && !(noun.not && fitted(noun.not, id, p));
}

function fitsCharacteristics(noun: Noun, card: Card, is: Characteristics, p: Perspective): boolean {
  if (noun.kind && !noun.kind.some((kind) => isKind(card, is, kind))) return false;
  if (noun.tag && !noun.tag.some((tag) => hasTag(is, tag))) return false;
  if (noun.name !== undefined && is.name !== noun.name) return false;
  if (noun.sameName && !sharesName(is, noun.sameName, p)) return false;
  if (noun.loot !== undefined && (card.facts.collector?.includes('Loot') ?? false) !== noun.loot) return false;
  if (noun.granting && !grants(card.id, noun.granting, p)) return false;
  if (noun.faction !== undefined && !is.icons.includes(noun.faction)) return false;
  if (noun.icon && !noun.icon.some((icon) => is.icons.includes(icon))) return false;
  if (noun.neutral !== undefined && (is.icons.length === 0) !== noun.neutral) return false; // 206.1d
  if (noun.sharesClass && !isLike(is, noun.sharesClass, p, sharesClass)) return false;
  if (noun.sameType && !isLike(is, noun.sameType, p, sameType)) return false;
  if (noun.sharesType && !isLike(is, noun.sharesType, p, sharesType)) return false;
  if (noun.ongoing !== undefined && isOngoing(p.on.state, card) !== noun.ongoing) return false;
  if (noun.attachment !== undefined && isAttachment(p.on.state, card) !== noun.attachment) return false;
  if (noun.keyword !== undefined && !powersOf(is, 'keyword').some((held) => held.it.keyword === noun.keyword))
    return false;
  if (noun.damageType && !noun.damageType.some((type) => is.damageTypes.includes(type))) return false; // 205.1b
  if (noun.instant !== undefined && (card.facts.instant === true) !== noun.instant) return false;
  if (noun.cost && !compared(costOf(p.on, card, is), noun.cost, p)) return false;
  if (noun.atk && !compared(is.atk ?? 0, noun.atk, p)) return false; // 104.2
  if (noun.health && !compared(is.health ?? 0, noun.health, p)) return false;
  return true;
}

/** The printed cost; X counts only while the card is on the chain or resolving (201.1, 201.3). */
export function costOf(on: Derived, card: Card, is: Characteristics): number {
  if (!card.facts.plusX || card.zone !== 'chain') return is.cost;
  return is.cost + (on.state.chain.find(({ source, kind }) => source === card.id && kind === 'card')?.x ?? 0);
}

type Likeness = (one: Characteristics, other: Characteristics) => boolean;

/** Is it like one of these cards in that way? */
function isLike(is: Characteristics, others: Selection, p: Perspective, like: Likeness): boolean {
  return cardsOf(others, p).some((id) => {
    const other = p.on.lastKnown(id)?.characteristics;
    return other !== undefined && like(is, other);
  });
}

/** A class is shared only as a tag; icons don't count (206.1a). */
function sharesClass(one: Characteristics, other: Characteristics): boolean {
  return CLASSES.some((name) => hasTag(one, name) && hasTag(other, name));
}

function sameType(one: Characteristics, other: Characteristics): boolean {
  return one.types.length === other.types.length && one.types.every((type) => other.types.includes(type)); // 300.1c
}

function sharesType(one: Characteristics, other: Characteristics): boolean {
  return one.types.some((type) => other.types.includes(type)); // 300.1c
}

function sharesName(is: Characteristics, others: Selection, p: Perspective): boolean {
  if (is.name === null) return false; // 414.3a
  return cardsOf(others, p).some((id) => p.on.lastKnown(id)?.characteristics.name === is.name);
}

function grants(id: CardId, keywords: readonly string[], p: Perspective): boolean {
  const { hero } = p.on.state.players[p.you]!;
  return p.on.applied.some(
    ({ source, controller, x, flagged, cards, changes }) =>
      source === id &&
      (flagged?.includes(hero) ?? (cards !== null && fits(cards, hero, perspective(p.on, controller, source, x)))) &&
      changes.some(({ change, ...rest }) => {
        const power = change === 'grant' && 'power' in rest ? rest.power : undefined;
        return power?.power === 'keyword' && keywords.includes(power.keyword);
      }),
  );
}

function fitsCombat(noun: Noun, id: CardId, p: Perspective): boolean {
  const combat = p.on.state.combat;
  if (noun.attacking !== undefined && (combat?.attacker === id) !== noun.attacking) return false;
  if (noun.defending !== undefined && (combat?.defender === id) !== noun.defending) return false;
  if (noun.inCombat !== undefined && (inCombatWith(p.on.state, id) !== 0) !== noun.inCombat) return false;
  if (noun.inCombatWith) {
    const other = inCombatWith(p.on.state, id);
    if (other === 0 || !fits(noun.inCombatWith, other, p)) return false;
  }
  return true;
}

function fitsWhole(noun: Noun, id: CardId, p: Perspective): boolean {
  if (noun.targetingOnly && !targetsOnly(noun.targetingOnly, id, p)) return false;
  if (noun.dealtDamageThisTurn) {
    const { by, combat } = noun.dealtDamageThisTurn;
    const dealt = p.on.state.turn.history.some(
      (past) =>
        past.event === 'deal' &&
        past.card === id &&
        (combat === undefined || (past.combat ?? false) === combat) &&
        (!by || (past.by !== undefined && fits(by, past.by, p))),
    );
    if (!dealt) return false;
  }
  if (noun.any && !noun.any.some((one) => fits({ zone: noun.zone ?? 'play', ...one }, id, p))) return false;
  return !(noun.not && fits({ zone: noun.zone ?? 'play', ...noun.not }, id, p));
}

/** Has this card on the chain a single target, and one so described (706.1a)? */
function targetsOnly(noun: Noun, id: CardId, p: Perspective): boolean {
  const targets = p.on.state.chain.find(({ source, kind }) => source === id && kind === 'card')?.targets.flat() ?? [];
  const [target] = targets;
  return targets.length === 1 && target !== undefined && 'card' in target && fits(noun, target.card, p);
}

/** The opposing attacker or defender; 0 without (602.3b). */
function inCombatWith(state: State, id: CardId): CardId {
  const combat = state.combat;
  if (!combat || combat.attacker === 0 || combat.defender === 0) return 0;
  if (id === combat.attacker) return combat.defender;
  return id === combat.defender ? combat.attacker : 0;
}

function enteredThisTurn(state: State, card: Card): boolean {
  return card.since >= state.players[state.turn.player]!.turnStarted;
}

export function isKind(card: Card, is: Characteristics, kind: Kind): boolean {
  switch (kind) {
    case 'Character':
      return is.types.includes('Ally') || is.types.includes('Hero'); // 300.1
    case 'Resource':
      return card.zone === 'play' && card.row === 'resource';
    case 'Weapon':
    case 'Armor':
    case 'Item':
      return is.types.includes('Equipment') && is.tags.includes(kind);
    case 'Totem':
      return hasTag(is, 'Totem'); // 305.3a
    default:
      return is.types.includes(kind);
  }
}

/** Some tags of several words answer to their last word (202.1a); an Archdruid is a Druid (202.4a). */
export function hasTag(is: Characteristics, tag: string): boolean {
  return is.tags.some(
    (own) =>
      own === tag ||
      (own === 'Archdruid' && tag === 'Druid') ||
      (TAGS_NAMED_BY_LAST_WORD.has(own) && own.slice(own.lastIndexOf(' ') + 1) === tag),
  );
}

export function compared(value: number, to: Compared, p: Perspective): boolean {
  const other = amountOf(to.than, p);
  switch (to.is) {
    case 'or less':
      return value <= other;
    case 'or more':
      return value >= other;
    case 'exactly':
      return value === other;
    case 'less than':
      return value < other;
    case 'more than':
      return value > other;
  }
}

export function friendly(state: State, a: Seat, b: Seat): boolean {
  return state.players[a]!.team === state.players[b]!.team;
}

export function related(state: State, you: Seat, other: Seat, relation: Relation): boolean {
  switch (relation) {
    case 'you':
      return you === other;
    case 'friendly':
      return friendly(state, you, other);
    case 'opposing':
      return !friendly(state, you, other);
    case 'any':
      return true;
  }
}

/** All cards that fit, in a fixed order. */
export function all(noun: Noun, p: Perspective): CardId[] {
  return lookedThrough(noun, p).filter((id) => fits(noun, id, p));
}

/** The cards among which a description is looked for: those of its zone. */
export function lookedThrough(noun: Noun, p: Perspective): readonly CardId[] {
  const { state } = p.on;
  switch (noun.zone ?? 'play') {
    case 'play':
      return noun.self ? [p.source] : state.play;
    case 'chain':
      return state.chain.flatMap(({ kind, source }) => (kind === 'card' ? [source] : []));
    default:
      return state.players.flatMap((player) => pile(player, noun.zone!));
  }
}

function pile(player: State['players'][number], zone: string): readonly CardId[] {
  switch (zone) {
    case 'hand':
      return player.hand;
    case 'deck':
      return player.decks[0] ?? [];
    case 'graveyard':
      return player.graveyards.flat();
    default:
      return player.removed;
  }
}
