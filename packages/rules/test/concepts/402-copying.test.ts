import {
  ability,
  ally,
  alsoTag,
  anAbility,
  anAlly,
  armor,
  atkAndHealth,
  atkOf,
  becomesCopy,
  cant,
  chooseOne,
  copy,
  costToPlay,
  deal,
  destroy,
  destroying,
  draw,
  each,
  give,
  has,
  have,
  heroOrAlly,
  interrupt,
  inYourGraveyard,
  inZone,
  keyword,
  losesPowers,
  may,
  oncePerTurn,
  ongoing,
  opposing,
  paidCard,
  pay,
  playCopyFreely,
  putIntoHand,
  putTokenCopy,
  tagged,
  target,
  thisCard,
  token,
  upTo,
  when,
  whenThisEntersPlay,
  withCost,
  X,
  youPlay,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const QUICK = { cost: 0, instant: true } as const;
const onChain = (noun: object) => inZone('chain', noun);
/** Copies an ability that somebody is playing. */
const mimic = own('Mimic', ability(QUICK, copy(target(onChain({ kind: ['Ability'] })))));
const stop = own('Stop', ability(QUICK, interrupt(target(onChain({})))));
const lash = own('Lash', ability({ cost: 2, instant: true, tags: ['Fire'] }, deal(2, 'fire', target(heroOrAlly))));
const ogre = (as: string) => ({ card: 'Quarry Ogre', as });
/** Its controller hears of every card that he plays. */
const scribe = own('Scribe', ongoing({ cost: 0 }, when(youPlay({}), draw())));

rule(
  '402.1',
  'a duplicate lies on the chain above the original, is not played, and is gone once it has resolved',
  () => {
    const { you, foe, chain, pass } = scenario({
      you: { hand: [lash, mimic], deck: 4, resources: 2, play: [scribe] },
      foe: {},
    });
    you.plays('Lash', { targets: foe.hero });
    pass.all();
    expect(you.hand.length).toBe(2);
    you.plays('Mimic', { targets: 'Lash' });
    pass.all();
    pass.all();
    expect(you.hand.length).toBe(2);
    you.mustChooseAmong([foe.hero, you.hero]).chooses(foe.hero);
    expect(chain()).toEqual(['Lash', 'Lash']);
    expect(you.readyResources).toBe(0);
    expect(you.hand.length).toBe(2);
    pass.all();
    expect(foe.hero.damage).toBe(2);
    expect(you.graveyard).toEqual(['Mimic']);
    pass.all();
    expect(foe.hero.damage).toBe(4);
    expect(you.graveyard).toEqual(['Mimic', 'Lash']);
  },
);

rule('402.1', 'a duplicate is a card: it can be interrupted, and then ceases to exist too', () => {
  const { you, foe, card, chain, pass, game } = scenario({
    you: { hand: [{ card: lash, as: 'first' }, mimic], resources: 2 },
    foe: { hand: [stop] },
  });
  you.plays('first', { targets: foe.hero });
  you.plays('Mimic', { targets: 'first' });
  pass.all();
  you.chooses(foe.hero);
  you.passes();
  foe.plays('Stop').mustChooseAmong(['Lash', 'first']);
  foe.chooses('Lash');
  pass.all();
  expect(chain()).toEqual(['Lash']);
  expect(card('first').zone).toBe('chain');
  expect(you.graveyard).toEqual(['Mimic']);
  pass.all();
  expect(foe.hero.damage).toBe(2);
  expect(
    game()
      .state.cards.flat()
      .filter((one) => one?.duplicate),
  ).toEqual([]);
});

rule(
  '402.1',
  'a duplicate of an ally, an equipment or an ongoing ability ceases to exist instead of entering play',
  () => {
    const mirror = own('Mirror', ability(QUICK, copy(target(onChain({})))));
    const charm = own('Charm', armor({ cost: 0, def: 1 }));
    for (const name of ['Elder Moorf', 'Charm', 'Last Stand']) {
      const { you, chain, pass } = scenario({
        you: { hand: [{ card: name === 'Charm' ? charm : name, as: 'original' }, mirror], resources: 1 },
        foe: {},
      });
      you.plays('original');
      you.plays('Mirror', { targets: 'original' });
      pass.all();
      expect(chain()).toEqual([name, name]);
      pass.all();
      expect([chain(), you.play, you.graveyard]).toEqual([[name], [], ['Mirror']]);
      pass.all();
      expect([you.play, you.graveyard]).toEqual([[name], ['Mirror']]);
    }
  },
);

rule('402.1a', 'who adds a duplicate controls it: it speaks of his hero and of his opponents', () => {
  const sting = own('Sting', ability(QUICK, deal(1, 'nature', target(opposing(heroOrAlly)))));
  const { you, foe, card, pass } = scenario({
    you: { hand: [sting], play: [ogre('mine')] },
    foe: { hand: [mimic], play: [ogre('theirs')] },
  });
  you.plays('Sting', { targets: 'theirs' });
  you.passes();
  foe.plays('Mimic', { targets: 'Sting' });
  pass.all();
  foe.mustChooseAmong(['theirs', 'mine', you.hero]).chooses('mine');
  pass.all();
  expect([card('mine').damage, card('theirs').damage]).toEqual([1, 0]);
  pass.all();
  expect([card('mine').damage, card('theirs').damage]).toEqual([1, 1]);
});

rule('402.1a', 'its source is the duplicate itself: "this" is not the original, whose fate it does not share', () => {
  const recall = own('Recall', ability(QUICK, deal(1, 'frost', target(heroOrAlly)), putIntoHand(thisCard)));
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: [recall, mimic] },
    foe: { hand: [stop] },
  });
  you.plays('Recall', { targets: foe.hero });
  you.plays('Mimic', { targets: 'Recall' });
  pass.all();
  you.chooses(foe.hero);
  pass.all();
  expect(foe.hero.damage).toBe(1);
  expect([chain(), card('Recall').zone]).toEqual([['Recall'], 'chain']);
  you.passes();
  foe.plays('Stop');
  pass.all();
  expect(card('Recall').zone).toBe('graveyard');
  expect(you.hand).toEqual([]);
});

