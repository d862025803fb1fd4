import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  ally,
  anEquipment,
  draw,
  give,
  has,
  heroOrAlly,
  keyword,
  pay,
  set,
  target,
  thisCan,
  weapon,
  yourHero,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const quick = { cost: 0, instant: true } as const;
const body = { cost: 2, atk: [2, 'melee'], health: 3 } as const;
const soldier = { card: 'Footsoldier', as: 'soldier' };
const guard = { card: 'Bridge Warden', as: 'guard' };

rule('keyword Elusive', 'an elusive card cannot be proposed as a defender, but can be targeted and can attack', () => {
  const veil = one('Veil', ability(quick, give(target(heroOrAlly), [keyword('Elusive')])));
  const { you, foe, pass, until, card } = scenario({
    you: { play: [soldier], hand: [veil] },
    foe: { play: ['Goldenmoon', { card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.cannot({ attack: 'soldier', defender: 'Goldenmoon' }, '601.2b');
  you.plays('Veil').mustChooseAmong([you.hero, foe.hero, 'soldier', 'Goldenmoon', 'ogre']).chooses('ogre');
  pass.all();
  you.cannot({ attack: 'soldier', defender: 'ogre' }, '601.2b').attacks('soldier', foe.hero);
  for (let n = 0; n < 3; n++) pass.all();
  until({ turn: 'foe', step: 'action' });
  foe.attacks('Goldenmoon', 'soldier');
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('soldier').zone, card('Goldenmoon').zone]).toEqual(['graveyard', 'graveyard']);
});

rule('keyword Elusive', 'an elusive thing cannot be sabotaged', () => {
  const hidden = one('Hidden Blade', weapon({ cost: 1, atk: [1, 'melee'], strike: 1 }, has('Elusive')));
  const saboteur = one('Saboteur', ally(body, thisCan({ may: 'sabotage', noun: anEquipment })));
  const { you } = scenario({ you: { play: [saboteur] }, foe: { play: [hidden] } });
  you.cannot({ attack: 'Saboteur', sabotage: true }, '601.2b');
  you.mustChooseAmong(['pass', { attack: 'Saboteur' }, { attack: you.hero }]);
});

rule('keyword Ferocity', 'an ally with Ferocity attacks at once, but its activated powers wait a turn', () => {
  const scout = one('Fierce Scout', ally(body, has('Ferocity'), pay(['activate'], draw())));
  const tracker = one('Slow Scout', ally(body, pay(['activate'], draw())));
  const { you, foe, pass, until } = scenario({
    you: { hand: [scout, tracker], resources: 4 },
    foe: {},
  });
  you.plays('Fierce Scout');
  pass.all();
  you.plays('Slow Scout');
  pass.all();
  you.cannot({ use: 'Fierce Scout' }, '701.3').cannot({ use: 'Slow Scout' }, '701.3');
  you.cannot({ attack: 'Slow Scout' }, '601.2a');
  you.mustChooseAmong(['pass', { attack: 'Fierce Scout' }, { attack: you.hero }]).attacks('Fierce Scout', foe.hero);
  for (let n = 0; n < 3; n++) pass.all();
  expect(foe.hero.damage).toBe(2);
  until({ turn: 'you', step: 'draw' });
  you.mustChooseAmong(['pass', { use: 'Fierce Scout' }, { use: 'Slow Scout' }]);
});

rule('keyword Inspire', 'an inspiring card readies an exhausted card of its kind as another ready step starts', () => {
  const { you, pass, card, priority, chain } = scenario(
    {
      you: {
        hero: { exhausted: true },
        play: ['Vindicator Kaldel', { ...soldier, exhausted: true }, { card: 'Quarry Ogre', as: 'ogre' }],
      },
      foe: { play: [{ card: 'Footsoldier', as: 'theirs', exhausted: true }] },
    },
    { step: 'end' },
  );
  pass.all();
  you.mustChooseAmong(['soldier', 'none']).chooses('none');
  expect([card('soldier').exhausted, card('theirs').exhausted]).toEqual([true, false]);
  expect([priority(), chain()]).toEqual(['foe', []]);
});

rule(
  'keyword Long-Range',
  'while its owner attacks, defenders deal no combat damage; as a defender it changes nothing',
  () => {
    const { you, foe, pass, until, card } = scenario({
      you: { play: [{ card: 'Moonlit Scout', as: 'scout' }] },
      foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    });
    you.attacks('scout', 'ogre');
    for (let n = 0; n < 3; n++) pass.all();
    expect([card('scout').damage, card('ogre').damage]).toEqual([0, 2]);
    until({ turn: 'foe', step: 'action' });
    foe.attacks('ogre', 'scout');
    for (let n = 0; n < 3; n++) pass.all();
    expect([card('scout').zone, card('ogre').damage]).toEqual(['graveyard', 4]);
  },
);

rule('keyword Long-Range', 'a hero has it while associated with a weapon that has it', () => {
  const { you, foe, pass, card } = scenario({
    you: { play: ['Yew Longbow'], resources: 1 },
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
  });
  expect(you.hero.keywords).toEqual([]);
  you.attacks(you.hero, 'ogre');
  pass.all();
  you.strikes('Yew Longbow');
  expect(you.hero.keywords).toEqual(['Long-Range']);
  for (let n = 0; n < 2; n++) pass.all();
  expect([you.hero.damage, card('ogre').damage, you.hero.keywords]).toEqual([0, 2, []]);
  expect(foe.hero.damage).toBe(0);
});

rule('keyword Protector', 'a ready character with Protector may protect, by exhausting at the protect point', () => {
  const { you, foe, pass, card } = scenario({
    you: { play: [soldier] },
    foe: { play: [guard, { ...guard, as: 'tired', exhausted: true }, { card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.attacks('soldier', 'ogre');
  for (let n = 0; n < 2; n++) pass.all();
  foe.cannot({ protect: 'tired' }, '602.2').cannot({ protect: foe.hero }, '602.2');
  foe.mustChooseAmong(['guard', 'none']).protects('guard');
  expect(card('guard').exhausted).toBe(true);
  pass.all();
  expect([card('guard').zone, card('ogre').damage]).toEqual(['graveyard', 0]);
});

rule('keyword Stealth', 'while its owner attacks, no character protects; otherwise it changes nothing', () => {
  const { you, foe, pass, defender, until } = scenario({
    you: { play: [{ card: 'Reedmarsh Stalker', as: 'stalker' }, soldier] },
    foe: { play: [guard, { card: 'Reedmarsh Stalker', as: 'lurker' }, { card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.attacks('stalker', 'ogre');
  for (let n = 0; n < 2; n++) pass.all();
  expect(defender()).toBe('ogre');
  pass.all();
  you.attacks('soldier', 'lurker');
  for (let n = 0; n < 2; n++) pass.all();
  foe.mustChooseAmong(['guard', 'none']).protects('none');
  pass.all();
  until({ turn: 'foe', step: 'action' });
  expect(foe.graveyard).toEqual(['Reedmarsh Stalker']);
});

rule('keyword Stealth', 'a hero has it while associated with a weapon that has it', () => {
  const knife = one('Quiet Knife', weapon({ cost: 1, atk: [1, 'melee'], strike: 0 }, has('Stealth')));
  const { you, foe, pass, defender } = scenario({ you: { play: [knife] }, foe: { play: [guard] } });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Quiet Knife');
  expect(you.hero.keywords).toEqual(['Stealth']);
  foe.cannot({ protect: 'guard' }, '602.2a');
  pass.all();
  expect(defender()).toBe('foe.hero');
  pass.all();
  expect([foe.hero.damage, you.hero.keywords]).toEqual([1, []]);
});

rule('keyword Untargetable', 'an untargetable card in play is no legal target for anybody', () => {
  const { you, foe, pass, card } = scenario({
    you: { play: [{ card: 'Sunspire Duelist', as: 'mine' }], hand: ['Ember Lash'], resources: 2 },
    foe: { play: [{ card: 'Sunspire Duelist', as: 'duelist' }, soldier] },
  });
  you.cannot({ play: 'Ember Lash', targets: ['duelist'] }, '706.1');
  you.plays('Ember Lash').mustChooseAmong([you.hero, foe.hero, 'soldier']).chooses('soldier');
  pass.all();
  expect(card('soldier').zone).toBe('graveyard');
  you.attacks('mine', 'duelist');
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('mine').zone, card('duelist').zone]).toEqual(['graveyard', 'graveyard']);
});

rule('keyword Untargetable', 'a target that becomes untargetable is illegal, and the link is interrupted', () => {
  const ghost = one('Ghost Walk', ability(quick, give(yourHero, [keyword('Untargetable')])));
  const { you, foe, pass, chain } = scenario({
    you: { hand: ['Ember Lash'], resources: 2 },
    foe: { hand: [ghost] },
  });
  you.plays('Ember Lash', { targets: [foe.hero] }).passes();
  foe.plays('Ghost Walk');
  for (let n = 0; n < 2; n++) pass.all();
  expect([chain(), foe.hero.damage, you.graveyard]).toEqual([[], 0, ['Ember Lash']]);
});

rule('keyword Untargetable', 'only a card in play is untargetable', () => {
  const { you, pass, card } = scenario({
    you: { graveyard: [{ card: 'Sunspire Duelist', as: 'duelist' }], hand: ['Resurrection'], resources: 5 },
    foe: {},
  });
  you.plays('Resurrection', { targets: ['duelist'] });
  pass.all();
  expect(card('duelist').zone).toBe('play');
});
