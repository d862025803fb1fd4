import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import { answer, startGame, viewGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { cavernsTable } from './table.ts';

const caverns = raidNamed('caverns-of-time')!;
const raiders = Array.from({ length: 3 }, (_, n) => {
  const deck = allDecks().filter(({ hero }) => heroNamed(hero)!.icons.includes('Horde'))[n]!;
  return { name: `raider ${n}`, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] };
});
const opened = (mode: string, seed: number) => raidOpening(caverns, mode, raiders, seed);
const stackOf = (mode: string, seed: number) => {
  const [boss] = opened(mode, seed).seats;
  return [boss!.hero, ...boss!.decks[1]!].map(({ name }) => name);
};
const SEEDS = Array.from({ length: 40 }, (_, n) => n + 1);

rule('COT.01', 'three different heroes by chance are the stack, the first of them in play', () => {
  const stacks = SEEDS.map((seed) => stackOf('novice', seed));
  for (const stack of stacks) expect(new Set(stack).size).toBe(3);
  expect(new Set(stacks.flat()).size).toBe(8);
  expect(new Set(stacks.map(([first]) => first)).size).toBe(7);
  const game = startGame(opened('novice', 3), 3);
  expect(game.state.players[0]!.decks.map((deck) => deck.length)).toEqual([52, 2]);
});

rule('COT.01', 'Murozond is never the first hero, but the last if chance would have him first', () => {
  const stacks = SEEDS.map((seed) => stackOf('legendary', seed));
  expect(stacks.map((stack) => stack.indexOf('Murozond'))).not.toContain(0);
  expect(stacks.some((stack) => stack.at(-1) === 'Murozond')).toBe(true);
});

rule('COT.21, COT.22', 'heroic is five to seven heroes, legendary all eight', () => {
  expect(new Set(SEEDS.map((seed) => stackOf('heroic', seed).length))).toEqual(new Set([5, 6, 7]));
  for (const seed of SEEDS) expect(new Set(stackOf('legendary', seed)).size).toBe(8);
});

rule('COT.19, COT.20', 'the raiders take the first turn as novices, the Caverns otherwise', () => {
  const first = (mode: string) => opened(mode, 1).first;
  expect(['novice', 'experienced', 'heroic', 'legendary'].map(first)).toEqual([1, 0, 0, 0]);
});

rule('COT.23', 'each raider may take one new hand of seven; the Caverns have no hand and are asked nothing', () => {
  const game = startGame(opened('experienced', 1), 1);
  expect(game.decision).toMatchObject({ player: 1, question: 'mulligan' });
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([0, 7, 7, 7]);
});

rule('COT.02', 'the Entrance of the hero with which the raid starts does nothing', () => {
  const { seats, ...rest } = opened('experienced', 1);
  const [boss, ...others] = seats;
  const aeonus = caverns.cards.find(({ name }) => name === 'Aeonus')!;
  let game = startGame({ ...rest, seats: [{ ...boss!, hero: aeonus }, ...others] }, 1);
  while (game.decision?.question === 'mulligan') {
    const kept = answer(game, { player: game.decision.player, choose: { choose: 'no' } });
    if (!kept.ok) throw new Error(kept.ruling.reason);
    game = kept.game;
  }
  expect(game.state.turn).toMatchObject({ number: 1, player: 0, step: 'ready' });
  expect([game.state.modifiers, game.state.chain, game.state.waiting]).toEqual([[], [], []]);
});

rule('COT.03', 'exhausted Caverns cards ready', () => {
  const table = cavernsTable(
    {
      boss: { card: 'Echo of Sylvanas', exhausted: true },
      play: [{ card: 'Infinite Warden', exhausted: true, as: 'warden' }],
    },
    {},
    { turn: 'cy', step: 'end' },
  );
  expect(table.boss.allies).toEqual(['Infinite Warden']);
  table.until({ turn: 'boss', step: 'ready' });
  expect(table.boss.hero.exhausted).toBe(false);
  expect(table.card('warden').exhausted).toBe(false);
});

rule(
  'COT.04',
  'chance marks one of the raiding heroes at the start of each Caverns turn, and everybody sees it',
  () => {
    const table = cavernsTable({ marked: 'ann' }, {}, { turn: 'cy', step: 'end', picks: ['bea.hero'] });
    table.until({ turn: 'boss', step: 'ready' });
    expect(table.boss.marked).toBe('bea');
    const { play } = viewGame(table.game(), 3);
    expect(play.filter(({ counters }) => counters?.MARKED).map(({ controller }) => controller)).toEqual([2]);
  },
);