rule('402.1b', 'a duplicate has the original’s name, cost, type, tags and X, and all that was chosen for it', () => {
  const volley = own('Volley', ability({ cost: 1, plusX: true, instant: true }, deal(X, 'ranged', target(heroOrAlly))));
  const read = own('Read', ability(QUICK, interrupt(target(withCost('exactly', 3, onChain({ kind: ['Ability'] }))))));
  const { you, foe, chain, pass } = scenario({
    you: { hand: [{ card: volley, as: 'volley' }, mimic], resources: 5 },
    foe: { hand: [read] },
  });
  you.plays('volley', { x: 2, targets: foe.hero });
  you.plays('Mimic', { targets: 'volley' });
  pass.all();
  you.chooses(foe.hero);
  expect(you.readyResources).toBe(2);
  you.passes();
  foe.plays('Read').mustChooseAmong(['Volley', 'volley']).chooses('volley');
  pass.all();
  expect(chain()).toEqual(['Volley']);
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('402.1b', 'modes and shares are copied, and what was paid for the original counts as paid', () => {
  const rite = own(
    'Rite',
    ability(QUICK, costToPlay(destroying(yours(anAlly))), deal(atkOf(paidCard), 'shadow', target(heroOrAlly))),
  );
  const turn = own('Turn', ability(QUICK, chooseOne([draw()], [deal(1, 'fire', each(opposing(heroOrAlly)))])));
  const { you, foe, card, pass } = scenario({
    you: { hand: [rite, mimic, { card: mimic, as: 'second' }, turn], deck: 3, play: [ogre('victim'), ogre('other')] },
    foe: {},
  });
  const power = card('victim').atk!;
  you.plays('Rite', { targets: foe.hero, pay: 'victim' });
  you.plays('Mimic', { targets: 'Rite' });
  pass.all();
  you.chooses(foe.hero);
  expect(you.allies).toEqual(['Quarry Ogre']);
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(2 * power);
  you.plays('Turn', { modes: 2 });
  you.plays('second', { targets: 'Turn' });
  pass.all();
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(2 * power + 2);
  expect(you.hand).toEqual([]);
});

rule(
  '402.1c',
  'new legal targets may be chosen one by one, and a present one may stay although it is not legal now',
  () => {
    const twin = own('Twin', ability(QUICK, deal(1, 'arcane', upTo(2, anAlly))));
    const veil = own('Veil', ability(QUICK, give(target(anAlly), [keyword('Untargetable')])));
    const { you, foe, card, pass } = scenario({
      you: { hand: [twin, mimic], play: [ogre('mine')] },
      foe: { hand: [veil], play: [ogre('one'), ogre('two'), 'Last Stand'] },
    });
    you.plays('Twin', { targets: ['one', 'two'] });
    you.passes();
    foe.plays('Veil', { targets: 'one' });
    pass.all();
    you.plays('Mimic', { targets: 'Twin' });
    pass.all();
    you.mustChooseAmong(['one', 'two', 'mine']).chooses('one');
    you.mustChooseAmong(['two', 'mine']).chooses('mine');
    pass.all();
    expect(['one', 'two', 'mine'].map((name) => card(name).damage)).toEqual([0, 0, 1]);
    pass.all();
    expect(['one', 'two', 'mine'].map((name) => card(name).damage)).toEqual([0, 1, 1]);
  },
);

rule('402.1', 'a duplicate is on the chain already while new targets are chosen for it', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: [lash, mimic], resources: 2 },
    foe: { play: [ogre('one')] },
  });
  you.plays('Lash', { targets: 'one' });
  you.plays('Mimic', { targets: 'Lash' });
  pass.all();
  expect(chain()).toEqual(['Lash', 'Mimic', 'Lash']);
  you.mustChooseAmong(['one', you.hero, foe.hero]).chooses('one');
  expect(chain()).toEqual(['Lash', 'Lash']);
});

