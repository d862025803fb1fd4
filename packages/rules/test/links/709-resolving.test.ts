import {
  ability,
  ally,
  anAlly,
  atk,
  cant,
  chooseOne,
  chosen,
  chosenBy,
  controlledByYou,
  countOf,
  damaged,
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  have,
  heroOrAlly,
  opposing,
  putIntoHand,
  ready,
  target,
  targeted,
  thisOne,
  yours,
  you as yourself,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const ogre = (as: string, damage = 0) => ({ card: 'Quarry Ogre', as, damage });

rule('709.1', 'only when all players pass in succession does the topmost link resolve, and only that one', () => {
  const { you, left, right, chain, priority, pass } = scenario({
    you: { team: 'Y', hand: ['Ember Lash', 'War Chorus'], resources: 4 },
    left: { team: 'L', hand: ['Mending Chant'], resources: 2 },
    right: { team: 'R' },
  });
  you.plays('Ember Lash', { targets: right.hero });
  you.passes();
  expect(chain()).toEqual(['Ember Lash']);
  left.plays('Mending Chant', { targets: left.hero });
  left.passes();
  right.passes();
  expect(chain()).toEqual(['Mending Chant', 'Ember Lash']);
  expect(priority()).toBe('you');
  you.passes();
  expect(chain()).toEqual(['Ember Lash']);
  expect(right.hero.damage).toBe(0);
  pass.all();
  expect(chain()).toEqual([]);
  expect(right.hero.damage).toBe(3);
});

rule('709.2', 'nobody gets priority while a link resolves, also when another player is asked something', () => {
  const tithe = own('Tithe', ability({ cost: 0 }, discard(1, { player: 'each opponent' }), draw()));
  const { you, foe, chain, waiting, priority, pass } = scenario({
    you: { hand: [tithe, 'Ember Lash'], resources: 2, deck: ['Moss Colossus'] },
    foe: { hand: ['Ember Lash', 'War Chorus'], resources: 4 },
  });
  you.plays('Tithe');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'foe', question: 'discard' });
  expect(priority()).toBeNull();
  expect(chain()).toEqual(['Tithe']);
  foe.refuses({ play: 'War Chorus' }, '410.1');
  you.refuses('pass', '410.1');
  foe.chooses('War Chorus');
  expect(you.hand).toEqual(['Ember Lash', 'Moss Colossus']);
  expect(priority()).toBe('you');
});

const stab = own(
  'Stab',
  ability({ cost: 0, instant: true }, deal(1, 'melee', target(damaged(opposing(anAlly)))), draw()),
);

rule('709.2a', 'a link whose only target no longer fits its description is interrupted, all of its text', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: [stab] },
    foe: { hand: ['Mending Chant'], resources: 2, play: [ogre('a', 1)] },
  });
  you.plays('Stab', { targets: 'a' });
  you.passes();
  foe.plays('Mending Chant', { targets: 'a' });
  pass.all();
  expect(card('a').damage).toBe(0);
  pass.all();
  expect(chain()).toEqual([]);
  expect(you.graveyard).toEqual(['Stab']);
  expect(you.hand).toEqual([]);
  expect(card('a').damage).toBe(0);
});

rule('709.2a', 'a target that has become a different card is no target any more, wherever it is', () => {
  const recall = own('Recall', ability({ cost: 0, instant: true }, putIntoHand(target(anAlly))));
  const { you, foe, card, pass } = scenario({
    you: { hand: [stab] },
    foe: { hand: [recall], play: [ogre('a', 1)] },
  });
  you.plays('Stab', { targets: 'a' });
  you.passes();
  foe.plays('Recall', { targets: 'a' });
  pass.all();
  expect(card('a').zone).toBe('hand');
  pass.all();
  expect(you.hand).toEqual([]);
  expect(you.graveyard).toEqual(['Stab']);
});

