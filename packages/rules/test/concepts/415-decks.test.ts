import {
  ability,
  aCard,
  anAlly,
  each,
  inYourGraveyard,
  may,
  ongoing,
  opposing,
  put,
  putIntoHand,
  set,
  target,
  that,
  topOfYourDeck,
  turnDeckOver,
  youCan,
} from '@meetingstone/cards/language';
import type { Game } from '@meetingstone/rules';
import { viewGame, witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  'Bury Them': ability({ cost: 0 }, put(each(opposing(anAlly)), { to: 'deck', at: 'bottom' })),
  Lookout: ongoing({ cost: 0 }, youCan({ may: 'look at top card', whose: 'you' })),
  'Mirror of Days': ongoing(
    { cost: 0 },
    youCan({ may: 'show top card' }),
    youCan({ may: 'play from', zone: 'deck', noun: aCard }),
  ),
  Peek: ability({ cost: 0 }, { do: 'reveal', what: topOfYourDeck() }, may(putIntoHand(that))),
  'Recall Them': ability({ cost: 0 }, put(each(opposing(anAlly)), { to: 'deck', at: 'top' })),
  'Shuffle Back': ability({ cost: 0 }, put(target(inYourGraveyard(aCard)), { to: 'deck', at: 'shuffled' })),
  'World Upside Down': ability({ cost: 0, instant: true }, turnDeckOver()),
});

/** What a viewer sees of the first player's deck. */
const deckSeen = (game: Game, viewer: number | null) =>
  viewGame(game, viewer).players[0]!.deckSeen.map(({ name }) => name);
const EVERYBODY = [0, 1, null];

rule(
  '415.3, 415.3a',
  'a deck is hidden from everybody; how many cards it has is not, and they are drawn from its top',
  () => {
    const t = scenario({
      you: { deck: ['Moss Colossus', 'Fen Lurker', 'Hired Lance'] },
      foe: { deck: ['Quarry Ogre', 'Salvage Tinker'] },
    });
    for (const viewer of EVERYBODY) {
      const view = viewGame(t.game(), viewer);
      expect(view.players.map(({ deckCounts }) => deckCounts)).toEqual([[3], [2]]);
      expect(view.players.flatMap((player) => player.deckSeen)).toEqual([]);
      for (const name of [...t.you.deck, ...t.foe.deck]) expect(JSON.stringify(view)).not.toContain(name);
    }
    t.until({ turn: 'foe', step: 'draw' });
    expect([t.foe.hand, t.foe.deck]).toEqual([['Quarry Ogre'], ['Salvage Tinker']]);
    const drawn = (viewer: number) => witness(t.game(), viewer).find(({ event }) => event === 'draw')?.card?.name;
    expect([drawn(0), drawn(1)]).toEqual([null, 'Quarry Ogre']);
    t.until({ turn: 'you', step: 'draw' });
    expect([t.you.hand, t.you.deck]).toEqual([['Moss Colossus'], ['Fen Lurker', 'Hired Lance']]);
  },
);

rule('415.3b', 'a card shuffled into a deck is anywhere in it, and nobody sees where', () => {
  const deck = Array.from({ length: 15 }, (_, n) => (n % 2 ? 'Footsoldier' : 'Quarry Ogre'));
  const t = scenario({ you: { hand: ['Shuffle Back'], graveyard: ['Moss Colossus'], deck }, foe: { deck } }, { cards });
  t.you.plays('Shuffle Back');
  t.pass.all();
  expect(witness(t.game(), 1).map(({ event, player }) => [event, player])).toContainEqual(['shuffle', 0]);
  expect(t.you.deck).toHaveLength(16);
  expect(t.you.deck).toContain('Moss Colossus');
  expect(t.you.deck.filter((name) => name !== 'Moss Colossus')).not.toEqual(deck);
  expect(EVERYBODY.map((viewer) => deckSeen(t.game(), viewer))).toEqual([[], [], []]);
  expect(t.foe.deck).toEqual(deck);
});

const recall = (how: 'Recall Them' | 'Bury Them', ...order: readonly string[]) => {
  const t = scenario(
    {
      you: { hand: [how], play: ['Footsoldier'] },
      foe: { play: ['Mule Driver', 'Fen Lurker', 'Hired Lance'], deck: ['Quarry Ogre'] },
    },
    { cards },
  );
  t.you.plays(how);
  t.pass.all();
  t.foe.mustChooseAmong(['Mule Driver', 'Fen Lurker', 'Hired Lance']);
  expect(viewGame(t.game(), 0).decision).toBe(null);
  t.foe.chooses(order[0]!).chooses(order[1]!);
  return t;
};

