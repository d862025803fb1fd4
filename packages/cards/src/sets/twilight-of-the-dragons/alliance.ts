import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, can, health, keyword, power } from '../../language/changes.ts';
import {
  destroy,
  discard,
  draw,
  give,
  giveAll,
  ifYouDo,
  may,
  put,
  putIntoHand,
  putTokens,
  ready,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  anEquipment,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { canAttackOnly, has, have, unpreventable, when, whenThisEntersPlay } from '../../language/powers.ts';
import { anotherTarget, each, target, targetPlayer, thisCard, zoneOf } from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const alliance = set({
  'Abbie Whizzleblade': ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [6, 'melee'], health: 4 },
    whenThisEntersPlay(give(target(heroOrAlly), [atk(1)]), give(anotherTarget(heroOrAlly), [atk(-1)])),
  ),
  'Alrak Stonecrack': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Warlock'], atk: [4, 'fire'], health: 3 },
    when(isDestroyed(thisOne), putIntoHand(target(opposing(anAlly)))),
  ),
  'Brel Blazebeard': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Mage'], atk: [2, 'fire'], health: 4 },
    has('Elusive'),
    when(
      {
        event: 'deal',
        by: {
          any: [
            { kind: ['Hero'], whose: 'you' },
            { kind: ['Ally'], whose: 'you', other: true },
          ],
        },
        damageType: ['fire'],
      },
      give(thisCard, [power(has('Assault', 2))]),
    ),
  ),
  'Chandra Marlight': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Priest'], atk: [1, 'holy'], health: 3 },
    has('Aberration'),
    has('Mend', 2),
  ),
  'Frizzle Stumbleshade': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Priest'], atk: [3, 'shadow'], health: 3 },
    has('Untargetable'),
  ),
  'Gardos Gravefang': ally(
    { cost: 1, icon: 'Alliance', tags: ['Worgen', 'Death Knight'], atk: [2, 'melee'], health: 1 },
    has('Protector'),
    when(isDestroyed(thisOne), may(put(target(inZone('graveyard', aCard)), { to: 'deck', at: 'bottom' }))),
  ),
  'Haratha Hammerflame': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [3, 'fire'], health: 2 },
    when(isDestroyed(thisOne), may(thisDeals(3, 'fire', target(opposing(aHero))))),
  ),
  Javeer: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Death Knight'], atk: [1, 'melee'], health: 5 },
    has('Protector'),
    when({ event: 'protect', card: thisOne, first: true }, ready(thisCard)),
  ),
  'Jerrak Krandle': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'melee'], health: 3 },
    has('Protector'),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Jessa the Lifebound': ally(
    { cost: 5, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [5, 'arcane'], health: 5 },
    has('Protector'),
    when(isDestroyed(thisOne), putTokens(3, token('Treant', { atk: [1, 'melee'], health: 1 }))),
  ),
  'Kalan Howland': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Rogue'], atk: [3, 'nature'], health: 2 },
    when(isDestroyed(thisOne), discard(1, targetPlayer())),
  ),
  'Kelsa Wildfire': ally(
    { cost: 1, icon: 'Alliance', tags: ['Worgen', 'Mage'], atk: [1, 'fire'], health: 2 },
    has('Ferocity'),
  ),
  'Knight Karia': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [4, 'melee'], health: 1 },
    has('Protector'),
  ),
  'Lord Darius Crowley': ally(
    { cost: 7, icon: 'Alliance', tags: ['Worgen', 'Warrior'], limit: 'Darius (1)', atk: [7, 'melee'], health: 4 },
    has('Aberration'),
    whenThisEntersPlay(
      ifYouDo(
        may({ do: 'gesture', how: 'howl' }),
        putTokens(3, token('Worgen', { atk: [1, 'melee'], health: 1 }, has('Ferocity'))),
      ),
    ),
  ),
  "Lyrana of Eldre'Thalas": ally(
    { cost: 7, icon: 'Alliance', tags: ['Night Elf', 'Mage'], atk: [6, 'fire'], health: 4 },
    whenThisEntersPlay(thisDeals(countOf(yours(typed('fire', aCard))), 'fire', each(opposing(heroOrAlly)))),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        {
          do: 'create',
          replacement: {
            event: {
              event: 'deal',
              by: {
                any: [
                  { kind: ['Hero'], whose: 'you' },
                  { kind: ['Ally'], whose: 'you' },
                ],
              },
              damageType: ['fire'],
            },
            instead: unpreventable,
          },
          duration: 'this turn',
        },
      ],
    },
  ),
  'Maurice Steelson': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Warrior'], atk: [1, 'melee'], health: 4 },
    has('Protector'),
    whenThisEntersPlay(
      giveAll(
        {
          any: [
            { kind: ['Hero'], whose: 'you' },
            { kind: ['Ally'], whose: 'you' },
          ],
        },
        [power(has('Assault', 1))],
      ),
    ),
  ),
  'Prince Anduin Wrynn': ally(
    { cost: 7, icon: 'Alliance', tags: ['Human', 'Priest'], limit: 'Anduin (1)', atk: [2, 'holy'], health: 5 },
    have(friendly(tagged('Human')), can({ may: 'protect', noun: thisOne })),
    have(
      friendly(other(anAlly)),
      atk({ amount: 'different', what: 'card type', of: { whose: 'you' } }),
      health({ amount: 'different', what: 'card type', of: { whose: 'you' } }),
    ),
  ),
  'Roger Ulric': ally({ cost: 5, icon: 'Alliance', tags: ['Worgen', 'Hunter'], atk: [6, 'ranged'], health: 4 }),
  'Stacia Markton': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Hunter'], atk: [5, 'nature'], health: 1 },
    whenThisEntersPlay(give(target(yours(heroOrAlly)), [keyword('Long-Range')])),
  ),
  'Stargazer Ronal': ally(
    { cost: 4, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [4, 'arcane'], health: 4 },
    when(isDestroyed(thisOne), may(put(zoneOf('graveyard', targetPlayer()), { to: 'deck', at: 'shuffled' }))),
  ),
  'Tania Falan': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Mage'], atk: [2, 'arcane'], health: 3 },
    whenThisEntersPlay(ifYouDo(may(draw()), discard())),
  ),
  'Vakus the Inferno': ally(
    { cost: 1, icon: 'Alliance', tags: ['Worgen', 'Warlock'], atk: [4, 'fire'], health: 1 },
    has('Aberration'),
    has('Ferocity'),
    canAttackOnly(aHero),
    when(turnEnds('you'), destroy(thisCard)),
  ),
  'Windspeaker Nuvu': ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [1, 'nature'], health: 2 },
    when({ event: 'attack', card: thisOne, first: true }, ready(thisCard)),
  ),
});
