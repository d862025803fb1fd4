import { cardNamed, textOf } from '@meetingstone/cards';
import { addCounters, armor, item, pay } from '@meetingstone/cards/language';
import type { Facts, Game, Option, PlacedSeat, Position, RaidSeat } from '@meetingstone/rules';
import { answer, arrangeGame, readGame, startGame, viewGame, writeGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const named = (name: string): Facts => cardNamed(name)!;
const soldier = named('Footsoldier');
const portal = named('Through the Dark Portal');
const plate = own('Plate', armor({ cost: 1, def: 1, tags: ['Chest'] }));
const crown = own('Crown', item({ cost: 1, unique: true }, pay([], addCounters(1, 'gem'))));
const many = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

const hero: Facts = {
  ...named('Footsoldier'),
  name: 'A Hero',
  types: ['Hero'],
  tags: [],
  icons: ['Mage', 'Alliance'],
  health: 30,
  hero: { class: ['Mage'] },
};

const seat = (name: string, parts: Partial<PlacedSeat> = {}): PlacedSeat => ({
  name,
  hero: { facts: hero },
  hand: [],
  decks: [many(3, { facts: soldier })],
  graveyards: [[]],
  removed: [],
  resources: [],
  play: [],
  ...parts,
});

const at = (you: Partial<PlacedSeat>, more: Partial<Position> = {}, foe: Partial<PlacedSeat> = {}): Game =>
  arrangeGame({ seats: [seat('you', you), seat('foe', foe)], turn: 0, step: 'action', seed: 1, ...more }).game;

/** Answers each question in turn; the game is written down and read back on the way. */
function goOn(game: Game, ...choices: readonly (Option | Option['choose'])[]): Game {
  let now = game;
  for (const choice of choices) {
    const decision = now.decision!;
    const wanted = typeof choice === 'string' ? decision.options.find(({ choose }) => choose === choice)! : choice;
    const result = answer(readGame(writeGame(now)), { player: decision.player, choose: wanted });
    if (!result.ok) throw new Error(`${decision.question}: ${JSON.stringify([choice, result.ruling])}`);
    now = result.game;
  }
  return now;
}

const word = (name: string): Option => ({ choose: 'word', word: name });
const words = ({ decision }: Game): string[] =>
  decision!.options.map((option) => (option.choose === 'word' ? option.word : option.choose));
const facts = (game: Game, ids: readonly number[]): string[] =>
  ids.map((id) => game.state.cards.flat().find((card) => card?.id === id)!.facts.name);

rule('800.1, 800.1a, 800.1c', 'hearthing adds no link: everybody chooses what he keeps, and the game is over', () => {
  expect(textOf(named('Hearthstone')).join(' ')).toContain('[Activate], Concede the game >>>');
  const t = scenario({
    you: {
      play: ['Hearthstone', { card: crown, counters: { gem: 3 } }, { card: plate, owner: 'foe', as: 'borrowed' }],
      resources: 6,
    },
    foe: { play: [{ card: plate, as: 'his' }, 'Footsoldier'], hand: ['Footsoldier'], resources: 1 },
  });
  t.you.uses('Hearthstone');
  expect(t.chain()).toEqual([]);
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'keep' });
  t.you.mustChooseAmong(['none', 'Hearthstone', 'Crown']).chooses('Crown');
  t.you.mustChooseAmong(['none', 'Hearthstone']).chooses('none');
  t.foe.mustChooseAmong(['none', 'his']).chooses('his');
  expect(t.winner()).toEqual(['foe']);
  const kept = t
    .game()
    .state.outcome!.kept!.map((cards) => cards.map(({ facts: { name }, counters }) => [name, counters]));
  expect(kept).toEqual([[['Crown', { gem: 3 }]], [['Plate', undefined]]]);
  expect(t.you.readyResources).toBe(0);
});

rule('800.1b, 800.1c', 'in response too, and the links on the chain are interrupted', () => {
  const t = scenario(
    {
      you: { play: ['Hearthstone'], resources: 6 },
      foe: { hand: ['Footsoldier'], resources: 2 },
    },
    { turn: 'foe' },
  );
  t.foe.plays('Footsoldier').passes();
  t.you.uses('Hearthstone');
  t.you.chooses('none');
  expect(t.winner()).toEqual(['foe']);
  expect(t.chain()).toEqual([]);
  expect(t.foe).toMatchObject({ allies: [], graveyard: ['Footsoldier'] });
});

