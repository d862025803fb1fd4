import {
  ability,
  ally,
  anAlly,
  deal,
  draw,
  heroOrAlly,
  inZone,
  may,
  putIntoPlay,
  set,
  target,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Game } from '@meetingstone/rules';
import { answer, readGame, shownTo, viewGame, writeGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const [summons, plain, buried, blank] = set({
  Summons: ability(
    { cost: 0, instant: true },
    draw(),
    may(putIntoPlay({ select: 'choose', noun: yours(inZone('hand', anAlly)) })),
  ),
  Plain: ally({ cost: 1, tags: ['Orc'], atk: [1, 'melee'], health: 1 }),
  Buried: ability(
    { cost: 9 },
    { power: 'keyword', keyword: 'Stash', effects: [deal(1, 'fire', target(heroOrAlly))] },
    draw(),
  ),
  Blank: ability({ cost: 9 }, draw()),
}) as [Facts, Facts, Facts, Facts];

const three = (hand: readonly Facts[]) =>
  scenario({ you: {}, foe: { hand: [summons, ...hand], deck: [blank, blank, blank] }, third: {} }, { turn: 'foe' });
const YOU = 0;
const FOE = 1;

/** What somebody else is shown from one decision to the next, as long as it is something new. */
const newsOf = (games: readonly Game[], seat: number | null): readonly string[] => {
  const news = games.map((game) => JSON.stringify(shownTo(game, seat)));
  return news.filter((one, n) => one !== news[n - 1]);
};

/** The foe plays Summons, everybody passes, and the foe declines if he is asked; the game at every decision. */
function played(t: ReturnType<typeof three>): readonly Game[] {
  const games: Game[] = [];
  t.foe.plays('Summons');
  games.push(t.game());
  for (const seat of ['foe', 'third', 'you'] as const) {
    t[seat].passes();
    games.push(t.game());
  }
  if (t.waiting()?.question === 'may') {
    t.foe.chooses(false);
    games.push(t.game());
  }
  return games;
}

rule('415.4a', 'whether somebody has a card in his hand for what he may do is not told by his being asked', () => {
  const has = played(three([plain]));
  const hasNot = played(three([blank]));
  expect([has.length, hasNot.length]).toEqual([5, 4]);
  for (const seat of [YOU, 2, null]) {
    const [asked] = has.slice(3);
    expect(shownTo(asked!, seat)).toMatchObject({ events: [], view: { decision: null } });
    expect(shownTo(asked!, seat).view.chain).toHaveLength(1);
    const settled = (games: readonly Game[]) => newsOf(games, seat).filter((news) => !isWaiting(news));
    expect(settled(has)).toEqual(settled(hasNot));
  }
});

/** The seat has answered, and has been shown nothing since: between two decisions that is so in every game. */
const isWaiting = (news: string): boolean => news.endsWith('"events":[]}');

rule('415.4a', 'who is asked sees it all, and hears what happened; the others hear it when it is over', () => {
  const [, , , asked, over] = played(three([plain]));
  const heard = (game: Game, seat: number | null) => shownTo(game, seat).events.map(({ event }) => event);
  expect(shownTo(asked!, FOE).view).toEqual(viewGame(asked!, FOE));
  expect(heard(asked!, FOE)).toContain('draw');
  expect(heard(asked!, YOU)).toEqual([]);
  expect(heard(over!, FOE)).not.toContain('draw');
  expect(heard(over!, YOU)).toContain('draw');
  expect(heard(over!, null)).toContain('draw');
});

rule('415.4a', 'how often others were asked is not told by the number of a decision', () => {
  const numbers = [plain, blank].map((card) => {
    const t = three([card]);
    played(t);
    t.foe.passes();
    t.third.passes();
    expect(t.game().decision).toMatchObject({ player: YOU, question: 'priority' });
    return viewGame(t.game(), YOU).decision!.number;
  });
  expect(numbers[0]).toBe(numbers[1]);
});

rule('415.8c, keyword Stash', 'a card placed face down is one like another, whether it could be shown or not', () => {
  const placed = (card: Facts) => {
    const t = scenario({ you: {}, foe: { hand: [card], deck: 5 } }, { turn: 'foe' });
    t.foe.places(card.name);
    t.pass.all();
    if (t.waiting()?.question === 'stash') t.foe.chooses(false);
    return t.game();
  };
  const [stash, none] = [placed(buried), placed(blank)];
  expect(shownTo(stash, YOU)).toEqual(shownTo(none, YOU));
});

rule(
  '410.1',
  'an answer to an older decision of the same player is refused, and the game that is read back agrees',
  () => {
    const t = three([plain]);
    const { number } = t.game().decision!;
    const [, , , asked] = played(t);
    const again = readGame(writeGame(asked!));
    for (const game of [asked!, again]) {
      expect(answer(game, { player: FOE, decision: number, choose: { choose: 'no' } })).toMatchObject({
        ok: false,
        ruling: { rule: '410.1', reason: 'not the present decision' },
      });
      expect(answer(game, { player: FOE, decision: number + 2, choose: { choose: 'no' } }).ok).toBe(true);
      for (const seat of [YOU, FOE, 2, null]) expect(shownTo(game, seat)).toEqual(shownTo(asked!, seat));
    }
  },
);