rule('402.1c', 'if no target of a duplicate is legal as it resolves, it is interrupted as any link', () => {
  const veil = own('Veil', ability(QUICK, give(target(anAlly), [keyword('Untargetable')])));
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: [lash, mimic], resources: 2 },
    foe: { hand: [veil], play: [ogre('one')] },
  });
  you.plays('Lash', { targets: 'one' });
  you.passes();
  foe.plays('Veil', { targets: 'one' });
  pass.all();
  you.plays('Mimic', { targets: 'Lash' });
  pass.all();
  you.mustChooseAmong(['one', you.hero, foe.hero]).chooses('one');
  pass.all();
  expect(chain()).toEqual(['Lash']);
  expect(card('one').damage).toBe(0);
  pass.all();
  expect([chain(), you.graveyard]).toEqual([[], ['Mimic', 'Lash']]);
});

const tome = own(
  'Tome',
  ongoing({ cost: 0 }, pay([1], playCopyFreely(target(inZone('graveyard', { kind: ['Ability'] }))))),
);

rule('402.2', 'a copy of a card elsewhere is played and can be interrupted; the original stays where it is', () => {
  const { you, foe, chain, pass, game } = scenario({
    you: { graveyard: [lash], deck: 3, resources: 2, play: [tome, scribe] },
    foe: { hand: [stop] },
  });
  you.uses('Tome', { targets: 'Lash' });
  pass.all();
  you.mustChooseAmong([you.hero, foe.hero]).chooses(foe.hero);
  expect([chain(), you.graveyard]).toEqual([['Scribe', 'Lash'], ['Lash']]);
  pass.all();
  expect(you.hand.length).toBe(1);
  pass.all();
  expect([foe.hero.damage, you.graveyard]).toEqual([2, ['Lash']]);
  you.uses('Tome', { targets: 'Lash' });
  pass.all();
  you.chooses(foe.hero);
  you.passes();
  foe.plays('Stop');
  pass.all();
  pass.all();
  expect([foe.hero.damage, you.graveyard]).toEqual([2, ['Lash']]);
  expect(
    game()
      .state.cards.flat()
      .filter((one) => one?.duplicate),
  ).toEqual([]);
});

