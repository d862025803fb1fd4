import {
  ability,
  ally,
  anAlly,
  atk,
  attached,
  attachment,
  controlledByYou,
  deal,
  destroy,
  destroying,
  discard,
  draw,
  each,
  eachOpponent,
  giveAll,
  have,
  heroOrAlly,
  inZone,
  item,
  leavesPlay,
  may,
  opposing,
  pay,
  putIntoHand,
  putIntoPlayUnderOwners,
  set,
  target,
  when,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const bolt = one('Bolt', ability({ cost: 0, instant: true }, deal(5, 'fire', target(heroOrAlly))));
const storm = one('Storm', ability({ cost: 0 }, deal(5, 'fire', each({ kind: ['Hero'] }))));

rule('102.1, 102.1a', 'who destroys the last opposing hero wins at once', () => {
  const { you, foe, pass, winner, waiting } = scenario({
    you: { hand: [bolt] },
    foe: { hero: { health: 5 } },
  });
  you.plays('Bolt', { targets: [foe.hero] });
  expect(winner()).toBe(null);
  pass.all();
  expect(winner()).toEqual(['you']);
  expect([you.lost, foe.lost]).toEqual([false, true]);
  expect(waiting()).toBe(null);
  you.refuses('pass', '102.1');
});

rule('102.1', 'a team wins together, and not before its last opponent is gone', () => {
  const { you, friend, foe, rival, winner, turn } = scenario({
    you: { team: 'Alliance' },
    foe: { team: 'Horde' },
    friend: { team: 'Alliance' },
    rival: { team: 'Horde' },
  });
  foe.concedes();
  expect(winner()).toBe(null);
  friend.concedes();
  expect(winner()).toBe(null);
  expect(turn()).toBe('you');
  rival.concedes();
  expect(winner()).toEqual(['you']);
  expect([you.lost, foe.lost, friend.lost, rival.lost]).toEqual([false, true, true, true]);
});

rule('102.1', 'a team has won with all who are left of it, though they are several', () => {
  const { foe, rival, winner } = scenario({
    you: { team: 'Alliance' },
    foe: { team: 'Horde' },
    friend: { team: 'Alliance' },
    rival: { team: 'Horde' },
  });
  rival.concedes();
  expect(winner()).toBe(null);
  foe.concedes();
  expect(winner()).toEqual(['you', 'friend']);
});

rule('102.1a', 'a player who had to draw from an empty deck loses before anybody gets priority again', () => {
  const { you, foe, pass, winner } = scenario({
    you: { hand: [one('Drink', ability({ cost: 0 }, draw(2)))], deck: ['Footsoldier'] },
    foe: {},
  });
  you.plays('Drink');
  expect(winner()).toBe(null);
  pass.all();
  expect(winner()).toEqual(['foe']);
  expect([you.lost, foe.lost]).toEqual([true, false]);
});

rule('102.1a', 'if all who are left lose at the same time, the game is a draw', () => {
  const { you, foe, third, pass, winner } = scenario({
    you: { hero: { health: 5 }, hand: [storm] },
    foe: { hero: { health: 4 } },
    third: { hero: { health: 3 } },
  });
  you.plays('Storm');
  pass.all();
  expect(winner()).toBe('draw');
  expect([you.lost, foe.lost, third.lost]).toEqual([true, true, true]);
});

rule('102.1a', 'a decked player and a player whose hero falls in the same wave lose together', () => {
  const { you, pass, winner } = scenario({
    you: { hand: [one('Last Gamble', ability({ cost: 0 }, deal(5, 'fire', target(heroOrAlly)), draw()))], deck: [] },
    foe: { hero: { health: 5 } },
  });
  you.plays('Last Gamble', { targets: ['foe.hero'] });
  pass.all();
  expect(winner()).toBe('draw');
});

rule('102.1a, 102.2', 'who pays a cost with his own hero loses at once, and the link is not added', () => {
  const pit = one('Pit', item({ cost: 0 }, pay([destroying(yours({ kind: ['Hero'] }))], draw())));
  const { you, foe, third, chain, winner, priority } = scenario({ you: { play: [pit] }, foe: {}, third: {} });
  you.uses('Pit');
  expect([you.lost, foe.lost, third.lost]).toEqual([true, false, false]);
  expect([winner(), chain(), priority()]).toEqual([null, [], 'foe']);
});

rule('102.1b', 'a player who is not asked can concede while another has priority, who then has priority anew', () => {
  const t = scenario({ you: { hand: [bolt] }, foe: {}, third: { play: ['Footsoldier'] } });
  const { you, foe, third, priority, pass, chain } = t;
  you.plays('Bolt', { targets: ['Footsoldier'] });
  you.passes();
  expect(priority()).toBe('foe');
  third.concedes();
  expect(priority()).toBe('foe');
  expect(chain()).toEqual(['Bolt']);
  third.refuses('concede', '102.2');
  pass.all();
  expect(chain()).toEqual([]);
  expect(you.graveyard).toEqual(['Bolt']); // its target is gone: interrupted
  expect([you.lost, foe.lost, third.lost]).toEqual([false, false, true]);
});

rule('102.1b', 'one who passed and then concedes does not count as having passed for the others', () => {
  const { you, foe, third, priority, chain } = scenario({ you: { hand: [bolt] }, foe: {}, third: {} });
  you.plays('Bolt', { targets: ['third.hero'] });
  you.passes();
  foe.passes();
  foe.concedes();
  expect(priority()).toBe('third');
  expect(chain()).toEqual(['Bolt']);
  third.passes();
  expect([priority(), chain()]).toEqual(['you', ['Bolt']]);
  you.passes();
  expect(chain()).toEqual([]);
  expect(third.hero.damage).toBe(5);
});

rule('102.1b', 'what only the cards of the conceding player made possible is not offered any more', () => {
  const { you, third, defender } = scenario({
    you: { hand: [one('Snipe', ability({ cost: 0, instant: true }, destroy(target(opposing(anAlly)))))] },
    foe: {},
    third: { play: ['Footsoldier'] },
  });
  you.mustChooseAmong(['pass', { play: 'Snipe' }, { place: 'Snipe', face: 'down' }, { attack: you.hero }]);
  third.concedes();
  you.mustChooseAmong(['pass', { place: 'Snipe', face: 'down' }, { attack: you.hero }]);
  you.refuses({ play: 'Snipe' }, '706.1');
  you.refuses({ attack: you.hero, defender: third.hero }, '601.2b');
  you.attacks(you.hero);
  expect(defender()).toBe('foe.hero');
});

rule(
  '102.1b, 102.2',
  'a player can concede in the middle of choosing for his own link, which then was never added',
  () => {
    const { you, foe, third, chain, priority, turn } = scenario({
      you: { hand: [bolt], play: ['Footsoldier'] },
      foe: {},
      third: {},
    });
    you.plays('Bolt').mustChooseAmong(['you.hero', 'foe.hero', 'third.hero', 'Footsoldier']);
    you.concedes();
    expect(chain()).toEqual([]);
    expect([...you.removed].sort()).toEqual([...Array(21).fill('Footsoldier'), 'Bolt', 'Hero of you'].sort());
    expect([foe.hero.damage, third.hero.damage]).toEqual([0, 0]);
    expect(priority()).toBe('foe');
    expect(turn()).toBe('you'); // his turn goes on without him
  },
);

rule('102.1b', 'if another concedes while a player chooses a target, his choice shrinks to what is left', () => {
  const { you, foe, third, pass } = scenario({ you: { hand: [bolt] }, foe: {}, third: { play: ['Footsoldier'] } });
  you.plays('Bolt').mustChooseAmong(['you.hero', 'foe.hero', 'third.hero', 'Footsoldier']);
  third.concedes();
  you.mustChooseAmong(['you.hero', 'foe.hero']).chooses('foe.hero');
  pass.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([0, 5]);
});

rule('102.1b, 102.2', 'who concedes in the middle of his own resolving link does not process the rest of it', () => {
  const grudge = one('Grudge', ability({ cost: 0 }, may(draw()), deal(5, 'fire', each(opposing(heroOrAlly)))));
  const { you, foe, third, pass, chain, waiting } = scenario({ you: { hand: [grudge] }, foe: {}, third: {} });
  you.plays('Grudge');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'may' });
  you.concedes();
  expect(chain()).toEqual([]);
  expect([foe.hero.damage, third.hero.damage]).toEqual([0, 0]);
  expect(you.removed).toContain('Grudge');
});

