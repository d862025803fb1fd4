import { cardNamed, templeAbilities } from '@meetingstone/cards';
import { faultsOfDecks } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';
import { faults, startGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { main } from '../../src/black-temple/main.ts';
import { MODES, READY_MADE } from '../../src/black-temple/modes.ts';
import { blackTemple } from '../../src/black-temple/raid.ts';
import { raidOpening } from '../../src/raid.ts';
import { bolt, soldier, temple } from './temple.ts';

const { standard, heroic, epic } = READY_MADE;

rule(
  'BT.01, R500.1',
  'the box has forty Main cards, twenty-eight Minions, twenty-three Events and five of The Betrayer',
  () => {
    const { main: abilities, minions, events, betrayerEvents } = standard;
    expect([abilities, minions, events, betrayerEvents].map((deck) => deck.length)).toEqual([40, 28, 23, 5]);
    expect(new Set(abilities).size).toBe(18);
    expect(faultsOfDecks('standard', standard)).toEqual([]);
  },
);

rule('R500.1, R502.2a', 'all four decks are shuffled; the Bosses lie in their order', () => {
  const raider = {
    name: 'you',
    hero: cardNamed('Warrax')!,
    decks: [Array.from({ length: 20 }, () => cardNamed('Footsoldier')!)],
  };
  const decks = (seed: number) => {
    const { cards, players } = startGame(raidOpening(blackTemple, 'standard', [raider], seed), seed).state;
    const facts = new Map(cards.flat().flatMap((card) => (card ? [[card.id, card.facts]] : [])));
    return players[0]!.decks.map((deck) => deck.map((id) => facts.get(id)!));
  };
  const titles = (deck: readonly Facts[]) => deck.map(({ name, collector }) => name + (collector ?? ''));
  const starts = [1, 2, 3, 4].map((seed) => decks(seed).map(titles));
  for (const pile of [0, 1, 2, 3]) expect(new Set(starts.map((all) => all[pile]!.join())).size).toBeGreaterThan(1);
  for (const pile of [4, 5]) expect(new Set(starts.map((all) => all[pile]!.join())).size).toBe(1);
});

rule('BT.01', 'in the standard mode the box is played as it is', () => {
  const changed = { ...standard, minions: standard.minions.slice(1) };
  expect(faultsOfDecks('standard', changed)).toEqual(['the Minion deck is not as it is in the box (BT.01)']);
});

rule('BT.02', 'heroic decks have no fewer cards than the box, and few copies of each', () => {
  expect(faultsOfDecks('heroic', heroic)).toEqual([]);
  const [fel] = main;
  expect(
    faultsOfDecks('heroic', {
      main: [...heroic.main.slice(6), ...Array.from({ length: 5 }, () => fel!)],
      minions: heroic.minions.slice(1),
      events: [...heroic.events.slice(1), heroic.events[2]!],
      betrayerEvents: epic.betrayerEvents,
    }),
  ).toEqual([
    'the Main deck has 39 cards, fewer than 40 (BT.02)',
    'the Main deck has 5 copies of Fel Geyser, more than 4 (BT.02)',
    'the Minion deck has 27 cards, fewer than 28 (BT.02)',
    'the Event deck has 3 copies of You Are Not Prepared! (44), more than 2 (BT.02)',
    'the Betrayer Event deck is not as it is in the box (BT.02)',
  ]);
});

rule('BT.03', 'epic decks have any number of cards, as long as they belong there', () => {
  expect(faultsOfDecks('epic', epic)).toEqual([]);
  const outsider = soldier('Outsider', 1, 1);
  const traitor = soldier('Turncoat', 1, 1, 'Traitor');
  const found = faultsOfDecks('epic', {
    main: [],
    minions: [outsider, traitor],
    events: [],
    betrayerEvents: [outsider],
  });
  expect(found).toEqual([
    'Outsider in the Minion deck is not a Traitor ally (BT.03)',
    'Outsider in the Betrayer Event deck is not a Betrayer Event (BT.03)',
  ]);
});

rule('BT.03', 'an epic Main deck has abilities of the temple and of Traitors, no others', () => {
  const others = faultsOfDecks('epic', { ...epic, main: [main[0]!, bolt(1), { ...bolt(2), tags: ['Traitor'] }] });
  expect(others).toEqual(['Bolt of 1 in the Main deck is not a Black Temple or Traitor ability (BT.03)']);
});

rule('BT.01, BT.02, BT.03', 'each mode can be opened', () => {
  for (const mode of MODES) {
    const raider = { name: 'raider', hero: blackTemple.cards[0]!, decks: [[]] };
    expect(faults(raidOpening(blackTemple, mode, [raider], 1))).toEqual([]);
  }
});

rule('R500.2, R500.4, BT.05', "Naj'entus starts in play, a raider goes first, and draws", () => {
  const opening = raidOpening(blackTemple, 'standard', [], 1);
  expect([opening.seats[0]!.hero.name, opening.first, opening.allDraw]).toEqual(["High Warlord Naj'entus", 1, true]);
});

rule('R500.3, BT.08', 'all may mulligan, and the Boss player keeps ten cards', () => {
  const { boss, handSize } = raidOpening(blackTemple, 'standard', [], 1).seats[0]!;
  expect([boss?.noMulligan, handSize]).toEqual([undefined, 10]);
});

rule(
  'R501.1a, R501.2, R501.3, BT.09',
  'the Boss player readies, draws one card, and a minion comes into his resources unseen',
  () => {
    const { boss, pass, turn, step, until } = temple(
      { boss: 'Supremus', resources: [{ card: 'Sister of Pain', exhausted: true }] },
      { you: {} },
    );
    while (turn() !== 'boss') pass.all();
    until({ turn: 'boss', step: 'minion' });
    expect([boss.readyResources, boss.hand.length, boss.resources.length]).toEqual([2, 1, 2]);
    pass.all();
    expect([turn(), step()]).toEqual(['boss', 'action']);
  },
);

rule('BT.20', 'nine abilities have class icons and want a Traitor; every Boss is one', () => {
  expect(templeAbilities).toHaveLength(9);
  for (const { icons, building, tags } of templeAbilities) {
    expect([icons.length, building?.required, tags.includes('Traitor')]).toEqual([1, ['Traitor'], true]);
  }
  for (const { hero, tags } of blackTemple.cards.filter((card) => card.hero))
    expect([hero?.traitor, tags.includes('Traitor')]).toEqual([true, true]);
  const { boss, resolve } = temple(
    { boss: 'Supremus', hand: ['Fel Geyser'], resources: 2 },
    { you: {} },
    { turn: 'boss' },
  );
  boss.plays('Fel Geyser');
  resolve.all();
  expect(boss.play).toEqual(['Fel Geyser']);
});

rule('BT.10', 'a minion can change its controller', () => {
  const { boss, you, resolve } = temple(
    { boss: 'Supremus', play: ['Sister of Pain'] },
    { you: { hand: ['Mind Control'], hero: { class: 'Priest' }, resources: 9 } },
  );
  you.plays('Mind Control', { targets: ['Sister of Pain'] });
  resolve.all();
  expect([you.allies, boss.allies]).toEqual([['Sister of Pain'], []]);
});
