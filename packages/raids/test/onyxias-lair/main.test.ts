import {
  ability,
  ally,
  armor,
  deal,
  has,
  heroOrAlly,
  interrupt,
  inZone,
  ongoing,
  pay,
  set,
  target,
  thisDeals,
} from '@meetingstone/cards/language';
import type { SeatSetup } from '@meetingstone/scenario';
import { expect, test } from 'vitest';
import { lair, many } from './lair.ts';

const free = { cost: 0, instant: true } as const;
const cards = set({
  Bolt: ability(free, deal(3, 'fire', target(heroOrAlly))),
  Blast: ability(free, deal(6, 'fire', target(heroOrAlly))),
  No: ability(free, interrupt(target(inZone('chain', {})))),
  Aura: ongoing({ cost: 0 }),
  Plate: armor({ cost: 1, def: 1, tags: ['Chest'] }),
  Tough: ally({ cost: 0, atk: [1, 'melee'], health: 9 }),
  Quick: ally({ cost: 0, instant: true, atk: [1, 'melee'], health: 2 }),
  Archer: ally({ cost: 0, atk: [1, 'melee'], health: 1 }, pay([], thisDeals(1, 'ranged', target(heroOrAlly)))),
  Guardian: ally({ cost: 0, atk: [1, 'melee'], health: 9 }, has('Protector')),
});
const soldiers = (...names: readonly string[]) => names.map((as) => ({ card: 'Footsoldier', as }));
const whelps = (count: number) => Array.from({ length: count }, () => 'Onyxian Whelp');

type Seats = Partial<Record<'boss' | 'you' | 'friend', SeatSetup>>;

/** She holds this card and has resources enough; the raiders have allies. */
const holding = (card: string, { boss = {}, ...others }: Seats = {}, options: object = {}) =>
  lair(
    {
      you: { play: soldiers('a', 'b') },
      friend: { play: soldiers('c') },
      ...others,
      boss: { resources: 10, hand: [card, ...((boss.hand as readonly string[]) ?? [])], ...without(boss) },
    },
    { cards, ...options },
  );
const without = ({ hand: _hand, ...rest }: SeatSetup) => rest;

type Lair = ReturnType<typeof lair>;

/** Everybody passes until the combat is over. */
function fight(t: Lair, attacker: string, defender: string): void {
  t.player(t.turn()).attacks(attacker, defender);
  for (let n = 0; n < 3; n++) t.pass.all();
}
function played(t: Lair, card: string, saying: object = {}): Lair {
  t.boss.plays(card, saying);
  t.pass.all();
  return t;
}
const damages = (t: Lair, ...refs: readonly string[]) => refs.map((ref) => t.card(ref).damage);

test('Another Lesson: whenever she fights an ally this turn, she is ready again', () => {
  const t = played(holding('Another Lesson', { you: { play: ['Tough'] } }), 'Another Lesson');
  fight(t, 'boss.hero', 'Tough');
  expect(t.chain()).toEqual(['Another Lesson']);
  t.pass.all();
  expect([t.card('Tough').damage, t.boss.hero.exhausted]).toEqual([1, false]);
  fight(t, 'boss.hero', 'you.hero');
  expect([t.you.hero.damage, t.boss.hero.exhausted]).toEqual([1, true]);
});

test('Bellowing Roar: opposing allies go home, and no ally is played until after her next turn', () => {
  const t = played(
    holding('Bellowing Roar', {
      boss: { stage: 3, play: soldiers('hers') },
      you: { hand: ['Tough'], play: soldiers('a') },
    }),
    'Bellowing Roar',
  );
  expect([t.you.hand, t.friend.hand, t.boss.allies]).toEqual([
    ['Tough', 'Footsoldier'],
    ['Footsoldier'],
    ['Footsoldier'],
  ]);
  t.until({ turn: 'you', step: 'action' });
  t.you.cannot({ play: 'Tough' }, '707.1');
  t.until({ turn: 'boss', step: 'ready' });
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Tough');
  t.pass.all();
  expect(t.you.allies).toEqual(['Tough']);
});

