import { atkOf, countersOn } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { compared, yourTurn } from '../../language/conditions.ts';
import { deal, destroy, give, giveAll, may, put, putIntoHand, ready } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anEquipment,
  heroOrAlly,
  inZone,
  opposing,
  other,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, onYourTurn, pay, provided, when } from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  eventDoer,
  it,
  remembered,
  revealed,
  target,
  topOfYourDeck,
} from '../../language/selections.ts';

export const armors = set({
  'Battleplate of the Apocalypse': armor(
    { cost: 6, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 3 },
    onYourTurn(
      pay(['activate'], {
        do: 'create',
        trigger: when(
          { event: 'deal', by: among(remembered, aCard), card: opposing(anAlly) },
          destroy({ select: 'together', of: [eventDoer, eventCard] }),
        ),
        about: target(yours(anAlly)),
        duration: 'this turn',
      }),
    ),
  ),
  'Double Attack Handguards': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Hands (1)', def: 1 },
    pay([3, 'activate'], give(target(anAlly), [power(has('Assault', atkOf(it)))])),
  ),
  'Flame Pillar Leggings': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Legs (1)', def: 1 },
    atStartOfYourTurn(may(deal(1, 'fire', target(aHero)))),
  ),
  'Polished Helm of Valor': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 2 },
    provided(
      compared(countersOn('heirloom'), 'or more', 3),
      pay(['activate'], giveAll(yours(anAlly), [power(has('Assault', 3))])),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Stained Shadowcraft Cap': armor(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 1 },
    provided(
      { is: 'all', of: [yourTurn, compared(countersOn('heirloom'), 'or more', 3)] },
      pay(['activate'], deal(3, 'nature', target(heroOrAlly))),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  "Tarnished Raging Berserker's Helm": armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 2 },
    provided(
      compared(countersOn('heirloom'), 'or more', 3),
      pay(['activate'], ready(target(other(yours(aCard)), { upTo: 3 }))),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Tattered Dreadmist Mask': armor(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    provided(
      compared(countersOn('heirloom'), 'or more', 3),
      pay(
        ['activate'],
        { do: 'look at', what: topOfYourDeck(3) },
        putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
});
