import {
  ability,
  ally,
  anAbility,
  anAlly,
  cant,
  deal,
  destroy,
  destroying,
  draw,
  each,
  have,
  heroOrAlly,
  ifWould,
  instead,
  interrupt,
  inZone,
  isDestroyed,
  item,
  ongoing,
  opposing,
  other,
  pay,
  set,
  target,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const smite = one('Smite', ability({ cost: 0, instant: true }, destroy(target(anAlly))));
const statue = one(
  'Statue',
  ally({ cost: 3, atk: [2, 'melee'], health: 3 }, { power: 'self', cant: { cant: 'be destroyed' } }),
);

rule('103.1', 'a card that contradicts the rules wins: with Ferocity an ally attacks on the turn it came', () => {
  const { you } = scenario({
    you: {
      play: [
        { card: 'Fury', fresh: true },
        { card: 'Footsoldier', fresh: true },
      ],
    },
    foe: {},
  });
  you.mustChooseAmong(['pass', { attack: you.hero }, { attack: 'Fury' }]);
  you.refuses({ attack: 'Footsoldier' }, '601.2a');
});

rule('103.2', 'what says "can\'t" beats what says "do": the ally stays', () => {
  const { you, pass, card } = scenario({
    you: { hand: [smite, { card: smite, as: 'second' }] },
    foe: { play: [statue, 'Footsoldier'] },
  });
  you.plays('second', { targets: ['Statue'] });
  pass.all();
  expect([card('Statue').zone, card('Footsoldier').zone]).toEqual(['play', 'play']);
});

rule('103.2', "it beats a rule too: fatal damage does not destroy what can't be destroyed", () => {
  const { you, pass, card } = scenario({
    you: { hand: [one('Bolt', ability({ cost: 0 }, deal(5, 'fire', target(heroOrAlly))))] },
    foe: { play: [statue] },
  });
  you.plays('Bolt', { targets: ['Statue'] });
  pass.all();
  expect(card('Statue')).toMatchObject({ zone: 'play', damage: 5, health: 3 });
});

rule('103.2', "a cost that asks for an action that can't be taken can't be paid", () => {
  const altar = one('Altar', item({ cost: 1 }, pay([destroying(yours(anAlly))], draw())));
  const bell = one('Bell', item({ cost: 1 }, pay(['activate'], draw())));
  const rust = one('Rust', ongoing({ cost: 1 }, have(opposing({ kind: ['Equipment'] }), cant('exhaust'))));
  const { you } = scenario({ you: { play: [altar, bell, statue] }, foe: { play: [rust] } });
  you.mustChooseAmong(['pass', { attack: you.hero }, { attack: 'Statue' }]);
  you.refuses({ use: 'Altar' }, '403.1');
  you.refuses({ use: 'Bell' }, '403.1');
});

rule('103.2', 'with another card to pay with, only the one that can be destroyed is offered', () => {
  const altar = one('Altar', item({ cost: 1 }, pay([destroying(yours(anAlly))], draw())));
  const { you, pass } = scenario({
    you: { play: [altar, statue, 'Footsoldier', 'Quarry Ogre'], deck: ['Bloodclaw'] },
    foe: { play: ['Hired Lance'] },
  });
  you.uses('Altar').mustChooseAmong(['Footsoldier', 'Quarry Ogre']).chooses('Footsoldier');
  pass.all();
  expect([you.hand, you.graveyard]).toEqual([['Bloodclaw'], ['Footsoldier']]);
});

rule('103.2', "an event that can't happen is not replaced either", () => {
  const angel = one('Angel', ongoing({ cost: 1 }, ifWould(isDestroyed(yours(anAlly)), instead(draw()))));
  const { you, foe, pass, card } = scenario({
    you: { hand: [smite, { card: smite, as: 'second' }] },
    foe: { play: [statue, angel, 'Footsoldier'], deck: ['Bloodclaw', 'Fury'] },
  });
  you.plays('second', { targets: ['Statue'] });
  pass.all();
  expect(foe.hand).toEqual([]);
  you.plays('Smite', { targets: ['Footsoldier'] });
  pass.all();
  expect([foe.hand, card('Footsoldier').zone]).toEqual([['Bloodclaw'], 'play']);
});

rule('103.3', "what the game destroys is destroyed, though it can't be and though something would replace it", () => {
  const angel = one('Angel', ongoing({ cost: 1 }, ifWould(isDestroyed(yours(anAlly)), instead(draw()))));
  const idol = one(
    'Idol',
    ally({ cost: 1, unique: true, atk: [1, 'melee'], health: 1 }, { power: 'self', cant: { cant: 'be destroyed' } }),
  );
  const { you, pass, card } = scenario({
    you: { hand: [{ card: idol, as: 'new' }], resources: 1, play: [{ card: idol, as: 'old' }, angel] },
    foe: { play: [{ card: idol, as: 'theirs' }] },
  });
  you.plays('new');
  pass.all();
  you.mustChooseAmong(['old', 'new']).chooses('old'); // 414.2
  expect([card('old').zone, card('new').zone, card('theirs').zone]).toEqual(['graveyard', 'play', 'play']);
  expect(you.hand).toEqual([]);
});

rule('103.3', "what the game interrupts is interrupted, though it can't be", () => {
  const oath = one(
    'Oath',
    ability({ cost: 0 }, destroy(target(opposing(anAlly))), { power: 'self', cant: { cant: 'be interrupted' } }),
  );
  const no = one('No', ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', anAbility)))));
  const { you, foe, pass, chain, card } = scenario({
    you: { hand: [oath] },
    foe: { hand: [no, smite], play: ['Footsoldier'] },
  });
  you.plays('Oath', { targets: ['Footsoldier'] });
  you.passes();
  foe.plays('No', { targets: ['Oath'] });
  pass.all();
  expect(chain()).toEqual(['Oath']);
  you.passes();
  foe.plays('Smite', { targets: ['Footsoldier'] });
  pass.all();
  expect(card('Footsoldier').zone).toBe('graveyard');
  pass.all(); // its only target is gone (709.2a)
  expect([chain(), you.graveyard]).toEqual([[], ['Oath']]);
});

rule('103.3', "a player who loses leaves, though his hero can't be destroyed and his cards can't leave play", () => {
  const anchor = one(
    'Anchor',
    ongoing({ cost: 1 }, have(yours({ kind: ['Ally', 'Ability', 'Hero'] }), cant('leave play'))),
  );
  const { foe, winner } = scenario({ you: {}, foe: { play: [anchor, statue], deck: [] }, third: {} });
  foe.concedes();
  expect([foe.play, [...foe.removed].sort(), winner()]).toEqual([[], ['Anchor', 'Hero of foe', 'Statue'], null]);
});

rule('103.4', 'what ends at the same time as that from which it protects still protects', () => {
  const guard = one(
    'Guard',
    ally({ cost: 1, atk: [0, 'melee'], health: 2 }, have(other(yours(anAlly)), cant('be destroyed'))),
  );
  const wipe = one('Wipe', ability({ cost: 0 }, destroy(each(anAlly))));
  const { you, foe, pass, card } = scenario({
    you: { hand: [wipe, { card: wipe, as: 'second wipe' }], play: ['Hired Lance'] },
    foe: { play: [guard, 'Footsoldier'] },
  });
  you.plays('second wipe');
  pass.all();
  expect([you.graveyard, foe.graveyard]).toEqual([['Hired Lance', 'Wipe'], ['Guard']]);
  expect(card('Footsoldier').zone).toBe('play');
  you.plays('Wipe');
  pass.all();
  expect(card('Footsoldier').zone).toBe('graveyard');
});

example('103.4#1', "Valthak falls together with the opposing hero; his own party's hero is safe in that wave", () => {
  const { you, foe, pass, winner, card } = scenario(
    {
      you: { hero: { health: 30, damage: 30 }, play: ['Valthak Spiritdrinker'] },
      foe: { hero: { health: 3 }, play: ['Harbor Cleaver'], resources: 2 },
    },
    { turn: 'foe' },
  );
  foe.attacks(foe.hero, 'Valthak Spiritdrinker');
  pass.all();
  foe.strikes('Harbor Cleaver');
  pass.all();
  pass.all();
  expect(winner()).toEqual(['you']);
  expect([you.lost, foe.lost]).toEqual([false, true]);
  expect(card('Valthak Spiritdrinker').zone).toBe('graveyard');
});

example('103.4#1', 'with a third player left, the unprotected hero is destroyed in the wave after that', () => {
  const { you, foe, third, pass, winner } = scenario(
    {
      you: { hero: { health: 30, damage: 30 }, play: ['Valthak Spiritdrinker'] },
      foe: { hero: { health: 3 }, play: ['Harbor Cleaver'], resources: 2 },
      third: {},
    },
    { turn: 'foe' },
  );
  foe.attacks(foe.hero, 'Valthak Spiritdrinker');
  pass.all();
  foe.strikes('Harbor Cleaver');
  pass.all();
  pass.all();
  expect(winner()).toEqual(['third']);
  expect([you.lost, foe.lost, third.lost]).toEqual([true, true, false]);
});

rule('103.2', 'who can’t deal damage of a type, or heal such cards, does neither; other damage is dealt', () => {
  const strike = (name: string, type: 'fire' | 'holy') => ({
    ...ability({ cost: 0 }, deal(2, type, target({ kind: ['Hero'] }))),
    name,
  });
  const gag = {
    ...ongoing(
      { cost: 0 },
      {
        power: 'continuous',
        continuous: {
          cards: { kind: ['Hero'] },
          changes: [
            { change: 'restrict', restriction: { cant: 'deal damage', damageType: ['holy'] } },
            { change: 'restrict', restriction: { cant: 'heal', noun: { kind: ['Hero'] } } },
          ],
        },
      },
    ),
    name: 'Gag',
  };
  const balm = {
    ...ability({ cost: 0 }),
    name: 'Balm',
    text: [{ do: 'heal' as const, amount: 1, from: { select: 'each' as const, noun: { kind: ['Hero' as const] } } }],
  };
  const { you, foe, resolve } = scenario({
    you: { play: [gag], hand: [strike('Ray', 'holy'), strike('Bolt', 'fire'), balm] },
    foe: {},
  });
  you.plays('Ray', { targets: foe.hero });
  resolve.all();
  expect(foe.hero.damage).toBe(0);
  you.plays('Bolt', { targets: foe.hero });
  resolve.all();
  expect(foe.hero.damage).toBe(2);
  you.plays('Balm');
  resolve.all();
  expect(foe.hero.damage).toBe(2);
});
