import { ability, ally, armor, deal, heroOrAlly, ongoing, set, target } from '@meetingstone/cards/language';
import { expect, test } from 'vitest';
import { eventPhase, many } from './lair.ts';

const cards = set({
  Bolt: ability({ cost: 0, instant: true }, deal(3, 'fire', target(heroOrAlly))),
  Aura: ongoing({ cost: 0 }),
  Plate: armor({ cost: 1, def: 1, tags: ['Chest'] }),
  Tough: ally({ cost: 3, atk: [1, 'melee'], health: 9 }),
  Quick: ally({ cost: 0, instant: true, atk: [1, 'melee'], health: 2 }),
});
const options = { cards };
const soldiers = (...names: readonly string[]) => names.map((as) => ({ card: 'Footsoldier', as }));
const table = { you: { play: soldiers('a', 'b') }, friend: { play: soldiers('c') } };
const whelps = (count: number) => Array.from({ length: count }, () => 'Onyxian Whelp');

test('Battle Plan: each opponent draws; Break in the Action: each player; Growing Rage and Fuel for the Fire: she', () => {
  const drawn = (event: string, stage = 1) => {
    const t = eventPhase(event, { boss: { stage } });
    t.pass.all();
    return [t.boss.hand.length, t.you.hand.length, t.friend.hand.length];
  };
  expect(drawn('Battle Plan')).toEqual([0, 1, 1]);
  expect(drawn('Break in the Action')).toEqual([1, 1, 1]);
  expect(drawn('Growing Rage', 3)).toEqual([3, 0, 0]);
  expect(drawn('Fuel for the Fire', 3)).toEqual([2, 0, 0]);
});

test('Blunder into the Eggs: a Whelp for each opposing hero, with Ferocity this turn', () => {
  const t = eventPhase('Blunder into the Eggs');
  t.pass.all();
  expect(t.boss.allies).toEqual(whelps(2));
  t.until({ turn: 'boss', step: 'action' });
  expect(t.waiting()!.options.filter((option) => option.startsWith('attack Onyxian'))).toHaveLength(2);
  t.until({ turn: 'you', step: 'ready' });
  t.expects({ boss: { allies: 2 } });
});

test('Broken Ranks: up to as many target allies as the stage go home, if she wants', () => {
  const t = eventPhase('Broken Ranks', { boss: { stage: 2 }, ...table });
  t.boss.chooses(['a', 'c']);
  t.pass.all();
  t.boss.mustChooseAmong([true, false]).chooses(true);
  expect([t.you.allies, t.you.hand, t.friend.allies, t.friend.hand]).toEqual([
    ['Footsoldier'],
    ['Footsoldier'],
    [],
    ['Footsoldier'],
  ]);
  const none = eventPhase('Broken Ranks', table);
  none.boss.mustChooseAmong([0, 1]).chooses(1);
  none.boss.mustChooseAmong(['a', 'b', 'c']).chooses('a');
  none.pass.all();
  none.boss.chooses(false);
  expect(none.you.allies).toHaveLength(2);
});

test('Burn to a Crisp: fire for each resource she has', () => {
  const t = eventPhase(
    'Burn to a Crisp',
    { boss: { resources: 3 }, friend: { play: [{ card: 'Tough', as: 'd' }] } },
    options,
  );
  t.pass.all();
  expect(t.card('d').damage).toBe(3);
});

test('Charred Bones: any number of graveyards are targets, hers too', () => {
  const t = eventPhase('Charred Bones', {
    boss: { graveyards: { main: ['Crush', 'Thrash'] }, decks: { main: ['Trample'] } },
    you: { graveyard: ['Footsoldier'], deck: 3 },
    friend: { graveyard: ['Footsoldier'], deck: 3 },
  });
  t.boss.mustChooseAmong([0, 1, 2, 3]).chooses(2);
  t.boss.mustChooseAmong(['boss', 'you', 'friend']).chooses('boss');
  t.boss.mustChooseAmong(['you', 'friend']).chooses('friend');
  t.pass.all();
  expect([...t.boss.decks.Main!].sort()).toEqual(['Crush', 'Thrash', 'Trample']);
  expect([t.friend.deck.length, t.friend.graveyard.length]).toEqual([4, 0]);
  expect([t.you.deck.length, t.you.graveyard.length]).toEqual([3, 1]);
});

