import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect, test } from 'vitest';
import { cardNamed, catalogue } from '../../src/catalogue.ts';
import { checkDeck, whyNotLegal } from '../../src/decks/legality.ts';
import { ability, ally, hero, masterHero, token } from '../../src/language/cards.ts';
import { deal } from '../../src/language/effects.ts';
import { heroOrAlly } from '../../src/language/nouns.ts';
import { target } from '../../src/language/selections.ts';
import { textOf } from '../../src/wording/show.ts';
import { filler, one, plain, withCards, wrongWith } from './kit.ts';

const mage = one('Mage', hero({ icon: ['Alliance', 'Mage'], race: 'Gnome', health: 25, talent: 'Fire' }));
const hunter = one(
  'Hunter',
  hero({ icon: ['Horde', 'Hunter'], race: 'Orc', health: 28, professions: ['Mining', 'Herbalism'] }),
);
const traitor = one('Traitor', hero({ icon: ['Horde', 'Hunter'], race: 'Orc', health: 28, traitor: true }));
const many = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

rule('100.1', 'a deck is built around a hero, and nothing else will do', () => {
  const master = one('Ascended', masterHero({ cost: 8, health: 30 }));
  expect(wrongWith(mage, [])).toEqual([]);
  expect(wrongWith(plain('Footman'), [])).toEqual(['100.1 Footman']);
  expect(wrongWith(master, [])).toEqual(['301.4 Ascended']);
  expect(checkDeck({ name: 'None', hero: 'Nobody at all', cards: { Footsoldier: 4 } }, catalogue)).toEqual([
    { rule: '100.2', card: 'Nobody at all', reason: 'no card is named "Nobody at all"' },
    { rule: '100.1', reason: 'the deck has 4 cards; 60 is the least' },
  ]);
});

rule('100.1', 'sixty cards are the least for Constructed play and thirty for Limited, and there is no most', () => {
  expect(wrongWith(mage, [], { filled: 59 })).toEqual(['100.1']);
  expect(wrongWith(mage, [], { filled: 60 })).toEqual([]);
  expect(wrongWith(mage, [], { filled: 29, play: 'Limited' })).toEqual(['100.1']);
  expect(wrongWith(mage, [], { filled: 30, play: 'Limited' })).toEqual([]);
  expect(wrongWith(mage, [], { filled: 1000 })).toEqual([]);
  expect(wrongWith(mage, [], { filled: 59, side: { Filler: 10 } })).toEqual(['100.1']);
});

rule('100.1', 'a deck contains no heroes but Master Heroes', () => {
  const master = one('Ascended', masterHero({ cost: 8, health: 30 }));
  expect(wrongWith(mage, [master, hunter])).toEqual(['100.1 Hunter']);
  expect(wrongWith(mage, [mage])).toEqual(['100.1 Mage']);
});

rule('100.2', 'a card is legal for one player and not for another, and a token or an unknown name for nobody', () => {
  const bolt = one('Bolt', ability({ cost: 1, icon: 'Mage' }));
  expect(whyNotLegal(mage, bolt)).toEqual([]);
  expect(whyNotLegal(hunter, bolt)).toEqual([
    { rule: '100.2a', card: 'Bolt', reason: 'shares no icon of Mage with Hunter' },
  ]);
  const whelp = token('Whelp', { atk: [1, 'fire'], health: 1 });
  expect(whyNotLegal(mage, whelp).map(({ rule: id }) => id)).toEqual(['100.2']);
  expect(wrongWith(mage, ['Fire Blast', 'Fire Blats'])).toEqual(['100.2 Fire Blats']);
});

rule('100.2a', 'a card with class icons must share one of them with the hero', () => {
  const shared = plain('Shared', { icon: ['Hunter', 'Mage'] });
  const other = plain('Other', { icon: ['Rogue', 'Priest'] });
  expect(wrongWith(mage, [shared, other])).toEqual(['100.2a Other']);
  const tagOnly = plain('Tag', { tags: ['Rogue'] });
  expect(wrongWith(mage, [tagOnly])).toEqual([]);
});