rule('102.1b', 'an opponent who concedes in the middle of a resolving link does not stop it for the others', () => {
  const tax = one('Tax', ability({ cost: 0 }, discard(1, eachOpponent), draw()));
  const { you, foe, third, pass, waiting } = scenario({
    you: { hand: [tax], deck: ['Bloodclaw'] },
    foe: { hand: ['Footsoldier', 'Quarry Ogre'] },
    third: { hand: ['Footsoldier', 'Quarry Ogre'] },
  });
  you.plays('Tax');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'foe', question: 'discard' });
  foe.concedes();
  third.mustChooseAmong(['Footsoldier', 'Quarry Ogre']).chooses('Footsoldier');
  expect(third.graveyard).toEqual(['Footsoldier']);
  expect(you.hand).toEqual(['Bloodclaw']);
  expect(foe.graveyard).toEqual([]);
});

rule('102.1b', 'who is asked to prevent damage can concede instead, and so can the attacker then', () => {
  const t = scenario({
    you: { play: ['Footsoldier'] },
    foe: { play: ['Golem Skull Helm'] },
    third: { play: ['Mule Driver'] },
    fourth: {},
  });
  const { you, foe, fourth, third, pass } = t;
  you.attacks('Footsoldier', foe.hero);
  pass.all();
  pass.all();
  third.protects('none');
  pass.all();
  foe.mustChooseAmong(['Golem Skull Helm', 'none']);
  foe.concedes();
  expect(t.attacker()).toBe(null);
  expect([foe.lost, t.winner()]).toEqual([true, null]);
  you.concedes();
  third.concedes();
  expect(t.winner()).toEqual(['fourth']);
  expect(fourth.lost).toBe(false);
});

