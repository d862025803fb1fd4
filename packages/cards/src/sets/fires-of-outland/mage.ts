import { countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, losesPowers } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis, removing } from '../../language/costs.ts';
import { deal, draw, give, ifSo, interrupt } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  attached,
  attacking,
  defending,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  thisOne,
  withCost,
} from '../../language/nouns.ts';
import { ifWould, pay, thatMuchPlus } from '../../language/powers.ts';
import { attachedCard, controllerOf, done, each, target, yourHero } from '../../language/selections.ts';

export const mage = set({
  'Amplify Magic': attachment(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], instant: true },
    friendly(heroOrAlly),
    ifWould({ event: 'heal', card: attached(aCharacter) }, thatMuchPlus(2)),
  ),
  'Arcane Blast': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'], instant: true },
    deal(3, 'arcane', target(heroOrAlly)),
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: {
          amount: 'times',
          of: [-1, countOf({ other: true, name: 'Arcane Blast', zone: 'graveyard', whose: 'you' })],
        },
      },
    },
  ),
  "Dragon's Breath": ability(
    { cost: 3, icon: 'Mage', tags: ['Fire'], instant: true, talent: 'Fire' },
    {
      do: 'deal',
      by: yourHero,
      amount: 3,
      types: ['fire'],
      to: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    },
    give(each(among(done, aCharacter)), [losesPowers]),
  ),
  Fizzle: ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], instant: true },
    interrupt(target(inZone('chain', withCost('or less', 3, anAbility)))),
  ),
  'Frost Funnel': ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'], instant: true },
    deal(1, 'frost', target(heroOrAlly, { upTo: 2 })),
    give(each(among(done, aCharacter)), [cant('attack')]),
  ),
  'Mana Jade': ongoing({ cost: 3, icon: 'Mage', tags: ['Arcane'] }, pay([2, destroyThis], draw(3))),
  'Molten Armor': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Fire'] },
    pay(
      [1, removing(inYourGraveyard(anAbility))],
      ifSo(is(yourHero, defending(aCard)), deal(1, 'fire', target(attacking(aCard)))),
    ),
  ),
  Slow: attachment({ cost: 3, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' }, aHero, {
    power: 'continuous',
    continuous: {
      players: 'any',
      of: controllerOf(attachedCard),
      changes: [cant('play', { noun: aCard, moreThan: 1 })],
    },
  }),
});
