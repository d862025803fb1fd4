import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const drunkard: Facts = {
  name: 'Drunkard',
  types: ['Ally'],
  tags: ['Ogre'],
  icons: [],
  cost: 1,
  atk: 1,
  damageType: 'melee',
  health: 5,
  text: [],
  powers: [
    {
      power: 'continuous',
      continuous: {
        cards: { self: true },
        changes: [{ change: 'restrict', restriction: { cant: 'choose a defender' } }],
      },
    },
  ],
};

rule(
  '601.2, 601.2b',
  'whom a character attacks that attacks at random is not asked, and is one that it could attack',
  () => {
    const elusive: Facts = {
      ...drunkard,
      name: 'Shade',
      powers: [{ power: 'keyword', keyword: 'Elusive' }],
    };
    const attacked = new Set<string | null>();
    for (let seed = 1; seed <= 12; seed++) {
      const t = scenario(
        { you: { play: [drunkard, 'Footsoldier'] }, foe: { play: ['Quarry Ogre', elusive] } },
        { seed },
      );
      t.you.attacks('Drunkard');
      t.pass.all();
      expect(t.attacker()).toBe('Drunkard');
      attacked.add(t.game().state.combat!.proposedDefender === t.game().state.players[1]!.hero ? 'hero' : 'ogre');
    }
    expect([...attacked].toSorted()).toEqual(['hero', 'ogre']);
  },
);

rule('601.2', 'others choose whom they attack', () => {
  const t = scenario({ you: { play: [drunkard, 'Footsoldier'] }, foe: { play: ['Quarry Ogre'] } });
  t.you.attacks('Footsoldier', 'Quarry Ogre', { among: [t.foe.hero, 'Quarry Ogre'] });
  t.pass.all();
});
