import type { Thinkers } from '../thinking/thinkers.ts';
import { BEHIND_THE_SCRIPT, isOfLesson, scripted } from './guiding.ts';
import type { LessonLibrary } from './library.ts';

/** A learner sees one thing after the other. */
const PACE = 700;

/** Bots think as before; those of a lesson do what its script says, as long as it says something. */
export function withScripts(library: LessonLibrary, think: Thinkers['think']): Thinkers['think'] {
  return async (who, sitting, seat, bot) => {
    if (!isOfLesson(bot)) return think(who, sitting, seat, bot);
    const said = scripted(library, sitting, seat);
    if (!said) return think(who, sitting, seat, BEHIND_THE_SCRIPT);
    if (said.choose !== 'pass') await new Promise((then) => setTimeout(then, PACE));
    return said;
  };
}