rule('800.1b', 'a whole team concedes: each of its players must agree', () => {
  const seats = {
    you: { team: 'us', play: ['Hearthstone'], resources: 6 },
    foe: {},
    friend: { team: 'us' },
  } as const;
  const no = scenario(seats);
  no.you.uses('Hearthstone');
  no.friend.mustChooseAmong(['yes', 'no']).chooses(false);
  expect(no.winner()).toBeNull();
  expect(no.priority()).toBe('you');
  expect(no.you.readyResources).toBe(6);
  const yes = scenario(seats);
  yes.you.uses('Hearthstone');
  yes.friend.chooses(true);
  yes.you.chooses('none');
  expect(yes.winner()).toEqual(['foe']);
  expect([yes.you.lost, yes.friend.lost, yes.foe.lost]).toEqual([true, true, false]);
});

rule('800.1d', 'what was kept is in play with its counters in the next game, and the rest is in the decks', () => {
  const opening = (name: string) => ({ name, hero, decks: [many(20, soldier)] });
  const kept = [{ facts: crown, counters: { gem: 3 } }];
  const game = startGame({ seats: [{ ...opening('you'), kept }, opening('foe')] }, 1);
  const card = viewGame(game, 1).play.find(({ name }) => name === 'Crown')!;
  expect(card).toMatchObject({ controller: 0, owner: 0, counters: { gem: 3 }, exhausted: false });
  expect(game.state.players[0]!.decks[0]).toHaveLength(20);
});

rule('800.1d', 'hearthing in the final game of a match only ends it', () => {
  const play = [{ facts: named('Hearthstone') }, { facts: crown }];
  const resources = many(6, { facts: soldier, faceDown: true });
  const game = at({ play, resources }, { special: { final: true } });
  const over = goOn(game, 'use');
  expect(over.decision).toBeNull();
  expect(over.state.outcome).toEqual({ winners: [1], kept: [[], []] });
  const notFinal = goOn(at({ play, resources }), 'use');
  expect(notFinal.decision?.question).toBe('keep');
});

rule('800.1e', 'kept cards that violate uniqueness are repaired after the mulligans', () => {
  const opening = (name: string) => ({ name, hero, decks: [many(20, soldier)] });
  const kept = [{ facts: crown, counters: { gem: 3 } }, { facts: crown }];
  const game = startGame({ seats: [{ ...opening('you'), kept }, opening('foe')] }, 1);
  const asked = goOn(game, 'player', 'no');
  expect(asked.decision?.question).toBe('mulligan');
  expect(asked.state.play.filter((id) => facts(asked, [id])[0] === 'Crown')).toHaveLength(2);
  const repairing = goOn(asked, 'no');
  expect(repairing.decision).toMatchObject({ player: 0, question: 'uniqueness' });
  expect(repairing.state.turn.number).toBe(0);
  const going = goOn(repairing, 'card');
  expect(going.state.play.filter((id) => facts(going, [id])[0] === 'Crown')).toHaveLength(1);
  expect(going.decision?.question).toBe('priority');
});

const questing = (more: Partial<PlacedSeat>) => {
  const resources = [{ facts: portal, key: 'one' }, { facts: portal }, ...many(26, { facts: soldier, faceDown: true })];
  return at({ resources, graveyards: [[{ facts: crown }]], ...more });
};
const complete = (game: Game): Game => {
  let now = goOn(game, 'complete');
  while (now.decision!.question === 'resource' || now.decision!.question === 'pay with') now = goOn(now, 'automatic');
  return goOn(now, 'pass', 'pass');
};

rule('800.2, 800.2a, 800.2c', 'a side deck becomes the new deck, shuffled; the second time there is none', () => {
  const side = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((name) => ({ ...soldier, name }));
  const game = complete(questing({ collection: { cards: side, whole: true } }));
  const { decks, graveyards, removed } = game.state.players[0]!;
  expect(facts(game, decks[0]!).sort()).toEqual(side.map(({ name }) => name));
  expect(facts(game, decks[0]!)).not.toEqual(side.map(({ name }) => name)); // Not in the order it came.
  expect(graveyards).toEqual([[]]);
  expect(facts(game, removed).sort()).toEqual(['Crown', 'Footsoldier', 'Footsoldier', 'Footsoldier']);
  expect(game.state.players[1]!.decks[0]).toHaveLength(3);
  const again = complete(game);
  expect(again.state.players[0]!.decks).toEqual([[]]);
  expect(again.state.players[0]!.removed).toHaveLength(14);
  expect(again.decision?.question).toBe('priority');
});