rule(
  '100.2a',
  'a card with faction icons must share one of them with the hero, and one with both kinds one of each',
  () => {
    const [friend, foe] = [plain('Friend', { icon: 'Alliance' }), plain('Foe', { icon: 'Horde' })];
    const both = plain('Both', { icon: ['Alliance', 'Horde'] });
    expect(wrongWith(mage, [friend, foe, both])).toEqual(['100.2a Foe']);
    const ours = plain('Ours', { icon: ['Alliance', 'Mage'] });
    const half = plain('Half', { icon: ['Horde', 'Mage'] });
    const neither = plain('Neither', { icon: ['Horde', 'Rogue'] });
    expect(wrongWith(mage, [ours, half, neither])).toEqual(['100.2a Half', '100.2a Neither', '100.2a Neither']);
  },
);

rule('100.2a, 206.1d', 'a neutral card can be in any deck', () => {
  for (const lord of [mage, hunter, traitor]) expect(wrongWith(lord, [plain('Neutral')])).toEqual([]);
});

rule('100.2b', 'a card that requires a trait of the hero can be in the decks of heroes with that trait only', () => {
  const requiring = (trait: string, ...more: string[]) => plain(`For ${trait}`, { required: [trait, ...more] });
  const all = ['Gnome', 'Mage', 'Alliance', 'Orc', 'Hunter', 'Horde', 'Mining', 'Loyal', 'Traitor'].map((trait) =>
    requiring(trait),
  );
  const refused = (lord: typeof mage) => wrongWith(lord, all).map((line) => line.replace('100.2b For ', ''));
  expect(refused(mage)).toEqual(['Orc', 'Hunter', 'Horde', 'Mining', 'Traitor']);
  expect(refused(hunter)).toEqual(['Gnome', 'Mage', 'Alliance', 'Traitor']);
  expect(refused(traitor)).toEqual(['Gnome', 'Mage', 'Alliance', 'Mining', 'Loyal']);
  const choice = requiring('Scourge', 'Hunter');
  expect([wrongWith(mage, [choice]), wrongWith(hunter, [choice])]).toEqual([['100.2b For Scourge'], []]);
  expect(textOf(choice)).toEqual(['Scourge or Hunter Hero Required']);
});

rule('100.2b, 100.2c', 'a card that requires a talent spec is treated as a Talent of that spec', () => {
  const marksman = plain('Marksman', { required: ['Marksmanship'] });
  const fiery = plain('Fiery', { required: ['Fire'] });
  expect(wrongWith(mage, [marksman, fiery])).toEqual(['100.2c Marksman']);
  expect(wrongWith(hunter, [marksman, 'Aimed Shot'])).toEqual([]);
  expect(wrongWith(hunter, [marksman, 'Deuce'])).toEqual(['100.2c']);
  expect(wrongWith(traitor, [marksman])).toEqual(['100.2c Marksman']);
});

rule('100.2c', 'the deck of a hero with a talent spec contains Talents of that spec only', () => {
  const [fire, frost] = [plain('Pyre', { talent: 'Fire' }), plain('Rime', { talent: 'Frost' })];
  expect(wrongWith(mage, [fire, frost, plain('Tagged', { tags: ['Frost'] })])).toEqual(['100.2c Rime']);
});

rule(
  '100.2c',
  'without a talent spec the Talents of a deck and its side deck are of one spec, and a traitor has none',
  () => {
    const [fire, frost] = [plain('Pyre', { talent: 'Fire' }), plain('Rime', { talent: 'Frost' })];
    const ember = plain('Ember', { talent: 'Fire' });
    expect(wrongWith(hunter, [fire, ember])).toEqual([]);
    expect(wrongWith(hunter, [fire, frost])).toEqual(['100.2c']);
    expect(wrongWith(hunter, [fire], { side: { 'Aimed Shot': 1, Filler: 9 } })).toEqual(['100.2c']);
    expect(wrongWith(traitor, [fire])).toEqual(['100.2c Pyre']);
  },
);

