import type { CardView } from '@meetingstone/rules';
import type { Teller } from './teller.ts';
import { inkFor } from './teller.ts';

/** ATK and health, strike cost, or DEF: what is counted about a card. */
function numbersOf(card: CardView): string {
  if (card.types.includes('Hero')) return card.atk ? `${card.atk}/${card.health}` : '';
  if (card.health !== null && card.types.includes('Ally')) return `${card.atk ?? 0}/${card.health}`;
  if (card.strike !== null) return `${card.atk ?? 0} ATK, strike ${card.strike}`;
  return card.def !== null && card.def > 0 ? `${card.def} DEF` : '';
}

/** A card in play in a few words: name, numbers, damage, and what matters about it. */
export function inPlay(card: CardView, t: Teller): string {
  const { paint, view } = t;
  const name = card.name ?? 'face-down card';
  const numbers = numbersOf(card);
  const marks = [
    ...(card.facts?.token ? ['token'] : []),
    ...card.keywords,
    ...(card.exhausted ? ['exhausted'] : []),
    ...(card.fresh && card.types.includes('Ally') && !card.keywords.includes('Ferocity') ? ['new'] : []),
    ...Object.entries(card.counters ?? {}).map(([counter, count]) => counterWords(counter, count)),
    ...attachmentsOf(card, t).map((one) => `+${one.name}`),
  ];
  return [
    paint(card.exhausted ? 'dim' : inkFor(view, card.controller), name),
    numbers,
    card.damage > 0 && !card.types.includes('Hero') ? paint('red', `-${card.damage}`) : '',
    marks.length > 0 ? paint('dim', `(${marks.join(', ')})`) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A counter in capital letters is a sign: it is there or not. */
export const isSign = (counter: string | null | undefined): boolean => !!counter && counter === counter.toUpperCase();

const counterWords = (counter: string, count: number): string => (isSign(counter) ? counter : `${count} ${counter}`);

const attachmentsOf = (card: CardView, t: Teller): readonly CardView[] =>
  t.view.play.filter(({ host }) => host === card.id);

/** A card among choices: with whose it is and where, as far as that is not plain. */
export function amongChoices(card: CardView, t: Teller): string {
  const numbers = numbersOf(card);
  const hero = card.types.includes('Hero') && card.health !== null ? `${card.health - card.damage} health left` : '';
  const damage = card.damage > 0 && hero === '' ? `-${card.damage}` : '';
  const elsewhere = card.zone === 'play' ? '' : card.zone === 'hand' ? '' : `in ${t.whose(card.owner)} ${card.zone}`;
  const yours = card.zone === 'play' && card.controller !== t.view.you ? t.whose(card.controller) : '';
  const faceDown = card.zone === 'play' && card.faceDown && card.row === 'resource' ? 'face-down resource' : '';
  const extras = [hero, elsewhere, faceDown, yours].filter((part) => part !== '');
  const name = t.paint(inkFor(t.view, card.controller), card.name ?? 'a face-down card');
  return [name, numbers, damage, extras.length > 0 ? t.paint('dim', `(${extras.join(', ')})`) : '']
    .filter((part) => part !== '')
    .join(' ');
}
