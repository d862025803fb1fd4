import type { Text, Unnamed } from '@meetingstone/cards/language';
import {
  aHero,
  anAlly,
  atStartOfYourTurn,
  cant,
  chosen,
  chosenBy,
  deal,
  destroy,
  draw,
  each,
  eachOpponent,
  exhaust,
  friendly,
  give,
  have,
  health,
  heroOf,
  heroOrAlly,
  ifSo,
  inYourGraveyard,
  may,
  ongoingEvent,
  opposing,
  pay,
  putIntoPlay,
  set,
  tagged,
  target,
  targeted,
  thatMuch,
  thatPlayer,
  upTo,
  withCost,
  youControlAtLeast,
} from '@meetingstone/cards/language';
import type { Effect, Facts } from '@meetingstone/rules';

/** A player answers for himself: yes means that it is done with another hero's greater damage. */
const heMayChooseAnother: Effect = {
  do: 'if you do',
  first: [{ do: 'may', who: { player: 'chosen', who: 'opponent' }, effects: [] }],
  then: [deal(15, 'fire', chosenBy(thatPlayer, friendly(aHero)))],
  else: [deal(5, 'fire', heroOf(thatPlayer))],
};

const betrayers = (...text: readonly Text[]): Unnamed => ({ ...ongoingEvent(...text), tags: ['Betrayer'] });

/** Their collector numbers follow those of the other events. */
const FIRST = 66;
const numbered = (cards: readonly Facts[]): readonly Facts[] =>
  cards.map((card, n) => ({ ...card, collector: `${FIRST + n}` }));

/** What comes on each turn of The Betrayer, and stays (R501.1b). */
export const betrayerEvents: readonly Facts[] = numbered(
  set({
    'Demonic Fireball': betrayers(heMayChooseAnother, pay([2], deal(1, 'fire', target(opposing(aHero))))),
    'Draw Soul': betrayers(
      destroy(chosenBy(eachOpponent, { ...anAlly, whose: 'you' })),
      have(opposing(aHero), health(-5)),
    ),
    'Flame Crash': betrayers(
      { do: 'choose number', from: 1, upTo: { amount: 'highest', number: 'cost', of: opposing({}) } },
      destroy(each(opposing(withCost('exactly', thatMuch, {})))),
      atStartOfYourTurn(
        ifSo(youControlAtLeast(5, tagged('Betrayer', { kind: ['Event'] })), deal(20, 'fire', each(opposing(aHero)))),
      ),
    ),
    // From the graveyard alone: a collection has none of the cards with which a player started (800.2b), so none of the box.
    'Shadow Demons': betrayers(
      exhaust(upTo(4, heroOrAlly)),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
      pay([3, 'activate'], may(putIntoPlay(chosen(inYourGraveyard(tagged('Traitor', anAlly)))))),
    ),
    'Flames of Azzinoth': betrayers(
      deal(5, 'fire', target(opposing(heroOrAlly), { exactly: 2 })),
      pay(['activate'], draw()),
    ),
  }),
);