example('100.2c#1', 'Baxxel takes Talents of any one spec, and whatever is no Talent besides', () => {
  const baxxel = cardNamed('Baxxel Geartooth')!;
  const talents = ['Aimed Shot', 'Deuce', 'Lightning Reflexes'];
  for (const name of talents) expect(wrongWith(baxxel, [name])).toEqual([]);
  const sniper = plain('Sniper', { icon: 'Hunter', talent: 'Marksmanship' });
  expect(wrongWith(baxxel, ['Aimed Shot', 'Deuce'])).toEqual(['100.2c']);
  expect(wrongWith(baxxel, ['Aimed Shot', 'Lightning Reflexes'])).toEqual(['100.2c']);
  expect(wrongWith(baxxel, ['Aimed Shot', sniper])).toEqual([]);
  const others = [one('Trap', ability({ cost: 1, icon: 'Hunter', tags: ['Survival'] })), 'Bloodclaw', 'Turn the Blade'];
  expect(wrongWith(baxxel, ['Aimed Shot', ...others])).toEqual([]);
  const { card } = scenario({
    you: {
      hero: { card: 'Baxxel Geartooth', faceDown: true },
      play: [{ card: 'Bloodclaw', as: 'pet' }, 'Footsoldier'],
    },
    foe: {},
  });
  expect([card('pet').atk, card('Footsoldier').atk]).toEqual([5, 2]);
});

rule('100.2d', 'cards of one Reputation exclude those of any other, and the words are no power', () => {
  const [aldor, scryer] = [plain('Vindicator', { reputation: 'Aldor' }), plain('Arcanist', { reputation: 'Scryer' })];
  const alsoAldor = plain('Anchorite', { reputation: 'Aldor' });
  expect(wrongWith(mage, [aldor, alsoAldor])).toEqual([]);
  expect(wrongWith(mage, [scryer])).toEqual([]);
  expect(wrongWith(mage, [aldor, scryer])).toEqual(['100.2d']);
  expect(wrongWith(mage, [scryer], { side: { 'Vindicator Kaldel': 1, Filler: 9 } })).toEqual(['100.2d']);
  expect([aldor.powers, textOf(aldor)]).toEqual([[], ['Aldor Reputation']]);
});

const hogger = one(
  'Gnoll King',
  hero({
    icon: ['Warrior'],
    race: 'Gnoll',
    tags: ['Monster'],
    health: 30,
    deckbuilding: { never: [{ icon: ['Alliance', 'Horde'] }] },
  }),
);

rule('100.2e', 'a hero that only excludes follows the usual rules for the rest', () => {
  const cards = [
    plain('Friend', { icon: 'Alliance' }),
    plain('Both', { icon: ['Alliance', 'Warrior'] }),
    plain('Shout', { icon: 'Warrior' }),
    plain('Gnoll', { tags: ['Monster'], required: ['Monster'] }),
    plain('Spark', { icon: 'Mage' }),
    plain('Neutral'),
  ];
  expect(wrongWith(hogger, cards)).toEqual(['100.2e Friend', '100.2e Both', '100.2a Spark']);
  expect(wrongWith(mage, cards)).toEqual(['100.2a Both', '100.2a Shout', '100.2b Gnoll']);
  expect(textOf(hogger)).toEqual(["Deckbuilding: You can't put [Alliance] or [Horde] cards in your deck."]);
  expect(hogger.powers).toEqual([]);
});