rule('709.2a', 'a target that has changed sides is not opposing any more', () => {
  const seize = own('Seize', ability({ cost: 0, instant: true }, give(target(anAlly), [controlledByYou])));
  const { you, card, pass } = scenario({ you: { hand: [stab, seize] }, foe: { play: [ogre('a', 1)] } });
  you.plays('Stab', { targets: 'a' });
  you.plays('Seize', { targets: 'a' });
  pass.all();
  expect(card('a').controller).toBe('you');
  pass.all();
  expect(card('a').damage).toBe(1);
  expect(you.hand).toEqual([]);
});

rule('709.2a', 'a proposed combat that has become illegal is interrupted', () => {
  const { you, foe, card, chain, step, priority, attacker, pass } = scenario({
    you: { play: [ogre('mine')] },
    foe: { hand: [own('Tire', ability({ cost: 0, instant: true }, exhaust(target(anAlly))))] },
  });
  you.attacks('mine', foe.hero);
  you.passes();
  foe.plays('Tire', { targets: 'mine' });
  pass.all();
  expect(chain()).toEqual(['combat']);
  pass.all();
  expect(chain()).toEqual([]);
  expect([attacker(), step(), priority()]).toEqual([null, 'action', 'you']);
  expect(card('mine').exhausted).toBe(true);
  expect(foe.hero.damage).toBe(0);
});

rule('709.2a', 'the game interrupts such a link even if it can not be interrupted', () => {
  const sure = own('Sure Stab', {
    ...ability({ cost: 0, instant: true }, deal(1, 'melee', target(damaged(anAlly))), draw()),
    powers: [{ power: 'self', cant: { cant: 'be interrupted' } }],
  });
  const { you, foe, chain, pass } = scenario({
    you: { hand: [sure, { card: sure, as: 'second' }], deck: ['Moss Colossus'] },
    foe: { hand: ['Last Word', 'Mending Chant'], resources: 5, play: [ogre('a', 1)] },
  });
  you.plays('second', { targets: 'a' });
  you.passes();
  foe.plays('Last Word', { targets: 'second' });
  pass.all();
  expect(chain()).toEqual(['Sure Stab']);
  pass.all();
  expect(you.hand).toEqual(['Sure Stab', 'Moss Colossus']);
  you.plays('Sure Stab', { targets: 'a' });
  you.passes();
  foe.plays('Mending Chant', { targets: 'a' });
  pass.all();
  pass.all();
  expect(you.hand).toEqual(['Moss Colossus']);
  expect(you.graveyard).toEqual(['Sure Stab', 'Sure Stab']);
});

example('709.2a#1', 'Blessing of Freedom saves an ally from Charge, and no card is drawn for it either', () => {
  const { you, foe, card, chain, pass, until } = scenario({
    foe: {
      hand: [
        { card: 'Charge', as: 'charge' },
        { card: 'Charge', as: 'another' },
      ],
      resources: 2,
    },
    you: { hand: ['Blessing of Freedom', 'Mending Chant'], resources: 3, play: [ogre('mine')] },
  });
  foe.plays('charge', { targets: 'mine' });
  foe.passes();
  you.plays('Blessing of Freedom', { targets: 'mine' });
  pass.all();
  expect(card('Blessing of Freedom').attachedTo).toBe('mine');
  expect(card('mine').keywords).toContain('Untargetable');
  pass.all();
  expect(chain()).toEqual([]);
  expect(card('mine').exhausted).toBe(false);
  expect(foe.hand).toEqual(['Charge']);
  foe.refuses({ play: 'another', targets: 'mine' }, '706.1');
  foe.passes();
  you.refuses({ play: 'Mending Chant', targets: 'mine' }, '706.1');
  until({ turn: 'you', step: 'action' });
  expect(card('Blessing of Freedom').zone).toBe('graveyard');
  you.plays('Mending Chant', { targets: 'mine' });
  pass.all();
});

