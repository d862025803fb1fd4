import type { CardId, Decision, Doing, Facts } from '@meetingstone/rules';
import type { Put } from './language.ts';
import type { Sentence } from './sentence.ts';
import { aside, plain, say } from './sentence.ts';
import type { Teller } from './teller.ts';
import { cardMark } from './teller.ts';

/** What a player is asked: by which card, what becomes of what he chooses, and which of how many choices it is. */
export function questionWords(decision: Decision, t: Teller): Sentence {
  const { question, packet, about, options, purpose } = decision;
  const { asking, questions } = t.language;
  const put: Put = {
    decision,
    about: cardWords(about, t),
    by: cardWords(purpose.by, t),
    becomes: becomesWords(purpose.does, t),
    costs: purpose.costs.length === 0 ? null : t.texts.costs(purpose.costs, factsOf(purpose.by, t)),
  };
  const onlyArmor = options.every((option) => option.choose === 'none' || ('key' in option && option.key === 'def'));
  const asked =
    question === 'replacement' && packet
      ? asking.packet(packet, put.about, onlyArmor, t)
      : questions[question].ask(put, t);
  return say`${asked}${textWords(decision, put.becomes, t)}${countedWords(decision, t)}`;
}

const countedWords = ({ counted }: Decision, { language }: Teller): Sentence =>
  counted ? [aside(language.asking.counted(counted.nth, counted.of))] : [];

/** Verbs that say too little without the whole instruction. */
const VAGUE: ReadonlySet<Doing['verb']> = new Set(['modify', 'create', 'trigger', 'attach', 'become copy', 'copy']);

/** Questions that say nothing of what is done. */
const BARE: ReadonlySet<Decision['question']> = new Set(['may', 'apply']);

/** What the text says that asks, where the question alone tells too little; without a text of its own, what becomes of whom. */
function textWords({ question, purpose: { effects, does, by } }: Decision, becomes: Sentence, t: Teller): Sentence {
  const isBare = BARE.has(question);
  const wanted = isBare || does.some(({ verb }) => VAGUE.has(verb));
  const text = wanted && effects.length > 0 ? t.texts.effects(effects, factsOf(by, t)) : null;
  if (text !== null) return [aside([` (${text})`])];
  return isBare && becomes.length > 0 ? [aside(say` (${becomes})`)] : [];
}

/** "is dealt 3 damage and is exhausted". */
function becomesWords(does: readonly Doing[], { language }: Teller): Sentence {
  const said = new Map(does.map((doing) => language.doing(doing)).map((words) => [plain(words), words]));
  return language.listed([...said.values()]);
}

/** What is printed on a card, as far as it is known. */
export function factsOf(id: CardId, { find, view }: Teller): Facts | null {
  return find(id)?.facts ?? view.chain.find(({ source }) => source === id)?.facts ?? null;
}

/** The name of a card that a question is about; nothing for none. */
function cardWords(id: CardId, t: Teller): Sentence {
  if (id === 0) return [];
  const card = t.find(id);
  if (card?.name) return t.card(card);
  const link = t.view.chain.find(({ source }) => source === id);
  return link?.name ? [cardMark(link.name, id, link.controller)] : [t.language.cards.thisCard];
}
