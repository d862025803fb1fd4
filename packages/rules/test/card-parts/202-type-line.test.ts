import { allCards, typeLine } from '@meetingstone/cards';
import { ability, ally, alsoTag, anAlly, destroy, each, give, set, tagged, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { TAGS_NAMED_BY_LAST_WORD, TAGS_NAMED_WHOLE } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const beast = (name: string, ...tags: string[]): Facts =>
  one(name, ally({ cost: 1, tags, atk: [1, 'melee'], health: 1 }));
const hunt = (tag: string): Facts => one('Hunt', ability({ cost: 0 }, destroy(target(tagged(tag, anAlly)))));

rule('202.1', 'a tag with rules of its own and a tag without can both be spoken of', () => {
  const flare = one(
    'Flare',
    ability({ cost: 0, instant: true, tags: ['Fire'] }, destroy(target(tagged('Cat', anAlly)))),
  );
  const dig = one(
    'Dig',
    ability(
      { cost: 0 },
      {
        do: 'put',
        what: target({ zone: 'graveyard', whose: 'you', tag: ['Fire'], instant: true }),
        where: { to: 'hand' },
      },
    ),
  );
  const { you, pass, card } = scenario({
    you: { hand: [dig], graveyard: [flare, 'Fireball', 'Flash Heal'] },
    foe: { play: [beast('Tabby', 'Cat'), beast('Rover', 'Dog')] },
  });
  you.plays('Dig');
  pass.all();
  expect(you.hand).toEqual(['Flare']); // Fireball is no instant, Flash Heal is not Fire
  you.plays('Flare');
  pass.all();
  expect([card('Tabby').zone, card('Rover').zone]).toEqual(['graveyard', 'play']);
});

rule('202.1a', 'some tags of several words go by their last word too', () => {
  for (const tag of TAGS_NAMED_BY_LAST_WORD) {
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    for (const word of [tag, last]) {
      const { you, foe, pass } = scenario({
        you: { hand: [hunt(word)] },
        foe: { play: [beast('Wanted', tag), beast('Bystander', 'Zebra')] },
      });
      you.plays('Hunt');
      pass.all();
      expect(foe.graveyard).toEqual(['Wanted']);
    }
    const { you } = scenario({
      you: { hand: [hunt(tag.slice(0, tag.lastIndexOf(' ')))] },
      foe: { play: [beast('Wanted', tag)] },
    });
    you.refuses({ play: 'Hunt' }, '706.1');
  }
  expect(TAGS_NAMED_BY_LAST_WORD.size).toBe(36);
});

rule('202.1a', 'other tags of several words go only by all of them', () => {
  for (const tag of TAGS_NAMED_WHOLE) {
    const whole = scenario({ you: { hand: [hunt(tag)] }, foe: { play: [beast('Wanted', tag)] } });
    whole.you.plays('Hunt');
    whole.pass.all();
    expect(whole.foe.graveyard).toEqual(['Wanted']);
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    const { you } = scenario({ you: { hand: [hunt(last)] }, foe: { play: [beast('Wanted', tag)] } });
    you.refuses({ play: 'Hunt' }, '706.1');
  }
  expect(TAGS_NAMED_WHOLE.size).toBe(31);
});

rule(
  '202.2',
  'of a unique card and of a tag with a number only so many can be controlled, of an unlimited card any number',
  () => {
    const lord = one('Sole Lord', ally({ cost: 0, unique: true, atk: [1, 'melee'], health: 1 }));
    const many = one('Many', ally({ cost: 0, unlimited: true, atk: [1, 'melee'], health: 1 }));
    const pet = (name: string) => one(name, ally({ cost: 0, limit: 'Pet (1)', atk: [1, 'melee'], health: 1 }));
    const { you, pass } = scenario({
      you: {
        play: [
          { card: lord, as: 'old lord' },
          { card: many, as: 'm1' },
          { card: pet('Cat'), as: 'cat' },
        ],
        hand: [{ card: lord, as: 'new lord' }, { card: many, as: 'm2' }, pet('Dog')],
      },
      foe: { play: [{ card: lord, as: 'their lord' }] },
    });
    you.plays('m2');
    pass.all();
    expect(you.allies).toEqual(['Sole Lord', 'Many', 'Cat', 'Many']);
    you.plays('new lord');
    pass.all();
    you.mustChooseAmong(['old lord', 'new lord']).chooses('old lord');
    you.plays('Dog');
    pass.all();
    you.mustChooseAmong(['cat', 'Dog']).chooses('cat');
    expect(you.allies).toEqual(['Many', 'Many', 'Sole Lord', 'Dog']);
  },
);

rule('202.2', 'the right side of a type line shows them, and a hero shows its talent spec', () => {
  const lines = Object.fromEntries(allCards().map((facts) => [facts.name, typeLine(facts)]));
  expect(lines.Bloodclaw).toBe('Ally—Raptor, Pet (1)');
  expect(lines['High Overlord Saurfang']).toBe('Ally—Orc Warrior, Unique');
  expect(lines['Ironforge Guards']).toBe('Ally—Dwarf Warrior, Unlimited');
  expect(lines['Bragvi Stormstein']).toBe('Hero—Dwarf Shaman (Elemental)');
});

rule('202.3', 'a tag that is added takes no tag and no type away', () => {
  const brand = one('Brand', ability({ cost: 0 }, give(target(anAlly), [alsoTag('Demon')])));
  const { you, pass, card } = scenario({ you: { hand: [brand] }, foe: { play: ['Bloodclaw', 'Footsoldier'] } });
  you.plays('Brand', { targets: ['Bloodclaw'] });
  pass.all();
  expect(card('Bloodclaw')).toMatchObject({ types: ['Ally'], tags: ['Raptor', 'Pet', 'Demon'] });
  expect(card('Footsoldier').tags).toEqual([]);
});

example('202.3#1', 'Bloodclaw as a Sheep is still an ally, a Raptor and one Pet too many', () => {
  const { you, pass, card } = scenario({
    you: { hand: ['Polymorph', 'Hootie'], play: ['Bloodclaw'], resources: 4 },
    foe: {},
  });
  you.plays('Polymorph', { targets: ['Bloodclaw'] });
  pass.all();
  expect(card('Bloodclaw')).toMatchObject({ types: ['Ally'], tags: ['Raptor', 'Pet', 'Sheep'] });
  you.plays('Hootie');
  pass.all();
  you.mustChooseAmong(['Bloodclaw', 'Hootie']).chooses('Hootie');
});

rule('202.4a', 'an Archdruid is a Druid, but a Druid is no Archdruid', () => {
  const call = (tag: string) => one(`Call ${tag}`, ability({ cost: 0 }, destroy(each(tagged(tag, anAlly)))));
  const { you, foe, pass } = scenario({
    you: { hand: [call('Druid'), call('Archdruid')] },
    foe: {
      play: [
        beast('Elder', 'Archdruid'),
        beast('Young', 'Druid'),
        beast('Stranger', 'Mage'),
        beast('Ancient', 'Archdruid'),
      ],
    },
  });
  you.plays('Call Archdruid');
  pass.all();
  expect(foe.allies).toEqual(['Young', 'Stranger']);
  const again = scenario({
    you: { hand: [call('Druid')] },
    foe: { play: [beast('Elder', 'Archdruid'), beast('Young', 'Druid'), beast('Stranger', 'Mage')] },
  });
  again.you.plays('Call Druid');
  again.pass.all();
  expect(again.foe.allies).toEqual(['Stranger']);
});

rule('202.5', 'to control a card with a tag is to control any card with it on its type line, a resource too', () => {
  const spirit = one('Spirit Quest', { types: ['Quest'], tags: ['Elemental'], icons: [], text: [], powers: [] });
  const { you, pass } = scenario({
    you: {
      resources: [...Array(5).fill('Footsoldier'), 'Elemental Energy', spirit],
      deck: ['Bloodclaw', 'Fury', 'Hootie'],
    },
    foe: {},
  });
  you.completes('Elemental Energy', { exhaust: ['Elemental Energy'] });
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw', 'Fury']);
});

example('202.5#1', 'a totem with the Elemental tag counts, a hero with the Elemental talent spec does not', () => {
  const seat = {
    hero: 'Bragvi Stormstein',
    resources: ['Elemental Energy', ...Array(5).fill('Footsoldier')],
    deck: ['Bloodclaw', 'Fury', 'Hootie'],
  };
  const without = scenario({ you: seat, foe: { play: ['Blazing Elemental Totem'] } });
  without.you.completes('Elemental Energy');
  without.pass.all();
  expect(without.you.hand).toEqual(['Bloodclaw']);
  const withTotem = scenario({ you: { ...seat, play: ['Blazing Elemental Totem'] }, foe: {} });
  withTotem.you.completes('Elemental Energy');
  withTotem.pass.all();
  expect(withTotem.you.hand).toEqual(['Bloodclaw', 'Fury']);
});
