import { X } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { cant, controlledByYou, keyword, losesPowers } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { addCounters, deal, destroy, exhaust, give, interrupt, may, put } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  aWeapon,
  having,
  heroOrAlly,
  inZone,
  opposing,
  other,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { doubled, have, ifWould, onYourTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  anotherTarget,
  eventCard,
  eventDoer,
  target,
  targeted,
  that,
  thisCard,
  topOfYourDeck,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const armors = set({
  'Blue Suede Shoes': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Feet (1)', instant: true, def: 1 },
    whenThisEntersPlay(give(target(yours(aCard)), [keyword('Untargetable')])),
  ),
  'Boots of the Resilient': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Feet (1)', def: 6 },
    when({ event: 'deal', card: yourHeroAs }, exhaust(thisCard)),
  ),
  'Cloak of Subjugated Power': armor(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'],
      tags: ['Cloth'],
      limit: 'Back (1)',
      def: 0,
    },
    onYourTurn(
      pay(
        [1, 'activate', destroying(yours(withCost('exactly', X, anAlly)))],
        give(target(withCost('less than', X, anAlly)), [controlledByYou], 'this game'),
      ),
    ),
  ),
  "Forest Stalker's Bracers": armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Wrist (1)', def: 1 },
    pay([1], give(target(heroOrAlly), [keyword('Stealth')])),
  ),
  'Girdle of the Blasted Reaches': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Waist (1)', def: 2 },
    whenThisEntersPlay({ do: 'look at', what: topOfYourDeck(1) }, may(put(that, { to: 'deck', at: 'bottom' }))),
  ),
  "Gladiator's Regalia": armor(
    {
      cost: 8,
      icon: 'Mage',
      tags: ['Set', 'Cloth', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 5,
    },
    have(opposing(anAlly), losesPowers, cant('have powers')),
    pay(['activate'], deal(2, 'fire', target(heroOrAlly))),
  ),
  'Masquerade Gown': armor(
    { cost: 6, icon: ['Druid', 'Priest'], tags: ['Cloth'], limit: 'Chest (1)', def: 0 },
    pay(['activate'], {
      do: 'become copy',
      what: target(yours(anAlly)),
      of: anotherTarget(yours(anAlly)),
      duration: 'this turn',
    }),
  ),
  "Merciless Gladiator's Battlegear": armor(
    {
      cost: 8,
      icon: 'Warrior',
      tags: ['Set', 'Plate', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 8,
    },
    ifWould({ event: 'deal', by: yourHeroAs, with: aWeapon }, doubled),
    pay(['activate'], exhaust(target(heroOrAlly)), deal(1, 'melee', targeted(0))),
  ),
  "Mok'Nathal Wildercloak": armor(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      tags: ['Cloth'],
      limit: 'Back (1)',
      def: 0,
    },
    when(isDestroyed(opposing(anAlly)), addCounters(1, '+1 DEF')),
  ),
  'Scaled Breastplate of Carnage': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 1 },
    when(
      { event: 'deal', by: anAlly, card: other(anAlly) },
      destroy({ select: 'together', of: [eventDoer, eventCard] }),
    ),
  ),
  "Vengeful Gladiator's Vestments": armor(
    {
      cost: 7,
      icon: 'Rogue',
      tags: ['Set', 'Leather', 'Arena'],
      limit: ['Chest (1)', 'Hands (1)', 'Head (1)', 'Legs (1)', 'Shoulder (1)'],
      def: 6,
    },
    when(
      { event: 'play', card: having('Finishing Move', inZone('chain', aCard)), whose: 'you' },
      may(interrupt(target(inZone('chain', aCard)))),
    ),
    pay(['activate'], put(topOfYourDeck(1), { to: 'resource row' })),
  ),
});