rule(
  '402.2',
  'a copy follows the rules for adding links: where it has no target or can not be paid, it is not there',
  () => {
    const scroll = own(
      'Scroll',
      ongoing({ cost: 0 }, pay([1], may({ do: 'play', what: target(inYourGraveyard(anAbility)), copy: true }))),
    );
    const sting = own('Sting', ability({ cost: 0 }, deal(1, 'nature', target(anAlly))));
    const { you, foe, chain, pass, priority } = scenario({
      you: { graveyard: [lash, sting], resources: 6, play: [scroll] },
      foe: {},
    });
    you.uses('Scroll', { targets: 'Sting' });
    pass.all();
    expect([priority(), chain()]).toEqual(['you', []]);
    you.uses('Scroll', { targets: 'Lash' });
    pass.all();
    you.mustChooseAmong(['yes', 'no']).chooses(true);
    you.chooses(foe.hero);
    expect(you.readyResources).toBe(2);
    pass.all();
    expect(foe.hero.damage).toBe(2);
    you.uses('Scroll', { targets: 'Lash' });
    pass.all();
    expect([priority(), chain(), you.readyResources]).toEqual(['you', [], 1]);
  },
);

rule('402.2a, 402.2b', 'the copy is its player’s, whoever owns the original, and its text speaks of the copy', () => {
  const boast = own(
    'Boast',
    ability({ cost: 4, tags: ['Fury'] }, deal(3, 'melee', target(opposing(heroOrAlly))), putIntoHand(thisCard)),
  );
  const read = own(
    'Read',
    ability(QUICK, interrupt(target(withCost('exactly', 4, onChain(tagged('Fury', anAbility)))))),
  );
  const { you, foe, third, card, chain, pass } = scenario({
    you: { resources: 2, play: [tome] },
    foe: { hand: [read], graveyard: [{ card: boast, as: 'original' }] },
    third: {},
  });
  you.uses('Tome', { targets: 'original' });
  pass.all();
  you.mustChooseAmong([foe.hero, third.hero]).chooses(foe.hero);
  expect(chain()).toEqual(['Boast']);
  pass.all();
  expect([foe.hero.damage, card('original').zone, you.hand, foe.hand]).toEqual([3, 'graveyard', [], ['Read']]);
  you.uses('Tome', { targets: 'original' });
  pass.all();
  you.chooses(third.hero);
  you.passes();
  foe.plays('Read').passes();
  pass.all();
  expect([third.hero.damage, chain()]).toEqual([0, []]);
});

rule('402.2a', 'the copy stays when the player who owns the original leaves the game', () => {
  const { you, foe, third, chain, pass } = scenario({
    you: { resources: 1, play: [tome] },
    foe: { graveyard: [{ card: lash, as: 'original' }] },
    third: {},
  });
  you.uses('Tome', { targets: 'original' });
  pass.all();
  you.mustChooseAmong([you.hero, foe.hero, third.hero]).chooses(third.hero);
  foe.concedes();
  expect(chain()).toEqual(['Lash']);
  pass.all();
  expect([third.hero.damage, chain()]).toEqual([2, []]);
});

const gown = own('Gown', ongoing({ cost: 0 }, pay([1], becomesCopy(target(anAlly), target(anAlly), 'this turn'))));
const seer = own(
  'Seer',
  ally({ cost: 1, tags: ['Troll', 'Priest'], atk: [1, 'holy'], health: 6 }, oncePerTurn(pay([1], draw()))),
);

