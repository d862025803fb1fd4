import { ability, draw, give, heroOrAlly, item, mustAttack, pay, set, target } from '@meetingstone/cards/language';
import type { Facts, Game, Seat } from '@meetingstone/rules';
import { answer, shownTo } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { sitDown } from '@meetingstone/sitting';
import { plain } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import { momentOf, pictureOf, tableMessage, VOICE } from '../src/host/index.ts';
import type { Offer, TableMessage } from '../src/index.ts';
import { meansOf, readFromServer } from '../src/index.ts';
import { optionSent } from '../src/schema/option.ts';
import { tableOf } from './tables.ts';

/** What is sent to a seat of a scenario, as a client reads it. */
function sent(game: Game, seat: Seat): TableMessage {
  const { view } = shownTo(game, seat);
  const time = { clocks: null, running: null };
  const moment = { view, told: 0, log: [], time, wishes: null, paused: false, undo: null, votes: null };
  const message = tableMessage(pictureOf(moment, VOICE, null), { game: 'g', seq: 0 });
  expect(readFromServer(JSON.stringify(message))).toMatchObject({ ok: true });
  return message;
}

function answered(game: Game, { choose }: Offer): Game {
  const given = answer(game, { player: game.decision!.player, choose: optionSent(choose) });
  if (!given.ok) throw new Error(given.ruling.reason);
  return given.game;
}

const named = (options: readonly Offer[], name: string): Offer =>
  options.find(({ words }) => plain(words).includes(name))!;

describe('a decision brings everything that the rules know about it', () => {
  test('the rule, the card that asks, what becomes of what is chosen, and whether that is harm', () => {
    const { game } = scenario({
      you: { hand: ['Fire Blast'], resources: 1 },
      opponent: { play: ['Footsoldier'] },
    });
    const offered = named(sent(game(), 0).decision!.options, 'Fire Blast');
    expect(offered).toMatchObject({ group: 'play', tone: 'harm' });
    const asked = answered(game(), offered);
    const { decision, chain } = sent(asked, 0);
    expect(decision).toMatchObject({ question: 'target', rule: '707.1d', tone: 'harm', link: chain[0]!.id });
    expect(decision!.does).toEqual([
      {
        verb: 'deal',
        tone: 'harm',
        amount: 2,
        types: ['fire'],
        words: ['is dealt ', 2, ' fire damage'],
      },
    ]);
    expect(decision!.options.map(({ tone }) => tone)).toEqual(decision!.options.map(() => 'harm'));
  });
});

test('an option that stands for a text tells it', () => {
  const { game } = scenario({ you: { play: [POWERFUL.name], resources: 1 }, opponent: {} }, { cards: [POWERFUL] });
  const { options } = sent(game(), 0).decision!;
  const using = options.find(({ group }) => group === 'use')!;
  expect(using).toMatchObject({ tone: 'help' });
  expect(meansOf(using)).toMatch(/draw a card/i);
  expect(meansOf(options.at(-1)!)).toBe(null);
});

test('where a pass leads is told where one may pass, and only there', () => {
  const { you, game, pass } = scenario({ you: { hand: ['Goad'], play: ['Footsoldier'] }, foe: {} }, { cards: [GOAD] });
  const askedNow = () => {
    const moment = momentOf({ ...sitDown(tableOf(2), 1, 0), game: game() }, 0);
    return tableMessage(pictureOf(moment, VOICE, null), { game: 'g', seq: 0 }).decision!;
  };
  expect(plain(askedNow().pass!)).toBe("to foe's turn");
  you.plays('Goad', { targets: ['Footsoldier'] });
  pass.all();
  expect(askedNow().options.some(({ choose }) => choose.choose === 'pass')).toBe(false);
  expect(askedNow()).not.toHaveProperty('pass');
});

describe('what lies on no card of a raid', () => {
  test('where the raiding players choose together, the leader is told for whom he answers', () => {
    const { until, resolve, game } = scenario(
      { boss: { decks: { event: ['Chink in Her Armor'] }, play: [ONGOING.name] }, you: {}, friend: {} },
      { raid: 'onyxia', turn: 'friend', cards: [ONGOING] },
    );
    until({ turn: 'boss', step: 'event' });
    resolve.all();
    expect(sent(game(), 1).decision).toMatchObject({ team: [1, 2] });
    expect(sent(game(), 2)).toMatchObject({ decision: null, raid: { leader: 1 } });
  });

  test('a ghost is on a plane of its own, with its Constructs', () => {
    const table = scenario(
      { boss: { boss: 'Teron Gorefiend', play: ['Shadowy Construct'] }, you: {}, friend: {} },
      { raid: 'black-temple', turn: 'boss' },
    );
    table.until({ step: 'end' });
    while (table.waiting()?.question !== 'player') table.pass.all();
    table.boss.chooses('you');
    table.until({ turn: 'you', step: 'action' });
    const { players, cards, raid } = sent(table.game(), 2);
    expect(players.map(({ plane }) => plane)).toEqual([null, 'ghost', null]);
    expect(raid).toEqual({ leader: 1, stage: 4, events: 2, threat: 7 });
    const hero = (seat: number) => cards.find(({ id }) => id === players[seat]!.hero);
    expect([hero(1)?.plane, hero(2)?.plane]).toEqual(['ghost', undefined]);
    expect(cards.filter(({ plane }) => plane === 'ghost')).toHaveLength(6);
  });

  test('who drops a card sees where everybody lies before he aims, and all see where it landed', () => {
    const { boss, you, pass, game } = scenario(
      { boss: { boss: 'Shazzrah', resources: 1 }, you: { play: ['Footsoldier'] } },
      { raid: 'molten-core', turn: 'boss', dice: [1, 1, 1, 1, 1] },
    );
    boss.uses('Shazzrah');
    pass.all();
    pass.all();
    you.chooses('close together');
    const aiming = sent(game(), 0);
    expect(aiming.decision).toMatchObject({ question: 'aim' });
    expect(aiming.dropped).toMatchObject({ landed: null, mats: [{ player: 1, place: { left: 0, top: 0 } }] });
    expect(aiming.dropped!.spots.map(({ card }) => card).toSorted()).toEqual(
      aiming.decision!.options.map(({ choose }) => ('card' in choose ? choose.card : 0)).toSorted(),
    );
    expect(sent(game(), 1).dropped).toBe(null);
    boss.chooses('Footsoldier');
    expect(sent(game(), 1).dropped!.landed).not.toBe(null);
  });
});

const ONGOING = {
  name: 'Burnished Resolve',
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 1,
  ongoing: true,
  text: [],
  powers: [],
} as const;

const [GOAD] = set({
  Goad: ability({ cost: 0, instant: true }, give(target(heroOrAlly), [mustAttack()])),
}) as [Facts];

const [POWERFUL] = set({
  Ledger: item({ cost: 1 }, pay([1], draw(1))),
}) as [Facts];
