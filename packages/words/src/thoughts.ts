import type { CardId, Decision, Option } from '@meetingstone/rules';
import { answerWords } from './choices.ts';
import type { Weighed } from './language.ts';
import type { Sentence } from './sentence.ts';
import type { Teller } from './teller.ts';
import { cardMark } from './teller.ts';

/** What a bot tells about an answer, as the bots' own package has it. */
export interface BotThought {
  readonly choose: Option;
  readonly why:
    | { readonly because: 'only answer' | 'chance' }
    | { readonly because: 'thumb'; readonly worth: number; readonly next: Rival | null }
    | { readonly because: 'trials'; readonly worth: number; readonly next: Rival | null; readonly trials: number }
    | { readonly because: 'plan'; readonly worth: number; readonly trials: number; readonly aim: CardId };
}

interface Rival {
  readonly option: Option;
  readonly worth: number;
}

/** Why a bot answered as it did, in one line; null where there is nothing to say. The teller sees what the bot saw. */
export function thoughtWords({ choose, why }: BotThought, decision: Decision, t: Teller): Sentence | null {
  if (!('worth' in why)) return null;
  const { telling } = t.language;
  const weighed = (option: Option, worth: number): Weighed => ({
    player: t.view.players[decision.player]!.name,
    answer: answerWords(option, decision, t),
    worth,
  });
  if (why.because === 'plan') {
    const aim = t.find(why.aim);
    const against = aim?.name ? cardMark(aim.name, why.aim, aim.controller) : null;
    return telling.plan(weighed(choose, why.worth), against, why.trials);
  }
  const [best, rival] = [weighed(choose, why.worth), why.next && weighed(why.next.option, why.next.worth)];
  if (why.because === 'trials') return telling.trials(best, rival, why.trials);
  if (decision.question !== 'priority' || choose.choose === 'pass') return null;
  return telling.thumb(best, rival);
}
