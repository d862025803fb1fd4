import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect, test } from 'vitest';
import { written } from './written.ts';

/** One text for several heroes: what stands before all of its parts holds for each of them. */

const [charm, wick] = written(
  'Split Charm, 0, Item—Trinket\nWhen you play an ally,\n[Mage] Hero: Draw a card. [Rogue] Hero: Your hero deals 2 melee damage to target hero.',
  'Brittle Wick, 0, Item—Trinket\nDeath Rattle:\n[Mage] Hero: Draw a card.\n[Rogue] Hero: Your hero deals 2 melee damage to target hero.\nDestroy this item >>> Draw a card.',
);

const hero = (name: string) => ({ name: 'Somebody', class: name });

rule('206.1c', 'the event stands before what each hero does then', () => {
  const mage = scenario({
    you: { hero: hero('Mage'), play: [charm!], hand: ['Footsoldier'], resources: 9, deck: 3 },
    foe: {},
  });
  mage.you.plays('Footsoldier');
  mage.resolve.all();
  expect([mage.you.hand.length, mage.foe.hero.damage]).toEqual([1, 0]);
  const rogue = scenario({
    you: { hero: hero('Rogue'), play: [charm!], hand: ['Footsoldier'], resources: 9, deck: 3 },
    foe: {},
  });
  rogue.you.plays('Footsoldier');
  rogue.you.chooses(rogue.foe.hero);
  rogue.resolve.all();
  expect([rogue.you.hand.length, rogue.foe.hero.damage]).toEqual([0, 2]);
});

rule('206.1c', 'a Death Rattle of one hero says nothing in the graveyard of another', () => {
  const mage = scenario({ you: { hero: hero('Mage'), play: [wick!], deck: 5 }, foe: {} });
  mage.you.uses('Brittle Wick');
  mage.resolve.all();
  expect([mage.you.hand.length, mage.foe.hero.damage]).toEqual([2, 0]);
  const priest = scenario({ you: { hero: hero('Priest'), play: [wick!], deck: 5 }, foe: {} });
  priest.you.uses('Brittle Wick');
  priest.resolve.all();
  expect(priest.you.hand.length).toBe(1);
});

test('a sentence that is complete is no head of the one below it', () => {
  const [drum] = written(
    'Dull Drum, 0, Item—Trinket\nWhen you play an ally, draw a card.\n[Mage] Hero: When an ally attacks, draw a card.',
  );
  expect(drum!.powers.map(({ power }) => power)).toEqual(['triggered', 'triggered']);
  expect(drum!.powers[0]).not.toHaveProperty('if');
});
