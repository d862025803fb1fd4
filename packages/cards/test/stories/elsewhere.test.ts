import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** Cards that are played from other zones, counters of any kind, and damage that becomes so much. */

const [thief, digger, tinker, mender, snuffer, scales, page, relic, agent] = written(
  'Light Fingers, 0, Ability—Arms\nOngoing: You can play Humans in opposing hands.',
  "Grave Digger, 0, Ability—Arms\nOngoing: You can play Humans from other players' graveyards.",
  'Old Tinker, 1, Ally—Gnome, 1 [Melee] / 2 Health\n[Activate] >>> Choose a counter on target item and add another of those counters to it.',
  'Odd Mender, 1, Ally—Gnome, 1 [Melee] / 2 Health\n[Activate] >>> Remove a counter from target item.',
  'Snuffer, 0, Ability—Arms\nDestroy target ally or item with one or more counters.',
  'Fair Scales, 0, Ability—Arms\nDamage on your hero becomes equal to the number of allies you control.',
  'Odd Page, 1, Ally—Human, 2 [Melee] / 3 Health',
  'Strange Relic, 0, Item—Trinket',
  "Sly Agent, 1, Ally—Human, 1 [Melee] / 2 Health\nSabotage: Item\nWhen this ally sabotages a player's item, exhaust all of that player's weapons.",
);

const counted = { dust: 2, ash: 1 };

rule('409.1', 'a card in an opposing hand can be played, and stays under the control of whoever played it', () => {
  const t = scenario({ you: { play: [thief!], resources: 1 }, foe: { hand: [page!, digger!] } });
  t.you.plays('Odd Page');
  t.resolve.all();
  expect([t.card('Odd Page').controller, t.foe.hand, t.you.allies]).toEqual(['you', ['Grave Digger'], ['Odd Page']]);
  t.you.refuses({ play: 'Grave Digger' }, '409.1');
});

rule('409.1', "cards in the graveyards of others can be played, and those in one's own cannot", () => {
  const t = scenario({
    you: { play: [digger!], graveyard: [{ card: page!, as: 'mine' }], resources: 2 },
    foe: { graveyard: [page!] },
  });
  t.you.refuses({ play: 'mine' }, '409.1');
  t.you.plays('Odd Page');
  t.resolve.all();
  expect([t.card('Odd Page').controller, t.foe.graveyard]).toEqual(['you', []]);
});

rule('404.1', 'one counter more, or one less, of a kind that is on the card and is chosen', () => {
  const more = scenario({ you: { play: [tinker!, { card: relic!, counters: counted }] }, foe: {} });
  more.you.uses('Old Tinker', { targets: 'Strange Relic' });
  more.resolve.all();
  more.you.choosesAmong(['dust', 'ash'], 'ash');
  expect(more.card('Strange Relic').counters).toEqual({ dust: 2, ash: 2 });
  const less = scenario({ you: { play: [mender!] }, foe: { play: [{ card: relic!, counters: { dust: 2 } }] } });
  less.you.uses('Odd Mender', { targets: 'Strange Relic' });
  less.resolve.all();
  expect(less.card('Strange Relic').counters).toEqual({ dust: 1 });
});

rule('404.1', 'only what has counters is described by them', () => {
  const t = scenario({
    you: { hand: [snuffer!] },
    foe: { play: [page!, { card: relic!, counters: { dust: 1 } }] },
  });
  t.you.plays('Snuffer', { targets: 'Strange Relic', among: ['Strange Relic'] });
  t.resolve.all();
  expect(t.foe.graveyard).toEqual(['Strange Relic']);
});

rule('405.3', 'damage that becomes so much is put on a card or removed from it', () => {
  const left = (damage: number) => {
    const t = scenario({ you: { hand: [scales!], hero: { damage }, play: [page!, tinker!] }, foe: {} });
    t.you.plays('Fair Scales');
    t.resolve.all();
    return t.you.hero.damage;
  };
  expect([left(0), left(2), left(9)]).toEqual([2, 2, 2]);
});

rule('keyword Sabotage', 'whose card was sabotaged is known afterwards', () => {
  const t = scenario({ you: { play: [agent!] }, foe: { play: [relic!, 'Militia Sword'] } });
  t.you.attacks('Sly Agent', 'Strange Relic', { sabotage: true });
  while (t.attacker() !== null || t.chain().length > 0) t.pass.all();
  expect([t.card('Militia Sword').exhausted, t.card('Strange Relic').exhausted]).toEqual([true, false]);
});
