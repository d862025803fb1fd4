import { deckMeant } from '../boss-decks.ts';
import { numberOfTitle } from '../boss-seat.ts';
import type { Card } from '../cast.ts';
import { cardAt, cardMeant, cardOf, meant, seatOf } from '../cast.ts';
import { namedCounters } from '../counters.ts';
import type {
  CardExpectation,
  DamageDealt,
  Expectations,
  PlayerExpectation,
  TableExpectation,
} from '../file/expectation.ts';
import { listed, shown } from '../file/plain.ts';

import { answersTo, nameKey } from '../known.ts';
import type { CardLook } from '../look.ts';
import {
  chainOf,
  combatOf,
  lookAt,
  markedIn,
  namedPiles,
  PILES,
  pileOf,
  priorityOf,
  stageOf,
  winnersOf,
} from '../look.ts';
import { Fault } from '../outcome.ts';
import type { Session } from '../session.ts';
import { decisionInWords, label, physicalOf } from '../words.ts';
import type { Wanted } from './keywords.ts';
import { everyWord, keywordsAs, withoutNumbers } from './keywords.ts';
import { offerDiffers } from './offer.ts';

/** Everything that is expected is so, or a fault that says what is otherwise. */
export function expectAll(session: Session, expectations: Expectations): void {
  const differences = [
    ...expectations.cards.flatMap(({ ref, is }) => cardDiffers(session, ref, is)),
    ...expectations.players.flatMap(({ name, is }) => playerDiffers(session, name, is)),
    ...tableDiffers(session, expectations.table),
  ];
  if (differences.length === 0) return;
  const { decision } = session.game;
  const isOpen = decision && decision.question !== 'priority' && !expectations.table.waiting;
  if (isOpen) differences.push(`not answered: ${decisionInWords(session, decision)}`);
  throw new Fault(differences.join('; '));
}

const isSeenInPlay = ({ zone, faceDown }: Card): boolean => zone === 'play' && !faceDown;

const words = (list: readonly string[]): string => `[${list.join(', ')}]`;

function cardDiffers(session: Session, ref: string, expected: CardExpectation): string[] {
  const is = lookAt(session, cardMeant(session.cast, session.game.state, ref, isSeenInPlay));
  const found: string[] = [];
  const differs = (key: string, actual: string, wanted: string) =>
    found.push(`${ref}: ${key} is ${actual}, not ${wanted}`);
  for (const key of ['zone', 'name', 'atk', 'health', 'damage', 'def', 'cost', 'exhausted', 'faceUp'] as const)
    if (expected[key] !== undefined && !isSo(is[key], expected[key]) && !isNameless(is, key, expected[key]))
      differs(key, shown(is[key]), shown(expected[key]));
  for (const key of ['controller', 'owner'] as const) {
    const wanted = expected[key];
    if (wanted === undefined) continue;
    seatOf(session.cast, wanted);
    if (wanted !== is[key]) differs(key, is[key] || 'nobody', wanted);
  }
  if (expected.attachedTo !== undefined && !isHost(session, is, expected.attachedTo))
    differs('attachedTo', is.attachedTo ?? 'none', expected.attachedTo ?? 'none');
  if (expected.counters && !sameCounters(is.counters, expected.counters))
    differs('counters', JSON.stringify(is.counters), JSON.stringify(expected.counters));
  for (const key of ['keywords', 'types', 'tags', 'damageTypes'] as const) {
    const wanted = expected[key];
    if (!wanted) continue;
    const are = key === 'keywords' ? keywordsAs(is, wanted) : key === 'tags' ? tagsAs(is, wanted) : is[key];
    const said = key === 'keywords' ? withoutNumbers(is, wanted) : wanted;
    found.push(...wordsDiffer(`${ref}: ${key}`, are, said));
  }
  if (expected.boss !== undefined && nameKey(expected.boss) !== nameKey(is.boss ?? 'none'))
    differs('boss', is.boss ?? 'none', expected.boss);
  if (typeof expected.powers === 'number' && expected.powers !== is.powers.length)
    differs('powers', `${is.powers.length} (${is.powers.join(' / ')})`, String(expected.powers));
  if (Array.isArray(expected.powers)) found.push(...wordsDiffer(`${ref}: powers`, is.powers, expected.powers));
  return found;
}

