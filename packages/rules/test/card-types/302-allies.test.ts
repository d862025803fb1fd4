import { ability, ally, draw, has, item, pay, set, totem } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const seer = one('Seer', ally({ cost: 0, atk: [1, 'holy'], health: 2 }, pay(['activate'], draw()), has('Protector')));

rule('302.1', "an ally enters its controller's ally row with an ATK and a health value", () => {
  const { you, pass, game, card } = scenario({ you: { hand: ['Hired Lance', 'Padded Robe'], resources: 4 }, foe: {} });
  for (const play of ['Hired Lance', 'Padded Robe']) {
    you.plays(play);
    pass.all();
  }
  const rows = viewGame(game(), 0).play.map(({ name, row, controller }) => [name, row, controller]);
  expect(rows).toContainEqual(['Hired Lance', 'ally', 0]);
  expect(rows).toContainEqual(['Padded Robe', 'hero', 0]);
  expect(card('Hired Lance')).toMatchObject({ atk: 3, health: 3 });
});

rule('302.2', "an ally can't attack or activate before its controller's next turn has started", () => {
  const { you, foe, pass, until } = scenario({
    you: { hand: [{ card: seer, as: 'young' }], play: [{ card: seer, as: 'old' }], resources: 1 },
    foe: {},
  });
  you.plays('young');
  pass.all();
  you.mustChooseAmong(['pass', { use: 'old' }, { attack: 'old' }, { attack: you.hero }]);
  you.refuses({ attack: 'young' }, '601.2a');
  you.refuses({ use: 'young' }, '701.3');
  until({ turn: 'foe', step: 'action' });
  foe.passes();
  you.mustChooseAmong(['pass', { use: 'old' }]);
  until({ turn: 'you', step: 'ready' });
  you.mustChooseAmong(['pass', { use: 'young' }, { use: 'old' }]);
  until({ step: 'action' });
  you.mustChooseAmong(['pass', 'young', 'old', { attack: you.hero }, { place: 'Footsoldier' }]);
});

rule('302.2', 'a change of controller starts the wait anew', () => {
  const lure = one(
    'Lure',
    ability(
      { cost: 0 },
      {
        do: 'modify',
        what: { select: 'target', noun: { kind: ['Ally'] } },
        changes: [{ change: 'control', by: { player: 'you' } }],
        duration: 'this game',
      },
    ),
  );
  const { you, pass, until } = scenario({ you: { hand: [lure] }, foe: { play: [seer] } });
  you.plays('Lure');
  pass.all();
  expect(you.allies).toEqual(['Seer']);
  you.refuses({ attack: 'Seer' }, '601.2a');
  you.refuses({ use: 'Seer' }, '701.3');
  until({ turn: 'you', step: 'ready' });
  you.mustChooseAmong(['pass', { use: 'Seer' }]);
});

rule('302.2', 'only allies wait: equipment, abilities and resources are used at once', () => {
  const bell = one('Bell', item({ cost: 0 }, pay(['activate'], draw())));
  const song = one('Song', { ...ability({ cost: 0 }, pay(['activate'], draw())), ongoing: true });
  const pole = one(
    'Pole',
    totem({ cost: 0, limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 1 }, pay(['activate'], draw())),
  );
  const { you } = scenario({
    you: {
      play: [
        { card: bell, fresh: true },
        { card: song, fresh: true },
        { card: pole, fresh: true },
      ],
      resources: [{ card: 'Crossways Inn', fresh: true }, 'Footsoldier', 'Footsoldier'],
    },
    foe: {},
  });
  you.mustChooseAmong(['pass', { use: 'Bell' }, { use: 'Song' }, { attack: you.hero }, { use: 'Crossways Inn' }]);
  you.refuses({ use: 'Pole' }, '701.3'); // a Totem is an ally
});

rule('302.2', 'a power that needs no [Activate] is used at once, and protecting is no such power', () => {
  const page = one('Page', ally({ cost: 0, atk: [1, 'melee'], health: 3 }, pay([0], draw()), has('Protector')));
  const { you, foe, pass, card } = scenario(
    { you: { play: [{ card: page, fresh: true }], deck: ['Bloodclaw'] }, foe: { play: ['Footsoldier'] } },
    { turn: 'foe' },
  );
  foe.passes();
  you.uses('Page');
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw']);
  foe.attacks('Footsoldier', 'you.hero');
  pass.all();
  pass.all();
  you.mustChooseAmong(['Page', 'none']).protects('Page');
  pass.all();
  expect([card('Page').damage, you.hero.damage]).toEqual([2, 0]);
});

rule('302.3', 'a Mount is proposed neither as attacker nor as defender', () => {
  const steed = one('Steed', ally({ cost: 2, tags: ['Mount'], atk: [2, 'melee'], health: 2 }));
  const { you, foe } = scenario({
    you: { play: [{ card: steed, as: 'mine' }, 'Footsoldier'] },
    foe: { play: [{ card: steed, as: 'theirs' }, 'Hired Lance'] },
  });
  you.mustChooseAmong(['pass', { attack: 'Footsoldier' }, { attack: you.hero }]);
  you.refuses({ attack: 'mine' }, '302.3');
  you.refuses({ attack: 'Footsoldier', defender: 'theirs' }, '302.3');
  you.attacks('Footsoldier').mustChooseAmong(['foe.hero', 'Hired Lance']).chooses(foe.hero);
});