test('Bellowing Roar: an instant ally is not played on her next turn either', () => {
  const t = played(holding('Bellowing Roar', { boss: { stage: 3 }, you: { hand: ['Quick'] } }), 'Bellowing Roar');
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'action' });
  t.boss.passes();
  t.you.cannot({ play: 'Quick' }, '707.1');
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Quick');
});

test('Whelps: ten of Brood of Onyxia, one for each opposing ally from Tossed into the Hatchery', () => {
  expect(played(holding('Brood of Onyxia', { boss: { stage: 2 } }), 'Brood of Onyxia').boss.allies).toEqual(whelps(10));
  const t = played(holding('Tossed into the Hatchery'), 'Tossed into the Hatchery');
  expect(t.boss.allies).toEqual(whelps(3));
});

test('what is destroyed: by Burninate, Shattering Scales, Wrath of Onyxia, Crush, Tail Swipe', () => {
  const left = (card: string, saying: object = {}) => {
    const boss = { play: [...soldiers('hers'), 'Aura'] };
    const you = { play: [...soldiers('a'), { card: 'Aura', as: 'song' }, 'Plate'], resources: 1 };
    const t = played(holding(card, { boss, you }), card, saying);
    expect([t.boss.play, t.you.resources.length]).toEqual([['Footsoldier', 'Aura'], 1]);
    return t.you.play;
  };
  expect(left('Burninate')).toEqual([]);
  expect(left('Shattering Scales')).toEqual(['Footsoldier']);
  expect(left('Wrath of Onyxia')).toEqual(['Aura', 'Plate']);
  expect(left('Crush', { targets: 'a' })).toEqual(['Aura', 'Plate']);
  expect(left('Tail Swipe', { targets: 'song' })).toEqual(['Footsoldier', 'Plate']);
  expect(left('Tail Swipe', { targets: 'Plate' })).toEqual(['Footsoldier', 'Aura']);
});

test('Deep Breath: X fire to each opposing character, and no interrupting it', () => {
  const t = holding('Deep Breath', { boss: { stage: 2 }, you: { hand: ['No'], play: ['Tough'] } });
  t.boss.plays('Deep Breath', { x: 4 }).passes();
  expect(t.boss.readyResources).toBe(4);
  t.you.plays('No', { targets: 'Deep Breath' });
  t.pass.all();
  t.pass.all();
  expect(damages(t, 'Tough', 'you.hero', 'friend.hero', 'boss.hero')).toEqual([4, 4, 4, 0]);
});

test('Devour: five damage to what attacks her', () => {
  const t = holding('Devour', { you: { play: ['Tough'] } }, { turn: 'you' });
  t.you.attacks('Tough', 'boss.hero');
  t.pass.all();
  t.you.passes();
  t.friend.passes();
  t.boss.passes(); // Now she defends.
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Devour', { targets: 'Tough' });
  t.pass.all();
  expect(t.card('Tough').damage).toBe(5);
});

test('Draconic Might, Draconic Rage, Tooth and Claw, Trample: stronger while attacking', () => {
  const hits = (card: string, stage = 1) => {
    const t = played(holding(card, { boss: { stage } }), card);
    expect(t.boss.hero.atk).toBe(0);
    t.boss.attacks(t.boss.hero, t.you.hero);
    t.pass.all();
    if (card === 'Trample') {
      t.boss.chooses('a');
      t.pass.all();
      t.boss.mustChooseAmong([true, false]).chooses(true);
      expect(t.card('a').exhausted).toBe(true);
    }
    t.pass.all();
    t.pass.all();
    return t.you.hero.damage;
  };
  expect(hits('Draconic Might')).toBe(3);
  expect(hits('Draconic Rage')).toBe(2);
  expect(hits('Draconic Rage', 3)).toBe(6);
  expect(hits('Tooth and Claw')).toBe(6);
  expect(hits('Trample')).toBe(3);
});

