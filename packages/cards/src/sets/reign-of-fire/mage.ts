import { countOf } from '../../language/amounts.ts';
import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  deal,
  draw,
  give,
  interrupt,
  may,
  putFrom,
  putIntoPlay,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  among,
  anAlly,
  defending,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { controllerOf, each, it, kept, target, targeted, thisCard } from '../../language/selections.ts';

export const mage = set({
  'Arcane Breach': ability(
    { cost: 5, icon: 'Mage', tags: ['Arcane'] },
    interrupt(target(inZone('chain', abilityAllyOrEquipment))),
    draw(),
  ),
  'Flames from Beyond': ability({ cost: 4, icon: 'Mage', tags: ['Fire'] }, deal(5, 'fire', target(aHero)), has('Warp')),
  'Mass Teleport': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    removeFromGame({ select: 'choose', noun: yours(anAlly), count: { anyNumber: true } }),
    pay([destroyThis], putIntoPlay(each(among(kept, aCard)))),
  ),
  Permafrost: ongoing(
    { cost: 4, icon: 'Mage', tags: ['Frost'], talent: 'Frost' },
    atStartOfYourTurn(
      deal(countOf(inPartyOf(controllerOf(it), { exhausted: false, not: aHero })), 'frost', each(opposing(aHero))),
    ),
  ),
  Phoenix: ally(
    { cost: 4, icon: 'Mage', tags: ['Phoenix', 'Elemental', 'Monster'], atk: [4, 'fire'], health: 5 },
    whenThisEntersPlay(thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
    {
      power: 'triggered',
      on: { event: 'deal', by: yourHeroAs, damageType: ['fire'] },
      if: is(thisCard, inZone('graveyard', aCard)),
      effects: [may(putFrom('graveyard', thisCard, { to: 'hand' }))],
      zone: 'graveyard',
    },
  ),
  'Temporal Shift': ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    { do: 'remove from combat', what: target(defending(anAlly)) },
    give(targeted(0), [keyword('Elusive')]),
  ),
});
