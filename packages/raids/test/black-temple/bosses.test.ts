import {
  ability,
  aHero,
  anAlly,
  controlledByYou,
  draw,
  give,
  ifSo,
  set,
  tagged,
  target,
} from '@meetingstone/cards/language';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { begone, bolt, soldier, temple } from './temple.ts';

const GUARD = soldier('Guard', 2, 20);

rule('R101.3d', "an immune Boss can't be attacked, damaged or targeted, and does not attack", () => {
  const { boss, you, until } = temple({ boss: "High Warlord Naj'entus" }, { you: { hand: [bolt(1)], play: [GUARD] } });
  you.cannot({ play: 'Bolt of 1', targets: [boss.hero] }, '706.1');
  you.cannot({ attack: 'Guard', defender: boss.hero }, '601.2b');
  until({ turn: 'boss', step: 'action' });
  boss.cannot({ attack: boss.hero, defender: you.hero }, '601.2a');
});

rule('BT.01', "Naj'entus throws a spine at the end of his turn", () => {
  const { boss, you, pass, until } = temple(
    { boss: "High Warlord Naj'entus" },
    { you: {}, friend: {} },
    { turn: 'boss' },
  );
  until({ step: 'end' });
  boss.mustChooseAmong([you.hero, 'friend.hero']);
  boss.chooses(you.hero);
  pass.all();
  expect([you.hero.damage, you.hero.counters.spine]).toEqual([2, 1]);
});

rule('BT.01', 'who has no spine can break his shield, on his own turn', () => {
  const shielded = () =>
    temple(
      { boss: "High Warlord Naj'entus" },
      { you: { hero: { counters: { spine: 2 } }, resources: 2, play: [GUARD] }, friend: { resources: 2 } },
    );
  const other = shielded();
  other.you.passes();
  other.friend.cannot({ use: other.boss.hero }, '701.1');
  const { boss, you, friend, resolve } = shielded();
  you.uses(boss.hero, { pay: ['Guard'] });
  resolve.all();
  expect([you.hero.counters, boss.hero.faceUp, you.hero.damage, friend.hero.damage]).toEqual([{}, false, 2, 2]);
  expect(boss.hero.keywords).not.toContain('Immune');
});

rule('BT.01', 'Supremus strikes another too, and turns at the end of his turn', () => {
  const { boss, you, friend, resolve, pass, until } = temple(
    { boss: 'Supremus' },
    { you: {}, friend: {} },
    { turn: 'boss' },
  );
  boss.attacks(boss.hero, you.hero);
  while (you.hero.damage === 0) pass.all();
  boss.chooses(friend.hero);
  pass.all();
  boss.chooses(true);
  resolve.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([2, 2]);
  until({ step: 'end' });
  pass.all();
  expect(boss.hero.faceUp).toBe(false);
});

rule('BT.01', 'on his other side he burns the party of a random opponent', () => {
  const { you, pass, until, turn } = temple({ boss: { card: 'Supremus', flipped: true } }, { you: { play: [GUARD] } });
  while (turn() === 'you') pass.all();
  until({ turn: 'boss', step: 'draw' });
  expect(you.hero.damage).toBe(2);
});

rule('BT.01', 'Shade of Akama is freed with his last Channeler', () => {
  const { boss, you, resolve, pass } = temple(
    {
      boss: 'Shade of Akama',
      play: ['Ashtongue Channeler', { card: 'Ashtongue Channeler', as: 'other' }],
      resources: 2,
    },
    { you: { hand: [bolt(1)] } },
    { turn: 'boss' },
  );
  boss.uses('other');
  resolve.all();
  expect([boss.hero.faceUp, boss.hand.length]).toEqual([true, 1]);
  boss.uses('Ashtongue Channeler');
  boss.passes();
  you.refuses({ play: 'Bolt of 1', targets: [boss.hero] }, '706.1');
  resolve.all();
  pass.all();
  expect(boss.hero.faceUp).toBe(false);
});

rule('BT.01', 'his Channelers feed his blow at the start of his turn', () => {
  const { boss, you, until, pass, turn } = temple(
    { boss: 'Shade of Akama', play: ['Ashtongue Channeler', 'Ashtongue Channeler', 'Ashtongue Channeler'] },
    { you: {} },
  );
  while (turn() === 'you') pass.all();
  expect(boss.hero.faceUp).toBe(true);
  until({ turn: 'boss', step: 'draw' });
  expect(you.hero.damage).toBe(3);
});

