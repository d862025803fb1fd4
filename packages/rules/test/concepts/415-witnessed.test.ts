import {
  ability,
  aCard,
  anAlly,
  destroy,
  discard,
  draw,
  each,
  inYourGraveyard,
  location,
  put,
  putIntoHand,
  set,
  zoneOf,
} from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';
import { witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const you = { player: 'you' } as const;
const hidden = put(zoneOf('hand', you), { to: 'deck', at: 'bottom' });
const roads = set({ 'Old Road': location({}), 'New Road': location({}) });

/** What each player and a spectator hear of the cards that move while one text is processed, without a question in between. */
const heard = (effects: readonly Effect[], mine: object = {}) => {
  const trick = set({ Trick: ability({ cost: 0 }, ...effects) })[0]!;
  const table = scenario({ you: { hand: [trick], deck: ['Fury', 'Hootie', 'Bloodclaw'], ...mine }, foe: {} });
  table.you.plays('Trick');
  table.you.passes();
  table.foe.passes();
  expect(table.priority()).toBe('you');
  return [0, 1, null].map((viewer) =>
    witness(table.game(), viewer).flatMap(({ event, card }) =>
      MOVING.has(event) && card?.name !== 'Trick' ? [`${event} ${card?.name}${card?.id ? '' : ' (gone)'}`] : [],
    ),
  );
};
const MOVING: ReadonlySet<string> = new Set(['draw', 'discard', 'move', 'destroy', 'reveal', 'turn face down']);

rule('415.3a, 415.9e', 'a card that is drawn and discarded in one go has a name only as it is discarded', () => {
  const [mine, theirs, spectators] = heard([draw(), discard(1, you)]);
  expect(mine).toEqual(['draw Fury', 'discard Fury']);
  expect(theirs).toEqual(['draw null', 'discard Fury']);
  expect(spectators).toEqual(theirs);
});

rule('415.4a', 'a card that is drawn and then revealed was not known to the others as it was drawn', () => {
  const [mine, theirs, spectators] = heard([draw(), { do: 'reveal', what: zoneOf('hand', you) }]);
  expect(mine).toEqual(['draw Fury', 'reveal Fury']);
  expect(theirs).toEqual(['draw null (gone)', 'reveal Fury (gone)']);
  expect(spectators).toEqual(theirs);
});

rule('415.4a', 'who drew a card and puts it back knows which it was, and nobody else does', () => {
  const [mine, theirs, spectators] = heard([draw(), hidden]);
  expect(mine).toEqual(['draw Fury (gone)', 'move Fury (gone)']);
  expect(theirs).toEqual(['draw null (gone)', 'move null (gone)']);
  expect(spectators).toEqual(theirs);
});

rule('415.5a', 'everybody knows a card that leaves a graveyard, but not what is done with it in a hand', () => {
  const effects = [putIntoHand(each(inYourGraveyard(aCard))), hidden];
  const [mine, theirs, spectators] = heard(effects, { graveyard: ['Footsoldier'] });
  expect(mine).toEqual(['move Footsoldier (gone)', 'move Footsoldier (gone)']);
  expect(theirs).toEqual(['move Footsoldier (gone)', 'move null (gone)']);
  expect(spectators).toEqual(theirs);
});

rule('415.8c', 'a destroyed ally has a name for everybody, wherever it goes in the same go', () => {
  const effects = [destroy(each(anAlly)), put(each(inYourGraveyard(aCard)), { to: 'deck', at: 'bottom' })];
  const all = heard(effects, { play: ['Footsoldier'] });
  for (const told of all) expect(told).toEqual(['destroy Footsoldier (gone)', 'move Footsoldier (gone)']);
});

rule(
  '415.8c',
  'a location that is turned face down is known to all as it turns, and then to its controller alone',
  () => {
    const table = scenario(
      { you: { hand: ['New Road'], resources: [{ card: 'Old Road', as: 'old' }] }, foe: {} },
      { cards: roads },
    );
    table.you.places('New Road', { face: 'up' });
    table.you.passes();
    table.foe.passes();
    table.you.chooses('New Road');
    for (const viewer of [0, 1, null])
      expect(
        witness(table.game(), viewer).flatMap(({ event, card }) => (event === 'turn face down' ? [card?.name] : [])),
      ).toEqual(['Old Road']);
  },
);
