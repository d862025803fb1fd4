import type { Thought } from '@meetingstone/bots';
import type { Decision, Option } from '@meetingstone/rules';
import { figure } from '../numbers.ts';
import { answerWords } from './choices.ts';
import type { Teller } from './teller.ts';

/** Why a bot answered as it did, in one line; null where there is nothing to say. The teller sees what the bot saw. */
export function thoughtWords({ choose, why }: Thought, decision: Decision, t: Teller): string | null {
  if (!('worth' in why)) return null;
  const { name } = t.view.players[decision.player]!;
  const said = (option: Option) => answerWords(option, decision, t);
  const { worth, next } = why;
  if (why.because === 'trials') {
    const rival = next ? `, ${percent(next.worth)} with "${said(next.option)}"` : '';
    return `${name} expects to win ${percent(worth)} with "${said(choose)}"${rival} (${why.trials} trials)`;
  }
  if (decision.question !== 'priority' || choose.choose === 'pass') return null;
  const rival = next ? `, before "${said(next.option)}" (${figure(next.worth)})` : '';
  return `${name} takes "${said(choose)}" for the best (${figure(worth)})${rival}`;
}

const percent = (chance: number): string => `${figure(100 * chance)} %`;