test('Chink in Her Armor: the raiders choose the target, and may let it be', () => {
  const at = () => eventPhase('Chink in Her Armor', { boss: { play: ['Dragon Hide', 'Thrash'] } });
  const t = at();
  t.you.mustChooseAmong(['Dragon Hide', 'Thrash']).chooses('Thrash');
  t.pass.all();
  t.you.mustChooseAmong([true, false]).chooses(true);
  expect(t.boss.play).toEqual(['Dragon Hide']);
  const not = at();
  not.you.chooses('Thrash');
  not.pass.all();
  not.you.chooses(false);
  expect(not.boss.play).toHaveLength(2);
});

test('Claw, Claw, Bite: one damage to everybody in one party', () => {
  const t = eventPhase('Claw, Claw, Bite', table);
  t.boss.mustChooseAmong(['boss', 'you', 'friend']).chooses('you');
  t.pass.all();
  expect([t.you.hero.damage, t.card('a').damage, t.card('b').damage]).toEqual([1, 1, 1]);
  expect([t.friend.hero.damage, t.card('c').damage, t.boss.hero.damage]).toEqual([0, 0, 0]);
});

test('what she may destroy: an ally, an ability, equipment, any of them', () => {
  const things = { you: { play: [...soldiers('a'), 'Aura', 'Plate'] } };
  const offered = (event: string, ...targets: readonly string[]) => {
    const t = eventPhase(event, things, options);
    if (targets.length > 1) t.boss.mustChooseAmong(targets).chooses(targets[0]!);
    t.pass.all();
    t.boss.mustChooseAmong([true, false]).chooses(true);
    expect(t.card(targets[0]!).zone).toBe('graveyard');
    expect(t.you.play).toHaveLength(2);
    const not = eventPhase(event, things, options);
    if (targets.length > 1) not.boss.chooses(targets[0]!);
    not.pass.all();
    not.boss.chooses(false);
    expect(not.you.play).toHaveLength(3);
  };
  offered('Down the Gullet', 'a');
  offered('Searing Flames', 'Aura');
  offered('The High Cost of Dragonslaying', 'Plate');
  offered('Smoke and Ash', 'a', 'Aura', 'Plate');
});

test('Feeding Time: twice as many Whelps as the stage', () => {
  for (const stage of [1, 3]) {
    const t = eventPhase('Feeding Time', { boss: { stage } });
    t.pass.all();
    expect(t.boss.allies).toEqual(whelps(2 * stage));
  }
});

test('Fickle Fate: another event after this one; both become resources', () => {
  const t = eventPhase('Fickle Fate', { boss: { decks: { event: ['Fickle Fate', 'Battle Plan', 'Wing Storm'] } } });
  t.pass.all();
  expect([t.chain(), t.boss.resources]).toEqual([['Battle Plan'], ['Fickle Fate']]);
  t.pass.all();
  expect(t.boss.resources).toEqual(['Fickle Fate', 'Battle Plan']);
  expect([t.you.hand.length, t.boss.decks.Event, t.step()]).toEqual([1, ['Wing Storm'], 'event']);
});

test('He Who Hesitates: the raiders’ resources are exhausted, hers are not', () => {
  const t = eventPhase('He Who Hesitates ...', {
    boss: { resources: 2 },
    you: { resources: 2 },
    friend: { resources: 1 },
  });
  t.pass.all();
  expect([t.boss.readyResources, t.you.readyResources, t.friend.readyResources]).toEqual([3, 0, 0]);
});