rule('BT.01', 'free, he hunts one hero, and all fall with it', () => {
  const { boss, you, friend, pass, turn, until, winner, waiting } = temple(
    { boss: { card: 'Shade of Akama', flipped: true } },
    { you: { hero: { health: 28, damage: 22 } }, friend: {} },
  );
  while (turn() !== 'boss') pass.all();
  while (waiting()?.question === 'priority' && waiting()?.for) pass.all();
  boss.chooses(you.hero);
  until({ turn: 'boss', step: 'action' });
  boss.attacks(boss.hero, you.hero);
  while (winner() === null) pass.all();
  expect([you.lost, friend.lost, winner()]).toEqual([true, true, ['boss']]);
});

rule('BT.01', 'Gurtogg destroys those who fight from afar, and turns', () => {
  const archer = { ...soldier('Archer', 1, 1), damageType: 'ranged' as const };
  const { boss, you, until, pass } = temple(
    { boss: 'Gurtogg Bloodboil' },
    { you: { play: [archer, GUARD] } },
    { turn: 'boss' },
  );
  until({ step: 'end' });
  while (you.play.includes('Archer') && boss.hero.faceUp) {
    try {
      boss.chooses('Archer');
    } catch {
      pass.all();
    }
  }
  pass.all();
  expect([you.play, boss.hero.faceUp]).toEqual([['Guard'], false]);
});

rule('BT.01', 'fel raged, he can attack only the hero that chance chose', () => {
  const { boss, you, friend, pass, turn, until } = temple(
    { boss: { card: 'Gurtogg Bloodboil', flipped: true } },
    { you: { hero: { damage: 7 }, play: [GUARD] }, friend: { hero: { damage: 7 } } },
    { picks: ['friend.hero'] },
  );
  while (turn() !== 'boss') pass.all();
  until({ turn: 'boss', step: 'action' });
  expect([you.hero.damage, friend.hero.damage]).toEqual([7, 2]);
  boss.cannot({ attack: boss.hero, defender: you.hero }, '601.2a');
  boss.cannot({ attack: boss.hero, defender: 'Guard' }, '601.2a');
  boss.attacks(boss.hero, friend.hero);
  until({ step: 'end' });
  expect(friend.hero.damage).toBe(17);
});

rule('R503.2, R503.2a, BT.16', 'the Shrine becomes the Essence of Suffering with its last Fragment', () => {
  const { boss, you, pass, resolve } = temple(
    { boss: 'Shrine of Lost Souls', play: ['Soul Fragment'] },
    { you: { hand: [bolt(1)], play: [GUARD] } },
  );
  expect(boss.hero.keywords).toContain('Immune');
  you.plays('Bolt of 1', { targets: ['Soul Fragment'] });
  pass.all();
  boss.orders(boss.hero);
  resolve.all();
  expect([boss.hero.faceUp, boss.hero.keywords, boss.hand.length]).toEqual([false, [], 1]);
  expect(you.hero.keywords).toContain('Protector');
});

const [charm, hymn] = set({
  Charm: ability({ cost: 0, instant: true }, give(target(anAlly), [controlledByYou], 'this game')),
  Hymn: ability({ cost: 0, instant: true }, ifSo({ is: 'there', noun: tagged('Essence', aHero) }, draw())),
});

rule('R503.2, R503.2a', 'each of its sides has a name and a type line of its own', () => {
  const told = (card: string, flipped: boolean) => {
    const { boss, you, resolve } = temple(
      { boss: { card, flipped }, play: ['Soul Fragment'] },
      { you: { hand: [hymn!], deck: 3 } },
    );
    you.plays('Hymn');
    resolve.all();
    return [boss.hero.name, boss.hero.tags, you.hand.length];
  };
  expect(told('Shrine of Lost Souls', false)).toEqual(['Shrine of Lost Souls', ['Shrine', 'Traitor'], 0]);
  expect(told('Shrine of Lost Souls', true)).toEqual(['Essence of Suffering', ['Essence', 'Traitor'], 1]);
  expect(told('Essence of Desire', false)).toEqual(['Essence of Desire', ['Essence', 'Traitor'], 1]);
  expect(told('Essence of Desire', true)).toEqual(['Essence of Anger', ['Essence', 'Traitor'], 1]);
});

