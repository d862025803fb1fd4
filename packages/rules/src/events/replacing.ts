import { ask, askYesNo } from '../decisions/ask.ts';
import type { Offer, PacketTold, Rule } from '../decisions/decision.ts';
import type { Asking } from '../decisions/purpose.ts';
import { putEvent } from '../instructions/cards.ts';
import { processEffects } from '../instructions/process.ts';
import type { Effect } from '../language/effect.ts';
import type { Replacement } from '../language/modifier.ts';
import type { EventName } from '../language/trigger.ts';
import type { Competing } from '../legality/replacements.ts';
import { competing, nameOf, nameOfArmor } from '../legality/replacements.ts';
import type { Derived } from '../modifiers/derive.ts';
import { resolutionOf } from '../reading/resolution.ts';

import type { Happening } from '../state/happening.ts';
import { changedHappening, happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Packets have their own procedure (717.4); damage that is put can't be replaced (405.3, 717.1). */
const LEFT_ALONE: ReadonlySet<EventName> = new Set(['deal', 'heal', 'put damage']);

/** What a modifier has done instead of an event. */
interface Deed {
  readonly by: Competing;
  readonly event: Happening;
  readonly affected: ReadonlySet<string>;
  readonly effects: readonly Effect[];
}

/** What is left of the events of one moment, and what is done instead of the others. */
export interface Replaced {
  readonly events: readonly Happening[];
  readonly deeds: readonly Deed[];
}

/** Every instance of an event is replaced, as the state before all of them tells (716.1c). */
export function* replaceEvents(table: Table, events: readonly Happening[]): Rule<Replaced> {
  const before = table.derived;
  if (before.replacements.length === 0) return { events, deeds: [] };
  table.snapshot();
  const left: Happening[] = [];
  const deeds: Deed[] = [];
  const used: Competing[] = [];
  for (const event of events) {
    if (event.byGame || LEFT_ALONE.has(event.event))
      left.push(event); // 103.3
    else yield* replaceEvent(table, before, event, left, deeds, used);
  }
  useUp(table, used);
  return { events: left, deeds };
}

/** Its affected player chooses among competing modifiers, one by one, until none is left (716.1b). */
function* replaceEvent(
  table: Table,
  before: Derived,
  replaced: Happening,
  left: Happening[],
  deeds: Deed[],
  used: Competing[],
): Rule {
  const affected = new Set(table.affected); // 716.1e
  let event = replaced;
  for (;;) {
    const rivals = competing(before, event, affected, table.state);
    const chosen = yield* chooseReplacement(table, affectedPlayer(table, event), rivals, [], event, affected);
    if (!chosen) return void left.push(event);
    used.push(chosen);
    const { instead } = chosen.it;
    switch (instead.instead) {
      case 'nothing': {
        const player = affectedPlayer(table, event);
        return void left.push(happening({ event: 'skip', player, by: chosen.source, instead: true })); // 716.1a
      }
      case 'effects': {
        const modified = modifiedEvent(table, chosen, event, instead.effects);
        if (!modified) return void deeds.push({ by: chosen, event, affected, effects: instead.effects });
        event = modified;
        break;
      }
      case 'conditional prevention': {
        const prevents = yield* performInstead(table, { by: chosen, event, affected, effects: instead.first }); // 717.3
        if (instead.then) yield* performInstead(table, { by: chosen, event, affected, effects: instead.then });
        if (prevents) return;
        break;
      }
      case 'if you do': {
        if (yield* performInstead(table, { by: chosen, event, affected, effects: instead.first }))
          return void deeds.push({ by: chosen, event, affected, effects: instead.then });
        break;
      }
      default:
    }
  }
}

/** A card that is just put elsewhere instead goes there at the same moment, together with the others (802.1). */
function modifiedEvent(
  table: Table,
  { controller, source, x }: Competing,
  event: Happening,
  effects: readonly Effect[],
): Happening | undefined {
  const [put] = effects;
  if (effects.length !== 1 || put?.do !== 'put' || put.what.select !== 'event' || put.what.role !== 'card') return;
  if (put.where.to === 'resource row' || ('of' in put.where && put.where.of) || event.card === undefined) return;
  const moved = putEvent(table, resolutionOf(controller, source, x, event), event.card, put.where, undefined);
  return changedHappening(moved, { instead: true });
}

/** Does what a modifier says instead; none of it can be affected by that modifier again (716.1e). */
export function* performInstead(table: Table, { by, event, affected, effects }: Deed): Rule<boolean> {
  const outer = table.affected;
  table.affected = new Set([...outer, ...affected]);
  try {
    return yield* processEffects(table, resolutionOf(by.controller, by.source, by.x, event), effects);
  } finally {
    table.affected = outer;
  }
}

/** The player to whom it would happen, or the controller of the card or link to which it would (716.1b). */
function affectedPlayer(table: Table, event: Happening): Seat {
  const card = event.event === 'interrupt' ? undefined : table.card(event.card ?? 0);
  return card ? table.derived.holderOf(card) : (event.player ?? table.state.turn.player);
}

/**
 * One of the competing modifiers, which has then affected the event, or none where all are the chooser's to decline.
 * Where a modifier says that somebody else may, he is asked, and the next is chosen if he does not want it.
 */
export function* chooseReplacement(
  table: Table,
  chooser: Seat,
  rivals: readonly Competing[],
  armor: readonly CardId[],
  event: Happening,
  affected: Set<string>,
): Rule<Competing | undefined> {
  let left = rivals;
  for (;;) {
    const options: Offer[] = left.map(({ source, key, it }) => ({ choose: 'modifier', card: source, key, means: it }));
    for (const card of armor)
      options.push({ choose: 'modifier', card, key: 'def', means: { prevents: table.derived.of(card).def ?? 0 } });
    if (left.every(({ it, controller }) => it.optional && controller === chooser)) options.push({ choose: 'none' });
    const answer = yield* ask(table, chooser, 'replacement', options, event.card, packetOf(event));
    if (answer.choose !== 'modifier') return undefined;
    const chosen = left.find(({ source, key }) => source === answer.card && key === answer.key);
    if (!chosen) {
      affected.add(nameOfArmor(answer.card)); // 716.1e
      return armorOption(answer.card, chooser);
    }
    affected.add(nameOf(chosen));
    const { it, controller, source } = chosen;
    if (!it.optional || controller === chooser || (yield* askYesNo(table, controller, 'apply', source, instead(it))))
      return chosen;
    left = left.filter((one) => one !== chosen);
  }
}

/** What a player is told of the packet for which modifiers compete. */
function packetOf(event: Happening) {
  return event.amount === undefined ? undefined : { packet: toldOf(event) };
}

export const toldOf = ({ amount = 0, by = 0, types = [] }: Happening): PacketTold => ({ by, amount, types });

/** What a modifier does instead, if its controller wants it. */
const instead = ({ instead: does }: Replacement): Asking => ({
  effects: 'effects' in does ? does.effects : 'first' in does && Array.isArray(does.first) ? does.first : [],
});

/** A ready equipment with DEF offers an optional prevention modifier (717.2c). */
function armorOption(source: CardId, controller: Seat): Competing {
  const it: Replacement = { event: { event: 'deal' }, optional: true, instead: { instead: 'prevent', amount: 'all' } };
  return { it, source, controller, x: 0, key: 'def', timestamp: 0, modifier: 0, flagged: null };
}

/** "The next time" is over once the events of that moment were replaced. */
function useUp(table: Table, used: readonly Competing[]): void {
  const over = used.filter(({ modifier, it }) => modifier !== 0 && it.next).map(({ modifier }) => modifier);
  if (over.length === 0) return;
  table.set(
    'modifiers',
    table.state.modifiers.filter(({ id }) => !over.includes(id)),
  );
}