rule('709.2b', 'a text is processed in order, and each player makes the choices for his own actions then', () => {
  const trade = own('Trade', ability({ cost: 0 }, draw(), discard(), discard(1, { player: 'each opponent' })));
  const { you, foe, pass } = scenario({
    you: { hand: [trade, 'Footsoldier'], deck: ['Moss Colossus'] },
    foe: { hand: ['Hired Lance', 'Fen Lurker'] },
  });
  you.plays('Trade');
  pass.all();
  you.mustChooseAmong(['Footsoldier', 'Moss Colossus']).chooses('Footsoldier');
  foe.mustChooseAmong(['Hired Lance', 'Fen Lurker']).chooses('Fen Lurker');
  expect(you.hand).toEqual(['Moss Colossus']);
  expect(foe.hand).toEqual(['Hired Lance']);
});

rule('709.2b', 'nobody can choose to do what can not be done', () => {
  const stone = (name: string, deed: 'be destroyed' | 'ready' | 'leave play') =>
    own(name, ally({ cost: 1, atk: [1, 'nature'], health: 1 }, have(thisOne, cant(deed))));
  const tired = (card: ReturnType<typeof stone> | string, as: string) => ({ card, as, exhausted: true });
  const { you, foe, card, pass } = scenario({
    you: {
      hand: [
        own('Smite', ability({ cost: 0 }, destroy(chosen(opposing(anAlly))))),
        own('Wake', ability({ cost: 0 }, ready(chosen(opposing(anAlly))))),
        own('Send Home', ability({ cost: 0 }, putIntoHand(chosen(opposing(anAlly))))),
      ],
    },
    foe: {
      play: [
        stone('Undying', 'be destroyed'),
        tired(stone('Sleeper', 'ready'), 'sleeper'),
        stone('Rooted', 'leave play'),
        tired('Footsoldier', 'one'),
        tired('Footsoldier', 'two'),
      ],
    },
  });
  you.plays('Wake');
  pass.all();
  you.mustChooseAmong(['one', 'two']).chooses('two');
  expect(card('two').exhausted).toBe(false);
  you.plays('Smite');
  pass.all();
  you.mustChooseAmong(['sleeper', 'one', 'two']).chooses('two');
  you.plays('Send Home');
  pass.all();
  you.mustChooseAmong(['Undying', 'sleeper', 'one']).chooses('one');
  expect(foe.allies).toEqual(['Undying', 'Sleeper', 'Rooted']);
});

example('709.2b#1', 'Last Stand goes unless two cards are discarded, which must be there', () => {
  const { you, card, pass, until } = scenario(
    { foe: {}, you: { hand: ['Footsoldier', 'Hired Lance', 'Fen Lurker'], play: ['Last Stand'], deck: 9 } },
    { turn: 'foe', step: 'end' },
  );
  until({ turn: 'you', step: 'ready' });
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes').chooses('Hired Lance').chooses('Fen Lurker');
  expect(card('Last Stand').zone).toBe('play');
  expect(you.hand).toEqual(['Footsoldier']);

  const declined = scenario(
    { foe: {}, you: { hand: ['Footsoldier', 'Hired Lance'], play: ['Last Stand'] } },
    { turn: 'foe', step: 'end' },
  );
  declined.until({ turn: 'you', step: 'ready' });
  declined.pass.all();
  declined.you.mustChooseAmong(['yes', 'no']).chooses('no');
  expect(declined.card('Last Stand').zone).toBe('graveyard');
  expect(declined.you.hand).toHaveLength(2);

  const poor = scenario(
    { foe: {}, you: { hand: ['Footsoldier'], play: ['Last Stand'] } },
    { turn: 'foe', step: 'end' },
  );
  poor.until({ turn: 'you', step: 'ready' });
  poor.pass.all();
  expect(poor.card('Last Stand').zone).toBe('graveyard');
  expect(poor.you.hand).toEqual(['Footsoldier']);
  expect(poor.priority()).toBe('you');
});

