import {
  ability,
  ally,
  anAlly,
  anArmor,
  chooseOne,
  deal,
  destroy,
  discard,
  draw,
  each,
  exhaust,
  heroOrAlly,
  isDestroyed,
  opposing,
  target,
  thisDeals,
  thisOne,
  when,
  whenThisEntersPlay,
} from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { kinds, own } from './own.ts';

/** An ally that does something whenever an ally is destroyed. */
const mourner = (name: string, ...effects: Effect[]) =>
  own(name, ally({ cost: 1, atk: [1, 'shadow'], health: 5 }, when(isDestroyed(anAlly), ...effects)));

rule('708.1', 'what triggers while a link resolves waits, and goes on the chain before somebody gets priority', () => {
  const cull = own('Cull', ability({ cost: 0 }, destroy(target(anAlly)), discard()));
  const { you, foe, chain, game, waiting, priority, pass } = scenario({
    you: { hand: [cull, 'Footsoldier', 'Hired Lance'] },
    foe: { play: ['Gravewind Caller'], deck: ['Moss Colossus'] },
  });
  you.plays('Cull', { targets: 'Gravewind Caller' });
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'discard' });
  expect(chain()).toEqual(['Cull']);
  expect(game().state.waiting).toHaveLength(1);
  you.chooses('Footsoldier');
  expect(chain()).toEqual(['Gravewind Caller']);
  expect(kinds(game())).toEqual(['triggered']);
  expect(game().state.waiting).toEqual([]);
  expect(priority()).toBe('you');
  pass.all();
  expect(foe.hand).toEqual(['Moss Colossus']);
});

rule('708.1a, 708.1b', 'the turn player orders and adds his effects first, then each next player clockwise', () => {
  const { you, left, right, chain, priority, waiting, pass, resolve } = scenario(
    {
      right: { team: 'R', play: [mourner('R1', draw()), mourner('R2', draw())] },
      you: {
        team: 'Y',
        hand: ['Ember Lash'],
        resources: 2,
        play: [mourner('Y1', draw()), mourner('Y2', draw()), mourner('Y3', draw())],
      },
      left: { team: 'L', play: [mourner('L1', draw()), { card: 'Footsoldier', as: 'victim' }] },
    },
    { turn: 'you' },
  );
  you.plays('Ember Lash', { targets: 'victim' });
  pass.all();
  expect(waiting()?.question).toBe('order');
  expect(priority()).toBeNull();
  you.mustChooseAmong(['Y1', 'Y2', 'Y3']);
  right.refuses({ order: ['R2', 'R1'] }, '708.1a');
  you.orders('Y2', 'Y3', 'Y1');
  expect(chain()).toEqual(['L1', 'Y1', 'Y3', 'Y2']);
  expect(priority()).toBeNull();
  right.mustChooseAmong(['R1', 'R2']).orders('R2', 'R1');
  expect(chain()).toEqual(['R1', 'R2', 'L1', 'Y1', 'Y3', 'Y2']);
  expect(priority()).toBe('you');
  resolve.all();
  expect([you.hand, left.hand, right.hand].map(({ length }) => length)).toEqual([3, 1, 2]);
});

rule('708.1a', 'a player chooses the whole order of his effects before the targets of the first', () => {
  const { you, card, chain, pass, waiting } = scenario({
    you: {
      hand: ['Fire Blast'],
      resources: 1,
      play: ['Y1', 'Y2', 'Y3'].map((name) => mourner(name, thisDeals(1, 'shadow', target(heroOrAlly)))),
    },
    foe: {
      play: [
        { card: 'Footsoldier', as: 'victim' },
        { card: 'Mule Driver', as: 'driver' },
      ],
    },
  });
  you.plays('Fire Blast', { targets: 'victim' });
  pass.all();
  you.orders('Y2', 'Y3', 'Y1');
  expect(waiting()?.question).toBe('target');
  you.chooses('driver').chooses('driver').chooses('Y1');
  expect(chain()).toEqual(['Y1', 'Y3', 'Y2']);
  pass.all();
  expect([card('Y1').damage, card('driver').damage]).toEqual([1, 0]);
});

rule('708.1a', 'what triggers as waiting effects are added comes after all of these', () => {
  const touched = own(
    'Touched',
    ally({ cost: 1, atk: [1, 'arcane'], health: 4 }, when({ event: 'become targeted', card: { self: true } }, draw())),
  );
  const { you, chain, card, priority, pass, resolve } = scenario({
    you: {
      hand: ['Fire Blast'],
      resources: 1,
      play: [mourner('Avenger', thisDeals(1, 'shadow', target(heroOrAlly))), mourner('Y', draw())],
    },
    foe: { play: [{ card: touched, as: 'touched' }, mourner('F', draw()), { card: 'Footsoldier', as: 'victim' }] },
  });
  you.plays('Fire Blast', { targets: 'victim' });
  pass.all();
  you.mustChooseAmong(['Avenger', 'Y']).chooses('Avenger').chooses('touched');
  expect(chain()).toEqual(['Touched', 'F', 'Y', 'Avenger']);
  expect(priority()).toBe('you');
  resolve.all();
  expect(card('touched').damage).toBe(1);
});

rule('708.1a', 'nobody is asked in which order effects come that nobody can tell apart', () => {
  const imp = own('Imp', {
    ...ally({ cost: 0, atk: [1, 'fire'], health: 1 }, when(isDestroyed(thisOne), draw())),
    token: true,
  });
  const storm = own('Storm', ability({ cost: 0 }, destroy(each(anAlly))));
  const { you, chain, priority, pass, resolve, waiting } = scenario({
    you: { hand: [storm], play: [imp, imp, imp, { card: imp, as: 'hurt', counters: { doom: 1 } }], deck: 9 },
    foe: {},
  });
  you.plays('Storm');
  pass.all();
  expect(waiting()?.options).toHaveLength(2);
  you.chooses('hurt');
  expect(chain()).toHaveLength(4);
  expect(priority()).toBe('you');
  resolve.all();
  expect(you.hand).toHaveLength(4);
});

