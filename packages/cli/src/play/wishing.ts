import type { Seat, Step, View } from '@meetingstone/rules';
import type { Stop, StopStep, Until, Wish, Wishes } from '@meetingstone/sitting';
import type { Language } from '@meetingstone/words';
import { STANDING } from '@meetingstone/words';
import { seatCalled } from './reseating.ts';

const UNTIL = { concerned: 'something concerns you', combat: 'combat ends' } as const;

/** What is passed for you, line by line, with the numbers by which it is changed. */
export function wishLines(
  { standing, yielding, always, hold, stops }: Wishes,
  view: View,
  language: Language,
): string[] {
  const whose = (seat: Seat) => language.players.whose(seat === view.you ? null : view.players[seat]!.name);
  const stopWords = ({ step, of }: Stop) =>
    step === 'start' ? `the start of ${whose(of)} turn` : `${whose(of)} ${language.step(step)}`;
  const lines = STANDING.map(
    (one, n) => `  ${n + 1} ${standing.includes(one) ? 'on ' : 'off'}  ${one}: ${language.passing.standing[one]}`,
  );
  return [
    hold
      ? 'Nothing is passed for you (auto turns that off).'
      : 'You pass by yourself where a pass is the only answer, and:',
    ...lines,
    ...(always.length > 0 ? [`  always for ${always.join(', ')}`] : []),
    ...(yielding
      ? [`  until ${yielding.until.until === 'step' ? stopWords(yielding.until) : UNTIL[yielding.until.until]}`]
      : []),
    ...(stops.length > 0 ? [`You always stop at ${stops.map(stopWords).join(', ')}.`] : []),
    'yield NUMBER turns one on or off.',
  ];
}

/** The step of that name, or of which that is the beginning, in the turns of that seat. */
function stepCalled(word: string, plan: readonly Step[]): StopStep | undefined {
  const lower = word.toLowerCase();
  if (lower === 'start' || lower === 'turn') return 'start';
  return plan.find((step) => step !== 'wrap-up' && step.toLowerCase().startsWith(lower));
}

const MINE = /^(?:my|mine|me|i)$/i;
const OPPONENTS = /^(?:opponents?|opposing|foes?)$/i;

/** "my end", "end Grusk", "Grusk", "each start": the seats and the step that are meant; null if it is neither. */
function stopsCalled(words: string, view: View): readonly Stop[] | null {
  const names = view.players.map(({ name }) => name);
  const parts = words.split(/\s+/).filter((word) => !/^(?:of|the|turn|step|phase|'s)$/i.test(word) && word !== '');
  const first = parts.length > 0 ? parts : ['start'];
  for (const [n, word] of first.entries()) {
    const others = first
      .filter((_, m) => m !== n)
      .join(' ')
      .replace(/'s?$/, '');
    const seats = seatsCalled(others, names, view);
    const found = seats?.flatMap((of): Stop[] => {
      const step = stepCalled(word, view.players[of]!.plan);
      return step === undefined ? [] : [{ step, of }];
    });
    if (found && found.length > 0) return found;
  }
  const seats = seatsCalled(first.join(' ').replace(/'s?$/, ''), names, view);
  return seats && first.join('') !== '' ? seats.map((of) => ({ step: 'start', of })) : null;
}

const isOpponent = (seat: Seat, { you, players }: View): boolean =>
  you === null || players[seat]!.team !== players[you]!.team;

function seatsCalled(words: string, names: readonly string[], view: View): readonly Seat[] | null {
  if (words === '' || /^(?:each|every|all)$/i.test(words)) return names.map((_, seat) => seat);
  if (MINE.test(words)) return view.you === null ? null : [view.you];
  if (OPPONENTS.test(words)) return names.flatMap((_, seat) => (isOpponent(seat, view) ? [seat] : []));
  const seat = seatCalled(names, words);
  return seat === undefined ? null : [seat];
}

/** Until when somebody passes: "something", "combat", "my turn", "end" (of this turn), "Grusk draw"; null if it is none of these. */
export function untilCalled(words: string, view: View): Until | null {
  if (/^(?:$|something|concerned|it concerns me)/i.test(words.trim())) return { until: 'concerned' };
  if (/^(?:the )?(?:combat|fight)\b/i.test(words.trim())) return { until: 'combat' };
  const found = stopsCalled(words, view);
  if (!found) return null;
  const now = found.find(({ of }) => of === view.turn.player) ?? found[0]!;
  return { until: 'step', step: now.step, of: now.of };
}

/** The wishes that turn stops on or off; null where no step or player is called so. */
export function stopWishes(words: string, { stops }: Wishes, view: View): readonly Wish[] | null {
  const found = stopsCalled(words, view);
  if (!found) return null;
  const isThere = (stop: Stop) => stops.some(({ step, of }) => step === stop.step && of === stop.of);
  const on = !found.every(isThere);
  return found.map((stop) => ({ wish: 'stop', stop, on }));
}

/** The wish that turns the standing yield of that number or name on or off. */
export function standingWish(word: string, { standing }: Wishes): Wish | null {
  const one = STANDING[Number(word) - 1] ?? STANDING.find((name) => name === word.toLowerCase());
  return one ? { wish: 'standing', yield: one, on: !standing.includes(one) } : null;
}