rule('402.3', 'a card that becomes a copy has nothing printed of its own until that is over', () => {
  const { you, card, pass, until } = scenario({
    you: { deck: 5, resources: 5, play: [gown, { card: seer, as: 'seer' }, { card: 'Donna Calister', as: 'donna' }] },
    foe: {},
  });
  you.uses('Gown', { targets: ['seer', 'donna'] });
  pass.all();
  expect(card('seer')).toMatchObject({
    zone: 'play',
    name: 'Donna Calister',
    atk: 1,
    health: 7,
    cost: 5,
    tags: ['Human', 'Warrior'],
    keywords: ['Protector'],
  });
  expect(card('seer').powers).toEqual(card('donna').powers);
  you.refuses({ use: 'seer' }, '701.2');
  until({ turn: 'foe', step: 'action' });
  expect(card('seer')).toMatchObject({ name: 'Seer', health: 6, cost: 1, tags: ['Troll', 'Priest'], keywords: [] });
  expect(card('donna').name).toBe('Donna Calister');
});

rule('402.3', 'a copy that leaves play is itself again', () => {
  const back = own('Back', ability(QUICK, putIntoHand(target(anAlly))));
  const { you, pass } = scenario({
    you: {
      hand: [back],
      resources: 5,
      play: [gown, { card: seer, as: 'seer' }, { card: 'Donna Calister', as: 'donna' }],
    },
    foe: {},
  });
  you.uses('Gown', { targets: ['seer', 'donna'] });
  pass.all();
  you.plays('Back', { targets: 'seer' });
  pass.all();
  expect(you.hand).toEqual(['Seer']);
});

rule('402.3', 'of two modifiers that make it a copy, the later one counts', () => {
  const { you, card, pass } = scenario({
    you: { resources: 2, play: [gown, { card: seer, as: 'seer' }, 'Donna Calister', 'Quarry Ogre'] },
    foe: {},
  });
  you.uses('Gown', { targets: ['seer', 'Donna Calister'] });
  pass.all();
  you.uses('Gown', { targets: ['seer', 'Quarry Ogre'] });
  pass.all();
  expect(card('seer')).toMatchObject({ name: 'Quarry Ogre', keywords: [] });
});

rule('402.3a', 'what was copied can be copied, but not what modifiers made of it', () => {
  const { you, card, pass } = scenario({
    you: {
      resources: 5,
      play: [
        gown,
        { card: seer, as: 'seer' },
        { card: 'Donna Calister', as: 'donna', counters: { '+1 ATK': 3 } },
        ogre('ogre'),
      ],
    },
    foe: {},
  });
  you.uses('Gown', { targets: ['seer', 'donna'] });
  pass.all();
  you.uses('Gown', { targets: ['ogre', 'seer'] });
  pass.all();
  expect([card('donna').atk, card('seer').atk, card('ogre').atk]).toEqual([4, 1, 1]);
  expect(card('ogre')).toMatchObject({ name: 'Donna Calister', health: 7, keywords: ['Protector'] });
});

rule('402.3b', 'it is the same card: damage, modifiers and links that target it stay with it', () => {
  const quick = own('Quick Change', ability(QUICK, becomesCopy(target(anAlly), target(anAlly))));
  const boost = own('Boost', ability(QUICK, give(target(anAlly), atkAndHealth(2))));
  const { you, foe, card, pass, until } = scenario({
    you: {
      hand: [quick, boost, lash],
      resources: 2,
      play: [
        { card: seer, as: 'seer', damage: 1, exhausted: true },
        { card: 'Donna Calister', as: 'donna' },
      ],
    },
    foe: {},
  });
  you.plays('Boost', { targets: 'seer' });
  pass.all();
  expect(card('seer')).toMatchObject({ atk: 3, health: 8 });
  you.plays('Lash', { targets: 'seer' });
  you.plays('Quick Change', { targets: ['seer', 'donna'] });
  pass.all();
  expect(card('seer')).toMatchObject({ name: 'Donna Calister', atk: 3, health: 9, damage: 1, exhausted: true });
  pass.all();
  expect(card('seer').damage).toBe(3);
  until({ turn: 'foe', step: 'action' });
  expect(card('seer')).toMatchObject({ name: 'Donna Calister', atk: 1, health: 7, damage: 3 });
  expect(foe.hero.damage).toBe(0);
});

