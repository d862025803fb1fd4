import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  ally,
  anAlly,
  atStartOfYourTurn,
  cant,
  countOf,
  draw,
  exhausted,
  give,
  giveAll,
  have,
  item,
  losesPowers,
  ongoing,
  power,
  putDamage,
  set,
  target,
  thisCard,
  thisOne,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { Effect, Power } from '@meetingstone/rules';
import { answer, startGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const asYourTurnStarts = (...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'your turn starts',
  effects,
});
const plainAlly = { cost: 1, atk: [1, 'melee'], health: 1 } as const;

rule('501.1, 501.1a', 'as the ready step starts the turn player alone readies all his exhausted cards in play', () => {
  const tired = { exhausted: true };
  const { pass, you, foe, card, chain, turn, step, priority } = scenario({
    you: { hero: tired, play: [{ card: 'Footsoldier', as: 'yours', ...tired }] },
    foe: {
      hero: tired,
      play: [
        { card: 'Footsoldier', as: 'theirs', ...tired },
        { card: 'Militia Sword', ...tired },
      ],
      resources: [{ card: 'Read the Stars', faceDown: true, ...tired }],
    },
  });
  pass.all();
  expect(foe.hero.exhausted).toBe(true);
  pass.all();
  expect([turn(), step(), priority()]).toEqual(['foe', 'ready', 'foe']);
  expect(chain()).toEqual([]);
  expect([foe.hero.exhausted, card('theirs').exhausted, card('Militia Sword').exhausted]).toEqual([
    false,
    false,
    false,
  ]);
  expect(foe.readyResources).toBe(1);
  expect([you.hero.exhausted, card('yours').exhausted]).toEqual([true, true]);
  pass.all();
  expect(step()).toBe('draw');
});

rule('501.1a', 'what lasts until the start of this turn is over before the cards ready', () => {
  const numb = one('Numb', ability({ cost: 0 }, give(target(yours(anAlly)), [cant('ready')], 'until your next turn')));
  const { you, pass, until, card } = scenario({
    you: {
      hand: [numb],
      play: [
        { card: 'Footsoldier', as: 'numbed', exhausted: true },
        { card: 'Footsoldier', as: 'rooted', exhausted: true, attached: ['Entangling Roots'] },
      ],
    },
    foe: {},
  });
  you.plays('Numb', { targets: ['numbed'] });
  pass.all();
  until({ turn: 'foe', step: 'end' });
  expect(card('numbed').exhausted).toBe(true);
  until({ turn: 'you', step: 'ready' });
  expect(card('numbed').exhausted).toBe(false);
  expect(card('rooted').exhausted).toBe(true);
});

rule('501.1a', 'what happens as the turn starts happens after the cards have readied, without the chain', () => {
  const mirror = one(
    'Weary Mirror',
    item({ cost: 0 }, asYourTurnStarts(putDamage(countOf(exhausted(yours(anAlly))), yourHero))),
  );
  const stone = one('Stone Recruit', ally(plainAlly, have(thisOne, cant('ready'))));
  const { until, you, foe, chain } = scenario({
    you: { play: [mirror] },
    foe: {
      play: [
        mirror,
        { card: 'Footsoldier', exhausted: true },
        { card: stone, exhausted: true },
        { card: 'Quarry Ogre', exhausted: true },
      ],
    },
  });
  until({ turn: 'foe', step: 'ready' });
  expect(chain()).toEqual([]);
  expect(foe.hero.damage).toBe(1);
  expect(you.hero.damage).toBe(0);
});

rule('501.1a', 'a power that acts as the turn starts is gained too late at that very time', () => {
  const teacher = one(
    'Teacher',
    ongoing({ cost: 0 }, asYourTurnStarts(give(yourHero, [power(asYourTurnStarts(draw()))], 'this game'))),
  );
  const { until, foe } = scenario({ you: {}, foe: { play: [teacher] } });
  until({ turn: 'foe', step: 'ready' });
  expect(foe.hand).toHaveLength(0);
  until({ turn: 'you', step: 'end' });
  expect(foe.hand).toHaveLength(1);
  until({ turn: 'foe', step: 'ready' });
  expect(foe.hand).toHaveLength(2);
});

rule('501.1a', 'a power that acts as the turn starts is lost too late at that very time', () => {
  const silencer = one('Silencer', ongoing({ cost: 0 }, asYourTurnStarts(giveAll(yours(anAlly), [losesPowers]))));
  const scholar = one('Scholar', ally(plainAlly, asYourTurnStarts(draw())));
  const { until, foe, card } = scenario({ you: {}, foe: { play: [silencer, scholar] } });
  until({ turn: 'foe', step: 'ready' });
  expect(card('Scholar').powers).toEqual([]);
  expect(foe.hand).toHaveLength(1);
});

