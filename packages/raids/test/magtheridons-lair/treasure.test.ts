import { runText } from '@meetingstone/scenario';
import { expect, test } from 'vitest';
import { COOLDOWN, lair, UNLEASHED } from './kit.ts';

test('Eredar Wand of Obliteration: the opponent chooses what he destroys, of whatever type', () => {
  const t = lair(
    { ...UNLEASHED, play: [COOLDOWN, 'Blood Siphon', 'Broken Hopes'] },
    { you: { play: ['Eredar Wand of Obliteration', 'Gnome'], resources: 1 } },
  );
  t.you.attacks(t.you.hero, t.boss.hero);
  t.pass.all();
  t.you.strikes('Eredar Wand of Obliteration');
  while (t.priority()) t.pass.all();
  t.you.chooses(true);
  t.you.chooses('Gnome');
  t.boss.mustChooseAmong(['Blood Siphon', 'Broken Hopes']);
  t.boss.chooses('Broken Hopes');
  expect([t.card('Gnome').zone, t.card('Broken Hopes').zone, t.card('Blood Siphon').zone]).toEqual([
    'graveyard',
    'graveyard',
    'play',
  ]);
});

test('Glaive of the Pit: of two, one is destroyed before a hero falls to both', () => {
  const t = lair(
    { boss: { card: 'Magtheridon', damage: 92 }, stage: 2, play: [COOLDOWN] },
    {
      you: {
        play: [{ card: 'Glaive of the Pit', as: 'old' }],
        hand: [{ card: 'Glaive of the Pit', as: 'new' }],
        resources: 7,
      },
    },
  );
  expect(t.boss.hero.health).toBe(95);
  t.you.plays('new');
  t.pass.all();
  t.you.chooses('old');
  t.resolve.all();
  expect([t.card('old').zone, t.card('new').zone, t.boss.hero.health, t.winner()]).toEqual([
    'graveyard',
    'play',
    95,
    null,
  ]);
});

test('Bloods and Cubes of a scenario file, some of them attached', () => {
  const file = `
scenario: Four Cubes are free
raid: magtheridon
players:
  boss: { boss: Magtheridon, stage: 2, bloods: 3, cubes: 4, decks: { cube: [] }, play: [{ card: Magtheridon's Lair, flipped: true }] }
  you:
    play: [{ card: Footsoldier, exhausted: true, attached: [{ card: Manticron Cube, by: boss, as: held }] }]
turn: you
steps:
  - expect: { boss: { bloods: 3, cubes: 5}, held: { attachedTo: Footsoldier } }
  - until: { turn: boss, step: ready }
  - resolve: all
  - expect: { you.hero: { damage: 10 }, Footsoldier: { zone: graveyard }, boss: { bloods: 4, cubes: 5 } }
`;
  expect(runText(file, { file: 'cubes.yaml' })[0]).toEqual({ title: 'Four Cubes are free', passed: true });
});