rule('402.3b', 'none of its powers is the power it was: one that was used up this turn can be used again', () => {
  const { you, pass } = scenario({
    you: {
      deck: 6,
      resources: 5,
      play: [gown, { card: seer, as: 'one' }, { card: seer, as: 'two' }],
    },
    foe: {},
  });
  you.uses('one');
  pass.all();
  you.refuses({ use: 'one' }, '701.4');
  you.uses('Gown', { targets: ['one', 'two'] });
  pass.all();
  you.uses('one');
  pass.all();
  you.refuses({ use: 'one' }, '701.4');
  expect(you.hand.length).toBe(2);
});

rule('402.3b', 'a copy of the same card once more has new powers again', () => {
  const { you, pass } = scenario({
    you: {
      deck: 6,
      resources: 5,
      play: [gown, { card: seer, as: 'one' }, { card: seer, as: 'two' }],
    },
    foe: {},
  });
  for (let time = 0; time < 2; time++) {
    you.uses('Gown', { targets: ['one', 'two'] });
    pass.all();
    you.uses('one');
    pass.all();
    you.refuses({ use: 'one' }, '701.4');
  }
  expect(you.hand.length).toBe(2);
});

const caller = own(
  'Caller',
  ally(
    { cost: 0, tags: ['Gnome'], atk: [1, 'melee'], health: 3 },
    whenThisEntersPlay({ do: 'choose word', what: 'race' }),
    have({ self: true }, alsoTag('Caller'), { change: 'add chosen tag' }),
  ),
);

rule('402.3c', 'what was chosen for the other card means nothing for the copy, and nothing is chosen again', () => {
  const { you, card, pass, waiting } = scenario({
    you: { hand: [caller], resources: 5, play: [gown, { card: seer, as: 'seer' }] },
    foe: {},
  });
  you.plays('Caller');
  pass.all();
  pass.all();
  you.chooses('Orc');
  expect(card('Caller').tags).toEqual(['Gnome', 'Caller', 'Orc']);
  you.uses('Gown', { targets: ['seer', 'Caller'] });
  pass.all();
  expect(card('seer').tags).toEqual(['Gnome', 'Caller']);
  expect(waiting()?.question).toBe('priority');
});

rule('402.3c', 'nor does what was chosen for the card itself, until it is itself again', () => {
  const { you, card, pass, until } = scenario({
    you: { hand: ['first', 'second'].map((as) => ({ card: caller, as })), resources: 1, play: [gown] },
    foe: {},
  });
  for (const [name, race] of [
    ['first', 'Orc'],
    ['second', 'Human'],
  ] as const) {
    you.plays(name);
    pass.all();
    pass.all();
    you.chooses(race);
  }
  expect(card('first').tags).toEqual(['Gnome', 'Caller', 'Orc']);
  you.uses('Gown', { targets: ['first', 'second'] });
  pass.all();
  expect([card('first').tags, card('second').tags]).toEqual([
    ['Gnome', 'Caller'],
    ['Gnome', 'Caller', 'Human'],
  ]);
  until({ turn: 'foe', step: 'action' });
  expect(card('first').tags).toEqual(['Gnome', 'Caller', 'Orc']);
});

rule('402.3, 404.2', 'a card that copies a token does not become one, and a token stays one whatever it copies', () => {
  const wisp: Facts = token('Wisp', { atk: [0, 'melee'], health: 3 });
  const sweep = own('Sweep', ability(QUICK, destroy(each({ kind: ['Ally'], token: true }))));
  const { you, card, pass } = scenario({
    you: { hand: [sweep], resources: 5, play: [gown, { card: seer, as: 'seer' }, { card: wisp, as: 'wisp' }] },
    foe: { play: [{ card: wisp, as: 'theirs' }, ogre('ogre')] },
  });
  you.uses('Gown', { targets: ['seer', 'wisp'] });
  pass.all();
  you.uses('Gown', { targets: ['theirs', 'ogre'] });
  pass.all();
  expect([card('seer').name, card('theirs').name]).toEqual(['Wisp', 'Quarry Ogre']);
  you.plays('Sweep');
  pass.all();
  expect(['seer', 'wisp', 'theirs', 'ogre'].map((name) => card(name).zone)).toEqual(['play', 'none', 'none', 'play']);
});