test('Hidden Reserves: each raider may take an ally of his two top cards and put the other below', () => {
  const t = eventPhase(
    'Hidden Reserves',
    {
      you: { deck: ['Tough', 'Bolt', 'Aura'] },
      friend: { deck: ['Bolt', 'Aura', 'Tough'] },
    },
    options,
  );
  t.pass.all();
  t.you.mustChooseAmong([true, false]).chooses(true);
  expect([t.you.hand, t.you.deck]).toEqual([['Tough'], ['Aura', 'Bolt']]);
  expect([t.friend.hand, t.friend.deck]).toEqual([[], ['Bolt', 'Aura', 'Tough']]); // He has no ally to take.
  const not = eventPhase('Hidden Reserves', { you: { deck: ['Tough', 'Bolt', 'Aura'] } }, options);
  not.pass.all();
  not.you.chooses(false);
  expect([not.you.hand, not.you.deck]).toEqual([[], ['Tough', 'Bolt', 'Aura']]);
});

test('Hidden Reserves: of two allies he chooses one', () => {
  const t = eventPhase('Hidden Reserves', { you: { deck: [...soldiers('x', 'y'), 'Bolt'] } }, options);
  t.pass.all();
  t.you.chooses(true);
  t.you.mustChooseAmong(['x', 'y']).chooses('y');
  expect([t.card('y').zone, t.you.deck]).toEqual(['hand', ['Bolt', 'Footsoldier']]);
});

test('Imposing Presence: as many events as the stage become resources unseen', () => {
  const t = eventPhase('Imposing Presence', { boss: { stage: 3 } });
  t.pass.all();
  expect(t.boss.resources).toHaveLength(4);
  expect([t.boss.readyResources, t.boss.decks.Event, t.you.hand.length]).toEqual([4, [], 0]);
  expect(t.card('Battle Plan').faceUp).toBe(false);
});

test('Lead from the Front: opposing heroes protect this turn', () => {
  const t = eventPhase('Lead from the Front', { boss: { stage: 3 }, ...table });
  t.pass.all();
  expect([t.you.hero.keywords, t.friend.hero.keywords, t.boss.hero.keywords]).toEqual([
    ['Protector'],
    ['Protector'],
    [],
  ]);
  t.until({ turn: 'boss', step: 'action' });
  t.boss.attacks(t.boss.hero, 'a');
  t.pass.all();
  t.pass.all();
  t.you.protects('none');
  t.friend.protects(t.friend.hero);
  t.pass.all();
  expect([t.friend.hero.damage, t.card('a').damage]).toEqual([3, 0]);
  t.until({ turn: 'you', step: 'action' });
  expect(t.you.hero.keywords).toEqual([]);
});

test('Lesser of Two Evils: the raiders choose which card she gets, the other goes below', () => {
  const t = eventPhase('Lesser of Two Evils', { boss: { decks: { main: ['Crush', 'Burninate', 'Thrash'] } } });
  t.pass.all();
  t.you.mustChooseAmong(['Crush', 'Burninate']).chooses('Crush');
  expect([t.boss.hand, t.boss.decks.Main]).toEqual([['Crush'], ['Thrash', 'Burninate']]);
});

test('Play With Your Food: a die for each opposing hero, and she chooses who gets which', () => {
  const t = eventPhase('Play With Your Food', {}, { dice: [2, 6] });
  t.pass.all();
  expect(t.waiting()!.for).toBe('boss');
  t.boss.mustChooseAmong([2, 6]).chooses(6);
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([6, 2]);
});

test('Quicken the Pace: an event for her, a card for each of the others', () => {
  const t = eventPhase('Quicken the Pace', { you: { deck: ['Footsoldier', 'Footsoldier'] } });
  t.pass.all();
  expect(t.boss.resources).toEqual(expect.arrayContaining(['Quicken the Pace', 'Battle Plan']));
  expect([t.you.resources, t.friend.resources, t.you.deck]).toEqual([
    ['Footsoldier'],
    ['Footsoldier'],
    ['Footsoldier'],
  ]);
  expect([t.you.readyResources, t.you.hand]).toEqual([1, []]);
});

