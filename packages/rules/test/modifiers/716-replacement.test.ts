import {
  ability,
  aHero,
  ally,
  anAbility,
  anAlly,
  atk,
  deal,
  dealsDamage,
  destroy,
  done,
  draw,
  draws,
  each,
  entersGraveyard,
  eventCard,
  give,
  heroOrAlly,
  ifWould,
  ifYouDoPrevent,
  instead,
  interrupt,
  inYourGraveyard,
  inZone,
  isDestroyed,
  item,
  mayIfWould,
  ongoing,
  opposing,
  ownedBy,
  prevented,
  putIntoHand,
  removeFromGame,
  set,
  skipped,
  target,
  thisOne,
  upTo,
  when,
  yourHeroAs,
  yours,
  youSkipBecauseOf,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const body = { cost: 1, atk: [1, 'melee'], health: 3 } as const;
const quick = { cost: 0, instant: true } as const;

const cards = set({
  Insight: ability(quick, draw()),
  Study: ability(quick, draw(10)),
  Slay: ability(quick, destroy(target(anAlly))),
  Cataclysm: ability(quick, destroy(each(anAlly))),
  Hush: ability(quick, interrupt(target(inZone('chain', anAbility)))),
  Cheer: ability(quick, deal(1, 'frost', upTo(2, opposing(heroOrAlly))), give(done, [atk(5)])),
  Greed: ongoing({ cost: 0 }, ifWould(draws('you'), instead(draw(2)))),
  Leech: ongoing({ cost: 0 }, ifWould(draws('opposing'), instead(draw()))),
  Doubt: item(
    { cost: 0 },
    mayIfWould(draws('you'), skipped),
    when(youSkipBecauseOf({ self: true }), deal(1, 'fire', each(opposing(aHero)))),
  ),
  Bookworm: item({ cost: 0 }, when(draws('you'), deal(1, 'nature', each(opposing(aHero))))),
  Echo: ongoing(
    { cost: 0 },
    ifWould(draws('you'), instead(putIntoHand({ select: 'choose', noun: inYourGraveyard(anAbility) }))),
  ),
  Angel: ongoing({ cost: 0 }, ifWould(isDestroyed(yours(anAlly)), instead(draw()))),
  Rescue: ongoing({ cost: 0 }, ifWould(isDestroyed(yours(anAlly)), instead(putIntoHand(eventCard)))),
  Mortician: ally(body, ifWould(entersGraveyard(ownedBy('you', anAlly), 'play'), instead(removeFromGame(eventCard)))),
  Bell: item({ cost: 0 }, when(isDestroyed(opposing(anAlly)), draw())),
  Recruit: ally(body),
  Storm: ability(quick, deal(2, 'frost', each(opposing(heroOrAlly)))),
  Wall: ongoing({ cost: 0 }, ifWould(dealsDamage({ to: yours(anAlly) }), prevented('all'))),
  Pact: ongoing({ cost: 0 }, ifWould(dealsDamage({ to: yourHeroAs }), instead(destroy(each({ name: 'Wall' }))))),
  Shrine: ongoing({ cost: 0 }, ifWould(isDestroyed(yours(anAlly)), instead(removeFromGame(eventCard)))),
  Keeper: ally(body, ifWould(isDestroyed(thisOne), ifYouDoPrevent(destroy(each({ name: 'Shrine' }))))),
  'Loud Voice': ongoing({ cost: 0 }, ifWould({ event: 'interrupt', card: yours(anAbility) }, instead(draw()))),
  'Last Laugh': ongoing(
    { cost: 0 },
    ifWould({ event: 'interrupt', card: yours(anAbility) }, instead(deal(3, 'fire', each(opposing(aHero))))),
  ),
});

rule('716.1', 'another event happens instead, at once and without the chain', () => {
  const { you, foe, pass, chain } = scenario({ you: { hand: ['Insight'], play: ['Greed'] }, foe: {} }, { cards });
  you.plays('Insight');
  pass.all();
  expect(you.hand).toHaveLength(2);
  expect(foe.hand).toHaveLength(0);
  expect(chain()).toEqual([]);
});

rule('716.1a', 'nothing triggers off the event that never happened, but off what happened instead', () => {
  const { you, foe, pass, chain } = scenario(
    {
      you: { hand: ['Slay'], play: ['Bell'] },
      foe: { hand: ['Insight'], play: ['Angel', 'Bookworm', 'Recruit', 'Echo'], graveyard: ['Slay'] },
    },
    { cards },
  );
  you.plays('Slay', { targets: 'Recruit' });
  pass.all();
  expect([foe.allies, foe.hand, chain()]).toEqual([['Recruit'], ['Insight', 'Slay'], []]);
  expect([you.hero.damage, you.hand]).toEqual([0, []]);
});

rule('716.1a', 'the modified event triggers what such an event triggers', () => {
  const { you, foe, pass, chain } = scenario(
    { you: { hand: ['Slay'], play: ['Bell'] }, foe: { play: ['Angel', 'Bookworm', 'Recruit'] } },
    { cards },
  );
  you.plays('Slay', { targets: 'Recruit' });
  pass.all();
  expect([foe.allies, foe.hand.length, chain()]).toEqual([['Recruit'], 1, ['Bookworm']]);
  pass.all();
  expect([you.hero.damage, you.hand]).toEqual([1, []]);
});

rule('716.1a', 'skipping itself can trigger a power', () => {
  const { you, foe, pass, chain } = scenario(
    {
      you: {
        hand: [
          { card: 'Insight', as: 'first' },
          { card: 'Insight', as: 'second' },
        ],
        play: ['Doubt', 'Bookworm'],
      },
      foe: { play: ['Doubt'] },
    },
    { cards },
  );
  you.plays('first');
  pass.all();
  you.mustChooseAmong(['Doubt', 'none']).chooses('Doubt');
  expect(you.hand).toEqual(['Insight']);
  expect(chain()).toEqual(['Doubt']);
  pass.all();
  expect([foe.hero.damage, you.hero.damage]).toEqual([1, 0]);
  you.plays('second');
  pass.all();
  you.chooses('none');
  expect(chain()).toEqual(['Bookworm']);
  pass.all();
  expect([you.hand.length, foe.hero.damage]).toEqual([1, 2]);
});

rule('716.1b', 'the player who would have drawn chooses one modifier, and then another for what is left', () => {
  const t = scenario(
    {
      you: { hand: ['Insight'], play: [{ card: 'Greed', as: 'greed' }] },
      foe: { play: ['Leech'] },
      third: { play: ['Greed'] },
    },
    { cards },
  );
  t.you.plays('Insight');
  t.pass.all();
  t.you.mustChooseAmong(['greed', 'Leech']).chooses('greed');
  expect([t.you.hand.length, t.foe.hand.length, t.third.hand.length]).toEqual([0, 2, 0]);
});

rule('716.1b', 'he chooses on another player’s turn and among that player’s modifiers, too', () => {
  const { you, foe, pass } = scenario(
    { you: { play: ['Leech'] }, foe: { hand: ['Insight'], play: ['Greed'] } },
    { cards },
  );
  you.passes();
  foe.plays('Insight');
  pass.all();
  foe.mustChooseAmong(['Leech', 'Greed']).chooses('Greed');
  expect([you.hand.length, foe.hand.length]).toEqual([2, 0]);
});

rule('716.1b', 'what is chosen first can leave nothing for the other', () => {
  const t = scenario(
    {
      you: { hand: ['Insight'], play: [{ card: 'Greed', as: 'greed' }] },
      foe: { play: ['Leech'] },
      third: { play: ['Greed'] },
    },
    { cards },
  );
  t.you.plays('Insight');
  t.pass.all();
  t.you.chooses('Leech');
  expect([t.you.hand.length, t.foe.hand.length, t.third.hand.length]).toEqual([0, 1, 0]);
});

rule('716.1b', 'for a card in play its controller chooses, whoever acts', () => {
  const { you, foe, pass } = scenario(
    { you: { hand: ['Slay'], play: ['Angel'] }, foe: { play: ['Recruit', { card: 'Angel', as: 'theirs' }, 'Rescue'] } },
    { cards },
  );
  you.plays('Slay', { targets: 'Recruit' });
  pass.all();
  foe.mustChooseAmong(['theirs', 'Rescue']).chooses('Rescue');
  expect(foe.hand).toEqual(['Recruit']);
  expect([foe.allies, you.hand]).toEqual([[], []]);
});

rule('716.1b', 'for a link its controller chooses', () => {
  const { you, foe, pass } = scenario(
    {
      you: { hand: ['Insight'], play: [{ card: 'Loud Voice', as: 'mine' }, 'Last Laugh'] },
      foe: { hand: ['Hush'], play: ['Loud Voice'] },
    },
    { cards },
  );
  you.plays('Insight');
  you.passes();
  foe.plays('Hush', { targets: 'Insight' });
  pass.all();
  you.mustChooseAmong(['mine', 'Last Laugh']).chooses('Last Laugh');
  expect(foe.hero.damage).toBe(3);
  pass.all();
  expect(you.hand).toHaveLength(1);
});

rule('716.1c', 'an event is replaced even where nobody has priority', () => {
  const { you, foe, until } = scenario({ you: {}, foe: { play: ['Greed'] } }, { cards });
  until({ turn: 'foe', step: 'action' });
  expect([foe.hand.length, you.hand.length]).toEqual([2, 0]);
});

rule('716.1c', 'every instance is replaced as the state before told, though the modifier leaves with the first', () => {
  const { you, foe, pass, chain } = scenario(
    { you: { hand: ['Cataclysm'], play: ['Mortician', 'Recruit'] }, foe: { play: ['Recruit', 'Bell'] } },
    { cards },
  );
  you.plays('Cataclysm');
  pass.all();
  expect(you.removed).toEqual(['Mortician', 'Recruit']);
  expect(you.graveyard).toEqual(['Cataclysm']);
  expect(foe.graveyard).toEqual(['Recruit']);
  expect([chain(), foe.hand]).toEqual([[], []]);
});

rule(
  '716.1c',
  'packets of one moment are replaced as the state before them told, though a modifier has left since',
  () => {
    const { you, foe, pass, card } = scenario(
      {
        you: { hand: ['first', 'second'].map((as) => ({ card: 'Storm', as })) },
        foe: { play: ['Pact', 'Wall', 'Recruit'] },
      },
      { cards },
    );
    you.plays('first');
    pass.all();
    expect([foe.hero.damage, card('Recruit').damage, foe.graveyard]).toEqual([0, 0, ['Wall']]);
    you.plays('second');
    pass.all();
    expect([foe.hero.damage, card('Recruit').damage]).toEqual([0, 2]);
  },
);

rule('716.1c', 'an event is replaced by a modifier that another replacement of that moment has destroyed', () => {
  const { you, foe, pass, card } = scenario(
    { you: { hand: ['Cataclysm'] }, foe: { play: ['Keeper', 'Recruit', 'Shrine'] } },
    { cards },
  );
  you.plays('Cataclysm');
  pass.all();
  foe.mustChooseAmong(['Keeper', 'Shrine']).chooses('Keeper');
  expect([card('Keeper').zone, foe.removed, foe.graveyard]).toEqual(['play', ['Recruit'], ['Shrine']]);
});

example('716.1c#1', 'each packet of Flamestrike is doubled by World in Flames', () => {
  const { you, foe, third, pass, card } = scenario(
    {
      you: { hand: ['Flamestrike'], resources: 7, play: ['World in Flames', 'Recruit'] },
      foe: { play: ['Quarry Ogre'] },
      third: { play: ['World in Flames'] },
    },
    { cards },
  );
  you.plays('Flamestrike');
  pass.all();
  expect([foe.hero.damage, third.hero.damage, you.hero.damage]).toEqual([6, 6, 0]);
  expect([card('Quarry Ogre').zone, card('Recruit').damage]).toEqual(['graveyard', 0]);
});

rule('716.1d', 'the event is gone even where nothing can be done instead', () => {
  const { you, pass } = scenario({ you: { hand: ['Insight'], play: ['Echo'] }, foe: {} }, { cards });
  you.plays('Insight');
  pass.all();
  expect([you.hand, you.graveyard]).toEqual([[], ['Insight']]);
});

example('716.1d#1', 'with all ten removed cards in hand, Forbidden Knowledge still replaces the draw', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const { you, pass, winner } = scenario(
    {
      you: {
        hand: ['Forbidden Knowledge', 'Study'],
        resources: 8,
        deck: names.map((as) => ({ card: 'Insight', as })),
        removed: ['Footsoldier'],
      },
      foe: {},
    },
    { cards },
  );
  you.plays('Forbidden Knowledge');
  pass.all();
  expect([you.deck.length, you.removed.length]).toEqual([0, 11]);
  you.plays('Study');
  pass.all();
  for (const [n, name] of names.slice(0, -1).entries()) you.mustChooseAmong(names.slice(n)).chooses(name);
  expect(you.hand).toEqual(Array(10).fill('Insight'));
  expect(you.removed).toEqual(['Footsoldier']);
  you.plays('one');
  pass.all();
  expect([you.hand.length, you.lost, winner()]).toEqual([9, false, null]);
});

