import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** Who may attack whom, who is changed meanwhile, and what kills. */

const [drover, brawler, scapegoat, hunter, imp, page, ogre, snare, ban, feint, cut, sash, last, saint, drum, crier] =
  written(
    'Old Drover, 1, Ally—Human, 1 [Melee] / 3 Health\nWhen each Beast you control attacks for the first time each turn, you may ready it.',
    'Bar Brawler, 1, Ally—Human, 2 [Melee] / 9 Health\nThis ally can attack friendly heroes and allies.',
    'Town Scapegoat, 1, Ally—Human, 0 [Melee] / 9 Health\nAny hero or ally can attack this ally.',
    'Sharp Hunter, 1, Ally—Human, 2 [Melee] / 9 Health\nThis ally can attack Elusive heroes and allies.',
    'Quiet Imp, 1, Ally—Human, 1 [Melee] / 9 Health\nElusive',
    'Odd Page, 1, Ally—Human, 2 [Melee] / 9 Health',
    'Grey Wolf, 1, Ally—Beast, 1 [Melee] / 9 Health',
    'Muddled Orders, 1, Ability—Arms\nOngoing: When an opponent proposes combat, you may change the proposed defender.',
    "Narrow Gate, 1, Ability—Arms\nOngoing: Only one character can attack on each opponent's turn.",
    "Feint, 0, Instant Ability—Arms\nYour hero can't be protected against this turn.",
    'Quick Cut, 0, Instant Ability—Arms\nYour hero deals 2 melee damage to target hero or ally.',
    'Black Sash, 1, Armor—Cloth, Waist (1), 0 DEF\nWhen an ally is destroyed by fatal damage dealt with an ability you control, remove that ally from the game.',
    'Last Word, 1, Ability—Arms\nIf your hero has dealt fatal damage to an ally this turn, draw a card.',
    "Stubborn Saint, 1, Ally—Human, 1 [Melee] / 2 Health\nThis ally can't be destroyed by fatal damage.",
    'War Drum, 1, Ability—Arms\nOngoing: At the end of each turn, destroy all allies in your party with fatal damage.',
    'Iron Crier, 1, Ally—Human, 1 [Melee] / 3 Health\nProtector',
  );

rule('703.1', 'what happens for the first time on a turn happens so to each card of its own', () => {
  const { you, foe, pass, resolve, card } = scenario({
    you: { play: [drover!, { card: ogre!, as: 'one' }, { card: ogre!, as: 'two' }] },
    foe: {},
  });
  const bite = (wolf: string) => {
    you.attacks(wolf, foe.hero);
    resolve.all();
  };
  const fight = () => {
    for (let n = 0; n < 2; n++) pass.all();
  };
  bite('one');
  you.chooses('yes');
  fight();
  bite('two');
  you.chooses('yes');
  fight();
  expect([card('one').exhausted, card('two').exhausted]).toEqual([false, false]);
  bite('one');
  fight();
  expect([card('one').exhausted, foe.hero.damage]).toEqual([true, 3]);
});

rule('601.2b', 'friends are attacked by whoever can attack friends, and where they say that anybody can', () => {
  const t = scenario({ you: { play: [brawler!, page!, scapegoat!] }, foe: { play: ['Quarry Ogre'] } });
  t.you.attacks('Bar Brawler', 'Odd Page', {
    among: [t.foe.hero, 'Quarry Ogre', t.you.hero, 'Odd Page', 'Town Scapegoat'],
  });
  for (let n = 0; n < 3; n++) t.pass.all();
  expect([t.card('Odd Page').damage, t.card('Bar Brawler').damage]).toEqual([2, 2]);
  const other = scenario({ you: { play: [page!, brawler!, scapegoat!] }, foe: { play: ['Quarry Ogre'] } });
  other.you.attacks('Odd Page', 'Town Scapegoat', { among: [other.foe.hero, 'Quarry Ogre', 'Town Scapegoat'] });
  for (let n = 0; n < 3; n++) other.pass.all();
  expect(other.card('Town Scapegoat').damage).toBe(2);
});

