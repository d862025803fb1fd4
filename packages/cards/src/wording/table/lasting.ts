import type { Effect } from '@meetingstone/rules';
import { either } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { costChanging } from './costChanging.ts';
import { dealtBySomeone } from './dealtBy.ts';
import { delaying } from './delayed.ts';
import { apartLasting, apartOfOne } from './factors.ts';
import { saidLater, thenLater } from './later.ts';
import { restrictingPlayers } from './playing.ts';
import { replacing } from './replacing.ts';

/** Instructions that make modifiers other than changes of cards. */
export const lasting: Phrase<Effect> = either('lasting', () => [
  dealtBySomeone,
  replacing,
  costChanging,
  delaying,
  restrictingPlayers,
  apartLasting,
  apartOfOne,
  thenLater,
  saidLater,
]);
