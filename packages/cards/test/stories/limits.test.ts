import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

const [kennel, hound, cat, watch, seer, page] = written(
  'Wide Kennel, 1, Item—Trinket\nYou can control any number of Pets.',
  'Lean Hound, 1, Ally—Dog, Pet (1), 1 [Melee] / 1 Health',
  'Lean Cat, 1, Ally—Cat, Pet (1), 1 [Melee] / 1 Health',
  "Night Watch, 1, Ally—Human, 1 [Melee] / 3 Health\nEach opposing ally has -1 ATK on its controller's turn.",
  "Card Seer, 1, Ally—Human, 1 [Melee] / 3 Health\n1 >>> Reveal the top card of your deck. If it's an ally, draw it.",
  'Odd Page, 1, Ally—Human, 2 [Melee] / 3 Health',
);

rule('414.3b', 'who can control any number of a tag keeps all of them', () => {
  const party = (own: readonly (typeof kennel)[]) => {
    const { you, resolve } = scenario({
      you: { play: [...own.map((one) => one!), hound!], hand: [cat!], resources: 1 },
      foe: {},
    });
    you.plays('Lean Cat');
    resolve.all();
    return you.allies.length;
  };
  expect(party([kennel])).toBe(2);
});

rule('718.1', 'an ally is weaker only as long as it is the turn of its own controller', () => {
  const { card, until } = scenario({ you: { play: [watch!], deck: 3 }, foe: { play: [page!], deck: 3 } });
  expect(card('Odd Page').atk).toBe(2);
  until({ turn: 'foe', step: 'action' });
  expect(card('Odd Page').atk).toBe(1);
});

rule('415.9f', 'the revealed card is drawn if it is still on top of the deck', () => {
  const { you, resolve } = scenario({ you: { play: [seer!], resources: 1, deck: [page!, cat!] }, foe: {} });
  you.uses('Card Seer');
  resolve.all();
  expect([you.hand, you.deck]).toEqual([['Odd Page'], ['Lean Cat']]);
});

const [prowler, prank] = written(
  'Sly Prowler, 1, Ally—Human, 1 [Melee] / 3 Health\n1 >>> This ally has +2 ATK this turn until you strike with a weapon or play an ability.',
  'Small Prank, 1, Mage, Instant Ability—Arcane\nDraw a card.',
);

rule('714.3', 'what lasts until one of two events is over with the first of them', () => {
  const { you, card, resolve } = scenario({
    you: { play: [prowler!], hand: [prank!], resources: 2, deck: 2 },
    foe: {},
  });
  you.uses('Sly Prowler');
  resolve.all();
  expect(card('Sly Prowler').atk).toBe(3);
  you.plays('Small Prank');
  expect(card('Sly Prowler').atk).toBe(1);
});
