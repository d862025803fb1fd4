import { X } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy } from '../../language/effects.ts';
import { anEquipment, having, heroOrAlly, withCost, yourHeroAs, yours } from '../../language/nouns.ts';
import { have, onYourTurn, pay, when } from '../../language/powers.ts';
import { each } from '../../language/selections.ts';

export const items = set({
  'Band of the Inevitable': item(
    { cost: 2, icon: ['Druid', 'Paladin', 'Shaman'], limit: 'Ring (2)' },
    onYourTurn(pay(['X', destroyThis], destroy(each(withCost('or less', X, anEquipment))))),
  ),
  "Lightwarden's Band": item(
    { cost: 2, icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'], limit: 'Ring (2)', reputation: 'Aldor' },
    have(
      yourHeroAs,
      power({
        power: 'keyword',
        keyword: 'Inspire',
        nouns: [{ kind: ['Ability', 'Ally', 'Equipment', 'Hero', 'Resource'] }],
      }),
    ),
  ),
  'Medallion of the Lightbearer': item(
    {
      cost: 1,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Neck (1)',
      reputation: 'Aldor',
    },
    have(yours(having('Inspire', heroOrAlly)), keyword('Protector')),
  ),
  "Scryer's Bloodgem": item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
      reputation: 'Scryer',
    },
    have(yours(having('Sabotage', heroOrAlly)), keyword('Stealth')),
  ),
  "Seer's Signet": item(
    { cost: 6, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)', reputation: 'Scryer' },
    have(yourHeroAs, power({ power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Ability', 'Equipment'] }] })),
    when({ event: 'sabotage', card: yourHeroAs, to: {} }, destroy({ select: 'event', role: 'to' })),
  ),
});