example('709.2b#2', 'Crown of Destruction: the player picks one of his own that can be destroyed', () => {
  const undying = own('Undying', ally({ cost: 1, atk: [1, 'nature'], health: 1 }, have(thisOne, cant('be destroyed'))));
  const { you, foe, pass, priority } = scenario(
    {
      you: { play: [undying, 'Footsoldier', 'Militia Sword', 'World in Flames'], resources: ['Letters for the Front'] },
      foe: { play: ['Crown of Destruction', 'Hired Lance'] },
    },
    { step: 'action' },
  );
  you.passes();
  foe.passes();
  expect(priority()).toBe('you');
  pass.all();
  you.mustChooseAmong(['Footsoldier', 'Militia Sword', 'World in Flames']).chooses('Militia Sword');
  expect(you.play).toEqual(['Undying', 'Footsoldier', 'World in Flames']);
  expect(foe.play).toEqual(['Crown of Destruction', 'Hired Lance']);
});

rule('709.2c', 'only those targets that are still legal are affected', () => {
  const { you, foe, card, pass } = scenario({
    you: { hand: ['Cleaving Arc'], resources: 2 },
    foe: { hand: ['Blessing of Freedom'], resources: 1, play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  you.plays('Cleaving Arc', { targets: ['a', 'b'] });
  you.passes();
  foe.plays('Blessing of Freedom', { targets: 'a' });
  pass.all();
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([0, 2, 0]);
});

rule('709.2c', 'of what is partly impossible as much as possible is done', () => {
  const undying = own('Undying', ally({ cost: 1, atk: [1, 'nature'], health: 1 }, have(thisOne, cant('be destroyed'))));
  const blow = own('Blow', ability({ cost: 0 }, destroy(target(anAlly)), exhaust(targeted(0)), draw()));
  const { you, card, pass } = scenario({
    you: {
      hand: [blow, own('Spill', ability({ cost: 0 }, discard(3), draw()))],
      deck: ['Moss Colossus', 'Fen Lurker'],
    },
    foe: { play: [undying, 'Footsoldier'] },
  });
  you.plays('Blow', { targets: 'Undying' });
  pass.all();
  expect(card('Undying')).toMatchObject({ zone: 'play', exhausted: true });
  expect(you.hand).toEqual(['Spill', 'Moss Colossus']);
  you.plays('Spill');
  pass.all();
  expect(you.hand).toEqual(['Fen Lurker']);
  expect(you.graveyard).toEqual(['Blow', 'Moss Colossus', 'Spill']);
});

rule('709.2d', 'information is read as the link resolves, and is locked in from then on', () => {
  const count = countOf(yours(anAlly));
  const horn = own(
    'Battle Horn',
    ability({ cost: 0 }, deal(count, 'holy', target(heroOrAlly)), give(chosen(yours(anAlly)), [atk(count)])),
  );
  const { you, foe, card, pass } = scenario({
    you: {
      hand: [horn, 'Roadside Ruffian'],
      resources: 1,
      play: [
        { card: 'Footsoldier', as: 'one' },
        { card: 'Footsoldier', as: 'two' },
        { card: 'Quarry Ogre', as: 'ogre' },
      ],
    },
    foe: { hand: ['Ember Lash'], resources: 2 },
  });
  you.plays('Battle Horn', { targets: foe.hero });
  you.passes();
  foe.plays('Ember Lash', { targets: 'one' });
  pass.all();
  pass.all();
  you.mustChooseAmong(['two', 'ogre']).chooses('ogre');
  expect(foe.hero.damage).toBe(2);
  expect(card('ogre').atk).toBe(7);
  you.plays('Roadside Ruffian');
  pass.all();
  expect(you.allies).toHaveLength(3);
  expect(card('ogre').atk).toBe(7);
});

example('709.2d#1', 'Fireball’s effect still finds the ally that it was attached to', () => {
  const { you, foe, card, chain, pass, until } = scenario(
    {
      foe: {
        play: [
          { card: 'Quarry Ogre', as: 'burning', damage: 4, attached: [{ card: 'Fireball', by: 'you' }] },
          ogre('other', 4),
        ],
      },
      you: { resources: 2, play: ['Kryton Barleybeard'] },
    },
    { turn: 'foe', step: 'end' },
  );
  until({ turn: 'you', step: 'ready' });
  expect(chain()).toEqual(['Fireball']);
  you.uses('Kryton Barleybeard', { targets: 'Fireball' });
  pass.all();
  expect(you.hand).toEqual(['Fireball']);
  expect(chain()).toEqual(['Fireball']);
  pass.all();
  expect(card('burning').zone).toBe('graveyard');
  expect(card('other').damage).toBe(4);
  expect(foe.allies).toEqual(['Quarry Ogre']);
});

rule('709.2e', 'parts with different durations are separate modifiers, each with its own end', () => {
  const daze = own(
    'Daze',
    ability(
      { cost: 0 },
      deal(1, 'frost', target(anAlly)),
      give(targeted(0), [atk(-2)]),
      give(targeted(0), [cant('attack')], 'until your next turn'),
    ),
  );
  const { you, foe, card, game, pass, until } = scenario({
    you: { hand: [daze] },
    foe: { play: [ogre('a'), ogre('b')] },
  });
  you.plays('Daze', { targets: 'a' });
  pass.all();
  expect(game().state.modifiers.map(({ duration }) => duration)).toEqual(['this turn', 'until your next turn']);
  expect(card('a')).toMatchObject({ atk: 3, damage: 1 });
  until({ turn: 'foe', step: 'action' });
  expect(card('a')).toMatchObject({ atk: 5, damage: 1 });
  foe.mustChooseAmong(['pass', { attack: foe.hero }, { attack: 'b' }, { place: 'Footsoldier', face: 'down' }]);
  until({ turn: 'you', step: 'action' });
  until({ turn: 'foe', step: 'action' });
  foe.attacks('a', you.hero);
});

rule('709.2e', 'a modal link creates modifiers only for the modes that were chosen', () => {
  const orders = own(
    'Orders',
    ability({ cost: 0 }, chooseOne([giveAll(yours(anAlly), [atk(2)])], [giveAll(opposing(anAlly), [atk(-2)])])),
  );
  const { you, card, game, pass } = scenario({
    you: { hand: [orders], play: [ogre('mine')] },
    foe: { play: [ogre('a')] },
  });
  you.plays('Orders', { modes: 2 });
  pass.all();
  expect([card('mine').atk, card('a').atk]).toEqual([5, 3]);
  expect(game().state.modifiers).toHaveLength(1);
});

rule('709.2b', 'who has to choose two is asked among three, and not asked where there are only two', () => {
  const cull = own('Cull', ability({ cost: 0 }, destroy(chosenBy(yourself, opposing(anAlly), { exactly: 2 }))));
  for (const third of [[ogre('third')], []]) {
    const t = scenario({ you: { hand: [cull] }, foe: { play: [ogre('first'), ogre('second'), ...third] } });
    t.you.plays('Cull');
    t.pass.all();
    if (third.length > 0) t.you.mustChooseAmong(['first', 'second', 'third']).chooses(['third', 'second']);
    expect([t.waiting()?.question, t.foe.allies.length, t.card('second').zone]).toEqual([
      'priority',
      third.length,
      'graveyard',
    ]);
  }
});

rule('709.2b', 'a player who can’t discard is not asked what to discard', () => {
  const { you, foe, pass } = scenario({
    you: { hand: ['Creeping Doubt'], resources: 3 },
    foe: { hand: ['Fire Blast', 'Ember Lash', 'Rime Veil'], play: ['Magistrix Fyalenn'] },
  });
  you.plays('Creeping Doubt', { targets: foe });
  pass.all();
  expect(foe.hand).toHaveLength(3);
  expect(you.graveyard).toEqual(['Creeping Doubt']);
});
