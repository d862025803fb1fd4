import type { Seat } from '@meetingstone/rules';
import type { Played } from '@meetingstone/sitting';
import { linesOf, logOf, withoutProposals } from '@meetingstone/sitting';
import type { Screen } from './screen.ts';
import { printed, tellerFor } from './screen.ts';

type Told = Pick<Screen, 'sitting' | 'paint'>;

/** What somebody was told lately, each line with the rule behind it. */
export function logLines(screen: Told, viewer: Seat | null, title: (rule: string) => string): string[] {
  return lines(withoutProposals(logOf(screen.sitting, viewer).lines), screen, viewer, title);
}

/** The same from the start of the game, told again. */
export function wholeLogLines(
  screen: Told,
  viewer: Seat | null,
  line: Iterable<Played>,
  title: (rule: string) => string,
): string[] {
  return lines(withoutProposals([...line].flatMap((step) => linesOf(step, viewer))), screen, viewer, title);
}

function lines(
  told: ReturnType<typeof withoutProposals>,
  screen: Told,
  viewer: Seat | null,
  title: (rule: string) => string,
): string[] {
  const t = tellerFor(screen, viewer);
  return told.flatMap((one) => {
    const [first = '', ...more] = printed(one, t).filter((text) => text !== '');
    return [one.rule === '' ? first : `${first}  ${screen.paint('dim', title(one.rule))}`, ...more];
  });
}
