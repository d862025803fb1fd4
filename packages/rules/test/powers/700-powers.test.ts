import {
  ability,
  ally,
  anAbility,
  anAlly,
  asThisEntersPlay,
  atk,
  atkBecomes,
  draw,
  give,
  has,
  have,
  isDestroyed,
  keyword,
  losesPowers,
  ongoing,
  pay,
  power,
  quest,
  reward,
  target,
  thisOne,
  when,
  whileIn,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const hush = own('Hush', ability({ cost: 0, instant: true }, give(target(anAlly), [losesPowers])));
const teach = own('Teach', ability({ cost: 0 }, give(target(anAlly), [keyword('Elusive'), power(pay([3], draw(2)))])));

rule('700.1', 'payment, triggered, continuous and definite powers, keywords and quoted text are all powers', () => {
  const jack = own(
    'Jack',
    ally(
      body,
      has('Protector'),
      pay([1], draw()),
      when(isDestroyed(anAlly), draw()),
      have(thisOne, atk(2)),
      asThisEntersPlay(draw()),
    ),
  );
  const errand = own('Errand', quest({}, reward([2], draw())));
  const { you, card, chain, pass } = scenario({
    you: {
      hand: [teach, hush, 'Vanquish'],
      play: [{ card: jack, as: 'jack' }, { card: jack, as: 'twin' }, 'Quarry Ogre'],
      resources: [{ card: errand, as: 'errand' }, ...Array.from({ length: 7 }, () => 'Footsoldier')],
    },
    foe: {},
  });
  you.plays('Teach', { targets: 'jack' });
  pass.all();
  expect([card('jack').powers.length, card('jack').atk]).toEqual([7, 3]);
  expect(card('jack').keywords).toEqual(['Protector', 'Elusive']);
  you.mustChooseAmong([
    'pass',
    { play: 'Hush' },
    { play: 'Vanquish' },
    { use: 'jack' },
    { use: 'jack', power: 2 },
    { use: 'twin' },
    { complete: 'errand' },
    { place: 'Hush', face: 'down' },
    { place: 'Vanquish', face: 'down' },
    { attack: you.hero },
    { attack: 'jack' },
    { attack: 'twin' },
    { attack: 'Quarry Ogre' },
  ]);
  you.plays('Hush', { targets: 'jack' });
  pass.all();
  expect([card('jack').powers, card('jack').keywords, card('jack').atk]).toEqual([[], [], 1]);
  expect([card('twin').powers.length, card('twin').atk]).toEqual([5, 3]);
  you.refuses({ use: 'jack' }, '701.2');
  you.plays('Vanquish', { targets: 'Quarry Ogre' });
  pass.all();
  expect(chain()).toEqual(['Jack']);
  pass.all();
  expect(you.hand).toHaveLength(1);
});

rule('700.2', 'a power works only in play, unless it says where else', () => {
  const mourner = own('Mourner', ally(body, pay([1], draw()), when(isDestroyed(anAlly), draw()), have(anAlly, atk(1))));
  const ghost = own('Ghost', ally(body, whileIn('graveyard', when(isDestroyed(anAlly), draw()))));
  const kept = own('Kept', ally(body, whileIn('hand', pay([1], draw()))));
  const half = own('Half', ally(body, whileIn('graveyard', pay([9], draw())), when(isDestroyed(anAlly), draw())));
  const elsewhere = [mourner, ghost];
  const { you, card, chain, pass } = scenario({
    you: {
      hand: ['Vanquish', kept, ...elsewhere],
      graveyard: [mourner, half, { card: ghost, as: 'risen' }],
      removed: elsewhere,
      deck: [...elsewhere, 'Footsoldier'],
      resources: 6,
      play: ['Footsoldier', { card: kept, as: 'laid' }, { card: ghost, as: 'alive' }],
    },
    foe: { play: ['Hired Lance'] },
  });
  expect(card('Hired Lance').atk).toBe(3);
  you.refuses({ use: 'laid' }, '701.2');
  you.plays('Vanquish', { targets: 'Hired Lance' });
  pass.all();
  expect(chain()).toEqual(['Ghost']);
  pass.all();
  expect(chain()).toEqual([]);
  you.uses('Kept');
  pass.all();
  expect([you.readyResources, you.hand.length]).toEqual([1, 5]);
});

rule('700.3', 'what a card says of itself is gone with its powers', () => {
  const ghost = own('Ghost', ally(body, has('Elusive')));
  const { you, pass, card } = scenario({ you: { hand: [hush], play: ['Footsoldier'] }, foe: { play: [ghost] } });
  you.plays('Hush', { targets: 'Ghost' });
  pass.all();
  expect(card('Ghost').keywords).toEqual([]);
  you.attacks('Footsoldier', 'Ghost');
});

rule('700.3', 'an ongoing ability without powers stays ongoing, and an attachment stays attached', () => {
  const mute = own('Mute', ability({ cost: 0 }, give(target(anAbility), [losesPowers])));
  const banner = own('Banner', ongoing({ cost: 1 }, have(anAlly, atk(1))));
  const { you, foe, card, pass, until } = scenario({
    you: {
      hand: [
        { card: mute, as: 'one' },
        { card: mute, as: 'two' },
      ],
      play: [banner, 'Footsoldier'],
    },
    foe: { play: [{ card: 'Mule Driver', attached: ['Polymorph'] }] },
  });
  const mule = card('Mule Driver');
  expect([mule.keywords, mule.tags, card('Footsoldier').atk]).toEqual([[], ['Goblin', 'Sheep'], 3]);
  you.plays('one', { targets: 'Polymorph' });
  pass.all();
  you.plays('two', { targets: 'Banner' });
  pass.all();
  expect([mule.keywords, mule.tags, card('Footsoldier').atk]).toEqual([['Protector'], ['Goblin'], 2]);
  expect([card('Polymorph').attachedTo, card('Polymorph').zone, card('Banner').zone]).toEqual([
    'Mule Driver',
    'play',
    'play',
  ]);
  until({ turn: 'foe', step: 'action' });
  expect([mule.keywords, card('Footsoldier').atk]).toEqual([[], 3]);
  expect(foe.allies).toEqual(['Mule Driver']);
});

rule('700.3', 'the modifier of an indefinite power that was lost and returns gets a new timestamp', () => {
  const stubborn = own('Stubborn', ally(body, have(thisOne, atkBecomes(3))));
  const level = own('Level Field', ongoing({ cost: 1 }, have(anAlly, atkBecomes(6))));
  const { you, card, pass, until } = scenario({
    you: { hand: [hush], play: [{ card: stubborn, as: 'lost' }, { card: stubborn, as: 'kept' }, level] },
    foe: {},
  });
  expect([card('lost').atk, card('kept').atk]).toEqual([6, 6]);
  you.plays('Hush', { targets: 'lost' });
  pass.all();
  expect([card('lost').atk, card('kept').atk]).toEqual([6, 6]);
  until({ turn: 'foe', step: 'action' });
  expect([card('lost').atk, card('kept').atk]).toEqual([3, 6]);
});