rule('102.1b', 'if the attacker concedes while somebody may protect, nobody else is asked, and the combat ends', () => {
  const { you, foe, third, fourth, pass, attacker, defender, priority, step } = scenario({
    you: { play: ['Footsoldier'] },
    foe: { play: ['Mule Driver'] },
    third: { play: [{ card: 'Mule Driver', as: 'other mule' }] },
    fourth: {},
  });
  you.attacks('Footsoldier', fourth.hero);
  pass.all();
  pass.all();
  foe.mustChooseAmong(['Mule Driver', 'none']);
  you.concedes();
  foe.mustChooseAmong(['none', 'Mule Driver']).protects('none');
  expect([attacker(), defender()]).toEqual([null, null]);
  expect(fourth.hero.damage).toBe(0);
  expect(step()).toBe('action');
  expect(priority()).toBe('foe');
  expect(third.lost).toBe(false);
});

rule(
  '102.2',
  'all that a player who loses owns is removed from the game, wherever it is and whoever controls it',
  () => {
    const stolen = one('Yoke', attachment({ cost: 0 }, opposing(anAlly), have(attached(anAlly), controlledByYou)));
    const { you, foe, third, card } = scenario({
      you: { play: [{ card: 'Quarry Ogre', as: 'mine' }] },
      foe: {
        hand: ['Bloodclaw'],
        deck: ['Hired Lance'],
        graveyard: ['Vanquish'],
        resources: 2,
        play: [{ card: 'Quarry Ogre', as: 'theirs', attached: [{ card: stolen, by: 'third' }] }, 'Militia Sword'],
      },
      third: { graveyard: ['Fire Blast'] },
    });
    expect(card('theirs').controller).toBe('third');
    foe.concedes();
    expect([...foe.removed].sort()).toEqual(
      [
        'Bloodclaw',
        'Hired Lance',
        'Vanquish',
        'Footsoldier',
        'Footsoldier',
        'Quarry Ogre',
        'Militia Sword',
        'Hero of foe',
      ].sort(),
    );
    expect([foe.hand, foe.deck, foe.graveyard, foe.play, foe.resources]).toEqual([[], [], [], [], []]);
    expect([third.play, third.graveyard]).toEqual([[], ['Fire Blast', 'Yoke']]); // its host is gone: destroyed (400.5)
    expect([you.play, card('mine').zone]).toEqual([['Quarry Ogre'], 'play']);
  },
);

