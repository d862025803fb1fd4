import type { Change, Duration, Effect, Players, Selection } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { stateName } from './changes.ts';
import { doing } from './doing.ts';
import { duration, someone } from './phrases.ts';

type Effects = readonly Effect[];
interface Two {
  readonly one: Effects;
  readonly other: Effects;
}

const YOU: Players = { player: 'you' };

/** One of two things, chosen while the text is processed: nothing of it is chosen before (712.3). */
const oneOf = ({ one, other }: Two): Effects => [
  {
    do: 'for each player',
    who: YOU,
    effects: [{ do: 'choose modes', count: 1, modes: [one, other], by: { player: 'that' } }],
  },
];

function twoIn(effects: Effects): Two | undefined {
  const [only] = effects;
  const modal = only?.do === 'for each player' ? only.effects[0] : undefined;
  const [one, other] = modal?.do === 'choose modes' ? modal.modes : [];
  return one && other && same(oneOf({ one, other }), effects) ? { one, other } : undefined;
}

const eitherOr: Phrase<Effects> = seenAs(
  choice<Two>('either or', () => [
    row({ one: doing, other: doing }, ['either {one} , or {other}', 'either {one} or {other}'], (all): Two => all),
  ]),
  oneOf,
  twoIn,
);

interface Whether {
  readonly what: Selection;
  readonly one: Change;
  readonly other: Change;
  readonly duration: Duration | undefined;
}

const being = ({ what, duration: lasting = 'this game' }: Whether, change: Change): Effects => [
  { do: 'modify', what, changes: [change], duration: lasting },
];

function whetherIn(effects: Effects): Whether | undefined {
  const { one: [first, ...more] = [], other: [second, ...rest] = [] } = twoIn(effects) ?? {};
  if (first?.do !== 'modify' || second?.do !== 'modify' || more.length + rest.length > 0) return undefined;
  const [one] = first.changes;
  const [other] = second.changes;
  if (!one || !other) return undefined;
  const lasting = first.duration === 'this game' ? undefined : first.duration;
  const found: Whether = { what: first.what, one, other, duration: lasting };
  return same(being(found, one), [first]) && same(being(found, other), [second]) ? found : undefined;
}

/** "Choose whether this ally is Elusive or a Protector this turn." */
const whether: Phrase<Effects> = seenAs(
  choice<Whether>('whether', () => [
    row(
      { what: someone, one: stateName, other: stateName, duration: optional(duration) },
      'choose whether {what} are(is) {one} or {other} {duration}',
      (all): Whether => all,
    ),
  ]),
  (all) => oneOf({ one: being(all, all.one), other: being(all, all.other) }),
  whetherIn,
);

/** What its controller decides while the text is processed. */
export const decided: Phrase<Effects> = either('decided', () => [whether, eitherOr]);
