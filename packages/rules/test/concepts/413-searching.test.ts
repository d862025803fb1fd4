import {
  ability,
  aCard,
  put,
  putIntoHand,
  searchDeckOf,
  searchYourDeck,
  searchYourZones,
  searchZonesOf,
  set,
  tagged,
  targetOpponent,
  that,
  you as yourself,
} from '@meetingstone/cards/language';
import { viewGame, witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  'Any Card': ability({ cost: 0 }, searchYourDeck(aCard, putIntoHand(that))),
  'Dig Up': ability({ cost: 0 }, searchYourZones(['graveyard'], tagged('Goblin'), putIntoHand(that))),
  'Find a Goblin': ability({ cost: 0 }, searchYourDeck(tagged('Goblin'), putIntoHand(that))),
  'Seek Quietly': ability({ cost: 0 }, searchDeckOf(yourself, tagged('Goblin'), put(that, { to: 'deck', at: 'top' }))),
});

const shuffles = (t: { game(): Parameters<typeof witness>[0] }) =>
  witness(t.game(), null).flatMap(({ event, player }) => (event === 'shuffle' ? [player] : []));

rule('413.1', 'who searches a deck looks through all of it, and decides then; nobody else sees it', () => {
  const t = scenario(
    {
      you: { hand: ['Find a Goblin'], deck: ['Quarry Ogre', 'Mule Driver', 'Footsoldier', 'Salvage Tinker'] },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Find a Goblin');
  t.pass.all();
  expect(t.waiting()).toMatchObject({
    for: 'you',
    question: 'search',
    options: ['Mule Driver', 'Salvage Tinker', 'none'],
  });
  const names = (viewer: number | null) =>
    viewGame(t.game(), viewer)
      .shown.map(({ name }) => name)
      .sort();
  expect(names(0)).toEqual(['Footsoldier', 'Mule Driver', 'Quarry Ogre', 'Salvage Tinker']);
  expect([names(1), names(null)]).toEqual([[], []]);
  t.you.chooses('Salvage Tinker');
  expect(t.you.hand).toEqual(['Salvage Tinker']);
  expect(witness(t.game(), 1)).toContainEqual(
    expect.objectContaining({ event: 'reveal', card: expect.objectContaining({ name: 'Salvage Tinker' }) }),
  );
});

rule(
  '413.2, 415.3b',
  'a deck is shuffled by its owner once it has been searched, found or not, and before anything is put on it',
  () => {
    const deck = ['Mule Driver', ...Array.from({ length: 12 }, (_, n) => (n % 2 ? 'Footsoldier' : 'Quarry Ogre'))];
    const t = scenario({ you: { hand: ['Seek Quietly', 'Find a Goblin'], deck }, foe: { deck } }, { cards });
    t.you.plays('Seek Quietly');
    t.pass.all();
    t.you.chooses('Mule Driver');
    expect(shuffles(t)).toEqual([0]);
    expect(t.you.deck[0]).toBe('Mule Driver');
    expect(t.you.deck.slice(1)).not.toEqual(deck.slice(1));
    expect([...t.you.deck].sort()).toEqual([...deck].sort());
    const before = t.you.deck;
    t.you.plays('Find a Goblin');
    t.pass.all();
    t.you.chooses('none');
    expect(shuffles(t)).toEqual([0]);
    expect(t.you.deck).not.toEqual(before);
    expect(t.foe.deck).toEqual(deck);
  },
);

rule(
  '413.3',
  'of a description nothing need be found in a hidden zone, and nobody learns whether there was anything',
  () => {
    const played = (deck: readonly string[]) => {
      const t = scenario({ you: { hand: ['Find a Goblin'], deck }, foe: {} }, { cards });
      t.you.plays('Find a Goblin');
      t.pass.all();
      return t;
    };
    const has = played(['Mule Driver', 'Footsoldier']);
    has.you.mustChooseAmong(['Mule Driver', 'none']);
    const hasNot = played(['Quarry Ogre', 'Footsoldier']);
    hasNot.you.mustChooseAmong(['none']);
    expect(viewGame(has.game(), 1).waitingFor).toBe(viewGame(hasNot.game(), 1).waitingFor);
    for (const t of [has, hasNot]) {
      t.you.chooses('none');
      expect([t.you.hand, t.you.deck.length, shuffles(t)]).toEqual([[], 2, [0]]);
    }
    expect(witness(has.game(), 1)).toEqual(witness(hasNot.game(), 1));
  },
);

rule(
  '413.3',
  '"a card" must be found unless the zone is empty, and in a public zone so must any card that fits',
  () => {
    const t = scenario(
      {
        you: {
          hand: [{ card: 'Any Card', as: 'first' }, { card: 'Any Card', as: 'second' }, 'Dig Up'],
          deck: ['Quarry Ogre', 'Footsoldier'],
          graveyard: ['Mule Driver', 'Salvage Tinker', 'Hired Lance'],
        },
        foe: {},
      },
      { cards },
    );
    t.you.plays('first');
    t.pass.all();
    t.you.mustChooseAmong(['Quarry Ogre', 'Footsoldier']).chooses('Quarry Ogre');
    t.you.plays('Dig Up');
    t.pass.all();
    t.you.mustChooseAmong(['Mule Driver', 'Salvage Tinker']).chooses('Mule Driver');
    expect(t.you.hand).toEqual(['Any Card', 'Quarry Ogre', 'Mule Driver']);
    expect(shuffles(t)).toEqual([]);
  },
);

rule('413.3', 'in an empty deck not even "a card" is found', () => {
  const t = scenario({ you: { hand: ['Any Card'], deck: [] }, foe: {} }, { cards });
  t.you.plays('Any Card');
  t.pass.all();
  t.you.chooses('none');
  expect([t.you.hand, t.you.lost]).toEqual([[], false]);
});

const swiftshift = () =>
  scenario({
    you: {
      hand: ['Swiftshift'],
      resources: 4,
      deck: [
        { card: 'Cat Form', as: 'drawn' },
        'Quarry Ogre',
        'Footsoldier',
        'Hired Lance',
        'Mule Driver',
        'Fen Lurker',
      ],
      graveyard: [{ card: 'Cat Form', as: 'buried' }, 'Charge'],
    },
    foe: {},
  });

example(
  '413.3#1',
  'Swiftshift looks through deck, graveyard or both; the deck alone may yield nothing, and is shuffled',
  () => {
    const t = swiftshift();
    t.you.plays('Swiftshift');
    t.pass.all();
    t.you.mustChooseAmong(['deck', 'graveyard']).chooses('deck');
    t.you.mustChooseAmong(['graveyard', 'none']).chooses('none');
    t.you.mustChooseAmong(['drawn', 'none']).chooses('none');
    expect([t.you.hand, t.you.deck.length, shuffles(t)]).toEqual([[], 6, [0]]);
  },
);

example('413.3#1', 'who looks only through his graveyard finds the Form there and does not shuffle', () => {
  const t = swiftshift();
  const { deck } = t.you;
  t.you.plays('Swiftshift');
  t.pass.all();
  t.you.chooses('graveyard').chooses('none');
  expect([t.card('buried').zone, t.card('drawn').zone]).toEqual(['hand', 'deck']);
  expect([t.you.deck, shuffles(t)]).toEqual([deck, []]);
});

example(
  '413.3#1',
  'who looks through both chooses among both, and shuffles though he takes the one from the graveyard',
  () => {
    const t = swiftshift();
    t.you.plays('Swiftshift');
    t.pass.all();
    t.you.chooses('graveyard').chooses('deck');
    t.you.mustChooseAmong(['drawn', 'buried', 'none']).chooses('buried');
    expect([t.card('buried').zone, t.card('drawn').zone, shuffles(t)]).toEqual(['hand', 'deck', [0]]);
  },
);

rule('413.1, 413.2', 'who searches the deck of another sees it alone, and its owner shuffles it', () => {
  const greed = set({
    Greed: ability({ cost: 0 }, searchZonesOf(targetOpponent(), ['deck'], tagged('Goblin'), putIntoHand(that))),
    Rummage: ability({ cost: 0 }, searchZonesOf(targetOpponent(), ['hand'], aCard, put(that, { to: 'graveyard' }))),
  });
  const t = scenario(
    {
      you: { hand: ['Greed', 'Rummage'], deck: ['Mule Driver', 'Footsoldier'] },
      foe: { hand: ['Ember Lash', 'Quarry Ogre'], deck: ['Salvage Tinker', 'Quarry Ogre', 'Bridge Warden'] },
    },
    { cards: greed },
  );
  const names = (viewer: number | null) =>
    viewGame(t.game(), viewer)
      .shown.map(({ name }) => name)
      .sort();
  t.you.plays('Greed');
  t.pass.all();
  expect([names(0), names(1)]).toEqual([['Bridge Warden', 'Quarry Ogre', 'Salvage Tinker'], []]);
  t.you.mustChooseAmong(['Salvage Tinker', 'none']).chooses('Salvage Tinker');
  expect([t.foe.hand.includes('Salvage Tinker'), t.foe.deck.length, shuffles(t)]).toEqual([true, 2, [1]]);
  t.you.plays('Rummage');
  t.pass.all();
  expect([names(0), names(1)]).toEqual([['Ember Lash', 'Quarry Ogre', 'Salvage Tinker'], []]);
  t.you.chooses('Ember Lash');
  expect([t.foe.graveyard, shuffles(t), t.you.deck.length]).toEqual([['Ember Lash'], [], 2]);
});