/** What is less than nothing counts as 0, but for sums and comparisons (104.2): either may be written. */
function isSo(is: CardLook[keyof CardLook], wanted: string | number | boolean | null): boolean {
  return is === wanted || (wanted === 0 && typeof is === 'number' && is < 0);
}

/** A blank card has no name; the one it would have face up may be written too (412.1b). */
const isNameless = ({ isBlank }: CardLook, key: string, wanted: unknown): boolean =>
  key === 'name' && isBlank && (wanted === '' || wanted === 'none');

function isHost(session: Session, is: CardLook, ref: string | null): boolean {
  if (ref === null || ref === 'none') return is.host === null;
  return is.host === cardMeant(session.cast, session.game.state, ref, ({ physical }) => physical === is.host);
}

function sameCounters(are: CardLook['counters'], wanted: CardLook['counters']): boolean {
  const named = namedCounters(wanted);
  return [...new Set([...Object.keys(are), ...Object.keys(named)])].every(
    (name) => (are[name] ?? 0) === (named[name] ?? 0),
  );
}

/** "Unique" and "Instant" are tags too: a complete list may leave them out, and names them only where they are true (202.1). */
function tagsAs({ tags, ruleTags }: CardLook, wanted: Wanted): readonly string[] {
  const said = everyWord(wanted).map(nameKey);
  return [...tags, ...ruleTags.filter((tag) => said.includes(nameKey(tag)))];
}

function wordsDiffer(what: string, are: readonly string[], wanted: Wanted): string[] {
  const have = (word: string) => are.some((other) => nameKey(other) === nameKey(word));
  if ('length' in wanted)
    return are.length === wanted.length && wanted.every(have)
      ? []
      : [`${what} are ${words(are)}, not ${words(wanted)}`];
  const missing = (wanted.has ?? []).filter((word) => !have(word));
  const extra = (wanted.not ?? []).filter(have);
  return [
    ...(missing.length > 0 ? [`${what} are ${words(are)}, without ${listed(missing)}`] : []),
    ...(extra.length > 0 ? [`${what} are ${words(are)}, with ${listed(extra)}`] : []),
  ];
}

function playerDiffers(session: Session, name: string, expected: PlayerExpectation): string[] {
  const seat = seatOf(session.cast, name);
  const { lost, turns } = session.game.state.players[seat]!;
  const found = PILES.flatMap((pile) => {
    const wanted = expected[pile];
    if (wanted === undefined) return [];
    return pileDiffers(session, `${name}: ${pile}`, pileOf(session, seat, pile), wanted, ORDERED.includes(pile));
  });
  if (expected.lost !== undefined && expected.lost !== lost)
    found.push(lost ? `${name} has lost` : `${name} has not lost`);
  if (expected.turns !== undefined && expected.turns !== turns)
    found.push(`${name}: turns is ${turns}, not ${expected.turns}`);
  return [...found, ...bossDiffers(session, name, seat, expected)];
}

/** The order of these counts. */
const ORDERED: readonly string[] = ['deck', 'decks', 'heroes'];

