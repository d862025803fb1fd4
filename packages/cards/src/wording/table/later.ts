import type { Effect, Phrase as Said, Selection, Watch } from '@meetingstone/rules';
import { rewritten, says } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { pronounIn } from '../unresolved.ts';
import { delaying, lastMoment, later } from './delayed.ts';
import { clause } from './phrases.ts';

const FLAGGED: Selection = { select: 'flagged' };

const isTarget = ({ kind, phrase }: Said): boolean =>
  (kind === 'selection' && phrase.select === 'target') || (kind === 'players' && phrase.player === 'target');

/** What happens then; of the one card that was spoken of the modifier remembers which it is (715.1). */
function happeningAt(on: Watch, effect: Effect): Effect | undefined {
  if (says('effect', effect, isTarget) || effect.do === 'create' || effect.do === 'if') return undefined;
  let about: Selection | undefined;
  let clear = true;
  const then = rewritten('effect', effect, ({ kind, phrase }) => {
    if (kind !== 'selection' || !(pronounIn(phrase) || doneBefore(phrase))) return undefined;
    clear = clear && (about === undefined || same(about, phrase));
    about = phrase;
    return FLAGGED;
  });
  if (!clear || says('effect', then, isOfThatPlayer)) return undefined;
  return about ? later(on, [then], about) : later(on, [then]);
}
const isOfThisWay = ({ kind, phrase }: Said): boolean => kind === 'selection' && doneBefore(phrase);

/** "All cards removed this way": all that was done something to, and nothing else is said of it. */
function doneBefore(what: Selection): boolean {
  if (what.select !== 'each' || what.noun.among?.select !== 'done') return false;
  const { among: _, zone, ...more } = what.noun;
  return Object.keys(more).length === 0 && (zone === undefined || zone === 'removed');
}
const isOfThatPlayer = ({ kind, phrase }: Said): boolean => kind === 'players' && phrase.player === 'that';

/** "Gain control of that ally at end of turn": one instruction, done when the time comes. */
export function doneLater(
  last: readonly Effect[],
  from: number,
  end: number,
  reading: Reading,
): readonly Found<Effect>[] {
  const [effect, ...more] = last;
  if (reading.words[end]?.low !== 'at' || !effect || more.length > 0) return [];
  const known = new Set(readAt(clause, from, reading).map((one) => one.end));
  return readAt(lastMoment, end + 1, reading).flatMap((found): readonly Found<Effect>[] => {
    const value = known.has(found.end) ? undefined : happeningAt(found.value, effect);
    return value ? [{ value, end: found.end }] : [];
  });
}

/** "At the end of the next turn, put all cards removed this way into your party." */
export const thenLater: Phrase<Effect> = {
  name: 'then later',
  begins: () => ({ words: ['at'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'at') return [];
    const known = new Set(readAt(delaying, at, reading).map(({ end }) => end));
    return readAt(lastMoment, at + 1, reading)
      .filter(({ end }) => reading.words[end]?.low === ',')
      .flatMap(({ value: on, end }) =>
        readAt(clause, end + 1, reading).flatMap((found): readonly Found<Effect>[] => {
          const value =
            known.has(found.end) && !says('effect', found.value, isOfThisWay)
              ? undefined
              : happeningAt(on, found.value);
          return value?.do === 'create' && 'about' in value ? [{ value, end: found.end }] : [];
        }),
      );
  },
  say: () => undefined,
};

/** What the table has no words of its own for: "gain control of that ally at end of turn". */
export const saidLater: Phrase<Effect> = {
  name: 'later',
  begins: () => ({ words: [] }),
  read: () => [],
  say: (effect, { self, host }) => {
    if (effect.do !== 'create' || !('trigger' in effect) || !effect.next || !effect.about) return undefined;
    const { about, trigger } = effect;
    const [only, ...more] = trigger.effects;
    if (!only || more.length > 0 || trigger.if || effect.duration !== 'this game') return undefined;
    const now = rewritten('effect', only, ({ kind, phrase }) =>
      kind === 'selection' && phrase.select === 'flagged' ? about : undefined,
    );
    const said = same(now, only) ? undefined : clause.say(now, { self, host });
    const when = said && lastMoment.say(trigger.on, { self, host });
    return when && { words: [...said.words, 'at', ...when.words] };
  },
};