test('Reign of Fire: the stage in fire to each opposing ally, heroes apart', () => {
  const t = eventPhase(
    'Reign of Fire',
    { boss: { stage: 3, play: soldiers('mine') }, you: { play: [{ card: 'Tough', as: 't' }] } },
    options,
  );
  t.pass.all();
  expect([t.card('t').damage, t.you.hero.damage, t.card('mine').damage]).toEqual([3, 0, 0]);
});

test('Sacrificial Meal: each raider chooses one of his own', () => {
  const t = eventPhase(
    'Sacrificial Meal',
    { you: { play: [...soldiers('a'), 'Aura', 'Plate'] }, friend: { play: soldiers('c') } },
    options,
  );
  t.pass.all();
  t.you.mustChooseAmong(['a', 'Aura', 'Plate']).chooses('Plate');
  expect([t.you.play.length, t.card('Plate').zone, t.friend.play]).toEqual([2, 'graveyard', []]);
});

test('Second Wind: everybody draws up to his own maximum', () => {
  const t = eventPhase('Second Wind', { boss: { hand: many(2, 'Crush') }, you: { hand: many(9, 'Footsoldier') } });
  t.pass.all();
  expect([t.boss.hand.length, t.you.hand.length, t.friend.hand.length]).toEqual([10, 9, 7]);
});

test('Seize the Moment: the raiders choose a player, who readies all of his cards', () => {
  const tired = (as: string) => ({ card: 'Footsoldier', as, exhausted: true });
  const t = eventPhase('Seize the Moment', {
    you: { play: [tired('a')] },
    friend: { play: [tired('c')], resources: [tired('r')], hero: { exhausted: true } },
  });
  t.pass.all();
  t.you.mustChooseAmong(['boss', 'you', 'friend']).chooses('friend');
  expect(['a', 'c', 'r', 'friend.hero'].map((ref) => t.card(ref).exhausted)).toEqual([true, false, false, false]);
});

test('Take Cover: no damage to one party this turn, whoever comes to it later', () => {
  const t = eventPhase(
    'Take Cover',
    { boss: { hand: many(3, 'Bolt') }, friend: { play: soldiers('c') }, you: { hand: ['Quick'] } },
    options,
  );
  t.pass.all();
  t.you.mustChooseAmong(['boss', 'you', 'friend']).chooses('you');
  t.boss.plays('Bolt 1', { targets: t.you.hero });
  t.pass.all();
  t.boss.plays('Bolt 2', { targets: 'c' });
  t.pass.all();
  expect([t.you.hero.damage, t.card('c').zone]).toEqual([0, 'graveyard']);
  t.boss.passes();
  t.you.plays('Quick');
  t.pass.all();
  t.boss.plays('Bolt 3', { targets: 'Quick' });
  t.pass.all();
  expect(t.card('Quick')).toMatchObject({ zone: 'play', damage: 0 });
});

test('Take Cover is over at the end of the turn', () => {
  const t = eventPhase('Take Cover', { boss: { hand: many(1, 'Bolt') } }, options);
  t.pass.all();
  t.you.chooses('you');
  t.until({ turn: 'you', step: 'action' });
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Bolt 1', { targets: t.you.hero });
  t.pass.all();
  expect(t.you.hero.damage).toBe(3);
});

test('Wing Storm: opposing allies are exhausted, heroes and her own are not', () => {
  const t = eventPhase('Wing Storm', { boss: { play: soldiers('mine') }, ...table });
  t.pass.all();
  expect(['a', 'b', 'c', 'mine', 'you.hero'].map((ref) => t.card(ref).exhausted)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
