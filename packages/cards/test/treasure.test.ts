import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { ability, deal, draw, hero, heroOrAlly, quest, reward, set, target, weapon, X } from '../src/language/index.ts';

/** Rulings of the raids' treasure cards. */

const [enchanter, cutlass, longbow, scorch, riddle, singe] = set({
  Enchanter: hero({ race: 'Human', icon: ['Alliance', 'Mage'], health: 25, professions: ['Enchanting', 'Tailoring'] }),
  Cutlass: weapon({ cost: 1, tags: ['Sword'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 }),
  Longbow: weapon({ cost: 1, tags: ['Bow'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 1 }),
  Scorch: ability({ cost: 1, plusX: true, instant: true }, deal(X, 'fire', target(heroOrAlly))),
  Riddle: quest({}, reward(['X'], draw(X))),
  Singe: ability({ cost: 3, instant: true }, deal(1, 'fire', target(heroOrAlly))),
});

rule('500.6', 'the Medallion of Karabor seats you before a friend of your choice, never before yourself', () => {
  const table = scenario({
    a: { team: 'raid', play: ['Blessed Medallion of Karabor'] },
    b: { team: 'raid' },
    c: { team: 'raid' },
    d: { team: 'other' },
  });
  table.a.uses('Blessed Medallion of Karabor');
  table.resolve.all();
  table.a.choosesAmong(['b', 'c'], 'c');
  expect(table.game().state.turn.order).toEqual([1, 0, 2, 3]);
  expect(table.a.removed).toEqual(['Blessed Medallion of Karabor']);
  table.until({ step: 'end' });
  table.until({ step: 'action' });
  expect(table.turn()).toBe('c');
});

rule('206.1c', 'a hero has Enchanting if that profession stands on its type line', () => {
  const drawn = (own: typeof enchanter | undefined) => {
    const { you, resolve } = scenario({
      you: { ...(own ? { hero: own } : {}), play: ['Shadowstrike'], resources: 1, deck: 5 },
      foe: {},
    });
    you.uses('Shadowstrike');
    resolve.all();
    return you.hand.length;
  };
  expect([drawn(enchanter), drawn(undefined)]).toEqual([2, 0]);
});

rule('400.3', 'Mana Oil is attached to a weapon of yours that you choose as it resolves', () => {
  const { you, card, resolve } = scenario({
    you: { hand: ['Superior Mana Oil'], resources: 1, play: [cutlass!, longbow!] },
    foe: { play: ['Shadowstrike'] },
  });
  you.plays('Superior Mana Oil');
  resolve.all();
  you.choosesAmong(['Cutlass', 'Longbow'], 'Longbow');
  expect(card('Superior Mana Oil').attachedTo).toBe('Longbow');
});

rule('400.3', 'without a weapon Mana Oil can be played, and enters the graveyard', () => {
  const { you, resolve } = scenario({ you: { hand: ['Superior Mana Oil'], resources: 1 }, foe: { play: [cutlass!] } });
  you.plays('Superior Mana Oil');
  resolve.all();
  expect([you.play, you.graveyard]).toEqual([[], ['Superior Mana Oil']]);
});

rule('707.1e', 'the Skull lowers the next cost with an X in it and no other', () => {
  const { you, resolve } = scenario({
    you: {
      play: ["The Skull of Gul'dan"],
      hand: [{ card: scorch!, as: 'first' }, { card: scorch!, as: 'second' }, singe!],
      resources: 7,
    },
    foe: {},
  });
  you.uses("The Skull of Gul'dan");
  resolve.all();
  const left = (name: string, x?: number) => {
    you.plays(name, { targets: 'foe.hero', ...(x === undefined ? {} : { x }) });
    resolve.all();
    return you.readyResources;
  };
  expect([left('Singe'), left('first', 3), left('second', 1)]).toEqual([4, 2, 0]);
});

rule('707.1e', 'a quest with an X in its cost is cheaper by the Skull as well', () => {
  const { you, resolve } = scenario({
    you: { play: ["The Skull of Gul'dan"], resources: [{ card: riddle!, faceDown: false }, cutlass!], deck: 3 },
    foe: {},
  });
  you.uses("The Skull of Gul'dan");
  resolve.all();
  you.completes('Riddle', { x: 3 });
  resolve.all();
  expect([you.readyResources, you.hand.length]).toEqual([1, 3]);
});

rule('717.2d', 'the Drillborer Disk answers whoever would have dealt the damage', () => {
  const { you, foe, pass, resolve, card } = scenario(
    { you: { play: ['Drillborer Disk'] }, foe: { play: ['Footsoldier'] } },
    { turn: 'foe' },
  );
  foe.attacks('Footsoldier', 'you.hero');
  pass.all();
  pass.all();
  pass.all();
  you.prevents('Drillborer Disk');
  resolve.all();
  expect(card('Footsoldier').damage).toBe(1);
});

rule('601.2c', 'who can attack your hero attacks only him while the Thorn is there', () => {
  const { foe } = scenario(
    {
      you: { play: ['Footsoldier'] },
      foe: { hero: { attached: [{ card: 'Thorn in the Side', by: 'you' }] }, play: [cutlass!] },
    },
    { turn: 'foe' },
  );
  foe.attacks('foe.hero', 'you.hero', { among: ['you.hero'] });
});

rule('403.1', 'the Bandage goes below its deck to pay for the healing', () => {
  const { you, resolve, card } = scenario({
    you: { hero: { damage: 8 }, play: ['Heavy Netherweave Bandage'], resources: 1, deck: 2 },
    foe: {},
  });
  you.uses('Heavy Netherweave Bandage', { targets: 'you.hero' });
  expect(you.deck.at(-1)).toBe('Heavy Netherweave Bandage');
  resolve.all();
  expect(card('you.hero').damage).toBe(2);
});

rule('702.2', 'the Talisman is destroyed for a quest that is turned face up again', () => {
  const { you, resolve, card } = scenario({
    you: { play: ['Karaborian Talisman'], resources: [{ card: riddle!, faceDown: false }, cutlass!], deck: 3 },
    foe: {},
  });
  you.completes('Riddle', { x: 0 });
  expect(card('Riddle').faceUp).toBe(false);
  resolve.all();
  you.choosesAmong([true, false], true);
  resolve.all();
  expect([card('Riddle').faceUp, you.graveyard]).toEqual([true, ['Karaborian Talisman']]);
});
