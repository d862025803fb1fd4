import { nameOnSide } from '../characteristics/characteristics.ts';
import { changeLink, linkOf, read } from '../choosing/linkBeingAdded.ts';
import { chooseTargets } from '../choosing/targeting.ts';
import { besidesFor, questionFor } from '../choosing/words.ts';
import { ask, askNumber, counted, noteAnswer } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { pay } from '../events/paying.ts';
import { countersIn } from '../legality/costs.ts';
import { feasibleXs, modesToChoose, payableWays, payableWords, usesX } from '../legality/feasible.ts';
import type { Intent } from '../legality/intent.ts';
import { changedIntent, pricedAs, totalCost } from '../legality/intent.ts';
import { isPlayedOnce, REMOVED_AFTERWARDS } from '../legality/playFrom.ts';
import { addModifier } from '../performing/addModifier.ts';
import { useUpChanges } from '../performing/costChanges.ts';
import { leaveGame } from '../performing/losing.ts';
import { holds } from '../reading/conditions.ts';
import { modalOf } from '../reading/modes.ts';
import { perspective } from '../reading/perspective.ts';
import { resolutionOf } from '../reading/resolution.ts';
import { playersOf } from '../reading/selections.ts';
import { arriving } from '../state/arrival.ts';
import type { Happening } from '../state/happening.ts';
import { changedHappening, happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import { clockwiseFrom } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import { friendly } from '../state/teams.ts';
import type { Table } from '../table/table.ts';
import type { LinkId } from '../vocabulary.ts';
import { pickListed } from '../zones/random.ts';
import { moveCard } from '../zones/zones.ts';

/**
 * Adds a link to the chain, step by step (707.1). If it can't be finished, everything is as it was before (707.2).
 * Returns the link, or nothing.
 */
export function* addLink(table: Table, intent: Intent): Rule<LinkId | undefined> {
  const before = table.snapshot();
  const log = table.happened;
  const logged = log.length;
  const id = announce(table, intent); // 707.1a
  const choices = choosing(table, intent, id);
  let step = choices.next();
  while (!step.done) {
    const reply = yield step.value;
    if ('concede' in reply && reply.concede === intent.controller) {
      noteAnswer(table, step.value.player);
      leaveGame(table, [intent.controller], '102.1b'); // 102.2: the link goes with its controller
      return undefined;
    }
    step = choices.next(reply);
  }
  if (table.player(intent.controller).lost) return undefined; // 102.2: he paid with his hero
  if (!step.value) {
    table.happened.length = table.happened === log ? logged : 0; // A new log begins after each decision.
    undo(table, before);
    return undefined;
  }
  yield* becomeAdded(table, intent, id); // 707.1f
  return id;
}

function* choosing(table: Table, intent: Intent, id: LinkId): Rule<boolean> {
  return (
    (yield* chooseX(table, intent, id)) && // 707.1b
    (yield* chooseModes(table, intent, id)) && // 707.1c
    (yield* chooseTargets(table, intent, id)) && // 707.1d
    (yield* payCosts(table, yield* chooseWord(table, intent, id), id)) // 707.1e
  );
}

/** Everything is as it was (707.2), but who has conceded meanwhile stays out of the game (102.1b). */
function undo(table: Table, before: State): void {
  const { asked, players } = table.state;
  const gone = before.players.flatMap(({ lost }, seat) => (!lost && players[seat]!.lost ? [seat] : []));
  table.restore(before);
  table.set('asked', asked);
  if (gone.length > 0) leaveGame(table, gone, '102.1b');
}

/** The card goes to the chain, face up unless it is placed face down; an effect is created from its source. */
function announce(table: Table, intent: Intent): LinkId {
  const { kind, controller, effects, condition, event, faceUp, exhausted, flagged, uninterruptible, proposal } = intent;
  let { source } = intent;
  const name = nameOf(table, intent);
  const once = kind === 'card' && isPlayedOnce(table.derived, controller, source);
  if (kind === 'card' || kind === 'resource')
    source = moveCard(table, source, arriving('chain', { controller, faceDown: !faceUp }), table.derived);
  if (once)
    addModifier(table, resolutionOf(controller, source, 0, null), [source], 'this game', {
      text: 'replacement',
      replacement: REMOVED_AFTERWARDS,
      left: null,
    });
  if (kind === 'proposal') source = 0; // Its source is the proposing player (705.5).
  const id = table.nextId();
  const link: Link = {
    id,
    kind,
    controller,
    source,
    name,
    effects,
    condition,
    x: 0,
    modes: [],
    chooser: null,
    targets: [],
    shares: [],
    alternate: -1,
    paid: [],
    spent: false,
    counters: 0,
    word: null,
    event,
    faceUp,
    exhausted,
    lapsed: false,
    added: false,
    flagged,
    uninterruptible,
    proposal,
  };
  table.set('chain', [...table.state.chain, link]);
  return id;
}

/** What everybody hears: a face-down resource has no name (412.1b). */
function nameOf(table: Table, { kind, source, faceUp }: Intent): string | null {
  if (kind === 'resource' && !faceUp) return null;
  const known = table.derived.lastKnown(source);
  return known ? nameOnSide(known.card) : null;
}

function* chooseX(table: Table, intent: Intent, id: LinkId): Rule<boolean> {
  if (!usesX(intent.cost) && !usesX(intent.additional)) return true;
  const { source } = linkOf(table, id);
  const xs = feasibleXs(table.derived, intent, source);
  if (xs.length === 0) return false;
  changeLink(table, id, { x: yield* askNumber(table, intent.controller, 'X', xs, source) });
  return true;
}

function* chooseModes(table: Table, intent: Intent, id: LinkId): Rule<boolean> {
  const modal = modalOf(intent.effects);
  if (!modal) return true;
  const { source, x } = linkOf(table, id);
  let chooser = intent.controller;
  if (modal.by === 'an opponent') {
    const opponents = clockwiseFrom(table.state, chooser).filter(
      (seat) => !friendly(table.state, seat, intent.controller),
    );
    const options = opponents.map((player): Offer => ({ choose: 'player', player }));
    const answer = yield* ask(table, chooser, 'opponent', options, source, { for: { effects: intent.effects } });
    if (answer.choose === 'player') chooser = answer.player;
  }
  if (typeof modal.by === 'object')
    chooser = playersOf(modal.by, perspective(table.derived, chooser, source, x, intent.event))[0] ?? chooser;
  const modes: number[] = [];
  const p = perspective(table.derived, intent.controller, source, x, intent.event);
  const most = modal.upToIf && !holds(modal.upToIf, p) ? modal.count : (modal.upTo ?? modal.count);
  while (modes.length < most) {
    const enough = modes.length >= modal.count;
    const possible = modesToChoose(table.derived, intent, source, x, modes);
    if (possible.length === 0 && enough) break;
    if (possible.length === 0) return false;
    if (modal.by === 'chance') {
      modes.push(pickListed(table, possible));
      continue;
    }
    const options = possible.map((mode): Offer => ({ choose: 'mode', mode, means: modal.modes[mode]! }));
    const against = modal.by && typeof modal.by === 'object' && modal.by.player === 'opponents together';
    const answer = yield* ask(table, chooser, 'mode', enough ? [...options, { choose: 'none' }] : options, source, {
      counted: counted(modes.length, most),
      for: { effects: intent.effects, against: against ? intent.controller : undefined },
    });
    if (answer.choose === 'none' && enough) break;
    modes.push(answer.choose === 'mode' ? answer.mode : possible[0]!);
  }
  changeLink(table, id, { modes, chooser: modal.by === 'an opponent' ? chooser : null });
  return true;
}

/** "As you play this card, choose a race", or as a part of what is paid: one with which it can be paid for. */
function* chooseWord(table: Table, intent: Intent, id: LinkId): Rule<Intent> {
  const { source, x, controller } = linkOf(table, id);
  const words = payableWords(table.derived, intent, source, x);
  if (intent.wording === null || words.length === 0) return intent;
  const options = words.map((word): Offer => ({ choose: 'word', word }));
  const answer = yield* ask(table, controller, questionFor(intent.wording), options, source, {
    for: { rule: '707.1e' },
    ...besidesFor(intent.wording),
  });
  const word = answer.choose === 'word' ? answer.word : words[0]!;
  changeLink(table, id, { word });
  return changedIntent(intent, { word });
}

function* payCosts(table: Table, intent: Intent, id: LinkId): Rule<boolean> {
  if (intent.kind === 'triggered') return true; // 708.2
  const { source, x } = linkOf(table, id);
  const ways = payableWays(table.derived, intent, source, x);
  if (ways.length === 0) return false;
  const way = ways.length === 1 ? ways[0]! : yield* chooseWay(table, intent, id, ways);
  const total = totalCost(table.derived, intent, source, x, way);
  const priced = pricedAs(intent, source, way);
  const counters = countersIn(read(table, id), total);
  const paid = yield* pay(table, () => read(table, id), total);
  if (!paid) return false;
  if (priced) useUpChanges(table, [priced]);
  changeLink(table, id, { paid, counters, alternate: way, spent: !table.card(source) });
  return true;
}

/** The printed cost or an alternate one, each with all that is then to be paid (403.3). */
function* chooseWay(table: Table, intent: Intent, id: LinkId, ways: readonly number[]): Rule<number> {
  const { source, x, controller } = linkOf(table, id);
  const options = ways.map((alternate): Offer => {
    const { resources, others } = totalCost(table.derived, intent, source, x, alternate);
    return { choose: 'cost', alternate, means: [{ pay: 'resources', amount: resources }, ...others] };
  });
  const answer = yield* ask(table, controller, 'cost', options, source);
  return answer.choose === 'cost' ? answer.alternate : ways[0]!;
}

const ADDED = {
  card: 'play',
  resource: 'place',
  payment: 'use',
  reward: 'complete',
  triggered: 'trigger',
  proposal: 'propose',
} as const;

function* becomeAdded(table: Table, intent: Intent, id: LinkId): Rule {
  changeLink(table, id, { added: true });
  const { kind, controller, source, name, targets, proposal } = linkOf(table, id);
  if (intent.power !== null) {
    const card = table.card(source);
    if (card) table.change(source, { used: [...(card.used ?? []), intent.power] }); // 701.4
  }
  const events: Happening[] = [happening({ event: ADDED[kind], card: source, player: controller, link: id, name })];
  if (proposal) events[0] = changedHappening(events[0]!, { card: proposal.attacker, to: proposal.defender });
  for (const entity of targets.flat())
    if ('card' in entity)
      events.push(happening({ event: 'become targeted', card: entity.card, by: source, player: controller, link: id }));
  yield* happen(table, events);
  if (kind === 'reward' && table.card(source))
    yield* happen(table, [happening({ event: 'turn face down', card: source, byGame: true, rule: '702.2' })]);
}
