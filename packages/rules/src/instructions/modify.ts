import { select, selectPlayers } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import { settle } from '../events/settling.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type { Change, Continuous, CostChange, Duration } from '../language/modifier.ts';
import type { PhraseKind } from '../language/parts/phrases.ts';
import type { Selection } from '../language/selection.ts';
import { rewritten, saysIt } from '../language/walk.ts';
import { numbered, printedPowers } from '../modifiers/changes.ts';
import { addModifier } from '../performing/addModifier.ts';
import { isNextReadyStep } from '../performing/ending.ts';
import { amountOf } from '../reading/amounts.ts';
import { chosenWord, withWord } from '../reading/chosen.ts';
import type { Perspective } from '../reading/perspective.ts';
import { readOf } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present, reading } from '../reading/resolution.ts';
import { cardsOf, playersOf } from '../reading/selections.ts';
import type { ModifierText } from '../state/modifier.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** Creates a modifier on the cards the text names; they are flagged, and amounts are locked in (714.3f, 709.2d). */
export function* modifyCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'modify' }>): Rule<boolean> {
  const named = yield* select(table, r, effect.what);
  const cards = named.filter((id) => canBeModified(table, r, id));
  if (cards.length === 0) return false;
  const p = reading(table, r);
  const text = { text: 'changes', while: effect.while ? known('condition', effect.while, p) : null } as const;
  const [only, ...more] = effect.changes;
  if (only?.change === 'control' && only.by.player !== 'you' && more.length === 0) {
    const [controller] = playersOf(only.by, p); // Whose it will be is known from now on (709.2d).
    if (controller === undefined) return false;
    addModifier(table, r, cards, effect.duration, { ...text, changes: YOURS }, controller);
  } else if (isNextReadyStep(effect.duration)) {
    const [player] = playersOf(effect.duration.nextReadyStepOf, p);
    if (player === undefined) return false;
    const changes = effect.changes.flatMap((change) => lockedIn(change, p));
    addModifier(table, r, cards, effect.duration, { text: 'changes', changes, while: ON_HIS_TURN }, player);
  } else if (effect.changes.some(speaksOfIt) || OF_EACH.has(effect.duration)) {
    for (const id of cards) {
      const changes = effect.changes.flatMap((change) => lockedIn(change, readOf(p, id)));
      addModifier(table, r, [id], effect.duration, { ...text, changes });
    }
  } else
    addModifier(table, r, cards, effect.duration, {
      ...text,
      changes: effect.changes.flatMap((change) => lockedIn(change, p)),
    });
  r.memory.done = cards;
  yield* settle(table);
  return true;
}

/** From the view of the player whose ready step it is: in nobody else's is it in force. */
const ON_HIS_TURN: Condition = { is: 'turn of', whose: 'you' };

/** From the view of the player who gains control. */
const YOURS: readonly Change[] = [{ change: 'control', by: { player: 'you' } }];

/** How long it lasts depends on the card's controller: each card has a modifier of its own. */
const OF_EACH: ReadonlySet<Duration> = new Set([
  "until its controller's next turn",
  "its controller's next ready step",
]);

/** A card in play, or one on its way there: what is done to it takes hold as it enters (710.1a). */
function canBeModified(table: Table, r: Resolution, id: CardId): boolean {
  const zone = table.card(id)?.zone;
  return zone === 'play' || zone === 'chain' || id === r.entering;
}

/** Information that a link reads is read once, as it resolves (709.2d). */
function lockedIn(change: Change, p: Perspective): readonly Change[] {
  if ('by' in change && change.change !== 'control' && typeof change.by === 'object')
    return [{ ...change, by: amountOf(change.by, p) }];
  if ('to' in change && typeof change.to === 'object') return [{ ...change, to: amountOf(change.to, p) }];
  if (change.change === 'printed powers') {
    return printedPowers(change, p).map((power): Change => ({ change: 'grant', power })); // 200.1a
  }
  if (change.change === 'become class') return [{ change: 'become class', ...wordOf(p) }];
  if (change.change === 'switch') {
    const { atk, health } = p.on.of(p.it);
    return [{ change: 'switch', values: { atk: health ?? 0, health: atk ?? 0 } }]; // 712.9
  }
  if (change.change === 'grant') {
    const power = numbered(change.power, p);
    return power ? [{ change: 'grant', power }] : [];
  }
  return [change];
}