rule('100.2e', 'inclusions are the only legal cards, whatever their icons, and exclusions come before them', () => {
  const imp = one(
    'Imp Lord',
    hero({
      icon: [],
      race: 'Imp',
      health: 8,
      deckbuilding: {
        only: [{ kind: ['Quest'], neutral: true }, { kind: ['Ability'], deals: ['fire'] }, { kind: ['Ally'] }],
        never: [{ restricted: true }],
      },
    }),
  );
  const fire = one('Blast', ability({ cost: 1, icon: 'Mage' }, deal(1, 'fire', target(heroOrAlly))));
  const frost = one('Chill', ability({ cost: 1 }, deal(1, 'frost', target(heroOrAlly))));
  const restricted = [
    plain('Orcish', { required: ['Orc'] }),
    plain('Talented', { talent: 'Fire' }),
    plain('Reputed', { reputation: 'Aldor' }),
  ];
  const horde = plain('Grunt', { icon: 'Horde' });
  expect(wrongWith(imp, [filler, fire, horde, frost, 'Storm Whistle', ...restricted])).toEqual([
    '100.2e Chill',
    '100.2e Storm Whistle',
    '100.2e Orcish',
    '100.2e Talented',
    '100.2e Reputed',
  ]);
  expect(textOf(imp)).toEqual([
    'Deckbuilding: You can include only neutral quests, abilities that deal fire damage, and allies. ' +
      "You can't put cards with text restrictions in your deck.",
  ]);
});

rule('100.2e', 'of cards that a hero includes either-or, a deck contains one kind', () => {
  const argent = { talent: ['Protection'] };
  const order = { reputation: ['Argent Crusade'] };
  const crusader = one(
    'Crusader',
    hero({
      icon: ['Paladin'],
      race: 'Human',
      health: 29,
      talent: 'Protection',
      reputation: 'Argent Crusade',
      deckbuilding: {
        either: [{ icon: ['Alliance'] }, { icon: ['Horde'] }],
        only: [{ icon: ['Paladin'] }, argent, { neutral: true }, order],
        never: [{ restricted: true, not: { any: [argent, order] } }],
      },
    }),
  );
  const [friend, foe] = [plain('Friend', { icon: 'Alliance' }), plain('Foe', { icon: 'Horde' })];
  const both = plain('Both', { icon: ['Alliance', 'Horde'] });
  const holy = plain('Light', { icon: ['Paladin'], talent: 'Holy' });
  const shield = plain('Shield', { icon: ['Paladin'], talent: 'Protection' });
  const sworn = plain('Sworn', { reputation: 'Argent Crusade' });
  const aldor = plain('Anchorite', { reputation: 'Aldor' });
  expect(wrongWith(crusader, [friend, both, shield, sworn, plain('Neutral')])).toEqual([]);
  expect(wrongWith(crusader, [foe, both])).toEqual([]);
  expect(wrongWith(crusader, [friend, foe, both])).toEqual(['100.2e']);
  expect(wrongWith(crusader, [holy, aldor, plain('Spark', { icon: 'Mage' })])).toEqual([
    '100.2e Light',
    '100.2e Anchorite',
    '100.2e Spark',
  ]);
  expect(textOf(crusader)).toEqual([
    'Argent Crusade Reputation',
    'Deckbuilding: You can include only [Paladin] cards, Protection Talents, neutral cards, and cards with Argent ' +
      "Crusade Reputation, and either [Alliance] cards or [Horde] cards. You can't put cards with text restrictions " +
      'other than Protection Talents or cards with Argent Crusade Reputation in your deck.',
  ]);
});

rule('100.2e', 'a hero may allow fewer copies, of unlimited cards too and in Limited play', () => {
  const aspect = one('Aspect', hero({ icon: [], race: 'Dragonkin', health: 40, deckbuilding: { copies: 1 } }));
  expect(wrongWith(aspect, many(2, 'Footsoldier'), { filled: 1 })).toEqual(['100.1', '100.2e Footsoldier']);
  expect(wrongWith(aspect, [], { filled: 30, play: 'Limited' })).toEqual(['100.2e Filler']);
});

rule('100.3', 'a side deck is ten cards or none, each of them legal beside the main deck', () => {
  expect(wrongWith(mage, [], { side: { Filler: 10 } })).toEqual([]);
  expect(wrongWith(mage, [], { side: {} })).toEqual([]);
  expect(wrongWith(mage, [], { side: { Filler: 9 } })).toEqual(['100.3']);
  expect(wrongWith(mage, [], { side: { Filler: 11 } })).toEqual(['100.3']);
  expect(wrongWith(mage, [], { side: { Filler: 9, 'Aimed Shot': 1 } })).toEqual([
    '100.2a Aimed Shot',
    '100.2c Aimed Shot',
  ]);
});

