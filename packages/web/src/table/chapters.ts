import type { Event } from '@meetingstone/protocol';
import type { Sentence } from '@meetingstone/words';

/** A line of the log, and where it stands. */
export interface LogLine {
  readonly event: Event;
  /** What follows from something else stands further in. */
  readonly isInner: boolean;
  /** The link to which it belongs, where the lines before it were about another one. */
  readonly resolves: string | null;
}

/** What begins something; all else with the same link follows from it. */
const BEGINNINGS: ReadonlySet<string> = new Set(['play', 'use', 'complete', 'trigger', 'propose', 'attack', 'place']);

/** What follows from something else wherever it stands. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  'deal',
  'heal',
  'prevent',
  'destroy',
  'add counter',
  'remove counter',
]);

/** The lines of a log by link: what a link did stands below it, and where others came in between, it is named again. */
export function chaptersOf(events: readonly Event[]): readonly LogLine[] {
  const names = new Map<number, string>();
  let last = 0;
  return withoutProposals(events).map((event) => {
    const { link = 0 } = event;
    const begins = BEGINNINGS.has(event.event);
    const known = names.get(link);
    if (begins && link !== 0 && known === undefined) names.set(link, firstCard(event.words));
    const isInner = !begins && (known !== undefined || CONSEQUENCES.has(event.event));
    const resolves = isInner && known !== undefined && known !== '' && last !== link ? known : null;
    last = link;
    return { event, isInner, resolves };
  });
}

/** An attack makes the proposal right before it superfluous. */
const withoutProposals = (events: readonly Event[]): readonly Event[] =>
  events.filter(({ event }, n) => !(event === 'propose' && events[n + 1]?.event === 'attack'));

function firstCard(sentence: Sentence): string {
  const found = sentence.find((span) => typeof span === 'object' && 'is' in span && span.is === 'card');
  return typeof found === 'object' && 'text' in found ? found.text : '';
}
