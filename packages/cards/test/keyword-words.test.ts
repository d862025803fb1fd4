import type { Effect, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { ability, ally, set } from '../src/language/cards.ts';
import { atk } from '../src/language/changes.ts';
import { youControlAtLeast, yourHeroIsLessDamaged } from '../src/language/conditions.ts';
import { deal, draw, empower, playFree, portal, putIntoHand, searchZonesOf } from '../src/language/effects.ts';
import { aCard, anAlly, heroOrAlly, tagged, thisOne } from '../src/language/nouns.ts';
import { empowered, haveWhile, tagWord, whenIf, whenThisEntersPlay } from '../src/language/powers.ts';
import { target, targetOpponent, that } from '../src/language/selections.ts';
import { attacks } from '../src/language/watches.ts';
import { textOf } from '../src/text/text.ts';

const POWERS: readonly (readonly [what: string, power: Power, words: string])[] = [
  ['Portal', whenThisEntersPlay(portal), 'When this ally enters play, Portal.'],
  [
    'Bloodrush',
    tagWord('Bloodrush', whenIf(attacks(thisOne), yourHeroIsLessDamaged, draw())),
    'Bloodrush: When this ally attacks, if an opponent controls a hero with more damage than your hero, draw a card.',
  ],
  [
    'Unity',
    tagWord('Unity', haveWhile(youControlAtLeast(3, tagged('Human', anAlly)), thisOne, atk(2))),
    'Unity: This ally has +2 ATK while you control three or more Human allies.',
  ],
  [
    'Empower on an ally',
    empowered('Gnome', draw()),
    'Empower Gnome: When this ally enters play, if you control another Gnome hero or ally, draw a card.',
  ],
  ['Stash', { power: 'keyword', keyword: 'Stash', effects: [draw()] }, 'Stash: Draw a card'],
  ['Warp', { power: 'keyword', keyword: 'Warp' }, 'Warp'],
  ['Rift', { power: 'keyword', keyword: 'Rift' }, 'Rift'],
];

const TEXTS: readonly (readonly [what: string, text: readonly Effect[], words: string])[] = [
  ['Portal twice', [portal, portal], 'Portal. Portal.'],
  [
    'Empower on an ability',
    [empower('Gnome', draw()), empower('Troll', deal(2, 'melee', target(heroOrAlly)))],
    'Empower Gnome: If you control a Gnome hero or ally, draw a card. Empower Troll: If you control a Troll hero or ally, your hero deals 2 melee damage to target hero or ally.',
  ],
  ['playing without paying', [playFree(target(anAlly))], 'Play target ally without paying its cost.'],
  [
    "searching another player's zones",
    [searchZonesOf(targetOpponent(), ['hand'], aCard, putIntoHand(that))],
    "Search target opponent's hand for a card and put that card into its owner's hand.",
  ],
];

test.each(POWERS)('%s is worded', (_, power, words) => {
  const [card] = set({ Speaker: ally({ cost: 1, atk: [1, 'melee'], health: 1 }, power) });
  expect(textOf(card!)).toEqual([words]);
});

test.each(TEXTS)('%s is worded', (_, text, words) => {
  const [card] = set({ Speaker: ability({ cost: 1 }, ...text) });
  expect(textOf(card!)).toEqual([words]);
});
