import {
  ability,
  aHero,
  ally,
  anAlly,
  destroy,
  draw,
  each,
  heal,
  ifWould,
  instead,
  isDestroyed,
  ongoing,
  opposing,
  putDamage,
  set,
  thisCard,
  when,
  yourHero,
  yourHeroAs,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  'Empty Quiver': ability({ cost: 0 }, draw(), putDamage(30, each(opposing(aHero)))),
  Phoenix: ongoing({ cost: 0 }, ifWould(isDestroyed(yourHeroAs), instead(heal('all', yourHero), destroy(thisCard)))),
  Herald: ally({ cost: 1, atk: [1, 'melee'], health: 3 }, when(isDestroyed(opposing(aHero)), draw())),
  Angel: ally(
    { cost: 1, atk: [1, 'melee'], health: 3 },
    ifWould(isDestroyed(yours(anAlly)), instead(heal('all', { select: 'event', role: 'card' }))),
  ),
});

rule(
  '410.6, 716.1, 102.1a',
  'a hero whose destruction is replaced stays in the game, though somebody is decked in the same wave',
  () => {
    const { you, foe, third, pass, winner, priority, turn } = scenario(
      { you: { hand: ['Empty Quiver'], deck: [] }, foe: { play: ['Phoenix'] }, third: { play: ['Phoenix'] } },
      { cards },
    );
    you.plays('Empty Quiver');
    pass.all();
    expect([you.lost, foe.lost, third.lost, winner()]).toEqual([true, false, false, null]);
    expect([foe.hero.damage, foe.play, foe.graveyard]).toEqual([0, [], ['Phoenix']]);
    expect([third.hero.damage, third.graveyard, priority(), turn()]).toEqual([0, ['Phoenix'], 'foe', 'you']);
  },
);

rule('410.6, 102.1a', 'of two players the one whose hero is saved wins as the other is decked', () => {
  const { you, pass, winner } = scenario(
    { you: { hand: ['Empty Quiver'], deck: [] }, foe: { play: ['Phoenix'] } },
    { cards },
  );
  you.plays('Empty Quiver');
  pass.all();
  expect(winner()).toEqual(['foe']);
});

rule('410.6, 102.1a', 'a hero falls in the wave in which another player is decked, and both have lost together', () => {
  const { you, foe, third, pass, winner, chain } = scenario(
    {
      you: { hand: ['Empty Quiver'], deck: [] },
      foe: {},
      third: { play: ['Phoenix', 'Herald'], deck: ['Footsoldier', 'Fury'] },
    },
    { cards },
  );
  you.plays('Empty Quiver');
  pass.all();
  expect([you.lost, foe.lost, third.lost, winner()]).toEqual([true, true, false, ['third']]);
  expect(chain()).toEqual([]);
  const four = scenario(
    {
      you: { hand: ['Empty Quiver'], deck: [] },
      foe: {},
      third: { play: ['Phoenix', 'Herald'], deck: ['Footsoldier', 'Fury'] },
      fourth: { play: ['Phoenix'] },
    },
    { cards },
  );
  four.you.plays('Empty Quiver');
  four.pass.all();
  expect([four.you.lost, four.foe.lost, four.third.lost, four.fourth.lost]).toEqual([true, true, false, false]);
  expect(four.chain()).toEqual(['Herald']); // one hero was destroyed; the decked player's was not
  four.resolve.all();
  expect([four.third.hand, four.priority()]).toEqual([['Footsoldier'], 'third']);
});

rule('410.6, 410.6b', 'what else the wave does is done and replaced as ever while somebody is decked', () => {
  const { you, foe, pass, card, priority } = scenario(
    {
      you: { hand: ['Empty Quiver'], deck: [] },
      foe: { play: ['Phoenix', 'Angel', { card: 'Quarry Ogre', damage: 5 }] },
      third: { play: ['Phoenix', { card: 'Footsoldier', damage: 5 }] },
    },
    { cards },
  );
  you.plays('Empty Quiver');
  pass.all();
  expect([you.lost, foe.lost, foe.allies, card('Quarry Ogre').damage]).toEqual([
    true,
    false,
    ['Angel', 'Quarry Ogre'],
    0,
  ]);
  expect([card('Footsoldier').zone, priority()]).toEqual(['graveyard', 'foe']);
});
