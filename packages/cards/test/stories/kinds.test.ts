import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** Cards of the kind of another, those beyond a number, what two do to each other, and what is decided while a text is processed. */

const [envoy, tax, duelist, page, brute, bell, charm, pact, scout, turncoat, ward, echo, cover, haste] = written(
  'Fair Envoy, 1, Ally—Human, 1 [Melee] / 2 Health\nDestroy an ability, ally, or equipment you control >>> Target opponent destroys a card of that kind he controls.',
  'Lean Years, 1, Ability—Arms\nEach player destroys allies he controls until he controls one.',
  'Sworn Duelist, 1, Ally—Human, 3 [Melee] / 9 Health\nWhen this ally enters play, this ally and target opposing ally deal fire damage to each other equal to their respective ATK.',
  'Odd Page, 1, Ally—Human, 2 [Melee] / 9 Health',
  'Tall Brute, 4, Ally—Ogre, 5 [Melee] / 9 Health',
  'Old Bell, 1, Item—Trinket\nYou pay 1 less to play your first Human ally each turn.',
  'Split Charm, 1, Item—Trinket\n[Activate] >>> Look at the top card of your deck. Either put that card into your hand and put 4 damage on your hero, or put it into your graveyard.',
  'Blood Pact, 1, Item—Trinket\n[Activate] >>> When target Human you control next deals damage to an Ogre with higher cost this turn, draw two cards.',
  'Shifty Scout, 1, Ally—Human, 1 [Melee] / 2 Health\nAs this ally enters play, choose whether it is Elusive or a Protector.',
  'Sly Turncoat, 1, Ally—Human, 1 [Melee] / 2 Health\nAt the end of your turn, this ally deals 3 frost damage to each opposing character it dealt combat damage to this turn.',
  'Mirror Ward, 0, Instant Ability—Holy\nPrevent the next 2 damage that would be dealt to your hero by target Ogre this turn. When damage is prevented this way, put that much damage on that Ogre.',
  'Small Echo, 0, Item—Trinket\nWhen you play an ability, you may destroy an item you control. If you do and your hero would deal fire damage with that ability this turn, it deals that much damage +2 instead.',
  "Quick Cover, 0, Instant Ability—Holy\nRemove target defending ally from combat, and your hero becomes the defender. Opposing allies can't attack that ally this turn.",
  'Second Wind, 0, Ability—Arms\nOngoing: Dwarves you control can use activated powers from the turn they enter your party.',
);
const [spark, digger] = written(
  'Small Spark, 0, Ability—Fire\nYour hero deals 2 fire damage to target hero or ally.',
  'Keen Digger, 0, Ally—Dwarf, 1 [Melee] / 2 Health\n[Activate] >>> Draw two cards.',
);

rule('300.1c', 'a card of that kind shares a type with the one that paid', () => {
  const t = scenario({ you: { play: [envoy!, bell!] }, foe: { play: [charm!, pact!, page!] } });
  t.you.uses('Fair Envoy', { targets: t.foe, pay: 'Old Bell' });
  t.resolve.all();
  t.foe.chooses('Split Charm');
  t.resolve.all();
  expect([t.card('Split Charm').zone, t.card('Blood Pact').zone, t.card('Odd Page').zone]).toEqual([
    'graveyard',
    'play',
    'play',
  ]);
});

rule('712.5', 'who keeps only so many destroys the others, and who has no more destroys none', () => {
  const t = scenario({
    you: { hand: [tax!], resources: 1, play: [{ card: page!, as: 'mine' }] },
    foe: { play: [page!, brute!, envoy!] },
  });
  t.you.plays('Lean Years');
  t.resolve.all();
  t.foe.chooses('Odd Page');
  t.foe.chooses('Fair Envoy');
  t.resolve.all();
  expect([t.card('mine').zone, t.card('Tall Brute').zone, t.foe.graveyard.length]).toEqual(['play', 'play', 2]);
});

rule('802.1', 'two who deal damage to each other do so in one moment', () => {
  const t = scenario({ you: { hand: [duelist!], resources: 1 }, foe: { play: [brute!] } });
  t.you.plays('Sworn Duelist');
  t.resolve.all();
  t.resolve.all();
  expect([t.card('Sworn Duelist').damage, t.card('Tall Brute').damage]).toEqual([5, 3]);
});

rule('707.1e', 'only the first ally of a turn costs less', () => {
  const t = scenario({ you: { play: [bell!], hand: [page!, { card: page!, as: 'later' }], resources: 1 }, foe: {} });
  t.you.plays('Odd Page');
  t.resolve.all();
  expect(t.you.readyResources).toBe(1);
  t.you.plays('later');
  t.resolve.all();
  expect(t.you.readyResources).toBe(0);
});

