import {
  ability,
  ally,
  anAlly,
  atk,
  destroy,
  draw,
  each,
  entersPlay,
  haveWhile,
  hero,
  heroOrAlly,
  ifSo,
  opposing,
  set,
  tagged,
  target,
  thisOne,
  when,
  yourHero,
  yourHeroIs,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const strike = (noun: Noun): Facts => one('Strike', ability({ cost: 0 }, destroy(target(noun))));

const smith = one(
  'Smith',
  hero({
    icon: ['Alliance', 'Paladin'],
    race: 'Night Elf',
    health: 29,
    talent: 'Holy',
    professions: ['Mining', 'Cooking'],
  }),
);
const turncoat = one('Turncoat', hero({ icon: ['Horde', 'Rogue'], race: 'Orc', health: 27, traitor: true }));

rule('206.1', 'a hero has a race, a class, a faction, a talent spec and professions, and is a traitor or loyal', () => {
  const traits = [
    'Night Elf',
    'Orc',
    'Paladin',
    'Rogue',
    'Alliance',
    'Horde',
    'Holy',
    'Mining',
    'Cooking',
    'Traitor',
    'Loyal',
  ];
  const learner = one(
    'Learner',
    ally(
      { cost: 1, atk: [0, 'melee'], health: 1 },
      ...traits.map((trait, n) => haveWhile(yourHeroIs(trait), thisOne, atk(2 ** n))),
    ),
  );
  const known = (mask: number) => traits.filter((_, n) => (mask & (2 ** n)) !== 0);
  const { card } = scenario({
    you: { hero: smith, play: [{ card: learner, as: 'mine' }] },
    foe: { hero: turncoat, play: [{ card: learner, as: 'theirs' }] },
  });
  expect(known(card('mine').atk!)).toEqual(['Night Elf', 'Paladin', 'Alliance', 'Holy', 'Mining', 'Cooking', 'Loyal']);
  expect(known(card('theirs').atk!)).toEqual(['Orc', 'Rogue', 'Horde', 'Traitor']);
});

rule('206.1a', 'a card is of a class by its tag, and of a class icon by its icon', () => {
  const tag = one('Tag', ally({ cost: 1, tags: ['Hunter'], atk: [1, 'melee'], health: 1 }));
  const icon = one('Icon', ally({ cost: 1, icon: 'Hunter', atk: [1, 'melee'], health: 1 }));
  const board = { play: [tag, icon, 'Footsoldier'] };
  const byTag = scenario({ you: { hand: [strike(tagged('Hunter', anAlly))] }, foe: board });
  byTag.you.plays('Strike');
  byTag.pass.all();
  expect(byTag.foe.graveyard).toEqual(['Tag']);
  const byIcon = scenario({ you: { hand: [strike({ ...anAlly, icon: ['Hunter'] })] }, foe: board });
  byIcon.you.plays('Strike');
  byIcon.pass.all();
  expect(byIcon.foe.graveyard).toEqual(['Icon']);
});

rule('206.1a', 'cards share a class only if both have it as a tag', () => {
  const kin: Noun = opposing({ ...anAlly, sharesClass: yourHero });
  const tag = one('Tag', ally({ cost: 1, tags: ['Orc', 'Rogue'], atk: [1, 'melee'], health: 1 }));
  const icon = one('Icon', ally({ cost: 1, icon: 'Rogue', atk: [1, 'melee'], health: 1 }));
  const race = one('Race', ally({ cost: 1, tags: ['Orc', 'Warrior'], atk: [1, 'melee'], health: 1 }));
  const { you, foe, pass } = scenario({
    you: { hero: turncoat, hand: [strike(kin)], play: [{ card: tag, as: 'own' }] },
    foe: { play: [tag, icon, race] },
  });
  you.plays('Strike');
  pass.all();
  expect([foe.graveyard, foe.allies, you.allies]).toEqual([['Tag'], ['Icon', 'Race'], ['Tag']]);
});

example('206.1a#1', 'Bloodclaw has the Hunter icon but is no Hunter', () => {
  const asHunter = scenario({ you: { hand: [strike(tagged('Hunter', heroOrAlly))] }, foe: { play: ['Bloodclaw'] } });
  asHunter.you.refuses({ play: 'Strike' }, '706.1');
  const { you, foe, pass } = scenario({
    you: { hand: [strike({ ...anAlly, icon: ['Hunter'] })] },
    foe: { play: ['Bloodclaw'] },
  });
  you.plays('Strike');
  pass.all();
  expect(foe.graveyard).toEqual(['Bloodclaw']);
});

rule('206.1b', 'a Horde ally is an ally with the Horde icon, whoever controls it', () => {
  const purge = one('Purge', ability({ cost: 0 }, destroy(each({ ...anAlly, faction: 'Horde' }))));
  const { you, foe, pass } = scenario({
    you: { hero: { faction: 'Alliance' }, hand: [purge], play: ['Voss Treebender', 'Kor Cindervein'] },
    foe: { hero: { faction: 'Horde' }, play: ['Elder Moorf', 'Footsoldier'] },
  });
  you.plays('Purge');
  pass.all();
  expect([you.allies, foe.allies]).toEqual([['Kor Cindervein'], ['Footsoldier']]);
});

rule('206.1b', 'an Alliance player is one who controls an Alliance hero', () => {
  const herald = one(
    'Herald',
    ally({ cost: 1, icon: 'Horde', atk: [1, 'melee'], health: 1 }, haveWhile(yourHeroIs('Alliance'), thisOne, atk(4))),
  );
  const { card } = scenario({
    you: { hero: { faction: 'Alliance' }, play: [{ card: herald, as: 'mine' }] },
    foe: { hero: { faction: 'Horde' }, play: [{ card: herald, as: 'theirs' }, 'Kor Cindervein'] },
  });
  expect([card('mine').atk, card('theirs').atk]).toEqual([5, 1]);
});

rule('206.1c', 'text behind a trait icon is there only for a hero with that trait', () => {
  const envoy = one(
    'Envoy',
    ally(
      { cost: 1, atk: [1, 'melee'], health: 1 },
      haveWhile(yourHeroIs('Mage'), yours(anAlly), atk(1)),
      haveWhile(yourHeroIs('Horde'), yours(anAlly), atk(2)),
    ),
  );
  const { card } = scenario({
    you: { hero: { class: ['Mage'], faction: 'Alliance' }, play: [{ card: envoy, as: 'mine' }] },
    foe: { hero: { class: ['Rogue'], faction: 'Horde' }, play: [{ card: envoy, as: 'theirs' }] },
  });
  expect([card('mine').atk, card('theirs').atk]).toEqual([2, 3]);
});

rule('206.1c', "a triggered power whose whole text is for other heroes can't trigger", () => {
  const scout = one(
    'Scout',
    ally({ cost: 0, atk: [1, 'melee'], health: 1 }, when(entersPlay(thisOne), ifSo(yourHeroIs('Horde'), draw()))),
  );
  const alliance = scenario({
    you: { hero: { faction: 'Alliance' }, hand: [scout] },
    foe: { hero: { faction: 'Horde' } },
  });
  alliance.you.plays('Scout');
  alliance.pass.all();
  expect(alliance.chain()).toEqual([]);
  expect(alliance.you.allies).toEqual(['Scout']);
  const { you, pass, chain } = scenario({
    you: { hero: { faction: 'Horde' }, hand: [scout], deck: ['Bloodclaw'] },
    foe: {},
  });
  you.plays('Scout');
  pass.all();
  expect(chain()).toEqual(['Scout']);
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw']);
});

example('206.1c#1', 'a Thunderhead Hippogryph is elusive for the Alliance and ferocious for the Horde', () => {
  const fresh = { play: [{ card: 'Thunderhead Hippogryph', fresh: true, as: 'bird' }] };
  const horde = scenario({ you: { hero: { faction: 'Horde' }, ...fresh }, foe: {} });
  expect(horde.card('bird').keywords).toEqual(['Ferocity']);
  horde.you.mustChooseAmong(['pass', { attack: horde.you.hero }, { attack: 'bird' }]);
  const alliance = scenario({ you: { hero: { faction: 'Alliance' }, ...fresh }, foe: {} }, { turn: 'foe' });
  expect(alliance.card('bird').keywords).toEqual(['Elusive']);
  alliance.foe.refuses({ attack: 'foe.hero', defender: 'bird' }, '601.2b');
  const neither = scenario({ you: fresh, foe: {} });
  expect(neither.card('bird').keywords).toEqual([]);
  neither.you.refuses({ attack: 'bird' }, '601.2a');
});

rule('206.1d', 'a card without trait icons is neutral, whatever its text speaks of', () => {
  const { you, foe, pass } = scenario({
    you: { hand: [one('Strike', ability({ cost: 0 }, destroy(each({ ...anAlly, neutral: true }))))] },
    foe: { play: ['Thunderhead Hippogryph', 'Bloodclaw', 'Voss Treebender', 'Vindicator Kaldel'] },
  });
  you.plays('Strike');
  pass.all();
  expect([[...foe.graveyard].sort(), foe.allies]).toEqual([
    ['Thunderhead Hippogryph', 'Vindicator Kaldel'],
    ['Bloodclaw', 'Voss Treebender'],
  ]);
});