rule('415.3c', 'whose deck several cards go on top of, or at the bottom of, arranges them', () => {
  const top = recall('Recall Them', 'Hired Lance', 'Mule Driver');
  expect(top.foe.deck).toEqual(['Hired Lance', 'Mule Driver', 'Fen Lurker', 'Quarry Ogre']);
  const bottom = recall('Bury Them', 'Fen Lurker', 'Hired Lance');
  expect(bottom.foe.deck).toEqual(['Quarry Ogre', 'Fen Lurker', 'Hired Lance', 'Mule Driver']);
  expect(bottom.you.allies).toEqual(['Footsoldier']);
});

rule('415.3c', 'nobody else learns the order', () => {
  const one = recall('Recall Them', 'Hired Lance', 'Mule Driver').game();
  const other = recall('Recall Them', 'Fen Lurker', 'Mule Driver').game();
  for (const viewer of [0, null]) {
    expect(witness(one, viewer)).toEqual(witness(other, viewer));
    expect(viewGame(one, viewer)).toEqual(viewGame(other, viewer));
  }
});

rule('415.3d', 'a deck turned over is public; what was at the bottom is drawn first, until it is turned back', () => {
  const t = scenario(
    {
      you: {
        hand: [
          { card: 'World Upside Down', as: 'once' },
          { card: 'World Upside Down', as: 'twice' },
        ],
        deck: ['Quarry Ogre', 'Fen Lurker', 'Mule Driver', 'Hired Lance'],
      },
      foe: { play: ['Footsoldier'], hand: ['Recall Them'] },
    },
    { cards },
  );
  t.you.plays('once');
  t.pass.all();
  const turned = ['Hired Lance', 'Mule Driver', 'Fen Lurker', 'Quarry Ogre'];
  expect(EVERYBODY.map((viewer) => deckSeen(t.game(), viewer))).toEqual([turned, turned, turned]);
  expect(viewGame(t.game(), 0).players[1]!.deckSeen).toEqual([]);
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'draw' });
  expect(t.you.hand).toContain('Hired Lance');
  expect(deckSeen(t.game(), 1)).toEqual(turned.slice(1));
  t.you.plays('twice');
  t.pass.all();
  expect(t.you.deck).toEqual(['Quarry Ogre', 'Fen Lurker', 'Mule Driver']);
  expect(EVERYBODY.map((viewer) => deckSeen(t.game(), viewer))).toEqual([[], [], []]);
});

rule('415.3e', 'who may look at a top card at any time may do so whenever he has priority', () => {
  const t = scenario(
    { you: { play: ['Lookout'], hand: ['Fire Blast'], resources: 1, deck: ['Quarry Ogre', 'Fen Lurker'] }, foe: {} },
    { cards },
  );
  const seen = () => EVERYBODY.map((viewer) => deckSeen(t.game(), viewer));
  expect(seen()).toEqual([['Quarry Ogre'], [], []]);
  expect(viewGame(t.game(), 0).players[1]!.deckSeen).toEqual([]);
  t.you.plays('Fire Blast');
  expect([t.waiting()!.question, seen()]).toEqual(['target', [[], [], []]]);
  t.you.chooses(t.foe.hero);
  expect(seen()).toEqual([['Quarry Ogre'], [], []]);
  t.you.passes();
  expect(seen()).toEqual([[], [], []]);
  t.foe.passes();
});

rule('415.3f', 'a revealed top card is seen by all; played from there, the next shows only once it is added', () => {
  const t = scenario(
    { you: { play: ['Mirror of Days'], resources: 1, deck: ['Fire Blast', 'Fen Lurker', 'Mule Driver'] }, foe: {} },
    { cards },
  );
  const seen = () => EVERYBODY.map((viewer) => deckSeen(t.game(), viewer));
  expect(seen()).toEqual([['Fire Blast'], ['Fire Blast'], ['Fire Blast']]);
  t.you.plays('Fire Blast');
  expect([t.waiting()!.question, seen()]).toEqual(['target', [[], [], []]]);
  t.you.chooses(t.foe.hero);
  expect([t.chain(), seen()]).toEqual([['Fire Blast'], [['Fen Lurker'], ['Fen Lurker'], ['Fen Lurker']]]);
  t.pass.all();
  expect(t.foe.hero.damage).toBe(2);
});

rule('415.3f', 'while a text reveals the top card, the one below it stays hidden', () => {
  const t = scenario(
    { you: { play: ['Mirror of Days'], hand: ['Peek'], deck: ['Quarry Ogre', 'Fen Lurker', 'Mule Driver'] }, foe: {} },
    { cards },
  );
  t.you.plays('Peek');
  t.pass.all();
  expect([t.waiting()!.question, deckSeen(t.game(), 1)]).toEqual(['may', ['Quarry Ogre']]);
  t.you.chooses('yes');
  expect([t.you.hand, deckSeen(t.game(), 1)]).toEqual([['Quarry Ogre'], ['Fen Lurker']]);
});