rule(
  '501.1a',
  'a trigger at the start of the turn counts if it was gained while cards readied or modifiers began',
  () => {
    const chime = atStartOfYourTurn(draw());
    const tutor = one('Tutor', ongoing({ cost: 0 }, asYourTurnStarts(give(yourHero, [power(chime)]))));
    const alert = one(
      'Alert Recruit',
      ally(plainAlly, {
        power: 'continuous',
        continuous: {
          cards: { self: true, exhausted: false },
          changes: [power(atStartOfYourTurn(putDamage(1, thisCard)))],
        },
      }),
    );
    const { pass, until, foe, chain } = scenario(
      { you: {}, foe: { play: [tutor, { card: alert, exhausted: true }] } },
      { step: 'end' },
    );
    pass.all();
    foe.mustChooseAmong([foe.hero, 'Alert Recruit']).orders('Alert Recruit', foe.hero);
    expect(chain()).toEqual(['Hero of foe', 'Alert Recruit']);
    until({ turn: 'foe', step: 'end' });
    expect(foe.hand).toHaveLength(2);
    expect(foe.graveyard).toEqual(['Alert Recruit']);
  },
);

rule('501.1a', 'a trigger at the start of the turn that was lost while modifiers began does not trigger', () => {
  const silencer = one('Silencer', ongoing({ cost: 0 }, asYourTurnStarts(giveAll(yours(anAlly), [losesPowers]))));
  const scholar = one('Scholar', ally(plainAlly, atStartOfYourTurn(draw())));
  const clock = one('Clock', item({ cost: 0 }, atStartOfYourTurn(draw())));
  const { until, chain, step } = scenario({ you: {}, foe: { play: [silencer, scholar, clock] } });
  until({ turn: 'foe', step: 'ready' });
  expect([step(), chain()]).toEqual(['ready', ['Clock']]);
});

rule('501.1b', 'an inspiring character readies a card as another player readies his, never on its own turn', () => {
  const { pass, until, you, friend, card, chain, waiting, turn, step } = scenario(
    {
      foe: { play: [{ card: 'Footsoldier', as: 'theirs', exhausted: true }], team: 'Horde' },
      you: {
        team: 'Alliance',
        hero: { exhausted: true },
        play: [
          { card: 'Vindicator Kaldel', as: 'kaldel' },
          { card: 'Footsoldier', as: 'tired', exhausted: true },
          { card: 'Militia Sword', exhausted: true },
        ],
      },
      friend: { team: 'Alliance', play: [{ card: 'Footsoldier', as: 'comrade', exhausted: true }] },
    },
    { turn: 'friend', step: 'end' },
  );
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'inspire', about: 'kaldel' });
  expect([turn(), card('theirs').exhausted]).toEqual(['foe', true]);
  you.mustChooseAmong(['tired', 'none']).chooses('tired');
  expect([step(), chain()]).toEqual(['ready', []]);
  expect([card('theirs').exhausted, card('tired').exhausted]).toEqual([false, false]);
  expect([you.hero.exhausted, card('Militia Sword').exhausted, card('comrade').exhausted]).toEqual([true, true, true]);
  until({ turn: 'you', step: 'ready' });
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  expect(friend.hero.exhausted).toBe(false);
});

rule('501.1b', 'on his own turn a player is not asked to inspire: his cards ready anyway', () => {
  const { pass, card, waiting } = scenario(
    { foe: {}, you: { play: ['Vindicator Kaldel', { card: 'Footsoldier', as: 'tired', exhausted: true }] } },
    { step: 'end' },
  );
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  expect(card('tired').exhausted).toBe(false);
});

rule('501.1b', 'a card that cannot ready cannot be inspired', () => {
  const stone = one('Stone Recruit', ally(plainAlly, have(thisOne, cant('ready'))));
  const { pass, priority, card } = scenario(
    { you: { play: ['Vindicator Kaldel', { card: stone, exhausted: true }] }, foe: {} },
    { step: 'end' },
  );
  pass.all();
  expect(priority()).toBe('foe');
  expect(card('Stone Recruit').exhausted).toBe(true);
});

const kaldels = [
  { card: 'Vindicator Kaldel', as: 'first', exhausted: true },
  { card: 'Vindicator Kaldel', as: 'second', exhausted: true },
  { card: 'Footsoldier', as: 'soldier', exhausted: true },
];

