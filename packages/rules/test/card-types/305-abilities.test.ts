import {
  ability,
  anAbility,
  anAlly,
  atk,
  attached,
  attachment,
  chooseOne,
  destroy,
  draw,
  have,
  heroOrAlly,
  interrupt,
  inYourGraveyard,
  inZone,
  ongoing,
  pay,
  putIntoHand,
  set,
  target,
  thisCard,
  totem,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;

rule('305.1', "a non-ongoing ability does what it says and goes to its owner's graveyard", () => {
  const { you, pass, chain, card } = scenario({
    you: { hand: [one('Insight', ability({ cost: 0 }, draw()))], deck: ['Bloodclaw'] },
    foe: {},
  });
  you.plays('Insight');
  expect([chain(), card('Insight').zone]).toEqual([['Insight'], 'chain']);
  pass.all();
  expect([you.hand, you.graveyard, you.play]).toEqual([['Bloodclaw'], ['Insight'], []]);
});

rule('305.1', 'if it has left the chain by its own text, it stays where it went', () => {
  const boomerang = one('Boomerang', ability({ cost: 0 }, draw(), putIntoHand(thisCard)));
  const { you, pass } = scenario({ you: { hand: [boomerang], deck: ['Bloodclaw'] }, foe: {} });
  you.plays('Boomerang');
  pass.all();
  expect([[...you.hand].sort(), you.graveyard]).toEqual([['Bloodclaw', 'Boomerang'], []]);
});

rule(
  '305.2, 305.2a',
  'an ongoing ability stays in play; what stands before "Ongoing" happens once, the rest while it is there',
  () => {
    const song = one('War Song', ongoing({ cost: 0 }, draw(), have(yours(anAlly), atk(2))));
    const { you, foe, pass, card } = scenario({
      you: { hand: [song], play: ['Footsoldier'], deck: ['Bloodclaw', 'Fury'] },
      foe: {
        hand: [one('Hush', ability({ cost: 0, instant: true }, destroy(target(anAbility))))],
        play: ['Hired Lance'],
      },
    });
    expect(card('Footsoldier').atk).toBe(2);
    you.plays('War Song');
    expect(card('Footsoldier').atk).toBe(2);
    pass.all();
    expect([you.hand, you.play, card('Footsoldier').atk, card('Hired Lance').atk]).toEqual([
      ['Bloodclaw'],
      ['Footsoldier', 'War Song'],
      4,
      3,
    ]);
    you.passes();
    foe.plays('Hush');
    pass.all();
    expect([you.graveyard, card('Footsoldier').atk, you.hand]).toEqual([['War Song'], 2, ['Bloodclaw']]);
  },
);

rule('305.2a', 'text before "Ongoing" with a target needs one as the ability is played', () => {
  const brand = one('Brand', ongoing({ cost: 0 }, destroy(target(anAlly)), have(yours(heroOrAlly), atk(1))));
  const { you } = scenario({ you: { hand: [brand] }, foe: {} });
  you.refuses({ play: 'Brand' }, '706.1');
  const more = scenario({ you: { hand: [brand] }, foe: { play: ['Footsoldier', 'Hired Lance', 'Padded Robe'] } });
  more.you.plays('Brand').mustChooseAmong(['Footsoldier', 'Hired Lance']).chooses('Footsoldier');
  more.pass.all();
  expect([more.foe.graveyard, more.you.play, more.you.hero.atk]).toEqual([['Footsoldier'], ['Brand'], 1]);
});

rule('305.2b', 'an ability is activated from its first moment in play', () => {
  const well = one('Moonwell', ongoing({ cost: 0 }, pay(['activate'], draw())));
  const { you, pass } = scenario({ you: { hand: [well], deck: ['Bloodclaw'] }, foe: {} });
  you.plays('Moonwell');
  pass.all();
  you.mustChooseAmong(['pass', { use: 'Moonwell' }, { attack: you.hero }]);
  you.uses('Moonwell');
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw']);
});

rule('305.2c', 'an ongoing ability enters the hero row unless it attaches', () => {
  const song = one('War Song', ongoing({ cost: 0 }, have(yours(anAlly), atk(2))));
  const mark = one('Mark', attachment({ cost: 0 }, anAlly, have(attached(anAlly), atk(1))));
  const { you, pass, game } = scenario({ you: { hand: [song, mark] }, foe: { play: ['Footsoldier'] } });
  you.plays('War Song');
  pass.all();
  you.plays('Mark');
  pass.all();
  const rows = viewGame(game(), 0).play.map(({ name, row, controller }) => [name, row, controller]);
  expect(rows).toContainEqual(['War Song', 'hero', 0]);
  expect(rows).toContainEqual(['Mark', null, 0]);
});

/** Attached to an ally in its first mode; in its second it draws and is gone. */
const omen: Facts = {
  ...one('Omen', attachment({ cost: 0 }, anAlly, chooseOne([], [draw()]), have(attached(anAlly), atk(3)))),
  attach: { noun: anAlly, targeted: true, mode: 0 },
};
const curb = (noun: Noun) => ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', noun))));

rule('305.2d', 'a card with an ongoing attachment mode attaches in that mode', () => {
  const { you, pass, card } = scenario({
    you: { hand: [omen], deck: ['Bloodclaw'] },
    foe: { play: ['Footsoldier', 'Hired Lance', 'Padded Robe'] },
  });
  you.plays('Omen').mustChooseAmong([1, 2]).chooses(1);
  you.mustChooseAmong(['Footsoldier', 'Hired Lance']).chooses('Footsoldier');
  pass.all();
  expect([card('Omen').zone, card('Omen').attachedTo, card('Footsoldier').atk, you.hand]).toEqual([
    'play',
    'Footsoldier',
    5,
    [],
  ]);
});

rule('305.2d', 'in its other mode it has no target, does what it says and goes to the graveyard', () => {
  const { you, pass, card } = scenario({ you: { hand: [omen], deck: ['Bloodclaw'] }, foe: { play: ['Footsoldier'] } });
  you.plays('Omen', { modes: [2] });
  pass.all();
  expect([card('Omen').zone, you.hand, card('Footsoldier').atk]).toEqual(['graveyard', ['Bloodclaw'], 2]);
  const alone = scenario({ you: { hand: [omen], deck: ['Bloodclaw'] }, foe: {} });
  alone.you.plays('Omen'); // nothing to attach to: only the second mode is left
  alone.pass.all();
  expect([alone.you.hand, alone.you.graveyard]).toEqual([['Bloodclaw'], ['Omen']]);
});

rule('305.2d', 'it is ongoing and an attachment at all times, but not on the chain in its other mode', () => {
  const lift = one(
    'Lift',
    ability({ cost: 0 }, putIntoHand(target(inYourGraveyard({ ...anAbility, ongoing: true, attachment: true })))),
  );
  const noOngoing = one('No Ongoing', curb({ ...anAbility, ongoing: true }));
  const noAttachment = one('No Attachment', curb({ ...anAbility, attachment: true }));
  const { you, foe, pass, chain } = scenario({
    you: { hand: [lift], graveyard: [omen, 'Vanquish'] },
    foe: { hand: [noOngoing, noAttachment], play: ['Footsoldier'] },
  });
  you.plays('Lift');
  pass.all();
  expect(you.hand).toEqual(['Omen']);
  you.plays('Omen', { modes: [2] });
  you.passes();
  foe.mustChooseAmong(['pass']);
  foe.refuses({ play: 'No Ongoing' }, '706.1');
  foe.refuses({ play: 'No Attachment' }, '706.1');
  foe.passes();
  expect([chain(), you.hand.length]).toEqual([[], 1]);
});

rule('305.2d', 'on the chain in its attachment mode it is both', () => {
  const { you, foe, pass, card } = scenario({
    you: { hand: [omen] },
    foe: { hand: [one('No Ongoing', curb({ ...anAbility, ongoing: true, attachment: true }))], play: ['Footsoldier'] },
  });
  you.plays('Omen', { modes: [1] });
  you.passes();
  foe.plays('No Ongoing');
  pass.all();
  expect([card('Omen').zone, card('Footsoldier').atk]).toEqual(['graveyard', 2]);
});

rule(
  '305.3, 305.3a',
  "a Totem is an ability and an ally with ATK and health that can't be proposed as an attacker",
  () => {
    const pole = one('Pole', totem({ cost: 0, tags: [], limit: 'Fire Totem (1)', atk: [2, 'fire'], health: 2 }));
    const { you, foe, card } = scenario({
      you: { play: [pole, 'Footsoldier'] },
      foe: { play: [{ card: pole, as: 'theirs' }] },
    });
    expect(card('theirs')).toMatchObject({ types: ['Ability', 'Ally'], atk: 2, health: 2 });
    you.mustChooseAmong(['pass', { attack: 'Footsoldier' }, { attack: you.hero }]);
    you.refuses({ attack: 'Pole' }, '305.3a');
    you.attacks('Footsoldier').mustChooseAmong(['foe.hero', 'theirs']).chooses('theirs');
    expect(foe.lost).toBe(false);
  },
);

rule('305.3a', 'a Totem counts as both types in all zones', () => {
  const lift = (name: string, kind: 'Ally' | 'Ability') =>
    one(name, ability({ cost: 0 }, putIntoHand(target(inYourGraveyard({ kind: [kind], tag: ['Totem'] })))));
  const { you, foe, pass, chain } = scenario({
    you: {
      hand: [lift('Lift ally', 'Ally'), lift('Lift ability', 'Ability')],
      graveyard: ['Searing Totem'],
      resources: 2,
    },
    foe: { hand: [one('No Ally', curb(anAlly)), one('No Ability', curb(anAbility))] },
  });
  you.plays('Lift ally');
  pass.all();
  expect(you.hand).toContain('Searing Totem');
  you.plays('Searing Totem');
  you.passes();
  foe.mustChooseAmong(['pass', { play: 'No Ally' }, { play: 'No Ability' }]);
  foe.plays('No Ally');
  pass.all();
  expect([chain(), you.graveyard.includes('Searing Totem')]).toEqual([[], true]);
  you.plays('Lift ability');
  pass.all();
  expect(you.hand).toEqual(['Searing Totem']);
});

example('305.3a#1', 'Arcane Burst hits the opposing hero, ally and Totem', () => {
  const { you, foe, pass, card } = scenario({
    you: { hand: ['Arcane Burst'], resources: 1, play: [{ card: 'Hired Lance', as: 'mine' }] },
    foe: { play: [{ card: 'Hired Lance', as: 'theirs' }, 'Cinder Totem'] },
  });
  you.plays('Arcane Burst');
  pass.all();
  expect([foe.hero.damage, card('theirs').damage, card('Cinder Totem').damage]).toEqual([1, 1, 1]);
  expect([you.hero.damage, card('mine').damage]).toEqual([0, 0]);
});

example('305.3a#1', 'Vanquish and Resurrection can target a Totem', () => {
  const { you, foe, pass } = scenario({
    you: { hand: ['Vanquish', 'Resurrection'], resources: 8, graveyard: ['Cinder Totem', 'Fire Blast'] },
    foe: { play: ['Searing Totem', 'Padded Robe'] },
  });
  you.plays('Vanquish');
  pass.all();
  expect(foe.graveyard).toEqual(['Searing Totem']);
  you.plays('Resurrection');
  pass.all();
  expect([you.play, you.graveyard]).toEqual([['Cinder Totem'], ['Fire Blast', 'Vanquish', 'Resurrection']]);
});