rule('100.3', 'in Limited play the side deck is the rest of the pool, legal or not', () => {
  const side = { 'Aimed Shot': 7, Deuce: 30 };
  expect(wrongWith(mage, [], { filled: 30, play: 'Limited', side })).toEqual([]);
  expect(wrongWith(mage, ['Aimed Shot'], { filled: 30, play: 'Limited' })).toEqual([
    '100.2a Aimed Shot',
    '100.2c Aimed Shot',
  ]);
});

rule('100.4', 'of one name four copies are the most, with the side deck, but any number of an unlimited card', () => {
  expect(wrongWith(mage, many(4, 'Footsoldier'))).toEqual([]);
  expect(wrongWith(mage, many(5, 'Footsoldier'))).toEqual(['100.4 Footsoldier']);
  expect(wrongWith(mage, many(3, 'Footsoldier'), { side: { Footsoldier: 1, Filler: 9 } })).toEqual([]);
  expect(wrongWith(mage, many(3, 'Footsoldier'), { side: { Footsoldier: 2, Filler: 8 } })).toEqual([
    '100.4 Footsoldier',
  ]);
  expect(wrongWith(mage, many(20, 'Ironforge Guards'))).toEqual([]);
  expect(wrongWith(mage, many(5, 'Footsoldier'), { play: 'Limited' })).toEqual([]);
  const deck = { name: 'Capitals', hero: 'Mage', cards: { Filler: 60, Footsoldier: 3, footsoldier: 2 } };
  expect(checkDeck(deck, withCards(mage, filler))).toEqual([
    { rule: '100.4', card: 'Footsoldier', reason: '5 copies; 4 is the most' },
  ]);
  expect(wrongWith(mage, many(4, 'Exarch Orelis'))).toEqual([]); // unique says nothing of decks
});

rule('100.4', 'in a game there may be more copies than a deck can include', () => {
  const free = one('Volunteer', ally({ cost: 0, atk: [1, 'melee'], health: 1 }));
  const aliases = ['first', 'second', 'third', 'fourth', 'fifth'];
  const { you, pass } = scenario({ you: { hand: aliases.map((as) => ({ card: free, as })) }, foe: {} });
  for (const as of aliases) {
    you.plays(as);
    pass.all();
  }
  expect(you.allies).toEqual(many(5, 'Volunteer'));
});

test('what is wrong is said with the rule and the card, once for each card', () => {
  const deck = { name: 'Odd', hero: 'Elwin Ashgrove', cards: { 'Ironforge Guards': 60, Deuce: 2 }, side: { Deuce: 2 } };
  expect(checkDeck(deck, catalogue)).toEqual([
    { rule: '100.3', reason: 'the side deck has 2 cards; it is 10 or none' },
    { rule: '100.2a', card: 'Deuce', reason: 'shares no icon of Hunter with Elwin Ashgrove' },
    { rule: '100.2c', card: 'Deuce', reason: 'is a Beast Mastery Talent; the talent spec of Elwin Ashgrove is Fire' },
  ]);
});

rule(
  'BT.20',
  'of the Black Temple, nine abilities go into decks of Traitors of their class, and minions into those of Traitors',
  () => {
    expect(wrongWith(traitor, ['Needle Spine', 'Sister of Pain', 'Ashtongue Rogue'])).toEqual([]);
    expect(wrongWith(traitor, ['Arcing Smash'])).toEqual(['100.2a Arcing Smash']);
    expect(wrongWith(hunter, ['Needle Spine', 'Sister of Pain', 'Ashtongue Rogue'])).toEqual([
      '100.2b Needle Spine',
      '100.2b Sister of Pain',
    ]);
    expect(wrongWith(traitor, ['Aura of Desire'])).not.toEqual([]);
  },
);
