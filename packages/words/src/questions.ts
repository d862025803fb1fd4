import type { Decision } from '@meetingstone/rules';
import type { Sentence } from './sentence.ts';
import { aside, say } from './sentence.ts';
import type { Teller } from './teller.ts';
import { cardMark } from './teller.ts';

/** What a player is asked. */
export function questionWords(decision: Decision, t: Teller): Sentence {
  const about = aboutWords(decision, t);
  const { asking, questions } = t.language;
  if (decision.question === 'replacement' && decision.packet) {
    const onlyArmor = decision.options.every(
      ({ choose, ...rest }) => choose === 'none' || ('key' in rest && rest.key === 'def'),
    );
    return asking.packet(decision.packet, about, onlyArmor, t);
  }
  return say`${questions[decision.question].ask(about, t)}${choiceWords(decision, t)}`;
}

/** What the topmost link lets somebody do, where there are words for it. */
function choiceWords({ question, about }: Decision, { view, texts, find }: Teller): Sentence {
  const [link] = view.chain;
  if (question !== 'may' || link?.source !== about) return [];
  const text = texts.effects(link.effects, link.facts ?? find(about)?.facts ?? null);
  return text === null ? [] : [aside([` (${text})`])];
}

/** The name of the card that a question is about. */
function aboutWords({ about }: Decision, t: Teller): Sentence {
  if (about === 0) return [];
  const card = t.find(about);
  if (card?.name) return t.card(card);
  const link = t.view.chain.find(({ source }) => source === about);
  return link?.name ? [cardMark(link.name, about, link.controller)] : [t.language.cards.thisCard];
}
