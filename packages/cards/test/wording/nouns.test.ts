import type { Amount, Condition, Facts, Noun, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import type { Phrase } from '../../src/wording/grammar/phrase.ts';
import { readAt, startReading } from '../../src/wording/grammar/phrase.ts';
import { joined, wordsOf } from '../../src/wording/grammar/words.ts';
import { readNotation } from '../../src/wording/reader.ts';
import { sayCard } from '../../src/wording/say.ts';
import '../../src/wording/table/all.ts';
import { condition, measure, noun, nounMany } from '../../src/wording/table/phrases.ts';

/** Everything that the words mean, from one end to the other. */
function meant<T>(phrase: Phrase<T>, text: string): readonly T[] {
  const words = wordsOf(text);
  return readAt(phrase, 0, startReading(words)).flatMap(({ value, end }) => (end === words.length ? [value] : []));
}

/** One meaning, and saying it gives words with that meaning again. */
function means<T>(phrase: Phrase<T>, text: string, value: T): void {
  expect(meant(phrase, text), text).toEqual([value]);
  const said = joined(phrase.say(value, { self: 'ally', host: 'ally' })?.words ?? []);
  expect(meant(phrase, said), `${text} -> ${said}`).toEqual([value]);
}

const one = (text: string, value: Noun) => means(noun, text, value);

test('adjectives, kinds and tags', () => {
  one('non-hero Hunter or Mage you control', { not: { kind: ['Hero'] }, tag: ['Hunter', 'Mage'], whose: 'you' });
  one('non-Demon ally', { not: { tag: ['Demon'] }, kind: ['Ally'] });
  one('Human or Orc ally', { tag: ['Human', 'Orc'], kind: ['Ally'] });
  one('Black or Twilight Dragonkin ally', { tag: ['Black Dragonkin', 'Twilight Dragonkin'], kind: ['Ally'] });
  one('Night Elf ally', { tag: ['Night Elf'], kind: ['Ally'] });
  one('Two-Handed weapon', { tag: ['2H'], kind: ['Weapon'] });
  one('[Mage] card', { icon: ['Mage'] });
  one('[Fire] or [Frost] ally', { damageType: ['fire', 'frost'], kind: ['Ally'] });
  one('Unique ally', { unique: true, kind: ['Ally'] });
  one('Monster ally', { tag: ['Monster'], kind: ['Ally'] });
  one('opposing attacker', { whose: 'opposing', attacking: true });
});

test('a bare card is no member of a list: it would be any card', () => {
  one('opposing Fire ability', { whose: 'opposing', tag: ['Fire'], kind: ['Ability'] });
  expect(meant(noun, 'opposing Fire ability or card')).toEqual([]);
  one('opposing Fire ability or [Fire] card', {
    whose: 'opposing',
    any: [{ tag: ['Fire'], kind: ['Ability'] }, { damageType: ['fire'] }],
  });
});

test('the word for many of a kind leads to the tag', () => {
  const many = (text: string, tag: string) => means(nounMany, text, { tag: [tag], whose: 'opposing' });
  many('opposing Diseases', 'Disease');
  many('opposing Curses', 'Curse');
  many('opposing Axes', 'Axe');
  many('opposing Foxes', 'Fox');
  many('opposing Wolves', 'Wolf');
  many('opposing Night Elves', 'Night Elf');
});

test('a list of descriptions is not a description of several kinds', () => {
  one('Demon ally or Warlock hero you control', {
    any: [
      { tag: ['Demon'], kind: ['Ally'] },
      { tag: ['Warlock'], kind: ['Hero'] },
    ],
    whose: 'you',
  });
  one('Totem or Demon', { any: [{ kind: ['Totem'] }, { tag: ['Demon'] }] });
  one('damaged hero or ally', { damaged: true, kind: ['Hero', 'Ally'] });
});

test('what a card did this turn, or what was done to it', () => {
  one('ally that attacked this turn', { kind: ['Ally'], past: { as: 'card', was: { event: 'attack' } } });
  one('ally that dealt fire damage this turn', {
    kind: ['Ally'],
    past: { as: 'by', was: { event: 'deal', damageType: ['fire'] } },
  });
  one('hero that your hero dealt combat damage to this turn', {
    kind: ['Hero'],
    past: { as: 'card', was: { event: 'deal', by: { kind: ['Hero'], whose: 'you' }, combat: true } },
  });
  means(nounMany, "allies that haven't attacked this turn", {
    kind: ['Ally'],
    not: { past: { as: 'card', was: { event: 'attack' } } },
  });
});

test('what is attached to a card', () => {
  one('ally with an attachment', { kind: ['Ally'], hosts: { attachment: true } });
  one('hero with a Curse attached to it', { kind: ['Hero'], hosts: { tag: ['Curse'] } });
  one("ability that's not attached to a friendly card", {
    kind: ['Ability'],
    not: { attachedTo: { whose: 'friendly' } },
  });
  one('protecting ally with cost less than X', {
    protecting: true,
    kind: ['Ally'],
    cost: { is: 'less than', than: { amount: 'X' } },
  });
});

test('what follows belongs to the nearest description', () => {
  one("ally that's attacking an ally you control", {
    kind: ['Ally'],
    attacking: true,
    inCombatWith: { kind: ['Ally'], whose: 'you' },
  });
  one('ally with cost less than or equal to the number of Totems you control', {
    kind: ['Ally'],
    cost: { is: 'or less', than: { amount: 'count', of: { kind: ['Totem'], whose: 'you' } } },
  });
  one('ally with fatal damage', {
    kind: ['Ally'],
    damage: { is: 'or more', than: { amount: 'health', of: { select: 'it' } } },
  });
});

test('what has the highest number is one of those with just that number', () => {
  means(nounMany, 'opposing allies that have or share the highest cost among opposing allies', {
    whose: 'opposing',
    kind: ['Ally'],
    cost: {
      is: 'exactly',
      than: { amount: 'highest', number: 'cost', of: { whose: 'opposing', kind: ['Ally'] } },
    },
  });
});

test('a capital letter at the beginning of a sentence makes no tag', () => {
  means(nounMany, 'Heroes', { kind: ['Hero'] });
  means(nounMany, 'Murlocs', { tag: ['Murloc'] });
  expect(meant(nounMany, 'These allies')).toEqual([]);
});

test('amounts', () => {
  const says = (text: string, value: Amount) => means(measure, text, value);
  says('1 plus the number of cards in your hand', {
    amount: 'sum',
    of: [1, { amount: 'cards in hand', of: { player: 'you' } }],
  });
  says("twice this ally's ATK", { amount: 'times', of: [2, { amount: 'atk', of: { select: 'this' } }] });
  says('the highest cost among allies you control', {
    amount: 'highest',
    number: 'cost',
    of: { kind: ['Ally'], whose: 'you' },
  });
  says('the lowest ATK among opposing allies', {
    amount: 'lowest',
    number: 'atk',
    of: { whose: 'opposing', kind: ['Ally'] },
  });
  says('2 plus the ATK of a Melee weapon you control', {
    amount: 'sum',
    of: [2, { amount: 'atk', of: { select: 'choose', noun: { tag: ['Melee'], kind: ['Weapon'], whose: 'you' } } }],
  });
  says('the ATK of one of your weapons', {
    amount: 'atk',
    of: { select: 'choose', noun: { kind: ['Weapon'], whose: 'you' } },
  });
  says('the combined cost of an armor and an item you control', {
    amount: 'sum',
    of: [
      { amount: 'cost', of: { select: 'choose', noun: { kind: ['Armor'], whose: 'you' } } },
      { amount: 'cost', of: { select: 'choose', noun: { kind: ['Item'], whose: 'you' } } },
    ],
  });
  says('the ATK of a defender', { amount: 'atk', of: { select: 'each', noun: { defending: true } } });
  says('the number of different classes among allies you control', {
    amount: 'different',
    what: 'class',
    of: { kind: ['Ally'], whose: 'you' },
  });
  says('the number of verse counters on this ally', { amount: 'counters', name: 'verse', on: { select: 'this' } });
});

test('conditions', () => {
  const says = (text: string, value: Condition) => means(condition, text, value);
  says('an ally is in your graveyard', { is: 'there', noun: { kind: ['Ally'], zone: 'graveyard', whose: 'you' } });
  says('you have no cards in your hand', {
    is: 'compared',
    left: { amount: 'cards in hand', of: { player: 'you' } },
    how: 'exactly',
    right: 0,
  });
  says('you have a location', { is: 'there', noun: { kind: ['Location'], whose: 'you' } });
  says('there are three or more Beasts in your party', {
    is: 'there',
    noun: { tag: ['Beast'], whose: 'you' },
    atLeast: 3,
  });
  says('there are no ready opposing allies', {
    is: 'not',
    of: { is: 'there', noun: { exhausted: false, whose: 'opposing', kind: ['Ally'] } },
  });
  says('an opposing ally was destroyed this turn', {
    is: 'happened',
    watch: { event: 'destroy', card: { whose: 'opposing', kind: ['Ally'] } },
  });
  says('an opposing hero has 9 or more damage', {
    is: 'there',
    noun: { kind: ['Hero'], whose: 'opposing', damage: { is: 'or more', than: 9 } },
  });
});

/** A card in the rulebook's notation. */
function card(text: string): Facts {
  const { facts, faults } = readNotation(`Try Out, 2, Mage, Ability—Fire\n${text}`);
  expect(faults).toEqual([]);
  expect(readNotation(`Try Out, 2, Mage, Ability—Fire\n${sayCard(facts[0]!)!.join('\n')}`).facts).toEqual(facts);
  return facts[0]!;
}
const second = (text: string) => card(text).text[1];
const power = (text: string): Power => card(`Ongoing: ${text}`).powers[0]!;

test('"its controller" is found again', () => {
  expect(second('Destroy target weapon. Its controller draws a card.')).toEqual({
    do: 'draw',
    who: { player: 'controller', of: { select: 'targeted', slot: 0 } },
    count: 1,
  });
  expect(power('When an opposing ally attacks, exhaust it. Its controller draws a card.')).toMatchObject({
    effects: [
      { what: { select: 'event', role: 'card' } },
      { who: { player: 'controller', of: { select: 'event', role: 'card' } } },
    ],
  });
});

test('"it" at the beginning is the one who acts, unless something else was called "it" since', () => {
  const hero = { select: 'event', role: 'card' };
  const other = { select: 'event', role: 'to' };
  expect(power('When your hero attacks an ally, it deals 1 fire damage to that ally.')).toMatchObject({
    effects: [{ by: hero, to: other }],
  });
  expect(power("When your hero attacks an ally, exhaust it. It can't attack this turn.")).toMatchObject({
    effects: [{ what: other }, { what: other }],
  });
});

test('"its ATK" is that of the one who deals, "its cost" never a hero\'s', () => {
  expect(card('Target ally you control deals fire damage equal to its ATK to target hero.').text[0]).toMatchObject({
    amount: { amount: 'atk', of: { select: 'targeted', slot: 0 } },
  });
  expect(second('Destroy target item. Your hero heals damage from itself equal to its cost.')).toMatchObject({
    amount: { amount: 'cost', of: { select: 'targeted', slot: 0 } },
  });
});

test('a card that was moved is found where it is now, whatever is targeted after it', () => {
  expect(
    second(
      'Put the top card of your deck into your hand. Your hero deals fire damage equal to its cost to target ally.',
    ),
  ).toMatchObject({ amount: { amount: 'cost', of: { select: 'done' } } });
});

test('a target can be named in an amount', () => {
  expect(card("Your hero deals fire damage to target hero equal to target ally's cost.").text[0]).toMatchObject({
    amount: { amount: 'cost', of: { select: 'target', noun: { kind: ['Ally'] } } },
  });
});

test('"that player" must have been spoken of', () => {
  const { faults } = readNotation('Try Out, 2, Mage, Ability—Fire\nThat player draws a card.');
  expect(faults).toHaveLength(1);
});
