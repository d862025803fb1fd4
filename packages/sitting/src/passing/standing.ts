import type { Standing } from '@meetingstone/words';
import type { Wishes } from '../wishes.ts';
import type { PriorityWindow } from './window.ts';
import { isFriendly, sidesOf, targetOf } from './window.ts';

/**
 * Does a standing yield, or one for this source, cover the window whatever the seat could do there? All of it is public, so a pass
 * that follows from it tells nothing.
 */
export function passesAnyway({ standing, always }: Wishes, window: PriorityWindow): boolean {
  const { topmost } = window;
  if (topmost && topmost.name !== null && always.includes(topmost.name)) return true;
  return standing.some((one) => COVERS[one]?.(window));
}

const COVERS: Readonly<Partial<Record<Standing, (window: PriorityWindow) => boolean>>> = {
  'own links': ({ topmost, seat }) => topmost?.controller === seat,
  'friendly links': (window) =>
    window.topmost !== undefined &&
    window.topmost.controller !== window.seat &&
    isFriendly(window, window.topmost.controller) &&
    targetOf(window) === null,
  resources: ({ topmost }) => topmost?.kind === 'resource',
  steps: (window) => window.isQuiet && !window.isOwnAction && !isTheirEnd(window),
  'own attacks': (window) => window.isEmpty && sidesOf(window).attacker === window.seat,
  fights: (window) => {
    if (!window.isEmpty || window.combat === null) return false;
    const { attacker, defender } = sidesOf(window);
    return attacker !== window.seat && (isFriendly(window, attacker) || !isFriendly(window, defender));
  },
};

/** The last window of an opponent's turn: what is not done here is not done in his turn. */
const isTheirEnd = (window: PriorityWindow): boolean =>
  window.turn.step === 'end' && !isFriendly(window, window.turn.player);
