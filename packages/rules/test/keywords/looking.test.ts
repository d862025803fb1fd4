import { ability, ally, atk, delve, draw, give, item, thisCard, when } from '@meetingstone/cards/language';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, keyworded, one, quick } from './kit.ts';

const dig = one('Dig', ability(quick, delve));
const deck = ['Ember Lash', 'Quarry Ogre', 'Militia Sword', 'Bridge Warden'];

rule('keyword Delve', 'of the top two cards any number stays on top in any order, the rest goes to the bottom', () => {
  const t = scenario({
    you: { hand: ['first', 'second', 'third'].map((as) => ({ card: dig, as })), deck },
    foe: { deck: 2 },
  });
  t.you.plays('first');
  t.pass.all();
  t.you.mustChooseAmong(['Ember Lash', 'Quarry Ogre', 'none']).chooses('Quarry Ogre');
  t.you.mustChooseAmong(['Ember Lash', 'none']).chooses('none');
  expect(t.you.deck).toEqual(['Quarry Ogre', 'Militia Sword', 'Bridge Warden', 'Ember Lash']);
  t.you.plays('second');
  t.pass.all();
  t.you.chooses('Militia Sword').chooses('Quarry Ogre');
  expect(t.you.deck).toEqual(['Militia Sword', 'Quarry Ogre', 'Bridge Warden', 'Ember Lash']);
  t.you.plays('third');
  t.pass.all();
  t.you.chooses('none').mustChooseAmong(['Militia Sword', 'Quarry Ogre']).chooses('Quarry Ogre');
  expect(t.you.deck).toEqual(['Bridge Warden', 'Ember Lash', 'Quarry Ogre', 'Militia Sword']);
  expect([t.chain(), t.foe.deck.length]).toEqual([[], 2]);
});

rule('keyword Delve', 'only the player who delves sees the two cards, and a deck of one card is enough', () => {
  const t = scenario({ you: { hand: [dig], deck: ['Ember Lash'] }, foe: {} });
  t.you.plays('Dig');
  t.pass.all();
  const shown = (seat: number) => viewGame(t.game(), seat).shown.map(({ name }) => name);
  expect([shown(0), shown(1)]).toEqual([['Ember Lash'], []]);
  t.you.chooses('Ember Lash');
  expect(t.you.deck).toEqual(['Ember Lash']);
});

rule('keyword Enrage', 'as it enters play the top card may be revealed, and powers trigger on what it is', () => {
  const bear = one('Bear', ally({ ...body, cost: 0 }, keyworded('Enrage')));
  const revealed = { event: 'reveal', whose: 'you', card: { kind: ['Ally'], zone: 'deck' } } as const;
  const t = scenario({
    you: {
      hand: ['first', 'second', 'third'].map((as) => ({ card: bear, as })),
      play: [one('Drum', item({ cost: 0 }, when(revealed, draw())))],
      deck: ['Quarry Ogre', 'Ember Lash'],
    },
    foe: { play: [one('Horn', item({ cost: 0 }, when(revealed, draw())))], deck: 1 },
  });
  t.you.plays('first');
  t.pass.all();
  expect([t.waiting()?.question, t.card('first').zone]).toEqual(['may', 'chain']);
  t.you.chooses(false);
  expect([t.card('first').zone, t.chain(), t.you.deck.length]).toEqual(['play', [], 2]);
  t.you.plays('second');
  t.pass.all();
  t.you.chooses(true);
  expect([t.card('second').zone, t.chain(), t.you.deck]).toEqual(['play', ['Drum'], ['Quarry Ogre', 'Ember Lash']]);
  t.pass.all();
  expect([t.you.deck, t.foe.hand]).toEqual([['Ember Lash'], []]);
  t.you.plays('third');
  t.pass.all();
  t.you.chooses(true);
  expect([t.card('third').zone, t.chain(), t.you.deck]).toEqual(['play', [], ['Ember Lash']]);
});

rule('keyword Enrage', 'a power of the card itself triggers off an ally that it reveals, once it is in play', () => {
  const revealsAlly = { event: 'reveal', by: { self: true }, card: { kind: ['Ally'], zone: 'deck' } } as const;
  const ogre = one(
    'Ogre',
    ally({ ...body, cost: 0 }, keyworded('Enrage'), when(revealsAlly, give(thisCard, [atk(2)]))),
  );
  const t = scenario({
    you: {
      hand: ['first', 'second', 'third'].map((as) => ({ card: ogre, as })),
      deck: ['Quarry Ogre', 'Ember Lash'],
    },
    foe: { play: [{ card: ogre, as: 'theirs' }] },
  });
  t.you.plays('first');
  t.pass.all();
  t.you.chooses(true);
  expect([t.card('first').zone, t.chain()]).toEqual(['play', ['Ogre']]);
  t.pass.all();
  expect([t.card('first').atk, t.card('theirs').atk]).toEqual([4, 2]);
  t.you.plays('second');
  t.pass.all();
  t.you.chooses(false);
  expect([t.card('second').zone, t.chain()]).toEqual(['play', []]);
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('third');
  t.pass.all();
  t.you.chooses(true);
  expect([t.card('third').zone, t.chain(), t.card('first').atk]).toEqual(['play', [], 2]);
});