/** What it applies to is looked for again and again, but its numbers are read once (709.2d). */
function readOnce(
  effect: Extract<Effect, { continuous: Continuous } | { cost: CostChange }>,
  p: Perspective,
): ModifierText {
  if ('cost' in effect)
    return {
      text: 'cost',
      cost: withWord('cost change', known('cost change', { ...effect.cost, by: amountOf(effect.cost.by, p) }, p), p),
    };
  const changes = effect.continuous.changes.flatMap((change) =>
    speaksOfIt(change) || change.change === 'printed powers' ? change : lockedIn(change, p),
  );
  const continuous = known('continuous', { ...effect.continuous, changes }, p);
  return { text: 'continuous', continuous: withWord('continuous', continuous, p) };
}

/** Of whom only the present text speaks. */
const SPOKEN_OF: ReadonlySet<Selection['select']> = new Set([
  'that',
  'targeted',
  'target',
  'event',
  'done',
  'revealed',
  'paid',
]);

/** A modifier outlasts the text that makes it: it remembers of which cards that spoke (709.2d). */
const known = <T extends object>(kind: PhraseKind, phrase: T, p: Perspective): T =>
  rewritten(kind, phrase, (part) => {
    if (part.kind === 'power') return part.phrase; // It speaks for itself.
    if (part.kind !== 'selection' || !SPOKEN_OF.has(part.phrase.select)) return undefined;
    return { select: 'these', cards: cardsOf(part.phrase, p) };
  });

function wordOf(p: Perspective): { readonly class?: string } {
  const word = chosenWord(p);
  return word === null ? {} : { class: word };
}

/** Does each affected card get an amount of its own ("its ATK")? */
function speaksOfIt(change: Change): boolean {
  if (change.change === 'switch') return true;
  return saysIt('amount', amountIn(change));
}

function amountIn(change: Change): Amount {
  if (change.change === 'grant') return change.power.power === 'keyword' ? (change.power.number ?? 0) : 0;
  return 'by' in change && change.change !== 'control' ? change.by : 'to' in change ? change.to : 0;
}

/** Creates a modifier that keeps looking for what it applies to, or that waits for an event (714.3e, 715.1, 716.1). */
export function* createModifier(table: Table, r: Resolution, effect: Extract<Effect, { do: 'create' }>): Rule<boolean> {
  if ('continuous' in effect || 'cost' in effect) {
    const text = readOnce(effect, reading(table, r));
    const seats = effect.who ? yield* selectPlayers(table, r, effect.who) : [r.controller];
    if (seats.length === 0) return false;
    for (const controller of seats) addModifier(table, r, null, effect.duration, text, controller);
  } else if ('trigger' in effect)
    addModifier(table, r, effect.about ? yield* whereTheyAre(table, r, effect.about) : null, effect.duration, {
      text: 'trigger',
      power: effect.trigger,
      next: effect.next ?? false,
    });
  else {
    const flagged = effect.for ? yield* select(table, r, effect.for) : null;
    const { instead } = effect.replacement;
    const left =
      instead.instead === 'prevent' && instead.amount !== 'all' ? amountOf(instead.amount, reading(table, r)) : null;
    const to = instead.instead === 'redirect' && isNamed(instead.to) ? yield* select(table, r, instead.to) : null;
    if (to?.length === 0) return false;
    const chosen = to ? { redirectedTo: to[0]! } : {};
    const event = known('watch', effect.replacement.event, reading(table, r));
    const seats = effect.who ? yield* selectPlayers(table, r, effect.who) : [r.controller];
    for (const controller of seats)
      addModifier(
        table,
        r,
        flagged,
        effect.duration,
        { text: 'replacement', replacement: { ...effect.replacement, event }, left, ...chosen },
        controller,
      );
  }
  yield* settle(table);
  return true;
}

/** What only the text that is being processed knows; all else is found when it is needed. */
function isNamed({ select }: Selection): boolean {
  return NAMED.has(select);
}
const NAMED: ReadonlySet<Selection['select']> = new Set(['target', 'targeted', 'that', 'done', 'paid', 'choose']);

/** The printed information of the second card becomes that of the first ones (402.3, 402.3a). */
export function* becomeCopy(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'become copy' }>,
): Rule<boolean> {
  const cards = (yield* select(table, r, effect.what)).map((id) => present(table, r, id));
  const [of] = yield* select(table, r, effect.of);
  const known = of === undefined ? undefined : table.derived.lastKnown(of);
  const changing = cards.filter((id) => table.card(id)?.zone === 'play');
  if (!known || changing.length === 0) return false;
  const { facts } = known.card;
  addModifier(table, r, changing, effect.duration, { text: 'copy', facts });
  r.memory.done = changing;
  yield* settle(table);
  return true;
}

/** What a trigger remembers is found again only where it is now (415.9b). */
function* whereTheyAre(table: Table, r: Resolution, about: Selection): Rule<readonly CardId[]> {
  const cards = yield* select(table, r, about);
  return cards.map((id) => present(table, r, id) || id);
}
