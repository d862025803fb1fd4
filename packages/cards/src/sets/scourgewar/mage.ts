import { countersOn, X } from '../../language/amounts.ts';
import { attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag, cant, losesPowers } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { addCounters, deal, destroy, draw, give, ifSo, may } from '../../language/effects.ts';
import { aCard, aHero, allyOrWeapon, anAlly, attached, opposing } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, when } from '../../language/powers.ts';
import { attachedCard, target, thisCard } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const mage = set({
  'Arcane Tactics': ongoing(
    { cost: 4, icon: 'Mage', tags: ['Arcane'] },
    when(draws('you'), may(deal(1, 'arcane', target(anAlly)))),
  ),
  Freeze: attachment(
    { cost: 2, icon: 'Mage', tags: ['Frost'] },
    opposing(allyOrWeapon),
    have(attached(aCard), cant('attack'), cant('exhaust')),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [give(target(opposing(allyOrWeapon)), [cant('attack'), cant('exhaust')])],
    },
  ),
  'Living Bomb': attachment(
    { cost: 1, icon: 'Mage', tags: ['Fire', 'Molten', 'Core'], talent: 'Fire' },
    aHero,
    atStartOfYourTurn(
      addCounters(1, 'fuse'),
      ifSo(compared(countersOn('fuse'), 'or more', 10), deal(50, 'fire', attachedCard), destroy(thisCard)),
    ),
  ),
  'Mana Sapphire': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    pay(['X', destroyThis], ifSo(compared(X, 'or less', 5), draw(X))),
  ),
  'Polymorph: Penguin': attachment(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    anAlly,
    have(attached(anAlly), cant('attack'), cant('protect'), losesPowers, cant('have powers'), alsoTag('Penguin')),
  ),
  'Smoldering Blast': ongoing(
    { cost: 1, icon: 'Mage', tags: ['Fire'] },
    pay([destroyThis], deal(3, 'fire', target(anAlly))),
  ),
});