rule('COT.04', 'a die that is fixed tells which of them it is: two of its sides for each of three', () => {
  const at = { turn: 'cy', step: 'end', seed: 3 } as const;
  const markedBy = (die: number) => {
    const table = cavernsTable({}, {}, { ...at, dice: [die] });
    table.until({ turn: 'boss', step: 'ready' });
    return table.boss.marked;
  };
  expect([1, 2, 3, 4, 5, 6].map(markedBy)).toEqual(['ann', 'ann', 'bea', 'bea', 'cy', 'cy']);
});

rule('COT.04', 'every raiding hero can be the one', () => {
  const marked = new Set<string | null>();
  for (let seed = 1; seed <= 20; seed++) {
    const table = cavernsTable({}, {}, { turn: 'cy', step: 'end', seed });
    table.until({ turn: 'boss', step: 'ready' });
    marked.add(table.boss.marked);
  }
  expect(marked).toEqual(new Set(['ann', 'bea', 'cy']));
});

rule(
  'COT.05, COT.06, COT.07',
  'as many cards as Flip says are flipped, one after the other, and each can be answered',
  () => {
    const table = cavernsTable(
      { decks: { Caverns: ['Felguard', 'Dread Force', 'Fel Stalker'] } },
      { bea: { hand: ['Deny'] } },
    );
    table.until({ turn: 'boss', step: 'flip' });
    expect([table.chain(), table.boss.decks.Caverns]).toEqual([['Felguard'], ['Dread Force', 'Fel Stalker']]);
    table.expects({ waiting: { for: 'ann' } });
    table.pass.all();
    expect([table.boss.allies, table.chain()]).toEqual([['Felguard'], ['Dread Force']]);
    table.ann.passes();
    table.bea.plays('Deny', { targets: ['Dread Force'] });
    table.resolve.all();
    expect([table.chain(), table.boss.decks.Caverns, table.boss.graveyards.Caverns]).toEqual([
      [],
      ['Fel Stalker'],
      ['Dread Force'],
    ]);
    expect(table.step()).toBe('flip');
  },
);

rule('COT.05, COT.24', 'an ally with Flip has more cards flipped, this one only once a hero has been defeated', () => {
  const flipped = (removed: readonly string[]) => {
    const Caverns = Array.from({ length: 5 }, () => 'Infinite Warden');
    const table = cavernsTable({ play: ["Peroth'arn"], removed: [...removed], decks: { Caverns } });
    table.until({ turn: 'boss', step: 'flip' });
    table.resolve.all();
    return 5 - table.boss.decks.Caverns!.length;
  };
  expect([flipped([]), flipped(['Aeonus'])]).toEqual([2, 3]);
});

rule('COT.08', 'a hero that came after its allies still attacks before them', () => {
  const table = cavernsTable(
    { play: ['Infinite Warden'], heroes: ['Archimonde the Defiler'], decks: { Caverns: ['Dread Force'] } },
    { ann: { hand: ['Bolt'] } },
    { turn: 'ann', step: 'action' },
  );
  table.ann.plays('Bolt', { targets: [table.boss.hero] });
  table.resolve.all();
  expect(table.boss.hero.name).toBe('Archimonde the Defiler');
  table.until({ turn: 'boss', step: 'action' });
  while (table.attacker() === null && table.turn() === 'boss') table.pass.all();
  expect(table.attacker()).toBe('Archimonde the Defiler');
});

rule('COT.05', 'a deck that has run out is made anew from its graveyard', () => {
  const table = cavernsTable({ decks: { Caverns: ['Dread Force'] }, graveyards: { Caverns: ['Felguard'] } });
  table.until({ turn: 'boss', step: 'flip' });
  table.resolve.all();
  expect(table.boss.allies.length + table.boss.graveyards.Caverns!.length + table.boss.decks.Caverns!.length).toBe(2);
});

rule('COT.08, COT.09', 'the hero attacks the MARKED hero, then the allies do in the order in which they came', () => {
  const table = cavernsTable({
    marked: 'bea',
    play: [
      { card: 'Doomguard Devastator', as: 'first' },
      { card: 'Fel Stalker', as: 'second' },
      { card: 'Charger', as: 'third', owner: 'boss', fresh: true },
      { card: 'Felguard', fresh: true },
    ],
    decks: { Caverns: ['Dread Force', 'Dread Force'] },
  });
  const attacks: string[] = [];
  table.until({ turn: 'boss', step: 'action' });
  while (table.step() === 'action') {
    const attacker = table.attacker();
    if (attacker && table.defender() === 'bea.hero' && attacks.at(-1) !== attacker) attacks.push(attacker);
    table.player(table.priority()!).passes();
  }
  expect(attacks).toEqual(['boss.hero', 'first', 'second', 'third']);
  expect(table.card('Felguard').exhausted).toBe(false);
  expect([table.ann.hero.damage, table.cy.hero.damage]).toEqual([0, 0]);
});

