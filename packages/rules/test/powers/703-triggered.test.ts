import {
  ability,
  aCard,
  ally,
  anAlly,
  atStartOfYourTurn,
  destroy,
  discard,
  draw,
  each,
  entersPlay,
  give,
  has,
  have,
  inZone,
  is,
  isDestroyed,
  losesPowers,
  next,
  ongoing,
  opposing,
  quest,
  reveal,
  reward,
  target,
  thisCard,
  thisDeals,
  thisOne,
  topOfYourDeck,
  trigger,
  when,
  whenEach,
  whenIf,
  whenThisEntersPlay,
  whileIn,
  youControl,
  yours,
} from '@meetingstone/cards/language';
import type { Effect, Noun, Power } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { kinds, own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const mourner = (name: string, ...effects: Effect[]) => own(name, ally(body, when(isDestroyed(anAlly), ...effects)));
const rout = own('Rout', ability({ cost: 0 }, destroy(each(opposing(anAlly)))));
const stroke = own('Stroke', ability({ cost: 0, instant: true }, destroy(target(anAlly))));
const hush = own('Hush', ability({ cost: 0, instant: true }, give(target(anAlly), [losesPowers])));

rule(
  '703.1',
  'a power triggers off every instance of its event, even of simultaneous ones and amid a resolution',
  () => {
    const { you, chain, game, resolve, pass } = scenario({
      you: { hand: [rout, 'Charge'], play: [mourner('Mourner', draw())], deck: 5 },
      foe: { play: ['Footsoldier', 'Hired Lance', 'Quarry Ogre', 'Padded Robe'] },
    });
    you.plays('Rout');
    expect(chain()).toEqual(['Rout']);
    pass.all();
    you.orders('Mourner', 'Mourner', 'Mourner');
    expect([chain(), kinds(game())]).toEqual([
      ['Mourner', 'Mourner', 'Mourner'],
      ['triggered', 'triggered', 'triggered'],
    ]);
    expect(you.hand).toEqual(['Charge']);
    resolve.all();
    expect(you.hand).toHaveLength(4);
  },
);

rule('703.1a', 'of events that "next" happen simultaneously each one triggers; later ones do not', () => {
  const vow = own('Vow', ability({ cost: 0 }, next(when(isDestroyed(anAlly), draw()))));
  const { you, chain, resolve, pass } = scenario({
    you: { hand: [vow, rout, 'Vanquish'], play: ['Mule Driver'], resources: 4 },
    foe: { play: ['Hired Lance', 'Quarry Ogre'] },
  });
  you.plays('Vow');
  pass.all();
  expect(you.hand).toHaveLength(2);
  you.plays('Rout');
  pass.all();
  you.orders('Vow', 'Vow');
  expect(chain()).toEqual(['Vow', 'Vow']);
  resolve.all();
  expect(you.hand).toHaveLength(3);
  you.plays('Vanquish', { targets: 'Mule Driver' });
  pass.all();
  expect([chain(), you.allies, you.hand.length]).toEqual([[], [], 2]);
});

rule(
  '703.2',
  'a double-check power triggers only if its condition holds, and is interrupted if it does no more',
  () => {
    const heir = own(
      'Heir',
      ally(body, whenIf(isDestroyed(opposing(anAlly)), youControl({ kind: ['Ally'], tag: ['Orc'] }), draw())),
    );
    const orc = own('Orc', ally({ ...body, tags: ['Orc'], health: 3 }));
    const { you, foe, chain, pass } = scenario({
      you: { hand: [rout], play: [heir, orc] },
      foe: { hand: ['Ember Lash'], resources: 2, play: ['Hired Lance'] },
    });
    you.plays('Rout');
    pass.all();
    expect(chain()).toEqual(['Heir']);
    you.passes();
    foe.plays('Ember Lash', { targets: 'Orc' });
    pass.all();
    expect(chain()).toEqual(['Heir']);
    pass.all();
    expect([chain(), you.hand]).toEqual([[], []]);

    const without = scenario({ you: { hand: [rout], play: [heir] }, foe: { play: ['Hired Lance'] } });
    without.you.plays('Rout');
    without.pass.all();
    expect(without.chain()).toEqual([]);
  },
);

rule(
  '703.2',
  'a condition that names a zone asks where the card is as the effect resolves, not where it last was',
  () => {
    const keeper = own(
      'Keeper',
      ally(body, whenIf(isDestroyed(opposing(anAlly)), is(thisCard, inZone('play', aCard)), draw())),
    );
    const { you, foe, chain, pass } = scenario({
      you: { hand: [rout], play: [keeper], deck: 5 },
      foe: { hand: [stroke], play: ['Hired Lance'] },
    });
    you.plays('Rout');
    pass.all();
    expect(chain()).toEqual(['Keeper']);
    you.passes();
    foe.plays('Stroke', { targets: 'Keeper' });
    pass.all();
    pass.all();
    expect([chain(), you.hand]).toEqual([[], []]);
  },
);

example('703.2#1', 'Lei of Lilies needs four cards in hand as the turn starts and as its effect resolves', () => {
  const lei = (cards: number) =>
    scenario(
      {
        you: {
          hero: { damage: 5 },
          play: ['Lei of Lilies'],
          hand: [{ card: 'Fire Blast', as: 'bolt' }, ...Array.from({ length: cards - 1 }, () => 'Charge')],
          resources: 1,
        },
        foe: {},
      },
      { turn: 'foe' },
    );
  const few = lei(3);
  few.until({ turn: 'you', step: 'ready' });
  expect([few.chain(), few.you.hero.damage]).toEqual([[], 5]);
  const four = lei(4);
  four.until({ turn: 'you', step: 'ready' });
  expect(four.chain()).toEqual(['Lei of Lilies']);
  four.pass.all();
  expect([four.chain(), four.you.hero.damage]).toEqual([[], 4]);
  const fewer = lei(4);
  fewer.until({ turn: 'you', step: 'ready' });
  fewer.you.plays('bolt', { targets: [fewer.foe.hero] });
  fewer.pass.all();
  expect(fewer.chain()).toEqual(['Lei of Lilies']);
  fewer.pass.all();
  expect([fewer.chain(), fewer.you.hero.damage]).toEqual([[], 5]);
});

rule('703.3', 'a triggered power is active only on a face-up card in play that has not lost it', () => {
  const wake = mourner('Wake', draw());
  const { you, chain, pass } = scenario({
    you: {
      hand: [hush, rout, wake],
      graveyard: [wake],
      play: [
        { card: wake, as: 'active' },
        { card: wake, as: 'hushed' },
      ],
      resources: [{ card: wake, faceDown: true }],
    },
    foe: { play: ['Hired Lance'] },
  });
  you.plays('Hush', { targets: 'hushed' });
  pass.all();
  you.plays('Rout');
  pass.all();
  expect(chain()).toEqual(['Wake']);
  pass.all();
  expect(you.hand).toHaveLength(2);
});

rule('703.3a', 'a power that works outside play is active only while its card is revealed in that zone', () => {
  const sign = own(
    'Sign',
    ally(body, whileIn('hand', when({ event: 'reveal', card: inZone('hand', anAlly) }, draw()))),
  );
  const show = (noun: Noun) => own('Show', ability({ cost: 0 }, reveal(each(yours(inZone('hand', noun))))));
  const shown = (noun: Noun) => {
    const t = scenario({
      you: { hand: [show(noun), sign, 'Footsoldier'], play: [{ card: sign, as: 'laid' }] },
      foe: {},
    });
    t.you.plays('Show');
    t.pass.all();
    return t;
  };
  expect(shown({ kind: ['Ally'], name: 'Footsoldier' }).chain()).toEqual([]);
  const both = shown({ kind: ['Ally'], name: 'Sign' });
  expect(both.chain()).toEqual(['Sign']);
  both.pass.all();
  expect(both.you.hand).toHaveLength(3);
});

example('703.3a#1', "Bimble's power needs him removed face up", () => {
  const away = (faceDown?: true) =>
    own(
      'Away',
      ability(
        { cost: 0 },
        { do: 'put', what: target(anAlly), where: faceDown ? { to: 'removed', faceDown } : { to: 'removed' } },
      ),
    );
  const played = (card: ReturnType<typeof away>) => {
    const t = scenario({ you: { hand: [card], play: ['Bimble Blackout', 'Footsoldier'] }, foe: {} });
    t.you.plays('Away', { targets: 'Bimble Blackout' });
    t.pass.all();
    expect(t.card('Bimble Blackout').zone).toBe('removed');
    return t;
  };
  const open = played(away());
  expect(open.chain()).toEqual(['Bimble Blackout']);
  open.pass.all();
  expect(open.you.hand).toHaveLength(1);
  const hidden = played(away(true));
  expect([hidden.chain(), hidden.you.hand]).toEqual([[], []]);
  const destroyed = scenario({ you: { hand: ['Vanquish'], resources: 4, play: ['Bimble Blackout'] }, foe: {} });
  destroyed.you.plays('Vanquish', { targets: 'Bimble Blackout' });
  destroyed.pass.all();
  expect([destroyed.chain(), destroyed.card('Bimble Blackout').zone]).toEqual([[], 'graveyard']);
});

example('703.3a#1', "Jubilee's power needs her revealed from her owner's deck by a quest", () => {
  const scout = own('Scout Ahead', quest({}, reward([], reveal(topOfYourDeck()))));
  const peek = own('Peek', ability({ cost: 0 }, reveal(topOfYourDeck())));
  const show = own('Show', quest({}, reward([], reveal(each(yours(inZone('hand', anAlly)))))));
  const { you, chain, pass } = scenario({
    you: {
      hand: [peek, { card: 'Jubilee Arcspark', as: 'held' }],
      deck: [{ card: 'Jubilee Arcspark', as: 'top' }, 'Charge'],
      play: [{ card: 'Jubilee Arcspark', as: 'played' }],
      resources: [scout, show],
    },
    foe: {},
  });
  you.plays('Peek');
  pass.all();
  expect(chain()).toEqual([]);
  you.completes('Show');
  pass.all();
  expect(chain()).toEqual([]);
  you.completes('Scout Ahead');
  pass.all();
  expect(chain()).toEqual(['Jubilee Arcspark']);
  pass.all();
  expect(you.hand).toEqual(['Jubilee Arcspark', 'Jubilee Arcspark']);
});

example('703.3a#1', 'Death Rattle is active in a graveyard, unless it is lost there', () => {
  const rattler = own('Rattler', ally(body, { ...has('Death Rattle'), effects: [draw()] }));
  const silence = own('Silent Graves', ongoing({ cost: 1 }, have(inZone('graveyard', anAlly), losesPowers)));
  const killed = (more: readonly ReturnType<typeof own>[]) => {
    const t = scenario({ you: { hand: ['Vanquish', hush], resources: 4, play: [rattler, ...more] }, foe: {} });
    t.you.plays('Hush', { targets: 'Rattler' });
    t.pass.all();
    t.you.plays('Vanquish', { targets: 'Rattler' });
    t.pass.all();
    expect(t.card('Rattler').zone).toBe('graveyard');
    return t;
  };
  const plain = killed([]);
  expect(plain.chain()).toEqual(['Rattler']);
  plain.pass.all();
  expect(plain.you.hand).toHaveLength(1);
  expect(killed([silence]).chain()).toEqual([]);
});

rule('703.3b', 'a power that works in several zones is active in each of them, revealed, and nowhere else', () => {
  const haunt: Power = { ...when(isDestroyed(anAlly), draw()), zone: ['graveyard', 'removed'] };
  const spirit = own('Spirit', ally(body, haunt));
  const { you, chain, waiting, pass } = scenario({
    you: {
      hand: [rout, spirit],
      play: [spirit],
      deck: [spirit, 'Charge', 'Charge'],
      graveyard: [{ card: spirit, as: 'buried' }],
      removed: [
        { card: spirit, as: 'gone' },
        { card: spirit, as: 'hidden', faceDown: true },
      ],
    },
    foe: { play: ['Hired Lance'] },
  });
  you.plays('Rout');
  pass.all();
  expect(waiting()?.question).toBe('order');
  you.mustChooseAmong(['buried', 'gone']).orders('buried', 'gone');
  expect(chain()).toEqual(['Spirit', 'Spirit']);
  pass.all();
  pass.all();
  expect(you.hand).toHaveLength(3);
});

example('703.3b#1', 'Dimzer works on the chain and face up in play, and nowhere else', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: {
      hand: ['Dimzer the Prestidigitator', 'Roadside Ruffian', 'Hired Lance', 'Fire Blast'],
      graveyard: ['Dimzer the Prestidigitator'],
      resources: [
        ...Array.from({ length: 10 }, () => 'Charge'),
        { card: 'Dimzer the Prestidigitator', faceDown: true, as: 'laid' },
      ],
    },
    foe: { hand: ['Footsoldier'] },
  });
  you.plays('Roadside Ruffian');
  expect(chain()).toEqual(['Roadside Ruffian']);
  pass.all();
  you.plays('Dimzer the Prestidigitator');
  expect(chain()).toEqual(['Dimzer the Prestidigitator', 'Dimzer the Prestidigitator']);
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect(you.hand).toHaveLength(3);
  pass.all();
  expect(you.allies).toEqual(['Roadside Ruffian', 'Dimzer the Prestidigitator']);
  const [, dimzer] = you.allies;
  expect(dimzer).toBe('Dimzer the Prestidigitator');
  you.plays('Hired Lance');
  expect(chain()).toEqual(['Dimzer the Prestidigitator', 'Hired Lance']);
  pass.all();
  you.chooses('no');
  expect(you.hand).toHaveLength(2);
  pass.all();
  expect(card('Hired Lance').damage).toBe(0);
  you.plays('Fire Blast', { targets: [foe.hero] });
  expect(chain()).toEqual(['Fire Blast']);
  pass.all();
});