rule('102.2', 'what a loser controlled goes back to the player under whom it came into play', () => {
  const stolen = one('Yoke', attachment({ cost: 0 }, opposing(anAlly), have(attached(anAlly), controlledByYou)));
  const { foe, third, card } = scenario({
    you: {},
    foe: {},
    third: { play: [{ card: 'Quarry Ogre', as: 'ogre', attached: [{ card: stolen, by: 'foe' }] }] },
  });
  expect([card('ogre').controller, card('ogre').owner]).toEqual(['foe', 'third']);
  foe.concedes();
  expect([card('ogre').zone, card('ogre').controller]).toEqual(['play', 'third']);
  expect(third.allies).toEqual(['Quarry Ogre']);
});

rule('102.2', 'what came into play under the control of a loser, and nobody else controls, is removed', () => {
  const { you, foe, card, third } = scenario({
    you: {},
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre', owner: 'third' }] },
    third: { play: ['Footsoldier'] },
  });
  expect(card('ogre').controller).toBe('foe');
  foe.concedes();
  expect([card('ogre').zone, card('ogre').owner]).toEqual(['removed', 'third']);
  expect([you.play, third.play]).toEqual([[], ['Footsoldier']]);
});

rule('102.2', 'links of a player who loses are interrupted, the links of others are not', () => {
  const { you, foe, third, chain, resolve } = scenario({
    you: { hand: [bolt] },
    foe: { hand: [{ card: bolt, as: 'their bolt' }] },
    third: {},
  });
  you.plays('Bolt', { targets: ['third.hero'] });
  you.passes();
  foe.plays('their bolt', { targets: ['third.hero'] });
  expect(chain()).toEqual(['Bolt', 'Bolt']);
  foe.concedes();
  expect(chain()).toEqual(['Bolt']);
  resolve.all();
  expect(third.hero.damage).toBe(5);
  expect(foe.removed).toContain('Bolt');
});

