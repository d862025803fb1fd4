import {
  ability,
  ally,
  anAlly,
  attachment,
  controlledByYou,
  deal,
  draw,
  give,
  has,
  heroOrAlly,
  put,
  set,
  target,
  topOfYourDeck,
} from '@meetingstone/cards/language';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const free = { cost: 0, instant: true } as const;
const cards = set({
  'Great Bolt': ability(free, deal(60, 'fire', target(heroOrAlly))),
  Draughts: ability(free, draw(4)),
  'Four to the Grave': ability(free, put(topOfYourDeck(4), { to: 'graveyard' })),
  Charm: ability(free, give(target(anAlly), [controlledByYou], 'this game')),
  Guardian: ally({ cost: 1, atk: [1, 'melee'], health: 9 }, has('Protector')),
  Mark: attachment({ cost: 0 }, heroOrAlly),
});
const raid = { raid: 'onyxia', cards } as const;
const many = (count: number, name: string): string[] => Array.from({ length: count }, () => name);
const aliased = (count: number, of: string, card: string) =>
  many(count, card).map((name, n) => ({ card: name, as: `${of} ${n + 1}` }));

rule('R100.2, MC105.1', 'the Boss player wins as soon as nobody else is left in the game', () => {
  const t = scenario(
    { boss: { hand: ['Great Bolt', { card: 'Great Bolt', as: 'second' }] }, you: {}, friend: {} },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Great Bolt', { targets: t.you.hero });
  t.pass.all();
  expect([t.you.lost, t.winner()]).toEqual([true, null]);
  t.boss.plays('second', { targets: t.friend.hero });
  t.pass.all();
  expect(t.winner()).toEqual(['boss']);
});

rule('R100.2, R202.2, MC105.2', 'those who are left of the raiding players win if the final Boss is destroyed', () => {
  const t = scenario(
    { boss: { stage: 3, hand: ['Great Bolt'] }, you: { hand: ['Great Bolt'] }, friend: {}, other: {} },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Great Bolt', { targets: t.friend.hero }).passes();
  t.you.plays('Great Bolt', { targets: t.boss.hero });
  expect(t.winner()).toBeNull();
  t.pass.all();
  expect(t.winner()).toEqual(['you', 'friend', 'other']);
});

rule('R100.3', 'a Boss player can’t place a resource, others can', () => {
  const t = scenario({ boss: { hand: ['Crush'] }, you: { hand: ['Footsoldier'] } }, { ...raid, turn: 'boss' });
  t.boss.cannot({ place: 'Crush' }, '103.2');
  t.until({ turn: 'you', step: 'action' });
  t.you.places('Footsoldier');
  t.pass.all();
  expect(t.you.resources).toEqual(['Footsoldier']);
});

rule('R100.3, BT.09', 'nobody looks at the face-down resources of a Boss player, not even he himself', () => {
  const t = scenario(
    { boss: { resources: ['Crush'] }, you: { resources: [{ card: 'Footsoldier', faceDown: true }] } },
    raid,
  );
  const row = (viewer: number, of: number) =>
    viewGame(t.game(), viewer)
      .play.filter(({ controller, row: where }) => controller === of && where === 'resource')
      .map(({ name }) => name ?? 'unknown');
  expect([row(0, 0), row(1, 0), row(1, 1), row(0, 1)]).toEqual([
    ['unknown'],
    ['unknown'],
    ['Footsoldier'],
    ['unknown'],
  ]);
});

rule('R100.3, BT.08', 'a Boss player keeps ten cards at the end of his turn, a raiding player seven', () => {
  const t = scenario(
    {
      boss: { hand: aliased(12, 'boss', 'Crush') },
      you: { hand: aliased(9, 'you', 'Footsoldier') },
    },
    { ...raid, turn: 'boss' },
  );
  t.pass.all();
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'boss', question: 'maximum hand size' });
  t.boss.chooses(['boss 1', 'boss 2']);
  expect(t.boss.hand).toHaveLength(10);
  t.until({ turn: 'you', step: 'end' });
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'maximum hand size' });
  t.you.chooses(['you 1', 'you 2', 'you 3']);
  expect([t.turn(), t.you.hand.length]).toEqual(['boss', 7]);
});

