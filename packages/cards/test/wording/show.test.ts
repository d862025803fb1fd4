import { expect, test } from 'vitest';
import { allCards, cardNamed } from '../../src/catalogue.ts';
import { headLine, typeLine } from '../../src/wording/headLine.ts';
import { textOf } from '../../src/wording/show.ts';

const linesOf = (name: string): readonly string[] => textOf(cardNamed(name)!);

test.each(allCards())('$name says something for each of its powers', (card) => {
  const lines = textOf(card);
  const paragraphs = card.powers.length + (card.hero?.back?.powers.length ?? 0) + (card.text.length > 0 ? 1 : 0);
  expect(lines.length).toBeGreaterThanOrEqual(paragraphs);
  for (const line of [headLine(card).slice(card.name.length), ...lines]) {
    expect(line).not.toMatch(/undefined|\[object|null|NaN| {2}| [,.]|\.\./);
    expect(line).toMatch(/\S/);
  }
});

test.each([
  ['Granite Shieldbearer', ['Protector']],
  ['Gravewind Caller', ['When this ally is destroyed, draw a card.']],
  ['Crossways Inn', ['(2), [Activate] >>> Draw a card. Discard a card.']],
  ['Banner Sergeant', ['Other allies you control have +1 ATK.']],
  ['Thunderhoof Champion', ['When this ally attacks, you may exhaust target opposing ally.']],
  ['Rime Veil', ['Attach to target opposing ally. Exhaust that ally.', "Ongoing: Attached ally can't attack."]],
  ['Cleaving Arc', ['Your hero deals 2 melee damage to up to two target opposing allies.']],
  ['Creeping Doubt', ['Target opponent discards two cards.']],
  ['Fork in the Road', ['Choose one: Destroy target exhausted ally; or draw two cards.']],
  ['Storm Whistle', ['Once per turn: (2) >>> Target ally you control has +2 ATK this turn.']],
  ['A Debt Repaid', ['Pay (4) and exhaust an ally you control to complete this quest.', 'Reward: Draw two cards.']],
  ['Grusk Halfhelm', ['On your turn: (3), Flip this hero >>> Ready this hero. Ready each weapon you control.']],
  ['Nerashi Tidewoken', ['[Front]: (3) >>> Flip this hero.', '[Back]: Totems you control have +1 [Health].']],
  [
    'Muster at Dawn',
    [
      '[Basic] Pay (4) to complete this quest.',
      'Reward: Put two 1 [Melee] / 1 [Health] Recruit ally tokens into play.',
    ],
  ],
])('%s is worded in the current style', (name, lines) => {
  expect(linesOf(name)).toStrictEqual(lines);
});

test.each([
  ['Footsoldier', 'Ally'],
  ['Fen Lurker', 'Monster Ally—Murloc'],
  ['Thicket Lynx', 'Ally—Cat, Pet (1)'],
  ['Ember Lash', 'Instant Ability—Fire'],
  ['Cinder Totem', 'Ability Ally—Elemental, Fire Totem (1)'],
  ['Militia Sword', 'Equipment—1H Weapon—Sword, Melee (1)'],
  ['Oaken Buckler', 'Equipment—Armor—Shield, Off-Hand (1)'],
  ['Storm Whistle', 'Equipment—Item, Trinket (2)'],
  ['Elwin Ashgrove', 'Hero—Human Mage (Fire)'],
])('%s has the type line %s', (name, line) => {
  expect(typeLine(cardNamed(name)!)).toBe(line);
});

test('the first line is the notation of the rulebook', () => {
  expect(headLine(cardNamed('Footsoldier')!)).toBe('Footsoldier, 2, Ally, 2 [Melee] / 2 Health');
  expect(headLine(cardNamed('Yew Longbow')!)).toBe(
    'Yew Longbow, 3, Hunter Rogue Warrior, Equipment—2H Weapon—Bow, Ranged (1), 2 [Ranged], 1 Strike',
  );
});