rule('102.2', 'continuous modifiers of a player who loses no longer apply, those of others do', () => {
  const fury = one('Fury Aura', ability({ cost: 0 }, giveAll(anAlly, [atk(3)])));
  const doubt = one('Doubt', ability({ cost: 0, instant: true }, giveAll(anAlly, [atk(-1)])));
  const { you, foe, card, pass } = scenario({
    you: { hand: [fury], play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    foe: { hand: [doubt] },
    third: {},
  });
  you.plays('Fury Aura');
  pass.all();
  you.passes();
  foe.plays('Doubt');
  pass.all();
  expect(card('ogre').atk).toBe(7);
  foe.concedes();
  expect(card('ogre').atk).toBe(8);
});

rule('102.2', 'cards that left with their owner never come back from the removed zone', () => {
  const dig = one(
    'Great Return',
    ability(
      { cost: 0 },
      putIntoPlayUnderOwners(each(inZone('removed', anAlly))),
      putIntoHand(each(inZone('removed', {}))),
    ),
  );
  const { you, foe, third, pass } = scenario({
    you: { hand: [dig], removed: ['Hired Lance', 'Vanquish'] },
    foe: { play: ['Footsoldier'], deck: ['Bloodclaw'] },
    third: { removed: ['Quarry Ogre'] },
  });
  foe.concedes();
  you.plays('Great Return');
  pass.all();
  expect([you.play, you.hand, third.play]).toEqual([['Hired Lance'], ['Vanquish'], ['Quarry Ogre']]);
  expect([...foe.removed].sort()).toEqual(['Bloodclaw', 'Footsoldier', 'Hero of foe']);
  expect([foe.play, foe.hand]).toEqual([[], []]);
});

rule('102.2', 'others see what leaves play with a loser, and their cards trigger', () => {
  const mourner = one(
    'Mourner',
    ally({ cost: 1, atk: [1, 'melee'], health: 1 }, when(leavesPlay(opposing(anAlly)), draw())),
  );
  const { you, foe, chain, resolve } = scenario({
    you: { play: [mourner], deck: ['Bloodclaw', 'Fury'] },
    foe: { play: ['Footsoldier'] },
    third: { play: ['Quarry Ogre'] },
  });
  foe.concedes();
  expect(chain()).toEqual(['Mourner']);
  resolve.all();
  expect(you.hand).toEqual(['Bloodclaw']);
});

rule('102.3', 'a hero destroyed in the middle of a link is out before the rest of that link is processed', () => {
  const verdict = one(
    'Verdict',
    ability({ cost: 0 }, destroy(target(opposing({ kind: ['Hero'] }))), draw(1, { player: 'each' })),
  );
  const { you, foe, third, pass, winner } = scenario({
    you: { hand: [verdict], deck: ['Bloodclaw'] },
    foe: { deck: ['Fury'], play: ['Footsoldier'] },
    third: { deck: ['Hootie'] },
  });
  you.plays('Verdict', { targets: ['foe.hero'] });
  pass.all();
  expect(foe.lost).toBe(true);
  expect([...foe.removed].sort()).toEqual(['Footsoldier', 'Fury', 'Hero of foe']);
  expect([you.hand, foe.hand, third.hand]).toEqual([['Bloodclaw'], [], ['Hootie']]);
  expect(winner()).toBe(null);
});

rule('102.3', 'turns go on without a player who has lost', () => {
  const { foe, until, turn } = scenario({ you: {}, foe: {}, third: {} });
  foe.concedes();
  until({ turn: 'third', step: 'action' });
  expect(turn()).toBe('third');
  until({ turn: 'you', step: 'action' });
  expect(turn()).toBe('you');
});

rule('102.2', 'effects and combat proposals of a player who loses are interrupted too', () => {
  const spring = one('Spring', ability({ cost: 0 }, { ...pay([0], deal(5, 'fire', target(heroOrAlly))) }));
  const font: Facts = { ...spring, ongoing: true };
  const { you, foe, third, chain, priority } = scenario({ you: { play: [font] }, foe: {}, third: {} });
  you.attacks(you.hero, foe.hero);
  you.uses('Spring', { targets: [third.hero] });
  expect(chain()).toEqual(['Spring', 'combat']);
  you.concedes();
  expect([chain(), priority()]).toEqual([[], 'foe']);
  expect([foe.hero.damage, third.hero.damage]).toEqual([0, 0]);
});

rule(
  '102.2',
  'an attachment to a card that leaves with its owner is destroyed at once, in the middle of a link too',
  () => {
    const mark = one('Mark', attachment({ cost: 0 }, anAlly, have(attached(anAlly), atk(1))));
    const pause = one('Pause', ability({ cost: 0 }, may(draw())));
    const { you, third, pass, waiting } = scenario({
      you: { hand: [pause] },
      foe: {},
      third: { play: [{ card: 'Footsoldier', attached: [{ card: mark, by: 'you' }] }] },
    });
    you.plays('Pause');
    pass.all();
    third.concedes();
    expect(waiting()).toMatchObject({ for: 'you', question: 'may' });
    expect(you.graveyard).toEqual(['Mark']);
    you.chooses(false);
  },
);