/** What a raid adds to a player: named decks and graveyards, the Boss, the stage, the MARKED hero. */
function bossDiffers(session: Session, name: string, seat: number, expected: PlayerExpectation): string[] {
  const found = (['decks', 'graveyards'] as const).flatMap((which) => {
    const piles = new Map(namedPiles(session, seat, which));
    return Object.entries(expected[which] ?? {}).flatMap(([deck, wanted]) => {
      const pile = piles.get(deckMeant([...piles.keys()], deck) ?? '');
      if (!pile) throw new Fault(`${name} has no deck called "${deck}"; the decks are ${listed([...piles.keys()])}`);
      return pileDiffers(session, `${name}: ${which}.${deck}`, pile, wanted, ORDERED.includes(which));
    });
  });
  const { raid } = session.cast;
  const stage = stageOf(session, seat);
  const isTitle = raid && expected.boss !== undefined && stage !== null && numberOfTitle(raid, expected.boss) === stage;
  const is = { stage, marked: markedIn(session), boss: isTitle ? expected.boss : bossOf(session, seat) };
  const wanted = { ...expected, marked: expected.marked?.replace(/\.hero$/, '') };
  for (const key of ['stage', 'marked', 'boss'] as const)
    if (wanted[key] !== undefined && String(is[key] ?? 'none').toLowerCase() !== String(wanted[key]).toLowerCase())
      found.push(`${name}: ${key} is ${is[key] ?? 'none'}, not ${wanted[key]}`);
  return found;
}

function bossOf(session: Session, seat: number): string | null {
  const { state } = session.game;
  return cardAt(state, state.players[seat]!.hero)?.facts.name ?? null;
}

function pileDiffers(
  session: Session,
  what: string,
  cards: readonly number[],
  wanted: number | readonly string[],
  ordered: boolean,
): string[] {
  const { state } = session.game;
  const names = cards.map((physical) => cardOf(state, physical)!.facts.name);
  if (typeof wanted === 'number')
    return cards.length === wanted ? [] : [`${what} is ${cards.length} ${words(names)}, not ${wanted}`];
  const fits = (entry: string, n: number): boolean =>
    session.cast.aliases.get(entry) === cards[n] || answersTo(cardOf(state, cards[n]!)!.facts, entry);
  const same = ordered
    ? wanted.every((entry, n) => n < cards.length && fits(entry, n))
    : matched(wanted, cards.length, fits);
  return same && wanted.length === cards.length ? [] : [`${what} is ${words(names)}, not ${words(wanted)}`];
}

/** Does every entry find a card of its own? Those with fewer candidates choose first. */
function matched<T>(entries: readonly T[], count: number, fits: (entry: T, n: number) => boolean): boolean {
  const candidates = entries.map((entry) => Array.from({ length: count }, (_, n) => n).filter((n) => fits(entry, n)));
  const taken = new Set<number>();
  for (const able of candidates.sort((a, b) => a.length - b.length)) {
    const free = able.find((n) => !taken.has(n));
    if (free === undefined) return false;
    taken.add(free);
  }
  return true;
}

function tableDiffers(session: Session, expected: TableExpectation): string[] {
  const { state, decision } = session.game;
  const { players } = session.cast;
  const found: string[] = [];
  const compare = (what: string, is: string | null, wanted: string | undefined) => {
    if (wanted !== undefined && (is ?? 'none') !== wanted) found.push(`${what} is ${is ?? 'none'}, not ${wanted}`);
  };
  if (expected.chain !== undefined) found.push(...chainDiffers(session, expected.chain));
  compare('turn', state.turn.number === 0 ? null : players[state.turn.player]!, named(session, expected.turn));
  compare('step', state.turn.step, expected.step);
  const priority = named(session, expected.priority);
  if (priority !== undefined && priority !== (priorityOf(session) ?? 'none'))
    found.push(`priority is not ${priority}: ${decision ? decisionInWords(session, decision) : 'the game is over'}`);
  const combat = combatOf(session);
  for (const part of ['attacker', 'defender'] as const)
    found.push(...combatDiffers(session, part, combat[part], expected[part]));
  if (expected.waiting) found.push(...waitingDiffers(session, expected.waiting));
  if (expected.dealt) found.push(...dealtDiffers(session, expected.dealt));
  const winners = winnersOf(session);
  if (expected.draw !== undefined && expected.draw !== (winners === 'draw'))
    found.push(winners === 'draw' ? 'the game is a draw' : 'the game is not a draw');
  if (expected.winner) found.push(...winnerDiffers(session, winners, expected.winner));
  return found;
}