rule('716.1e', 'what a modifier made is not replaced by it again, but by another of its kind', () => {
  const drawn = (play: readonly string[]) => {
    const { you, pass } = scenario(
      { you: { hand: ['Insight'], play: play.map((as) => ({ card: 'Greed', as })) }, foe: {} },
      { cards },
    );
    you.plays('Insight');
    pass.all();
    if (play.length > 1) you.mustChooseAmong(play).chooses(play[0]!);
    return you.hand.length;
  };
  expect(drawn(['a'])).toBe(2);
  expect(drawn(['a', 'b'])).toBe(4);
});

example('716.1e#1', 'two Worlds in Flames make 8 of the 2 of Fire Blast', () => {
  const { you, foe, pass } = scenario(
    {
      you: {
        hand: ['Fire Blast'],
        resources: 1,
        play: [
          { card: 'World in Flames', as: 'first' },
          { card: 'World in Flames', as: 'second' },
        ],
      },
      foe: {},
    },
    { cards },
  );
  you.plays('Fire Blast', { targets: foe.hero });
  pass.all();
  you.mustChooseAmong(['first', 'second']).chooses('first');
  expect([foe.hero.damage, you.hero.damage]).toEqual([8, 0]);
});

rule('716.1f', 'a text that goes on to speak of those it affected means those it affected in the end', () => {
  const { you, foe, pass, card } = scenario(
    {
      you: { hand: ['Cheer'] },
      foe: {
        hand: ['Intervene'],
        resources: 1,
        play: [
          { card: 'Recruit', as: 'one' },
          { card: 'Recruit', as: 'two' },
        ],
      },
    },
    { cards },
  );
  you.plays('Cheer', { targets: ['one', 'two'] });
  you.passes();
  foe.plays('Intervene', { targets: 'one' });
  pass.all();
  pass.all();
  expect([card('one').damage, card('two').damage, foe.hero.damage]).toEqual([0, 1, 1]);
  expect([card('one').atk, card('two').atk, foe.hero.atk]).toEqual([1, 6, 5]);
});