/** The allies of a seat as everybody sees them. */
const alliesOf = (game: Parameters<typeof viewGame>[0], seat: number) =>
  viewGame(game, seat).play.filter(({ types, controller }) => types.includes('Ally') && controller === seat);

rule('402.4', 'a token copy has what is printed on the card, also if that is a copy, and costs nothing', () => {
  const twin = own('Twin', ability(QUICK, putTokenCopy(target(anAlly))));
  const cheap = own('Cheap', ability(QUICK, destroy(each(withCost('exactly', 0, anAlly)))));
  const mute = own('Mute', ability(QUICK, give(target(anAlly), [losesPowers, cant('attack')])));
  const { you, pass, game } = scenario({
    you: {
      hand: [twin, cheap, mute],
      resources: 5,
      play: [gown, { card: seer, as: 'seer' }, { card: 'Donna Calister', as: 'donna' }],
    },
    foe: {},
  });
  you.uses('Gown', { targets: ['seer', 'donna'] });
  pass.all();
  you.plays('Mute', { targets: 'seer' });
  pass.all();
  you.plays('Twin', { targets: 'seer' });
  pass.all();
  expect(alliesOf(game(), 0).map(({ name, keywords, facts }) => [name, keywords, facts?.token ?? false])).toEqual([
    ['Donna Calister', [], false],
    ['Donna Calister', ['Protector'], false],
    ['Donna Calister', ['Protector'], true],
  ]);
  you.plays('Cheap');
  pass.all();
  expect(you.allies).toEqual(['Donna Calister', 'Donna Calister']);
  expect(you.graveyard).not.toContain('Donna Calister');
});

rule('402.4', 'what is printed on a token counts as it enters play', () => {
  const scarred = own('Scarred', ally({ cost: 2, atk: [2, 'melee'], health: 5 }, { power: 'enters', damage: 2 }));
  const twin = own('Twin', ability(QUICK, putTokenCopy(target(anAlly))));
  const { you, pass, game } = scenario({ you: { hand: [twin], play: [{ card: scarred, as: 'scarred' }] }, foe: {} });
  you.plays('Twin', { targets: 'scarred' });
  pass.all();
  expect(alliesOf(game(), 0).map(({ damage }) => damage)).toEqual([0, 2]);
});

example('402.4#1', 'the Mirror’s copy of Kor is a token of 3 ATK and 3 health, without his counters', () => {
  const { you, foe, card, pass, game } = scenario({
    you: {
      play: ['Highborne Soul Mirror', { card: 'Kor Cindervein', as: 'Kor', counters: { '+1 ATK': 2, '+1 Health': 2 } }],
    },
    foe: { play: ['Elder Moorf'] },
  });
  expect(card('Kor')).toMatchObject({ atk: 5, health: 5 });
  you.refuses({ use: 'Highborne Soul Mirror', targets: 'Elder Moorf' }, '706.1');
  you.uses('Highborne Soul Mirror', { targets: 'Kor' });
  pass.all();
  const [, copied] = alliesOf(game(), 0);
  expect(copied).toMatchObject({
    name: 'Kor Cindervein',
    types: ['Ally'],
    tags: ['Dwarf', 'Paladin'],
    atk: 3,
    damageTypes: ['melee'],
    health: 3,
    counters: null,
    row: 'ally',
  });
  expect(copied?.facts?.token).toBe(true);
  expect(foe.allies).toEqual(['Elder Moorf']);
});