/** A player's name that is really one, or the word for nobody. */
function named(session: Session, name: string | undefined): string | undefined {
  if (name !== undefined && name !== 'none') seatOf(session.cast, name);
  return name;
}

function combatDiffers(session: Session, part: string, id: number, ref: string | undefined): string[] {
  if (ref === undefined) return [];
  const is = id === 0 ? 'none' : label(session, id);
  if (ref === 'none') return id === 0 ? [] : [`${part} is ${is}, not none`];
  const { cast, game } = session;
  const wanted = cardMeant(cast, game.state, ref, ({ physical }) => physical === physicalOf(session, id));
  return id !== 0 && physicalOf(session, id) === wanted ? [] : [`${part} is ${is}, not ${ref}`];
}

function chainDiffers(session: Session, wanted: number | readonly string[]): string[] {
  const links = chainOf(session);
  const names = links.map(({ name }) => name);
  if (typeof wanted === 'number')
    return links.length === wanted ? [] : [`chain is ${links.length} ${words(names)}, not ${wanted}`];
  const same = wanted.length === links.length && wanted.every((entry, n) => isCalled(links[n]!, entry));
  return same ? [] : [`chain is ${words(names)}, not ${words(wanted)}`];
}

const isCalled = ({ name, called }: { name: string; called: string }, entry: string): boolean =>
  called === entry || nameKey(name) === nameKey(entry);

function waitingDiffers(session: Session, wanted: NonNullable<TableExpectation['waiting']>): string[] {
  const { decision } = session.game;
  seatOf(session.cast, wanted.for);
  if (!decision) return ['nobody is waited for: the game is over'];
  const now = decisionInWords(session, decision);
  if (session.cast.players[decision.player] !== wanted.for) return [`the game does not wait for ${wanted.for}: ${now}`];
  const differs = wanted.options && offerDiffers(session, decision, wanted.options);
  return differs ? [`${differs}: ${now}`] : [];
}

/** The complete list of the damage that the step before dealt, in any order. */
function dealtDiffers(session: Session, wanted: readonly DamageDealt[]): string[] {
  const dealt = session.told.filter(({ event }) => event === 'deal');
  const isCard = (id: number | undefined, ref: string): boolean => {
    const physical = id === undefined ? -1 : physicalOf(session, id);
    return cardMeant(session.cast, session.game.state, ref, (card) => card.physical === physical) === physical;
  };
  const fits = ({ to, by, amount, types }: DamageDealt, n: number): boolean => {
    const one = dealt[n]!;
    const sameTypes =
      !types || ((one.types ?? []).length === types.length && one.types!.every((t) => types.includes(t)));
    const sameAmount = amount === undefined || amount === one.amount;
    return sameTypes && sameAmount && isCard(one.card, to) && (by === undefined || isCard(one.by, by));
  };
  if (dealt.length === wanted.length && matched(wanted, dealt.length, fits)) return [];
  const told = dealt.map(
    ({ card, by, amount, types }) =>
      `${amount} ${(types ?? []).join('/')} to ${label(session, card ?? 0)}${by ? ` by ${label(session, by)}` : ''}`,
  );
  return [`dealt is ${words(told)}`];
}

function winnerDiffers(
  session: Session,
  winners: readonly string[] | 'draw' | null,
  wanted: readonly string[],
): string[] {
  const is = winners === null ? ['none'] : winners === 'draw' ? ['draw'] : winners;
  for (const name of wanted) if (name !== 'draw' && name !== 'none') meant(session.cast, session.game.state, name);
  const same = is.length === wanted.length && wanted.every((name) => is.includes(name));
  return same ? [] : [`winner is ${words(is)}, not ${words(wanted)}`];
}