const bolted = (t: Lair, bolt: string, amount: number) => {
  t.you.plays(bolt, { targets: t.boss.hero });
  t.pass.all();
  expect([bolt, t.boss.hero.damage]).toEqual([bolt, amount]);
};

test('Dragon Hide: two of the next damage, each turn again', () => {
  const t = lair({ boss: { play: ['Dragon Hide'] }, you: { hand: many(2, 'Bolt') } }, { cards });
  t.boss.uses('Dragon Hide');
  expect(t.card('Dragon Hide').exhausted).toBe(true);
  t.pass.all();
  t.boss.passes();
  bolted(t, 'Bolt 1', 1);
  t.boss.passes();
  bolted(t, 'Bolt 2', 4);
});

test('Foolish Mortals!: five of the next damage, once', () => {
  const t = lair({ boss: { play: ['Foolish Mortals!'] }, you: { hand: many(3, 'Bolt') } }, { cards });
  t.boss.uses('Foolish Mortals!');
  expect(t.boss.play).toEqual([]);
  t.pass.all();
  for (const [bolt, amount] of [
    ['Bolt 1', 0],
    ['Bolt 2', 1],
    ['Bolt 3', 4],
  ] as const) {
    t.boss.passes();
    bolted(t, bolt, amount);
  }
});

test('Knock Away: no damage to her this turn, but in the next', () => {
  const t = played(holding('Knock Away', { you: { hand: many(2, 'Blast') } }), 'Knock Away');
  t.boss.passes();
  bolted(t, 'Blast 1', 0);
  t.until({ turn: 'you', step: 'action' });
  bolted(t, 'Blast 2', 6);
});

test('Engulfing Flames: five now, and the stage at the start of each of her turns', () => {
  const t = played(holding('Engulfing Flames', { boss: { stage: 2 } }), 'Engulfing Flames', { targets: 'you.hero' });
  expect([t.you.hero.damage, t.card('Engulfing Flames').attachedTo]).toEqual([5, 'you.hero']);
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.chain()).toEqual(['Engulfing Flames']);
  t.pass.all();
  expect(t.you.hero.damage).toBe(7);
});

test('Flame Breath: the stage in fire to each opposing character', () => {
  const t = played(
    holding('Flame Breath', { boss: { stage: 3, play: soldiers('hers') }, you: { play: ['Tough'] } }),
    'Flame Breath',
  );
  expect(damages(t, 'Tough', 'you.hero', 'friend.hero', 'hers', 'boss.hero')).toEqual([3, 3, 3, 0, 0]);
});

test('Head Slam: up to five damage on herself, the same to each opposing ally', () => {
  const t = holding('Head Slam', { you: { play: ['Tough'] } });
  t.boss.plays('Head Slam', { x: 5 });
  expect(t.boss.hero.damage).toBe(5);
  t.pass.all();
  expect(damages(t, 'Tough', 'you.hero')).toEqual([5, 0]);
  holding('Head Slam').boss.cannot({ play: 'Head Slam', x: 6 }, '707.1b');
  const none = played(holding('Head Slam'), 'Head Slam', { x: 0 });
  expect(damages(none, 'boss.hero', 'a')).toEqual([0, 0]);
});

test('Home Lair Advantage: she is no target and her cards are not interrupted this turn', () => {
  const t = played(
    holding('Home Lair Advantage', { boss: { hand: ['Flame Breath'] }, you: { hand: ['Bolt', 'No'] } }),
    'Home Lair Advantage',
  );
  t.boss.plays('Flame Breath').passes();
  t.you.cannot({ play: 'Bolt', targets: t.boss.hero }, '706.1');
  t.you.plays('No', { targets: 'Flame Breath' });
  t.pass.all();
  t.pass.all();
  expect(t.friend.hero.damage).toBe(1);
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Bolt', { targets: t.boss.hero });
  t.pass.all();
  expect(t.boss.hero.damage).toBe(3);
});