example('501.1b#1', 'two inspiring allies and a third, all exhausted: up to two of them may ready', () => {
  const { you, pass, card, chain, priority } = scenario({ you: { play: kaldels }, foe: {} }, { step: 'end' });
  pass.all();
  you.mustChooseAmong(['first', 'second', 'soldier', 'none']).chooses('soldier');
  you.mustChooseAmong(['first', 'second', 'none']).chooses('first');
  expect([card('first').exhausted, card('second').exhausted, card('soldier').exhausted]).toEqual([false, true, false]);
  expect(chain()).toEqual([]);
  expect(priority()).toBe('foe');
});

example('501.1b#2', 'two cards that inspire a quest ready it once, and make it cheaper once', () => {
  const { you, foe, pass, resolve, card, chain } = scenario(
    {
      you: {
        play: [
          { card: 'Marksman Glous', as: 'first' },
          { card: 'Marksman Glous', as: 'second' },
        ],
        resources: [
          { card: 'Elemental Energy', as: 'quest', exhausted: true },
          { card: 'A Donation of Wool', as: 'ready quest' },
          ...Array.from({ length: 2 }, () => ({ card: 'Footsoldier', faceDown: true })),
        ],
      },
      foe: {},
    },
    { step: 'end' },
  );
  pass.all();
  you.mustChooseAmong(['quest', 'none']).chooses('quest');
  expect(card('quest').exhausted).toBe(false);
  expect(chain()).toEqual(['Marksman Glous']);
  foe.passes();
  you.cannot({ complete: 'quest' }, '403.1').passes();
  expect(chain()).toEqual([]);
  foe.passes();
  you.completes('quest');
  expect(you.readyResources).toBe(0);
  resolve.all();
  expect(you.hand).toHaveLength(1);
  expect(card('quest').faceUp).toBe(false);
});

example('501.1b#3', 'one card inspires any, all or none of the kinds it names', () => {
  const resources = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
  const { you, pass, card, priority } = scenario(
    {
      you: {
        hero: { exhausted: true },
        play: [{ card: 'Exarch Orelis', exhausted: true }],
        resources: resources.map((as) => ({ card: 'Footsoldier', as, faceDown: true, exhausted: true })),
      },
      foe: {},
    },
    { step: 'end' },
  );
  pass.all();
  you.mustChooseAmong(['Exarch Orelis', 'none']).chooses('Exarch Orelis');
  you.mustChooseAmong([you.hero, 'none']).chooses('none');
  you.mustChooseAmong([...resources, 'none']).chooses('4th');
  expect(priority()).toBe('foe');
  expect([card('Exarch Orelis').exhausted, you.hero.exhausted, you.readyResources]).toEqual([false, true, 1]);
});

rule('501.2, 501.2a', 'as the draw step starts the turn player draws a card, and then a window opens', () => {
  const { you, foe, pass, chain, turn, step, priority } = scenario({
    you: { deck: ['Footsoldier', 'Quarry Ogre'] },
    foe: { deck: ['Ember Lash', 'Read the Stars'] },
  });
  for (let n = 0; n < 2; n++) pass.all();
  expect([turn(), step(), foe.hand]).toEqual(['foe', 'ready', []]);
  pass.all();
  expect([turn(), step(), priority()]).toEqual(['foe', 'draw', 'foe']);
  expect([chain(), foe.hand, foe.deck, you.hand]).toEqual([[], ['Ember Lash'], ['Read the Stars'], []]);
  pass.all();
  expect([turn(), step()]).toEqual(['foe', 'action']);
});

rule('501.2b', 'the first player has no draw step in the first turn; everybody after him has', () => {
  const recruit = one('Recruit', ally(plainAlly));
  const hero = one('Hero', { types: ['Hero'], tags: [], icons: [], health: 30, text: [], powers: [] });
  const deck = Array.from({ length: 20 }, () => recruit);
  let game = startGame({ seats: ['a', 'b', 'c'].map((name) => ({ name, hero, decks: [deck] })) }, 7);
  const seen = new Map<string, number>();
  while (game.state.turn.number < 5) {
    const { player, question, options } = game.decision!;
    const { turn, players } = game.state;
    if (question === 'priority') seen.set(`${turn.number} ${turn.step}`, players[turn.player]!.hand.length);
    const choose = options.find(({ choose }) => choose === 'pass' || choose === 'no') ?? options[1]!;
    const answered = answer(game, { player, choose });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    game = answered.game;
  }
  expect([...seen].slice(0, 9)).toEqual([
    ['1 ready', 7],
    ['1 action', 7],
    ['1 end', 7],
    ['2 ready', 7],
    ['2 draw', 8],
    ['2 action', 8],
    ['2 end', 8],
    ['3 ready', 7],
    ['3 draw', 8],
  ]);
  expect(seen.get('4 draw')).toBe(8);
});