rule(
  'R503.2b, R503.2c, BT.16',
  'the Essence of Suffering is swapped for that of Desire as it was, and no minion comes out',
  () => {
    const { boss, you, resolve } = temple(
      {
        boss: { card: 'Shrine of Lost Souls', flipped: true, damage: 9, exhausted: true },
        resources: ['Sister of Pain'],
      },
      { you: { hand: [bolt(5)] } },
    );
    you.plays('Bolt of 5', { targets: [boss.hero] });
    resolve.all();
    expect([boss.hero.name, boss.hero.damage, boss.hero.exhausted, boss.stage]).toEqual([
      'Essence of Desire',
      0,
      true,
      6,
    ]);
    expect([boss.resources, boss.allies]).toEqual([['Sister of Pain'], []]);
  },
);

rule(
  'R503.2b, BT.16',
  'the Essence of Desire gives back what it is dealt, and becomes that of Anger, which can fall',
  () => {
    const { boss, you, resolve } = temple(
      { boss: { card: 'Essence of Desire', damage: 9 } },
      { you: { hand: [bolt(1), bolt(10)] } },
    );
    you.plays('Bolt of 1', { targets: [boss.hero] });
    resolve.all();
    expect([boss.hero.name, boss.hero.faceUp, boss.hero.damage, you.hero.damage]).toEqual([
      'Essence of Anger',
      false,
      0,
      1,
    ]);
    you.plays('Bolt of 10', { targets: [boss.hero] });
    resolve.all();
    expect([boss.hero.name, you.hero.damage]).toEqual(['Mother Shahraz', 1]);
  },
);

rule('BT.01', 'the Essence of Anger grows and spends its anger', () => {
  const { boss, pass, turn, until, resolve } = temple(
    { boss: { card: 'Essence of Desire', flipped: true } },
    { you: { play: [GUARD] } },
  );
  while (turn() !== 'boss') pass.all();
  until({ turn: 'boss', step: 'action' });
  expect(boss.hero.counters).toEqual({ anger: 5 });
  boss.uses(boss.hero, { targets: ['Guard'] });
  resolve.all();
  expect(boss.hero.counters).toEqual({ anger: 4 });
});

rule('BT.01', 'Mother Shahraz strikes up to two others, and turns when she is wounded', () => {
  const { boss, you, friend, pass, resolve, until } = temple(
    { boss: { card: 'Mother Shahraz', damage: 13 }, resources: 1 },
    { you: { play: [GUARD] }, friend: { hand: [bolt(1)] } },
    { turn: 'boss' },
  );
  boss.attacks(boss.hero, you.hero);
  while (you.hero.damage === 0) pass.all();
  boss.chooses(2);
  boss.chooses('Guard');
  boss.chooses(friend.hero);
  resolve.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([4, 4]);
  until({ step: 'action' });
  expect(boss.hero.faceUp).toBe(true);
});

rule('BT.01', 'at fifteen damage Shahraz turns, however it came', () => {
  const { boss, you, resolve } = temple(
    { boss: { card: 'Mother Shahraz', damage: 13 }, resources: 1 },
    { you: { hand: [bolt(2), bolt(1)] } },
  );
  you.plays('Bolt of 2', { targets: [boss.hero] });
  resolve.all();
  expect(boss.hero.faceUp).toBe(false);
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.hero.faceUp).toBe(false);
  you.passes();
  boss.uses(boss.hero);
  resolve.all();
  expect(you.hero.damage).toBe(1);
});

const COUNCIL = ['Gathios the Shatterer', 'High Nethermancer Zerevor', 'Lady Malande', 'Veras Darkshadow'];

rule('BT.17', 'no member of the Council leaves your party while another stands', () => {
  const { boss, you, resolve } = temple(
    { boss: 'The Illidari Council', play: COUNCIL },
    { you: { hand: [bolt(9), begone] } },
  );
  you.plays('Bolt of 9', { targets: ['Lady Malande'] });
  resolve.all();
  you.plays('Begone', { targets: ['High Nethermancer Zerevor'] });
  resolve.all();
  expect([...boss.allies].sort()).toEqual(COUNCIL);
});