rule('800.2b, 100.4', 'in casual play it is built card by card, for the same hero, with four copies at most', () => {
  const horde = { ...soldier, name: 'Of the Horde', icons: ['Horde'] };
  const warrior = { ...soldier, name: 'Of Warriors', icons: ['Warrior'] };
  const mage = { ...soldier, name: 'Of Mages', icons: ['Mage'] };
  const free = { ...soldier, name: 'Many', unlimited: true as const };
  const cards = [...many(6, soldier), ...many(6, free), horde, warrior, mage, hero];
  let game = complete(questing({ collection: { cards } }));
  expect(game.decision).toMatchObject({ player: 0, question: 'build' });
  expect(words(game)).toEqual(['Footsoldier', 'Many', 'Of Mages']);
  game = goOn(game, ...many(4, word('Footsoldier')));
  expect(words(game)).toEqual(['Many', 'Of Mages']); // Though others are left, and the first deck had some too.
  game = goOn(game, word('Of Mages')); // The other five can only be one thing.
  expect(game.decision?.question).toBe('priority');
  expect(facts(game, game.state.players[0]!.decks[0]!).sort()).toEqual([
    ...many(4, 'Footsoldier'),
    ...many(5, 'Many'),
    'Of Mages',
  ]);
});

rule('800.2, BT.21', 'Illidan brings Traitors from the collection, each only once', () => {
  const traitor = { ...soldier, name: 'A Traitor', tags: ['Traitor'] };
  const cards = [
    traitor,
    soldier,
    { ...traitor, name: 'Another' },
    { ...traitor, name: 'No Ally', types: ['Ability'] },
  ];
  const illidan = named('Illidan Stormrage');
  const start = at({ hero: { facts: illidan }, collection: { cards: cards as Facts[] } }, { turn: 1, step: 'end' });
  const toTheQuestion = (game: Game): Game => {
    let now = game;
    while (now.decision!.question === 'priority') now = goOn(now, 'pass');
    return now;
  };
  let game = goOn(toTheQuestion(start), 'yes');
  expect([game.decision!.question, ...words(game)]).toEqual(['collection', 'A Traitor', 'Another']);
  game = goOn(game, word('Another'));
  const inPlay = (now: Game) => facts(now, now.state.play).filter((name) => name.startsWith('A'));
  expect(inPlay(game)).toContain('Another');
  expect(game.state.special.collections[0]!.cards.map(({ name }) => name)).toEqual([
    'A Traitor',
    'Footsoldier',
    'No Ally',
  ]);
  expect(inPlay(goOn(toTheQuestion(start), 'no'))).not.toContain('Another');
});

const katrana = named('Lady Katrana Prestor');
const boss: Facts = { ...hero, name: 'Onyxia', health: 100 };
const raid: RaidSeat = {
  hero: boss,
  decks: [many(12, { ...soldier, name: 'Main' }), many(5, { ...soldier, name: 'Event' })],
};
const plotting = (special: Position['special'] = {}) =>
  at(
    {
      play: [{ facts: katrana }, { facts: plate, owner: 1 }],
      hand: many(2, { facts: soldier }),
      resources: many(15, { facts: soldier, faceDown: true }),
    },
    { special },
    { play: [{ facts: crown, owner: 0 }, { facts: soldier }] },
  );

rule('800.3, 800.3a', 'without the decks of the raid nothing happens, and the turn player gets priority', () => {
  const before = plotting();
  const game = goOn(before, 'use', 'pass', 'pass');
  expect(game.state.chain).toEqual([]);
  expect(game.decision).toMatchObject({ question: 'priority', player: 0 });
  expect(game.state.play).toEqual(before.state.play);
  expect(game.state.players[0]!.hand).toHaveLength(2);
  expect(game.state.turn.number).toBe(before.state.turn.number);
});

rule('800.3a', 'with them all of his cards go, the boss comes, and his next turn begins without a draw', () => {
  const asked = goOn(plotting({ raid }), 'use', 'pass', 'pass');
  expect(asked.decision).toMatchObject({ question: 'mulligan', player: 0 });
  const { hand, decks, removed } = asked.state.players[0]!;
  expect(facts(asked, hand)).toEqual(many(7, 'Main'));
  expect(decks.map((deck) => deck.length)).toEqual([5, 5]);
  expect(facts(asked, asked.state.play)).toEqual(['A Hero', 'Footsoldier', 'Onyxia']); // The other player's stay.
  expect(facts(asked, removed)).toContain('Lady Katrana Prestor');
  expect(facts(asked, asked.state.players[1]!.removed)).toEqual(['Plate']);
  expect(asked.state.players[1]!.hand).toEqual([]);
  const game = goOn(asked, 'no');
  expect(game.state.turn).toMatchObject({ player: 0, step: 'ready' });
  const acting = goOn(game, 'pass', 'pass');
  expect(acting.state.turn).toMatchObject({ player: 0, step: 'action' });
  expect(acting.state.players[0]!.hand).toHaveLength(7);
});
