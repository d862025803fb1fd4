import type { CardView } from '@meetingstone/rules';
import type { Sentence } from './sentence.ts';
import { aside, joined, keyword, say } from './sentence.ts';
import type { Teller } from './teller.ts';
import { cardMark } from './teller.ts';

/** ATK and health, strike cost, or DEF: what is counted about a card. */
function numbersOf(card: CardView, { language: { cards } }: Teller): Sentence {
  if (card.types.includes('Hero')) return card.atk ? say`${card.atk}/${card.health}` : [];
  if (card.health !== null && card.types.includes('Ally')) return say`${card.atk ?? 0}/${card.health}`;
  if (card.strike !== null) return cards.weapon(card.atk ?? 0, card.strike);
  return card.def !== null && card.def > 0 ? cards.armor(card.def) : [];
}

const damageOn = ({ damage }: CardView): Sentence => [{ is: 'damage', text: `-${damage}` }];

/** A card in play in a few words: name, numbers, damage, and what matters about it. */
export function inPlay(card: CardView, t: Teller): Sentence {
  const { cards } = t.language;
  const name = cardMark(card.name ?? cards.faceDown, card.id, card.controller);
  const marks: readonly Sentence[] = [
    ...(card.facts?.token ? [[cards.token]] : []),
    ...card.keywords.map((word) => [keyword(word)]),
    ...(card.exhausted ? [[cards.exhausted]] : []),
    ...(card.fresh && card.types.includes('Ally') && !card.keywords.includes('Ferocity') ? [[cards.fresh]] : []),
    ...Object.entries(card.counters ?? {}).map(([counter, count]) => [cards.counters(counter, count)]),
    ...attachmentsOf(card, t).map((one) => say`+${t.card(one)}`),
  ];
  const parts: readonly Sentence[] = [
    [card.exhausted ? aside([name]) : name],
    numbersOf(card, t),
    card.damage > 0 && !card.types.includes('Hero') ? damageOn(card) : [],
    marks.length > 0 ? [aside(say`(${joined(marks, ', ')})`)] : [],
  ];
  return joined(parts, ' ');
}

/** A counter in capital letters is a sign: it is there or not. */
export const isSign = (counter: string | null | undefined): boolean => !!counter && counter === counter.toUpperCase();

const attachmentsOf = (card: CardView, t: Teller): readonly CardView[] =>
  t.view.play.filter(({ host }) => host === card.id);

/** A card among choices: with whose it is and where, as far as that is not plain. */
function amongChoices(card: CardView, t: Teller): Sentence {
  const { cards } = t.language;
  const isHero = card.types.includes('Hero') && card.health !== null;
  const extras: readonly Sentence[] = [
    isHero ? cards.healthLeft(card.health! - card.damage) : [],
    card.zone === 'play' || card.zone === 'hand' ? [] : cards.elsewhere(card, t),
    card.zone === 'play' && card.faceDown && card.row === 'resource' ? [cards.faceDownResource] : [],
    card.zone === 'play' && card.controller !== t.view.you ? t.whose(card.controller) : [],
  ];
  const said = joined(extras, ', ');
  const parts: readonly Sentence[] = [
    card.name ? [cardMark(card.name, card.id, card.controller)] : [cards.unknown],
    numbersOf(card, t),
    card.damage > 0 && !isHero ? damageOn(card) : [],
    said.length > 0 ? [aside(say`(${said})`)] : [],
  ];
  return joined(parts, ' ');
}

/** A card that a decision names: it may be a link's source, or not to be seen at all. */
export function namedCard(id: number, t: Teller): Sentence {
  const card = t.find(id);
  if (card) return amongChoices(card, t);
  const link = t.view.chain.find(({ source }) => source === id);
  const { cards } = t.language;
  return link
    ? cards.onChain(link.name ? [cardMark(link.name, id, link.controller)] : [cards.unknown])
    : [cards.unknown];
}
