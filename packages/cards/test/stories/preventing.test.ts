import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** Damage of which a part goes elsewhere, what equipment prevents and for whom, and what is left of it. */

const [cut, singe, pity, lord, band, trial, cover, plank, mail, other, squire, bag, sworn] = written(
  'Quick Cut, 0, Instant Ability—Arms\nYour hero deals 3 melee damage to target hero or ally.',
  'Quick Singe, 0, Instant Ability—Fire\nYour hero deals 3 fire damage to target hero or ally.',
  'Shared Pain, 1, Ability—Holy\nOngoing: If a Human ally you control would be dealt damage, 1 of it is dealt to your hero instead.',
  'Proud Lord, 1, Ally—Human, 1 [Melee] / 9 Health\nIf this ally would be dealt melee damage, you may have any amount of it dealt to your hero instead.',
  'Stone Band, 1, Item—Ring (2)\nIf your hero would be dealt melee damage by an opposing hero or ally, prevent 1 of it and add a stone counter to this item.',
  'Ordeal, 0, Ability—Holy Attachment\nAttach to target ally. The next time it would be dealt damage this turn, prevent that damage and put that many strength counters on this ability.\nOngoing: Attached ally has +1 / +1 for each strength counter.',
  'Take Cover, 0, Instant Ability—Protection\nTarget armor you control can prevent damage that would be dealt to Human allies you control this turn.',
  'Old Plank, 1, Armor—Plate, Chest (1), 2 DEF',
  'Padded Mail, 1, Armor—Plate, Feet (1), 2 DEF\nThis armor can prevent only melee damage.',
  'Broad Plank, 1, Armor—Plate, Head (1), 2 DEF\nThis armor can prevent damage that would be dealt to Human allies you control.',
  'Odd Page, 1, Ally—Human, 2 [Melee] / 9 Health',
  'Deep Bag, 1, Item—Bag\nYou have no maximum hand size.',
  'Sworn Knight, 1, Ally—Human, 2 [Melee] / 9 Health\nCloth armor can prevent damage that would be dealt to this ally.',
);

rule('717.4c', 'so much of the damage is dealt to another, the rest stays', () => {
  const t = scenario({ you: { hand: [cut!], play: [pity!, squire!] }, foe: {} });
  t.you.plays('Quick Cut', { targets: 'Odd Page' });
  t.resolve.all();
  expect([t.card('Odd Page').damage, t.you.hero.damage]).toEqual([2, 1]);
});

rule('717.4c', 'as much of it as one likes is dealt to another, or none', () => {
  const table = () => scenario({ you: { hand: [cut!], play: [lord!] }, foe: {} });
  const some = table();
  some.you.plays('Quick Cut', { targets: 'Proud Lord' });
  some.resolve.all();
  some.you.chooses('Proud Lord');
  some.you.chooses(2);
  expect([some.card('Proud Lord').damage, some.you.hero.damage]).toEqual([1, 2]);
  const none = table();
  none.you.plays('Quick Cut', { targets: 'Proud Lord' });
  none.resolve.all();
  none.you.chooses('none');
  expect([none.card('Proud Lord').damage, none.you.hero.damage]).toEqual([3, 0]);
});

rule('717.2d', 'what follows on a part that was prevented', () => {
  const t = scenario({ you: { play: [band!] }, foe: { hand: [cut!] } }, { turn: 'foe' });
  t.foe.plays('Quick Cut', { targets: t.you.hero });
  t.resolve.all();
  expect([t.you.hero.damage, t.card('Stone Band').counters]).toEqual([2, { stone: 1 }]);
});

rule('717.5', 'what is prevented the next time is counted where it was said', () => {
  const t = scenario({ you: { hand: [trial!], play: [squire!] }, foe: { hand: [cut!] } });
  t.you.plays('Ordeal', { targets: 'Odd Page' });
  t.resolve.all();
  t.you.passes();
  t.foe.plays('Quick Cut', { targets: 'Odd Page' });
  t.resolve.all();
  expect([t.card('Odd Page').damage, t.card('Ordeal').counters, t.card('Odd Page').atk]).toEqual([
    0,
    { strength: 3 },
    5,
  ]);
});

rule('717.2c', 'an ally is shielded by the equipment that says so, and by no other', () => {
  const t = scenario({ you: { hand: [cut!], play: [squire!, plank!, other!] }, foe: {} });
  t.you.plays('Quick Cut', { targets: 'Odd Page' });
  t.resolve.all();
  t.you.mustChooseAmong(['Broad Plank', 'none']).prevents('Broad Plank');
  expect(t.card('Odd Page').damage).toBe(1);
  const bare = scenario({ you: { hand: [cut!, cover!], play: [squire!, plank!, mail!] }, foe: {} });
  bare.you.plays('Take Cover', { targets: 'Old Plank' });
  bare.resolve.all();
  bare.you.plays('Quick Cut', { targets: 'Odd Page' });
  bare.resolve.all();
  bare.you.mustChooseAmong(['Old Plank', 'none']).prevents('Old Plank');
  expect(bare.card('Odd Page').damage).toBe(1);
});

rule('717.2c', 'an ally says which equipment shields it', () => {
  const t = scenario({ you: { hand: [cut!], play: [sworn!, squire!, plank!, mail!] }, foe: {} });
  t.you.plays('Quick Cut', { targets: 'Odd Page' });
  t.resolve.all();
  expect(t.card('Odd Page').damage).toBe(3);
});

rule('717.2c', 'equipment that can prevent only one type of damage is not offered against others', () => {
  const t = scenario({ you: { hand: [singe!, cut!], play: [mail!] }, foe: {} });
  t.you.plays('Quick Singe', { targets: t.you.hero });
  t.resolve.all();
  expect(t.you.hero.damage).toBe(3);
  t.you.plays('Quick Cut', { targets: t.you.hero });
  t.resolve.all();
  t.you.mustChooseAmong(['Padded Mail', 'none']).prevents('Padded Mail');
  expect(t.you.hero.damage).toBe(4);
});

rule('503.2a, 415.4b', 'without a maximum nobody discards at the end of his turn', () => {
  const table = (play: readonly (typeof bag)[]) => {
    const t = scenario({ you: { play: play.map((one) => one!), hand: 9 }, foe: { deck: 3 } }, { step: 'end' });
    t.pass.all();
    return t;
  };
  expect(table([bag]).you.hand.length).toBe(9);
  const without = table([]);
  expect(without.waiting()).toMatchObject({ question: 'maximum hand size' });
  without.leaves('maximum hand size');
});