rule('COT.08', 'with no MARKED hero left nobody attacks, and the turn goes on', () => {
  const table = cavernsTable(
    { marked: 'ann', play: ['Fel Stalker'], decks: { Caverns: ['Dread Force', 'Dread Force'] } },
    { ann: { hero: { health: 3 } } },
  );
  table.until({ turn: 'bea', step: 'action' });
  expect(table.ann.lost).toBe(true);
  expect([table.bea.hero.damage, table.cy.hero.damage]).toEqual([0, 0]);
});

rule(
  'COT.10, COT.11',
  'the next hero is revealed with its Entrance as one is destroyed, and without a next one the raiders win',
  () => {
    const table = cavernsTable(
      { heroes: ['Echo of Sylvanas'] },
      { ann: { hand: ['Blast', 'Bolt'] } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.plays('Blast', { targets: ['boss.hero'] });
    table.resolve.all();
    expect([table.boss.hero.name, table.boss.hero.damage, table.boss.removed]).toEqual([
      'Echo of Sylvanas',
      0,
      ["Mal'Ganis"],
    ]);
    expect(table.boss.allies).toEqual(['Ghoul']);
    table.ann.plays('Bolt', { targets: ['boss.hero'] });
    table.resolve.all();
    expect(table.winner()).toEqual(['ann', 'bea', 'cy']);
  },
);

rule(
  'COT.12, COT.13',
  'a destroyed raider leaves with his cards, the others go on; the last one loses the raid',
  () => {
    const table = cavernsTable(
      { decks: { Caverns: ['Dread Force', 'Dread Force'] } },
      {
        ann: { play: ['Recruit'], hero: { health: 3 } },
        bea: { hand: ['Blast', 'Bolt'], play: ['Veteran'] },
      },
    );
    table.until({ turn: 'bea', step: 'action' });
    expect([table.ann.lost, table.ann.allies, table.bea.allies, table.winner()]).toEqual([true, [], ['Veteran'], null]);
    table.bea.plays('Blast', { targets: ['cy.hero'] });
    table.resolve.all();
    table.bea.plays('Bolt', { targets: ['bea.hero'] });
    table.resolve.all();
    expect(table.winner()).toEqual(['boss']);
  },
);

rule('COT.14', 'what would go to the hand of the Caverns goes to the top of their deck, and they draw nothing', () => {
  const table = cavernsTable(
    { play: ['Felguard'], decks: { Caverns: ['Dread Force'] } },
    { ann: { hand: ['Recall', 'Gift'] } },
    { turn: 'ann', step: 'action' },
  );
  table.ann.plays('Recall', { targets: ['Felguard'] });
  table.resolve.all();
  expect([table.boss.hand, table.boss.decks.Caverns]).toEqual([[], ['Felguard', 'Dread Force']]);
  table.ann.plays('Gift', { targets: ['boss'] });
  table.resolve.all();
  expect([table.boss.hand, table.boss.decks.Caverns]).toEqual([[], ['Felguard', 'Dread Force']]);
});

rule('COT.15', 'what they would discard goes from the top of their deck into the graveyard', () => {
  const table = cavernsTable(
    { decks: { Caverns: ['Felguard', 'Dread Force', 'Fel Stalker'] } },
    { ann: { hand: ['Amnesia'] } },
    { turn: 'ann', step: 'action' },
  );
  table.ann.plays('Amnesia', { targets: ['boss'] });
  table.resolve.all();
  expect([table.boss.graveyards.Caverns, table.boss.decks.Caverns]).toEqual([
    ['Felguard', 'Dread Force'],
    ['Fel Stalker'],
  ]);
});

rule(
  'COT.16, COT.17',
  'a Boss ally keeps attacks from the hero, not targets; destroyed by damage it lets raiders draw',
  () => {
    const table = cavernsTable(
      { play: [{ card: 'Meathook', as: 'meathook' }] },
      { ann: { hand: ['Zap'], play: ['Giant'] }, bea: { hand: [] }, cy: { hand: [] } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.cannot({ attack: 'Giant', defender: 'boss.hero' }, '601.2b');
    table.ann.plays('Zap', { targets: ['boss.hero'] });
    table.resolve.all();
    expect(table.boss.hero.damage).toBe(1);
    table.ann.attacks('Giant', 'meathook');
    table.pass.all();
    table.pass.all();
    table.pass.all();
    table.expects({ chain: ['Caverns of Time'] });
    table.resolve.all();
    table.ann.chooses(true);
    table.bea.chooses(false);
    table.cy.chooses(true);
    expect([table.ann.hand.length, table.bea.hand.length, table.cy.hand.length]).toEqual([1, 0, 1]);
  },
);

rule('COT.16, COT.17', 'a Boss ally that a raider has taken still shields the hero, and still gives its cards', () => {
  const table = cavernsTable(
    { play: [{ card: 'Meathook', as: 'meathook' }] },
    { ann: { hand: ['Charm', 'Blast'], play: ['Giant'] }, bea: { hand: [] }, cy: { hand: [] } },
    { turn: 'ann', step: 'action' },
  );
  table.ann.plays('Charm', { targets: ['meathook'] });
  table.resolve.all();
  expect(table.ann.allies.toSorted()).toEqual(['Giant', 'Meathook']);
  table.ann.cannot({ attack: 'Giant', defender: 'boss.hero' }, '601.2b');
  table.ann.plays('Blast', { targets: ['meathook'] });
  table.pass.all();
  table.expects({ chain: ['Caverns of Time'] });
  table.resolve.all();
  table.ann.chooses(true);
  table.bea.chooses(true);
  table.cy.chooses(false);
  expect([table.ann.hand.length, table.bea.hand.length, table.cy.hand.length]).toEqual([1, 1, 0]);
  table.ann.attacks('Giant', table.boss.hero);
  while (table.attacker() !== null || table.chain().length > 0) table.pass.all();
  expect(table.boss.hero.damage).toBe(9);
});

rule('102.1a, COT.11, COT.13', 'the last hero and the last raider fall together: nobody has won', () => {
  const ends = (heroes: readonly string[]) => {
    const table = cavernsTable(
      { heroes },
      { ann: { hand: ['Cataclysm'] }, bea: { hand: [] }, cy: { hand: [] } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.plays('Cataclysm');
    table.resolve.all();
    return table.winner();
  };
  expect(ends([])).toBe('draw');
  expect(ends(['Aeonus'])).toEqual(['boss']);
});

rule(
  '102.1a, R100.2',
  'a raider without cards to draw loses as a Boss falls that is not the last: the raid goes on',
  () => {
    const table = cavernsTable(
      { heroes: ['Aeonus'] },
      { ann: { hand: ['Ruin'], deck: 0 } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.plays('Ruin', { targets: ['boss.hero'] });
    table.resolve.all();
    expect([table.winner(), table.boss.hero.name]).toEqual([null, 'Aeonus']);
    expect(table.bea.hero.zone).toBe('play');
    expect(table.ann.hero.zone).toBe('removed');
  },
);

rule(
  'COT.15, R101.3c',
  'where the Caverns deck runs out in the middle of discarding, it goes on with the new one',
  () => {
    const table = cavernsTable(
      { decks: { Caverns: ['Infinite Warden'] }, graveyard: ['Felguard', 'Meathook'] },
      { ann: { hand: ['Amnesia'] } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.plays('Amnesia', { targets: ['boss'] });
    table.resolve.all();
    expect([table.boss.decks.Caverns!.length, table.boss.graveyards.Caverns!.length]).toEqual([2, 1]);
  },
);

rule('COT.17', 'one that is destroyed otherwise lets nobody draw', () => {
  const table = cavernsTable({ play: ['Meathook'] }, { ann: { hand: ['Slay'] } }, { turn: 'ann', step: 'action' });
  table.ann.plays('Slay', { targets: ['Meathook'] });
  table.resolve.all();
  expect([table.boss.allies, table.ann.hand, table.chain()]).toEqual([[], [], []]);
});

rule('COT.18', 'every Caverns card has a cost of 0', () => {
  expect(caverns.cards.filter(({ token }) => !token).map(({ cost }) => cost)).toEqual(Array(39).fill(0));
});

rule('COT.24', 'a power with Caverns Hero 2+ works once a hero has been defeated', () => {
  const assault = (removed: readonly string[]) => {
    const table = cavernsTable({ play: ['Anetheron'], removed });
    return table.card('Anetheron').atk!;
  };
  expect([assault(['Aeonus']), assault(['Aeonus', 'Murozond'])]).toEqual([assault([]) + 1, assault([]) + 2]);
});

rule('COT.16', 'an ally that is no Boss keeps no attack from the hero', () => {
  const table = cavernsTable({ play: ['Felguard'] }, { ann: { play: ['Veteran'] } }, { turn: 'ann', step: 'action' });
  table.ann.attacks('Veteran', table.boss.hero);
  while (table.attacker() !== null || table.chain().length > 0) table.pass.all();
  expect(table.boss.hero.damage).toBe(4);
});