example('703.3c#1', "Watcher Mal'wi sees the ally that enters play together with him", () => {
  const whelp = own('Whelp', ally({ cost: 1, atk: [1, 'fire'], health: 1 }));
  const { you, foe, card, chain, pass } = scenario({
    you: { play: ['Kaal Soulreaper'], graveyard: ["Watcher Mal'wi", 'Mule Driver'], resources: 7 },
    foe: { graveyard: [whelp] },
  });
  you.uses('Kaal Soulreaper');
  expect(card('Kaal Soulreaper').zone).toBe('removed');
  pass.all();
  expect([you.allies.length, foe.allies]).toEqual([2, ['Whelp']]);
  expect(chain()).toEqual(["Watcher Mal'wi"]);
  pass.all();
  expect([foe.allies, foe.graveyard]).toEqual([[], ['Whelp']]);
});

rule('703.3c', 'a power that stops being active together with its event triggers too', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: [rout] },
    foe: { play: [mourner('Widow', draw()), 'Footsoldier'] },
  });
  you.plays('Rout');
  pass.all();
  foe.orders('Widow', 'Widow');
  expect(chain()).toEqual(['Widow', 'Widow']);
  pass.all();
  pass.all();
  expect(foe.hand).toHaveLength(2);
});

example('703.4#1', 'Brigg looks at the ally as it was before his damage', () => {
  const { foe, card, chain, pass, you } = scenario(
    {
      you: {
        play: [
          { card: 'Quarry Ogre', as: 'whole' },
          { card: 'Hired Lance', as: 'hurt', damage: 1 },
        ],
      },
      foe: {
        play: [
          { card: 'Brigg', as: 'first' },
          { card: 'Brigg', as: 'second' },
        ],
      },
    },
    { turn: 'foe' },
  );
  foe.attacks('first', 'whole');
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('whole').damage, card('whole').zone, card('first').zone, chain()]).toEqual([1, 'play', 'graveyard', []]);
  foe.attacks('second', 'hurt');
  for (let n = 0; n < 3; n++) pass.all();
  expect(chain()).toEqual(['Brigg']);
  pass.all();
  expect([card('hurt').zone, you.allies]).toEqual(['graveyard', ['Quarry Ogre']]);
});