rule('R101.3c, MC200.3, MC105.2', 'a deck that runs out is made anew from its graveyard, and drawing goes on', () => {
  const t = scenario(
    {
      boss: { hand: ['Draughts'], decks: { main: ['Crush'], event: [] }, graveyards: { main: many(5, 'Trample') } },
      you: {},
    },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Draughts');
  t.pass.all();
  expect(t.boss.hand).toEqual(['Crush', 'Trample', 'Trample', 'Trample']);
  expect(t.boss.decks.Main).toEqual(['Trample', 'Trample']);
  expect(t.boss.graveyards.Main).toEqual(['Draughts']);
  expect(t.boss.lost).toBe(false);
});

rule('R101.3c, MC200.3', 'without a graveyard there is nothing to draw, but the Boss player does not lose', () => {
  const t = scenario(
    { boss: { hand: ['Draughts'], decks: { main: ['Crush'], event: [] } }, you: {} },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Draughts');
  t.pass.all();
  expect([t.boss.lost, t.boss.hand]).toEqual([false, ['Crush']]);
  expect(t.boss.decks.Main).toEqual(['Draughts']); // As soon as it lies in the graveyard.
});

rule('R101.3c', 'each deck has a graveyard of its own', () => {
  const t = scenario(
    {
      boss: {
        hand: ['Four to the Grave'],
        decks: { main: many(6, 'Crush'), event: [] },
        graveyards: { event: ['Wing Storm', 'Battle Plan'] },
      },
      you: {},
    },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Four to the Grave');
  t.pass.all();
  expect([...t.boss.decks.Event!].sort()).toEqual(['Battle Plan', 'Wing Storm']);
  expect(t.boss.graveyards).toMatchObject({ Main: [...many(4, 'Crush'), 'Four to the Grave'], Event: [] });
});

rule('BT.06', 'a protector protects any friendly character, also another raider’s', () => {
  const t = scenario(
    { boss: {}, you: { play: ['Guardian'] }, friend: { play: ['Footsoldier'] } },
    { ...raid, turn: 'boss' },
  );
  t.boss.attacks(t.boss.hero, t.friend.hero);
  t.pass.all();
  t.pass.all();
  t.you.protects('Guardian');
  expect(t.defender()).toBe('Guardian');
  t.pass.all();
  expect([t.card('Guardian').damage, t.friend.hero.damage]).toEqual([1, 0]);
});

rule('BT.07, COT.12', 'the cards of a destroyed raider leave the game, wherever they are attached', () => {
  const t = scenario(
    {
      boss: { hand: ['Great Bolt'], play: ['Footsoldier'] },
      you: {
        hand: ['Footsoldier'],
        graveyard: ['Guardian'],
        play: ['Guardian', { card: 'Footsoldier', as: 'lent', owner: 'friend' }],
        resources: 2,
      },
      friend: { hero: { attached: [{ card: 'Mark', by: 'you' }] }, hand: ['Footsoldier'] },
    },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Great Bolt', { targets: t.you.hero });
  t.pass.all();
  expect(t.you).toMatchObject({ lost: true, hand: [], graveyard: [], play: [], resources: [], deck: [] });
  expect(t.card('Mark').zone).toBe('removed');
  expect(t.card('lent').zone).toBe('removed');
  expect(t.friend).toMatchObject({ lost: false, hand: ['Footsoldier'] });
  expect(t.boss.allies).toEqual(['Footsoldier']);
  t.until({ turn: 'friend', step: 'action' });
  expect(t.turn()).toBe('friend');
});

rule('BT.07', 'what he owned elsewhere goes too, and what was attached to his cards is destroyed', () => {
  const t = scenario(
    {
      boss: { hand: ['Great Bolt'], play: [{ card: 'Guardian', owner: 'you' }] },
      you: { hero: { attached: [{ card: 'Mark', by: 'friend' }] } },
      friend: {},
    },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Great Bolt', { targets: t.you.hero });
  t.pass.all();
  expect(t.boss.allies).toEqual([]);
  expect(t.friend.graveyard).toEqual(['Mark']);
});
