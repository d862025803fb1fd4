import { item, set } from '@meetingstone/cards/language';
import { expect, test } from 'vitest';
import { errand, soldier, temple } from './temple.ts';

/** Rulings of the FAQ that no rule has a number for. */

const second = { ...errand, name: 'Second Errand' };
const third = { ...errand, name: 'Third Errand' };
const [charm] = set({ Charm: item({ cost: 0 }) });

test('two quests can’t pay for each other under Fel Geyser, and two Geysers want two others', () => {
  const { you, card, resolve } = temple(
    { boss: 'Supremus', play: ['Fel Geyser', 'Fel Geyser'] },
    { you: { resources: [errand, second, third], deck: 5 } },
  );
  you.completes('Errand', { pay: ['Second Errand', 'Third Errand'] });
  resolve.all();
  expect(['Errand', 'Second Errand', 'Third Errand'].map((name) => card(name).faceUp)).toEqual([false, false, false]);
  const few = temple(
    { boss: 'Supremus', play: ['Fel Geyser', 'Fel Geyser'] },
    { you: { resources: [errand, second], deck: 5 } },
  );
  few.you.cannot({ complete: 'Errand' }, '403.1');
});

test('Cursed Vision of Sargeras looks only as it resolves, and knows of quests completed before it came', () => {
  const vision = (completes: boolean) => {
    const t = temple(
      { boss: 'Supremus' },
      {
        you: {
          hero: { class: 'Rogue' },
          hand: ['Cursed Vision of Sargeras'],
          deck: 5,
          resources: [errand, second, 'Footsoldier', 'Footsoldier', 'Footsoldier'],
        },
      },
    );
    if (completes) t.you.completes('Errand');
    t.resolve.all();
    expect(t.card('Errand').faceUp).toBe(!completes);
    t.you.plays('Cursed Vision of Sargeras');
    t.resolve.all();
    t.you.uses('Cursed Vision of Sargeras', { targets: ['Second Errand'] });
    t.resolve.all();
    return t.card('Second Errand').faceUp;
  };
  expect([vision(true), vision(false)]).toEqual([false, true]);
});

test('Entry into the Black Temple counts classes, not allies', () => {
  const { you, resolve } = temple(
    { boss: 'Supremus' },
    {
      you: {
        deck: 9,
        resources: ['Entry into the Black Temple', ...Array.from({ length: 5 }, () => 'Footsoldier')].map((card) =>
          card === 'Footsoldier' ? card : { card, faceDown: false },
        ),
        play: [
          soldier('Mage', 1, 1, 'Gnome', 'Mage'),
          soldier('Other Mage', 1, 1, 'Human', 'Mage'),
          soldier('Rogue', 1, 1, 'Gnome', 'Rogue'),
          soldier('Nobody', 1, 1, 'Gnome'),
          charm!,
        ],
      },
    },
  );
  you.completes('Entry into the Black Temple');
  resolve.all();
  expect(you.hand).toHaveLength(2);
});