rule('703.4', 'what enters play is looked at as it is afterwards', () => {
  const big = own(
    'Big Game',
    ally(body, when(entersPlay({ kind: ['Ally'], atk: { is: 'or more', than: 3 } }), draw())),
  );
  const banner = own('Banner', ongoing({ cost: 1 }, have(yours(anAlly), { change: 'atk', by: 1 })));
  const { you, chain, pass } = scenario({
    you: { hand: ['Footsoldier', 'Mule Driver'], play: [big, banner], resources: 4 },
    foe: {},
  });
  you.plays('Footsoldier');
  pass.all();
  expect(chain()).toEqual(['Big Game']);
  pass.all();
  you.plays('Mule Driver');
  pass.all();
  expect([chain(), you.allies.length]).toEqual([[], 3]);
});

rule('703.5', 'to trigger a card is to trigger all of its triggered powers as if their events had happened', () => {
  const bell = own('Ring', ability({ cost: 0 }, trigger(target(anAlly))));
  const sentry = own(
    'Sentry',
    ally(
      body,
      atStartOfYourTurn(draw()),
      whenThisEntersPlay(thisDeals(2, 'arcane', target(opposing(anAlly)))),
      whenIf(isDestroyed(anAlly), youControl({ kind: ['Ally'], tag: ['Orc'] }), discard()),
    ),
  );
  const { you, card, chain, pass } = scenario({
    you: {
      hand: [bell],
      play: [
        { card: sentry, as: 'rung' },
        { card: sentry, as: 'quiet' },
      ],
    },
    foe: { play: ['Hired Lance', 'Quarry Ogre'] },
  });
  you.plays('Ring', { targets: 'rung' });
  pass.all();
  you.chooses('rung');
  expect(chain()).toEqual(['Sentry', 'Sentry']);
  you.mustChooseAmong(['Hired Lance', 'Quarry Ogre']).chooses('Quarry Ogre');
  expect(chain()).toEqual(['Sentry', 'Sentry']);
  pass.all();
  pass.all();
  expect([you.hand.length, card('Quarry Ogre').damage, card('Hired Lance').damage]).toEqual([1, 2, 0]);
});