test('cards to draw: How Fortuitous!, Learn Your Place, Mortal!', () => {
  expect(played(holding('How Fortuitous!'), 'How Fortuitous!').boss.hand).toHaveLength(2);
  const t = played(holding('Learn Your Place, Mortal!', { boss: { hand: ['Crush'] } }), 'Learn Your Place, Mortal!');
  expect(t.boss.hand).toHaveLength(10);
});

test('Lava Cracks: a die for each opposing character', () => {
  const t = holding('Lava Cracks', { boss: { stage: 3 }, you: { play: ['Tough'] }, friend: {} }, { dice: [4, 1, 6] });
  t.boss.plays('Lava Cracks');
  t.pass.all();
  t.boss.mustChooseAmong(['you.hero', 'Tough', 'friend.hero']).chooses('Tough');
  expect(damages(t, 'Tough')).toEqual([4]);
  t.boss.mustChooseAmong(['you.hero', 'friend.hero']).chooses('friend.hero');
  expect(damages(t, 'Tough', 'friend.hero', 'you.hero')).toEqual([4, 1, 6]);
});

test('Meaningless Exertion: destroys an ability, or interrupts an ability card', () => {
  const t = played(holding('Meaningless Exertion', { you: { play: ['Aura'] } }), 'Meaningless Exertion', {
    modes: 1,
    targets: 'Aura',
  });
  expect(t.you.play).toEqual([]);
  const other = holding('Meaningless Exertion', { you: { hand: ['Bolt'] } }, { turn: 'you' });
  other.you.plays('Bolt', { targets: other.boss.hero }).passes();
  other.friend.passes();
  other.boss.plays('Meaningless Exertion', { modes: 2, targets: 'Bolt' });
  other.pass.all();
  expect([other.chain(), other.boss.hero.damage, other.you.graveyard]).toEqual([[], 0, ['Bolt']]);
});

test('Roasted Flesh and Thrash are destroyed for what they do', () => {
  const t = lair({ boss: { boss: { card: 'Onyxia', exhausted: true }, play: ['Roasted Flesh', 'Thrash'] } }, { cards });
  t.boss.uses('Roasted Flesh', { targets: t.friend.hero });
  t.pass.all();
  t.boss.uses('Thrash');
  t.pass.all();
  expect([t.friend.hero.damage, t.boss.hero.exhausted, t.boss.play]).toEqual([3, false, []]);
});

test('The Whelp Pits: a die of Whelps at the start of her turn in the second stage, and when destroyed', () => {
  const pits = (stage: number, dice: readonly number[]) => {
    const t = lair({ boss: { stage, play: ['The Whelp Pits'] } }, { cards, dice, turn: 'friend' });
    t.until({ turn: 'boss', step: 'ready' });
    t.pass.all();
    return t;
  };
  expect(pits(2, [5]).boss.allies).toEqual(whelps(5));
  const t = pits(1, [3]);
  expect(t.boss.allies).toEqual([]);
  t.boss.uses('The Whelp Pits');
  t.pass.all();
  expect(t.boss.play).toEqual(whelps(3));
});

test('Wing Buffet: opposing allies are exhausted through their controllers’ next ready step', () => {
  const t = played(holding('Wing Buffet'), 'Wing Buffet');
  const states = () => ['a', 'b', 'c'].map((ref) => t.card(ref).exhausted);
  expect(states()).toEqual([true, true, true]);
  t.until({ turn: 'you', step: 'action' });
  expect(states()).toEqual([true, true, true]);
  t.until({ turn: 'friend', step: 'action' });
  expect(states()).toEqual([true, true, true]);
  t.until({ turn: 'boss', step: 'ready' });
  t.until({ turn: 'you', step: 'action' });
  expect(states()).toEqual([false, false, true]);
});