rule(
  'BT.17, BT.18, R503.3a',
  'once all four have fatal damage they are gone, and The Betrayer comes with a new hand',
  () => {
    const { boss, you, resolve } = temple(
      {
        boss: 'The Illidari Council',
        play: [
          { card: 'Gathios the Shatterer', damage: 3 },
          { card: 'High Nethermancer Zerevor', damage: 4 },
          { card: 'Lady Malande', damage: 4 },
          { card: 'Veras Darkshadow', damage: 2 },
          'Sister of Pain',
        ],
        hand: ['Fel Rage', 'Fixate'],
        resources: ['Temple Concubine'],
      },
      { you: { hand: [bolt(1)] } },
    );
    you.plays('Bolt of 1', { targets: ['Lady Malande'] });
    resolve.all();
    expect(boss.hero.name).toBe('The Betrayer');
    expect([...boss.allies].sort()).toEqual(['Sister of Pain', 'Temple Concubine']);
    expect(boss.hand).toHaveLength(7);
    expect([...boss.graveyards.Main!].sort()).toEqual(['Fel Rage', 'Fixate']);
    expect([boss.resources.length, boss.removed.includes('The Illidari Council')]).toEqual([5, true]);
  },
);

rule('BT.17, BT.18', 'a member that a raider has charmed stays, and is gone with the other three', () => {
  const { boss, you, resolve, game } = temple(
    {
      boss: 'The Illidari Council',
      play: [
        { card: 'Gathios the Shatterer', damage: 3 },
        { card: 'High Nethermancer Zerevor', damage: 4 },
        { card: 'Lady Malande', damage: 4 },
        { card: 'Veras Darkshadow', damage: 2 },
      ],
    },
    { you: { hand: [charm!, bolt(1)] } },
  );
  you.plays('Charm', { targets: ['Lady Malande'] });
  resolve.all();
  expect([boss.allies.length, you.allies]).toEqual([4, []]);
  you.plays('Bolt of 1', { targets: ['Lady Malande'] });
  resolve.all();
  expect([boss.hero.name, boss.allies, you.allies]).toEqual(['The Betrayer', [], []]);
  expect(game().decision?.question).toBe('priority');
});

rule('R503.3, R503.3b, BT.01', 'with The Betrayer falls the temple', () => {
  const { boss, you, resolve, winner } = temple(
    { boss: { card: 'The Betrayer', damage: 49 }, resources: ['Sister of Pain'] },
    { you: { hand: [bolt(1)] } },
  );
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(winner()).toEqual(['you']);
});

rule('BT.01', 'The Betrayer heals on one side and burns on the other', () => {
  const { boss, you, resolve, until, pass } = temple(
    { boss: { card: 'The Betrayer', damage: 20 }, decks: { 'Betrayer Event': [] } },
    { you: { play: [GUARD] } },
    { turn: 'boss' },
  );
  boss.uses(boss.hero);
  resolve.all();
  expect(boss.hero.damage).toBe(5);
  until({ step: 'end' });
  pass.all();
  expect([boss.hero.faceUp, you.hero.damage]).toEqual([false, 0]);
});

rule(
  'R501.1, R501.1b, R503.3c, BT.19',
  'while The Betrayer is in play, his event comes after the draw step and stays',
  () => {
    const { boss, pass, step, turn, chain, until } = temple(
      { boss: 'The Betrayer', decks: { 'Betrayer Event': ['Draw Soul'] } },
      { you: {} },
    );
    while (turn() !== 'boss') pass.all();
    until({ turn: 'boss', step: 'betrayer event' });
    expect([step(), chain(), boss.hand.length]).toEqual(['betrayer event', ['Draw Soul'], 1]);
    until({ step: 'minion' });
    expect(boss.play).toEqual(['Draw Soul']);
    expect(boss.resources).toHaveLength(1);
  },
);

rule('R501.1b, BT.19', 'without such events left the step is skipped, and before The Betrayer there is none', () => {
  for (const boss of [{ boss: 'The Betrayer', decks: { 'Betrayer Event': [] } }, { boss: 'Supremus' }]) {
    const { pass, step, turn } = temple(boss, { you: {} });
    while (turn() !== 'boss') pass.all();
    while (step() !== 'draw') pass.all();
    pass.all();
    expect(step()).toBe('minion');
  }
});