rule('703.6', 'one trigger event with a list of effects is as many separate powers', () => {
  const [one, two] = whenEach(entersPlay(thisOne), [draw()], [thisDeals(1, 'fire', target(opposing(anAlly)))]);
  const twin = own('Twofold', ally(body, one!, two!));
  const { you, card, chain, waiting, pass } = scenario({
    you: { hand: [twin], resources: 1 },
    foe: { play: ['Hired Lance', 'Quarry Ogre'] },
  });
  you.plays('Twofold');
  pass.all();
  expect(waiting()?.question).toBe('order');
  you.chooses('Twofold').mustChooseAmong(['Hired Lance', 'Quarry Ogre']).chooses('Hired Lance');
  expect(chain()).toEqual(['Twofold', 'Twofold']);
  pass.all();
  expect([you.hand.length, card('Hired Lance').damage]).toEqual([0, 1]);
  pass.all();
  expect(you.hand).toHaveLength(1);

  const alone = scenario({ you: { hand: [twin], resources: 1 }, foe: {} });
  alone.you.plays('Twofold');
  alone.pass.all();
  alone.you.chooses('Twofold');
  expect(alone.chain()).toEqual(['Twofold']);
});

const sworn: Power = {
  power: 'triggered',
  on: isDestroyed(thisOne),
  while: { is: 'there', noun: { ...yours(anAlly), other: true } },
  effects: [draw()],
};

rule(
  '703.2',
  'what is so while the event happens is part of the event: seen as it happens, and not asked again',
  () => {
    const { you, foe, resolve } = scenario({
      you: { hand: [rout], deck: 2 },
      foe: { play: [own('Sworn One', ally(body, sworn)), 'Footsoldier'], deck: 2 },
    });
    you.plays('Rout');
    resolve.all();
    expect(foe.hand).toHaveLength(1);
  },
);

rule('703.2', 'what is not so while the event happens keeps it from triggering', () => {
  const { you, foe, resolve } = scenario({
    you: { hand: [rout], deck: 2 },
    foe: { play: [own('Sworn One', ally(body, sworn))], deck: 2 },
  });
  you.plays('Rout');
  resolve.all();
  expect(foe.hand).toHaveLength(0);
});