rule('402.4', 'when one of two allies of a name dies, the Mirror breaks the other', () => {
  const slay = own('Slay', ability(QUICK, destroy(target(anAlly))));
  const { you, foe, pass } = scenario({
    you: { hand: [slay], play: ['Highborne Soul Mirror', { card: 'Kor Cindervein', as: 'Kor' }, 'Elder Moorf'] },
    foe: { play: ['Kor Cindervein'] },
  });
  you.uses('Highborne Soul Mirror', { targets: 'Kor' });
  pass.all();
  expect(you.allies).toEqual(['Kor Cindervein', 'Elder Moorf', 'Kor Cindervein']);
  you.plays('Slay', { targets: 'Kor' });
  pass.all();
  pass.all();
  expect([you.allies, you.graveyard]).toEqual([['Elder Moorf'], ['Kor Cindervein', 'Slay']]);
  expect(foe.allies).toEqual(['Kor Cindervein']);
});

const echoing = own('Call', ability({ cost: 1, instant: true }, has('Echo'), deal(2, 'nature', target(heroOrAlly))));
const orc = (as: string) => ({ card: 'Grunt Baranka', as });

rule('keyword Echo', 'who plays it with two allies of one race copies it, once, with new targets if he wants', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: [echoing], resources: 1, play: [orc('one'), orc('two'), 'Kor Cindervein'] },
    foe: { play: [ogre('theirs')] },
  });
  you.plays('Call', { targets: foe.hero });
  expect(chain()).toEqual(['Call', 'Call']);
  pass.all();
  you.mustChooseAmong([foe.hero, you.hero, 'one', 'two', 'Kor Cindervein', 'theirs']).chooses('theirs');
  expect(chain()).toEqual(['Call', 'Call']);
  pass.all();
  expect([card('theirs').damage, foe.hero.damage]).toEqual([2, 0]);
  pass.all();
  expect([card('theirs').damage, foe.hero.damage, chain().length]).toEqual([2, 2, 0]);
  expect(you.graveyard).toEqual(['Call']);
});

rule('keyword Echo', 'allies of different races, of no Horde or Alliance race, or of others do not count', () => {
  for (const [mine, theirs] of [
    [['Grunt Baranka', 'Kor Cindervein'], []],
    [['Thunderhead Hippogryph', 'Thunderhead Hippogryph'], []],
    [['Grunt Baranka'], ['Bloodsoul']],
  ] as const) {
    const { you, foe, chain, pass } = scenario({
      you: { hand: [echoing], resources: 1, play: mine.map((name, n) => ({ card: name, as: `a${n}` })) },
      foe: { play: [...theirs] },
    });
    you.plays('Call', { targets: foe.hero });
    expect(chain()).toEqual(['Call']);
    pass.all();
    expect(foe.hero.damage).toBe(2);
  }
});

rule('keyword Echo', 'it is a double-check power: without the allies as it resolves, nothing is copied', () => {
  const slay = own('Slay', ability(QUICK, destroy(target(anAlly))));
  const { you, foe, chain, pass } = scenario({
    you: { hand: [echoing], resources: 1, play: [orc('one'), orc('two')] },
    foe: { hand: [slay] },
  });
  you.plays('Call', { targets: foe.hero });
  you.passes();
  foe.plays('Slay', { targets: 'one' });
  pass.all();
  expect(chain()).toEqual(['Call', 'Call']);
  pass.all();
  expect(chain()).toEqual(['Call']);
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('keyword Echo', 'a copy that an opponent of the player makes is not played and does not echo', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: [echoing], resources: 1 },
    foe: { hand: [mimic], play: [orc('one'), orc('two')] },
  });
  you.plays('Call', { targets: foe.hero });
  you.passes();
  foe.plays('Mimic', { targets: 'Call' });
  pass.all();
  foe.chooses(you.hero);
  expect(chain()).toEqual(['Call', 'Call']);
  pass.all();
  pass.all();
  expect([you.hero.damage, foe.hero.damage, chain().length]).toEqual([2, 2, 0]);
});
