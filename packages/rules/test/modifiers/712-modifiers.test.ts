import {
  ability,
  ally,
  anAlly,
  atEndOfTurn,
  atk,
  atkOf,
  controlledByYou,
  deal,
  discard,
  draw,
  exhaust,
  give,
  have,
  heroOrAlly,
  inZone,
  keyword,
  losesPowers,
  may,
  next,
  ongoing,
  opposing,
  pay,
  putDamage,
  putIntoHand,
  ready,
  switchesNumbers,
  target,
  targeted,
  that,
  thisDeals,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const free = { cost: 0, instant: true } as const;

rule('712.1, 712.2', 'a link makes a one-shot modifier and one continuous modifier for each duration', () => {
  const mix = own(
    'Mixture',
    ability(
      free,
      deal(1, 'fire', target(anAlly)),
      give(targeted(0), [atk(2)]),
      give(targeted(0), [keyword('Elusive')], 'until your next turn'),
    ),
  );
  const { you, card, game, pass, until } = scenario({
    you: { hand: [mix], play: ['Quarry Ogre', 'Footsoldier'] },
    foe: {},
  });
  const ogre = card('Quarry Ogre');
  you.plays('Mixture', { targets: 'Quarry Ogre' });
  pass.all();
  expect(game().state.modifiers.map(({ duration }) => duration)).toEqual(['this turn', 'until your next turn']);
  expect([ogre.damage, ogre.atk, ogre.keywords]).toEqual([1, 7, ['Elusive']]);
  expect([card('Footsoldier').atk, card('Footsoldier').keywords]).toEqual([2, []]);
  until({ turn: 'foe', step: 'action' });
  expect([ogre.damage, ogre.atk, ogre.keywords]).toEqual([1, 5, ['Elusive']]);
  until({ turn: 'you', step: 'action' });
  expect([ogre.damage, ogre.atk, ogre.keywords, game().state.modifiers]).toEqual([1, 5, [], []]);
});

rule('712.3', 'a text is processed in order, and what is impossible of it is left out', () => {
  const busy = own('Busy Day', ability(free, exhaust(target(anAlly)), ready(yourHero), draw(), discard()));
  const { you, card, pass } = scenario({
    you: { hand: [busy], play: [{ card: 'Footsoldier', exhausted: true }], deck: ['Charge', 'Hired Lance'] },
    foe: {},
  });
  you.plays('Busy Day', { targets: 'Footsoldier' });
  pass.all();
  expect(card('Footsoldier').exhausted).toBe(true);
  expect([you.hand, you.graveyard]).toEqual([[], ['Charge', 'Busy Day']]);
});

rule('712.3a', '"that ally" is the one mentioned last, even if the words do not describe it any more', () => {
  const trip = own(
    'Trip',
    ability(free, exhaust(target({ kind: ['Ally'], exhausted: false })), deal(2, 'melee', that)),
  );
  const { you, card, pass } = scenario({
    you: { hand: [trip] },
    foe: { play: ['Quarry Ogre', { card: 'Hired Lance', exhausted: true }, 'Mule Driver'] },
  });
  you.plays('Trip');
  you.mustChooseAmong(['Quarry Ogre', 'Mule Driver']).chooses('Quarry Ogre');
  pass.all();
  expect([card('Quarry Ogre').exhausted, card('Quarry Ogre').damage]).toEqual([true, 2]);
  expect([card('Hired Lance').damage, card('Mule Driver').damage]).toEqual([0, 0]);
});

rule('712.3a, 712.3b', 'what left play is not dealt damage, but is read as it last was in play', () => {
  const recall = own('Recall', ability(free, putIntoHand(target(anAlly)), putDamage(1, that), draw(atkOf(that))));
  const banner = own('Banner', ongoing({ cost: 1 }, have(opposing(anAlly), atk(2))));
  const { you, foe, card, pass } = scenario({
    you: { hand: [recall], play: [banner], deck: 8 },
    foe: { play: ['Hired Lance'] },
  });
  expect(card('Hired Lance').atk).toBe(5);
  you.plays('Recall', { targets: 'Hired Lance' });
  pass.all();
  expect([foe.hand, card('Hired Lance').damage, card('Hired Lance').atk]).toEqual([['Hired Lance'], 0, 3]);
  expect(you.hand).toHaveLength(5);
});

rule('712.4', 'modifiers affect only cards in play, unless they say where else', () => {
  const banner = own('Banner', ongoing({ cost: 1 }, have(yours(anAlly), atk(1))));
  const dirge = own('Dirge', ongoing({ cost: 1 }, have(inZone('graveyard', anAlly), atk(4))));
  const { card } = scenario({
    you: {
      play: [banner, dirge, { card: 'Footsoldier', as: 'played' }],
      hand: [{ card: 'Footsoldier', as: 'held' }],
      graveyard: [{ card: 'Footsoldier', as: 'buried' }],
      removed: [{ card: 'Footsoldier', as: 'gone' }],
      deck: [{ card: 'Footsoldier', as: 'top' }],
    },
    foe: {},
  });
  expect(['played', 'held', 'buried', 'gone', 'top'].map((ref) => card(ref).atk)).toEqual([3, 2, 6, 2, 2]);
});

rule('712.5', 'the source of a modifier is the card behind its link, and of what that modifier makes, the same', () => {
  const bomber = own('Bomber', ally(body, pay([1], next(atEndOfTurn(thisDeals(2, 'fire', target(heroOrAlly)))))));
  const gift = own('Gift', ability(free, give(target(anAlly), [atk(1)])));
  const { you, foe, game, card, chain, pass } = scenario({
    you: { hand: [gift], play: [bomber], resources: 1 },
    foe: {},
  });
  you.plays('Gift', { targets: 'Bomber' });
  const [onChain] = game().state.chain.map(({ source }) => source);
  pass.all();
  you.uses('Bomber');
  pass.all();
  const inPlay = game().state.play.find((id) =>
    viewGame(game(), 0).play.some((seen) => seen.id === id && seen.name === 'Bomber'),
  );
  expect(game().state.modifiers.map(({ source }) => source)).toEqual([onChain, inPlay]);
  pass.all();
  expect(chain()).toEqual(['Bomber']);
  you.chooses(foe.hero);
  pass.all();
  expect(game().happened.find(({ event }) => event === 'deal')).toMatchObject({ by: inPlay, amount: 2 });
  expect([foe.hero.damage, card('Bomber').zone]).toEqual([2, 'play']);
});

rule('712.5', 'a definite modifier keeps the text it was created with, an indefinite one follows its source', () => {
  const coach = own('Coach', ally(body, pay([1], give(target(anAlly), [atk(2)])), have(yours(anAlly), atk(1))));
  const hush = own('Hush', ability(free, give(target(anAlly), [losesPowers])));
  const { you, card, pass } = scenario({ you: { hand: [hush], play: [coach, 'Hired Lance'], resources: 1 }, foe: {} });
  you.uses('Coach', { targets: 'Hired Lance' });
  pass.all();
  expect(card('Hired Lance').atk).toBe(6);
  you.plays('Hush', { targets: 'Coach' });
  pass.all();
  expect(card('Hired Lance').atk).toBe(5);
});

rule('712.6', "a link's modifier is controlled by who controlled the link, a power's by who controls the card", () => {
  const rally = own(
    'Rally',
    ally(
      body,
      pay([1], { do: 'create', continuous: { cards: yours(anAlly), changes: [atk(2)] }, duration: 'this turn' }),
      have(yours(anAlly), atk(1)),
    ),
  );
  const steal = own('Steal', ability(free, give(target(anAlly), [controlledByYou])));
  const { you, foe, card, game, pass } = scenario({
    you: { play: [rally, 'Mule Driver'], resources: 1 },
    foe: { hand: [steal], play: ['Hired Lance'] },
  });
  you.uses('Rally').passes();
  foe.passes();
  expect([card('Mule Driver').atk, card('Hired Lance').atk]).toEqual([4, 3]);
  you.passes();
  foe.plays('Steal', { targets: 'Rally' });
  pass.all();
  expect(card('Rally').controller).toBe('foe');
  expect([card('Mule Driver').atk, card('Hired Lance').atk, card('Rally').atk]).toEqual([3, 4, 2]);
  expect(game().state.modifiers.map(({ controller }) => controller)).toEqual([0, 1]);
});

rule('712.7', 'a player may do something only if he can do all of it', () => {
  const bargain = own('Bargain', ability(free, may(exhaust(target(anAlly)), discard(1))));
  const t = scenario({
    you: {
      hand: [
        { card: bargain, as: 'one' },
        { card: bargain, as: 'two' },
      ],
      play: ['Footsoldier'],
    },
    foe: {},
  });
  t.you.plays('one', { targets: 'Footsoldier' });
  t.pass.all();
  t.you.mustChooseAmong(['yes', 'no']).chooses('no');
  expect(t.card('Footsoldier').exhausted).toBe(false);
  t.you.plays('two', { targets: 'Footsoldier' });
  t.pass.all();
  expect([t.priority(), t.card('Footsoldier').exhausted]).toEqual(['you', false]);
});

const nobundo = (mine: readonly string[], theirs: readonly string[], hand: readonly string[] = []) => {
  const t = scenario(
    {
      foe: {
        team: 'F',
        deck: theirs,
        resources: [{ card: 'Letters for the Front', as: 'errand' }, 'Charge', 'Charge'],
      },
      you: { team: 'Y', play: ['Farseer Nobundo'], deck: mine, hand },
      friend: { team: 'Y', deck: ['Charge', 'Charge'] },
      other: { team: 'O', deck: ['Charge', 'Charge'] },
    },
    { turn: 'foe' },
  );
  while (t.turn() === 'foe')
    for (const player of [t.foe, t.you, t.friend, t.other]) if (t.priority() === player.name) player.passes();
  t.you.mustChooseAmong(['foe', 'other']).chooses('foe');
  expect(t.chain()).toEqual(['Farseer Nobundo']);
  return t;
};
type Nobundo = ReturnType<typeof nobundo>;
const revealed = (t: Nobundo) => t.game().happened.flatMap(({ event, name }) => (event === 'reveal' ? [name] : []));

rule('712.8', 'a guess is right only if the one number really is higher or lower than the other', () => {
  const guessed = (mine: string, theirs: string, guess: string) => {
    const t = nobundo([mine, 'Charge', 'Charge'], [theirs, 'Charge']);
    t.pass.all();
    t.you.mustChooseAmong(['higher', 'lower']).chooses(guess);
    expect([revealed(t), t.chain()]).toEqual([[mine, theirs], []]);
    return t.you.hand;
  };
  expect(guessed('Quarry Ogre', 'Footsoldier', 'higher')).toEqual(['Quarry Ogre']);
  expect(guessed('Quarry Ogre', 'Footsoldier', 'lower')).toEqual([]);
  expect(guessed('Footsoldier', 'Quarry Ogre', 'lower')).toEqual(['Footsoldier']);
  expect(guessed('Footsoldier', 'Mule Driver', 'higher')).toEqual([]);
  expect(guessed('Footsoldier', 'Mule Driver', 'lower')).toEqual([]);
  expect(guessed('Footsoldier', 'Quiet Shrine', 'higher')).toEqual(['Footsoldier']);
});

example('712.8#1', 'the opponent draws his last card in response, and then there is nothing to compare with', () => {
  const t = nobundo(['Quarry Ogre', 'Charge', 'Charge'], ['Footsoldier']);
  t.you.passes();
  t.friend.passes();
  t.other.passes();
  t.foe.completes('errand');
  t.pass.all();
  expect([t.foe.deck, t.chain()]).toEqual([[], ['Farseer Nobundo']]);
  t.pass.all();
  t.you.mustChooseAmong(['higher', 'lower']).chooses('higher');
  expect(revealed(t)).toEqual(['Quarry Ogre']);
  expect([t.you.hand, t.you.deck[0], t.chain()]).toEqual([[], 'Quarry Ogre', []]);
});

rule('712.9', 'switching takes the value of each number for the other; later changes add to what they became', () => {
  const turn = own('Turn About', ability(free, give(target(anAlly), [switchesNumbers])));
  const push = own('Push', ability(free, give(target(anAlly), [atk(2)])));
  const { you, card, pass, until } = scenario({
    you: { hand: [{ card: push, as: 'before' }, { card: push, as: 'after' }, turn] },
    foe: { play: ['Mule Driver', 'Moss Colossus'] },
  });
  const mule = card('Mule Driver');
  you.plays('before', { targets: 'Mule Driver' });
  pass.all();
  expect([mule.atk, mule.health]).toEqual([3, 3]);
  you.plays('Turn About', { targets: 'Moss Colossus' });
  pass.all();
  expect([card('Moss Colossus').atk, card('Moss Colossus').health, mule.atk]).toEqual([9, 6, 3]);
  you.plays('after', { targets: 'Moss Colossus' });
  pass.all();
  expect([card('Moss Colossus').atk, card('Moss Colossus').health]).toEqual([11, 6]);
  until({ turn: 'foe', step: 'action' });
  expect([card('Moss Colossus').atk, card('Moss Colossus').health]).toEqual([6, 9]);
});

rule('712.9', 'damage that fits the old health can be fatal to the new', () => {
  const turn = own('Turn About', ability(free, give(target(anAlly), [switchesNumbers])));
  const push = own('Push', ability(free, give(target(anAlly), [atk(1)])));
  const { you, card, pass } = scenario({
    you: { hand: [turn, push] },
    foe: {
      play: [
        { card: 'Mule Driver', damage: 2, as: 'raised' },
        { card: 'Mule Driver', damage: 2, as: 'doomed' },
      ],
    },
  });
  you.plays('Push', { targets: 'raised' });
  pass.all();
  you.plays('Turn About', { targets: 'doomed' });
  pass.all();
  expect([card('doomed').zone, card('raised').zone]).toEqual(['graveyard', 'play']);
});