rule('601.2b', 'whoever can attack elusive characters still attacks no friends', () => {
  const t = scenario({ you: { play: [hunter!, { card: imp!, as: 'friend' }] }, foe: { play: [imp!] } });
  t.you.attacks('Sharp Hunter', 'Quiet Imp', { among: [t.foe.hero, 'Quiet Imp'] });
  t.pass.all();
  const plain = scenario({ you: { play: [page!] }, foe: { play: [imp!, ogre!] } });
  plain.you.attacks('Odd Page', plain.foe.hero, { among: [plain.foe.hero, 'Grey Wolf'] });
});

rule('601.2b', 'the defender of a proposed combat is changed to another legal one', () => {
  const t = scenario({ you: { play: [page!] }, foe: { play: [snare!, ogre!, imp!] } });
  t.you.attacks('Odd Page', t.foe.hero);
  t.resolve.all();
  t.foe.chooses('yes');
  t.pass.all();
  t.pass.all();
  t.pass.all();
  expect([t.card('Grey Wolf').damage, t.foe.hero.damage]).toEqual([2, 0]);
});

rule('601.2a', 'where only one character can attack, the same can attack again', () => {
  const t = scenario({ you: { play: [drover!, page!, { card: ogre!, as: 'wolf' }] }, foe: { play: [ban!] } });
  t.you.attacks('wolf', t.foe.hero);
  t.resolve.all();
  t.you.chooses('yes');
  for (let n = 0; n < 2; n++) t.pass.all();
  t.you.refuses({ attack: 'Odd Page', defender: 'foe.hero' }, '601.2a');
  t.you.attacks('wolf', t.foe.hero);
  t.pass.all();
});

rule('602.2', 'nobody protects against whom it is said of', () => {
  const t = scenario({ you: { hand: [feint!], play: ['Militia Sword'], resources: 2 }, foe: { play: [crier!] } });
  t.you.plays('Feint');
  t.pass.all();
  t.you.attacks(t.you.hero, t.foe.hero);
  t.pass.all();
  t.you.strikes('Militia Sword');
  t.pass.all();
  t.foe.refuses({ protect: 'Iron Crier' }, '602.2');
});

rule('410.6a', 'with what an ally was dealt fatal damage is known as it is destroyed', () => {
  const t = scenario({
    you: { hand: [cut!], play: [sash!, page!] },
    foe: { play: [drover!, { card: ogre!, damage: 7 }] },
  });
  t.you.plays('Quick Cut', { targets: 'Grey Wolf' });
  t.resolve.all();
  expect(t.foe.removed).toEqual(['Grey Wolf']);
  const fought = scenario({ you: { play: [sash!, page!] }, foe: { play: [{ card: ogre!, damage: 7 }] } });
  fought.you.attacks('Odd Page', 'Grey Wolf');
  for (let n = 0; n < 3; n++) fought.pass.all();
  expect([fought.foe.removed, fought.foe.graveyard]).toEqual([[], ['Grey Wolf']]);
});

rule('405.2', 'whether damage of this turn was fatal is asked', () => {
  const drawn = (damage: number) => {
    const t = scenario({
      you: { hand: [cut!, last!], resources: 1, deck: 2 },
      foe: { play: [{ card: ogre!, damage }] },
    });
    t.you.plays('Quick Cut', { targets: 'Grey Wolf' });
    t.resolve.all();
    t.you.plays('Last Word');
    t.resolve.all();
    return t.you.hand.length;
  };
  expect([drawn(7), drawn(6)]).toEqual([1, 0]);
});

rule('410.6a, 103.2', 'who cannot be destroyed by fatal damage is destroyed by whatever else destroys', () => {
  const t = scenario({ you: { hand: [cut!], play: [saint!] }, foe: {} });
  t.you.plays('Quick Cut', { targets: 'Stubborn Saint' });
  t.resolve.all();
  expect([t.card('Stubborn Saint').zone, t.card('Stubborn Saint').damage]).toEqual(['play', 2]);
  const end = scenario({ you: { hand: [cut!], play: [saint!, drum!] }, foe: {} });
  end.you.plays('Quick Cut', { targets: 'Stubborn Saint' });
  end.resolve.all();
  end.until({ step: 'end' });
  end.resolve.all();
  expect(end.card('Stubborn Saint').zone).toBe('graveyard');
});