rule('708.1a', 'effects of two cards of a name are two: only tokens are each like the other', () => {
  const widow = mourner('Widow', draw());
  const { you, pass, leaves } = scenario({
    you: { hand: ['Ember Lash'], resources: 2, play: [widow, widow] },
    foe: { play: [{ card: 'Footsoldier', as: 'victim' }] },
  });
  you.plays('Ember Lash', { targets: 'victim' });
  pass.all();
  leaves('order');
});

example('708.1a#1', 'Voss aims at Donna, whose own effect lies above and readies her before he may exhaust her', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: { play: ['Voss Treebender'] },
    foe: { play: [{ card: 'Donna Calister', exhausted: true }] },
  });
  const donna = card('Donna Calister');
  you.attacks('Voss Treebender', foe.hero);
  pass.all();
  you.mustChooseAmong([you.hero, foe.hero, 'Voss Treebender', 'Donna Calister']).chooses('Donna Calister');
  expect(chain()).toEqual(['Donna Calister', 'Voss Treebender']);
  expect(donna.exhausted).toBe(true);
  pass.all();
  expect(donna.exhausted).toBe(false);
  expect(chain()).toEqual(['Voss Treebender']);
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(donna.exhausted).toBe(true);
  expect(chain()).toEqual([]);
});

rule('708.2', 'a triggered effect is added like any link, step by step, but costs nothing', () => {
  const trick = whenThisEntersPlay(
    chooseOne([exhaust(target(opposing(anAlly)))], [deal(1, 'fire', target(heroOrAlly))]),
  );
  const trickster = own('Trickster', ally({ cost: 1, atk: [1, 'fire'], health: 1 }, trick));
  const { you, foe, card, chain, waiting, pass } = scenario({
    you: { hand: [trickster], resources: 1 },
    foe: { play: ['Quarry Ogre', 'Hired Lance'] },
  });
  you.plays('Trickster');
  pass.all();
  expect(chain()).toEqual(['Trickster']);
  expect(waiting()?.question).toBe('mode');
  expect(you.readyResources).toBe(0);
  you.mustChooseAmong([1, 2]).chooses(1);
  you.mustChooseAmong(['Quarry Ogre', 'Hired Lance']).chooses('Hired Lance');
  pass.all();
  expect([card('Hired Lance').exhausted, card('Quarry Ogre').exhausted]).toEqual([true, false]);
  expect(foe.hero.damage).toBe(0);
});

rule('708.2', 'without a legal target or mode the effect ceases to exist', () => {
  const trick = whenThisEntersPlay(chooseOne([exhaust(target(opposing(anAlly)))], [destroy(target(anArmor))]));
  const needy = whenThisEntersPlay(exhaust(target(opposing(anAlly))), draw());
  const { you, chain, game, priority, pass } = scenario({
    you: {
      hand: [
        own('Trickster', ally({ cost: 0, atk: [1, 'fire'], health: 1 }, trick)),
        own('Needy', ally({ cost: 0, atk: [1, 'fire'], health: 1 }, needy)),
      ],
      play: ['Footsoldier'],
    },
    foe: {},
  });
  for (const name of ['Trickster', 'Needy']) {
    you.plays(name);
    pass.all();
    expect(chain()).toEqual([]);
    expect(game().state.waiting).toEqual([]);
    expect(priority()).toBe('you');
  }
  expect(you.hand).toEqual([]);
});

rule(
  '708.3',
  'an optional triggered effect goes on the chain anyway; whether to do it is chosen as it resolves',
  () => {
    const { you, foe, card, chain, waiting, pass } = scenario({
      you: { play: ['Thunderhoof Champion'] },
      foe: { play: ['Quarry Ogre', 'Hired Lance'] },
    });
    you.attacks('Thunderhoof Champion', foe.hero);
    pass.all();
    expect(waiting()).toMatchObject({ for: 'you', question: 'target', options: ['Quarry Ogre', 'Hired Lance'] });
    you.chooses('Quarry Ogre');
    expect(chain()).toEqual(['Thunderhoof Champion']);
    pass.all();
    you.mustChooseAmong(['yes', 'no']).chooses('no');
    expect(card('Quarry Ogre').exhausted).toBe(false);
    expect(chain()).toEqual([]);
  },
);

example('708.3#1', 'Hur aims at an armor as he enters play, and decides about it as his effect resolves', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: ['Hur Shieldsmasher'], resources: 3 },
    foe: { play: ['Padded Robe', 'Golem Skull Helm', 'Militia Sword'] },
  });
  you.plays('Hur Shieldsmasher');
  pass.all();
  expect(chain()).toEqual(['Hur Shieldsmasher']);
  you.mustChooseAmong(['Padded Robe', 'Golem Skull Helm']).chooses('Golem Skull Helm');
  pass.all();
  expect(card('Golem Skull Helm').zone).toBe('play');
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(foe.play).toEqual(['Padded Robe', 'Militia Sword']);

  const bare = scenario({ you: { hand: ['Hur Shieldsmasher'], resources: 3 }, foe: { play: ['Militia Sword'] } });
  bare.you.plays('Hur Shieldsmasher');
  bare.pass.all();
  expect(bare.chain()).toEqual([]);
  expect(bare.priority()).toBe('you');
});