rule('712.3', 'one of two things is chosen after the card was seen', () => {
  const table = () => scenario({ you: { play: [charm!], deck: [page!, brute!] }, foe: {} });
  const kept = table();
  kept.you.uses('Split Charm');
  kept.resolve.all();
  kept.you.chooses('none');
  kept.you.chooses(1);
  expect([kept.you.hand.length, kept.you.hero.damage]).toEqual([1, 4]);
  const below = table();
  below.you.uses('Split Charm');
  below.resolve.all();
  below.you.chooses('none');
  below.you.chooses(2);
  expect([below.you.hand.length, below.you.hero.damage, below.you.deck.length]).toEqual([0, 0, 1]);
});

rule('715.1', 'what one deals next is watched once, and only to those that cost more', () => {
  const t = scenario({ you: { play: [pact!, page!], deck: 3 }, foe: { play: [brute!] } });
  t.you.uses('Blood Pact', { targets: 'Odd Page' });
  t.resolve.all();
  t.you.attacks('Odd Page', 'Tall Brute');
  for (let n = 0; n < 4; n++) t.pass.all();
  expect(t.you.hand.length).toBe(2);
});

rule('704.1b', 'what an ally is was chosen as it entered play', () => {
  const t = scenario({ you: { hand: [scout!], resources: 1 }, foe: { play: [page!] } });
  t.you.plays('Shifty Scout');
  t.resolve.all();
  t.you.chooses(1);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.refuses({ attack: 'Odd Page', defender: 'Shifty Scout' }, '601.2b');
});

rule('709.2d', 'each that it dealt damage to this turn is dealt more', () => {
  const t = scenario({ you: { play: [turncoat!, page!] }, foe: { play: [brute!] } });
  t.you.attacks('Sly Turncoat', t.foe.hero);
  for (let n = 0; n < 3; n++) t.pass.all();
  t.until({ step: 'end' });
  t.resolve.all();
  expect([t.foe.hero.damage, t.card('Tall Brute').damage, t.you.hero.damage]).toEqual([4, 0, 0]);
});

rule('717.2', 'whenever some of it is prevented this way, that much is dealt back', () => {
  const t = scenario({ you: { hand: [ward!] }, foe: { play: [brute!] } }, { turn: 'foe' });
  t.foe.attacks('Tall Brute', t.you.hero);
  t.foe.passes();
  t.you.plays('Mirror Ward', { targets: 'Tall Brute' });
  t.resolve.all();
  for (let n = 0; n < 3; n++) t.pass.all();
  expect([t.you.hero.damage, t.card('Tall Brute').damage]).toEqual([3, 2]);
});

rule('408.3d', 'what is dealt with that very ability is more, and with another one it is not', () => {
  const hand = [
    { card: spark!, as: 'one' },
    { card: spark!, as: 'two' },
  ];
  const t = scenario({ you: { play: [echo!], hand }, foe: {} });
  t.you.plays('one', { targets: t.foe.hero });
  t.resolve.all();
  t.you.chooses(true);
  t.resolve.all();
  expect(t.foe.hero.damage).toBe(4);
  t.you.plays('two', { targets: t.foe.hero });
  t.resolve.all();
  expect(t.foe.hero.damage).toBe(6);
});

rule('602.3a, 103.2', 'who was taken out of combat is attacked by nobody else this turn', () => {
  const t = scenario({ you: { hand: [cover!], play: [page!] }, foe: { play: [brute!, envoy!] } }, { turn: 'foe' });
  t.foe.attacks('Tall Brute', 'Odd Page');
  t.pass.all();
  t.pass.all();
  t.foe.passes();
  t.you.plays('Quick Cover', { targets: 'Odd Page' });
  t.resolve.all();
  while (t.attacker() !== null) t.pass.all();
  expect([t.you.hero.damage, t.card('Odd Page').damage]).toEqual([5, 0]);
  t.foe.refuses({ attack: 'Fair Envoy', defender: 'Odd Page' }, '601.2a');
});

rule('302.2', 'an ally uses its activated power on the turn it came', () => {
  const t = scenario({ you: { play: [haste!], hand: [digger!], deck: 3 }, foe: {} });
  t.you.plays('Keen Digger');
  t.resolve.all();
  t.you.uses('Keen Digger');
  t.resolve.all();
  expect(t.you.hand.length).toBe(2);
});
