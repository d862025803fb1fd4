import type { EventName, Witnessed } from '@meetingstone/rules';
import type { Sentence } from './sentence.ts';
import { say } from './sentence.ts';
import type { Teller } from './teller.ts';

/** A sentence of the log, the event that it tells, and the rule behind it. */
export interface Told {
  readonly event: EventName;
  readonly sentence: Sentence;
  readonly rule: string;
}

/** Events that say why a card exhausts, flips or turns face down: the rest of the story need not be told. */
const CAUSES: Partial<Record<EventName, readonly EventName[]>> = {
  exhaust: ['attack', 'protect', 'strike', 'use', 'prevent', 'complete', 'play'],
  flip: ['use'],
  'turn face down': ['complete'],
  ready: ['turn starts', 'inspire'],
};

/** What happened, in words, for one viewer. */
export function tell(events: readonly Witnessed[], t: Teller): readonly Told[] {
  return merged(events).flatMap((group): Told[] => {
    const event = group[0]!;
    if (isToldElsewhere(event, events, t)) return [];
    const sentence = event.event === 'draw' ? drawing(group, t) : t.language.events[event.event](event, t);
    if (sentence === null) return [];
    return [{ event: event.event, sentence: say`${sentence}${targeting(group, t)}`, rule: event.rule }];
  });
}

function isToldElsewhere(event: Witnessed, events: readonly Witnessed[], t: Teller): boolean {
  if (event.event === 'exhaust' && t.find(event.card?.id ?? 0)?.row === 'resource') return true;
  const causes = CAUSES[event.event] ?? [];
  const { card } = event;
  return events.some(
    (other) =>
      causes.includes(other.event) && (event.event === 'ready' || [other.card?.id, other.by?.id].includes(card?.id)),
  );
}

/** Draws of one player in a row, and a link with its targets, are told in one sentence. */
function merged(events: readonly Witnessed[]): readonly (readonly Witnessed[])[] {
  const groups: Witnessed[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const first = last?.[0];
    const sameDraw = first?.event === 'draw' && event.event === 'draw' && first.player === event.player;
    const target = event.event === 'become targeted' && first?.card?.id === event.by?.id;
    if (last && (sameDraw || target)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function drawing(group: readonly Witnessed[], t: Teller): Sentence | null {
  const { player } = group[0]!;
  if (player === null) return null;
  const known = group.filter(({ card }) => card?.name).map(({ card }) => t.card(card));
  return t.language.telling.drawing(player, known, group.length - known.length, t);
}

function targeting(group: readonly Witnessed[], t: Teller): Sentence {
  const targets = group.filter(({ event }) => event === 'become targeted');
  return targets.length === 0 ? [] : t.language.telling.targeting(targets.map(({ card }) => t.card(card)));
}
