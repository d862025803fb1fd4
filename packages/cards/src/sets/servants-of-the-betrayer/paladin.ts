import { countOf, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, controlledByYou, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, destroy, draw, give, heal, putFrom, putIntoHand, unpreventably } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  attached,
  attacking,
  aWeapon,
  dealtCombatDamageBy,
  heroOrAlly,
  inYourGraveyard,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, pay, when } from '../../language/powers.ts';
import { attachedCard, chosen, each, eventCard, it, target, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const paladin = set({
  'Aura of Fanaticism': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Traitor'], limit: 'Aura (1)', required: ['Traitor'] },
    have(yourHeroAs, atk(countOf(yours(anAlly)))),
    have(yours(anAlly), health(-1)),
  ),
  'Avenging Wrath': ability(
    { cost: 4, icon: 'Paladin', tags: ['Retribution'], instant: true },
    give(yourHero, [{ change: 'double', what: 'atk' }]),
  ),
  'Blessing of the Martyr': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    anAlly,
    haveWhile(is(it, attacking(aCard)), attached(anAlly), atk(2)),
    when(isDestroyed(attached(anAlly)), putFrom('graveyard', attachedCard, { to: 'hand' })),
  ),
  Crusade: ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], talent: 'Retribution' },
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(2)),
    when({ event: 'deal', by: yourHeroAs, card: tagged('Demon', anAlly), combat: true }, destroy(eventCard)),
  ),
  'Divine Riposte': ongoing(
    { cost: 6, icon: 'Paladin', tags: ['Protection'] },
    when(
      { event: 'prevent', card: yours(heroOrAlly) },
      unpreventably(deal(thatMuch, 'holy', { select: 'event', role: 'to' })),
    ),
  ),
  'Flash of Light': ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], instant: true },
    heal('all', target(anAlly)),
    draw(),
  ),
  'Seal of Betrayal': ongoing(
    { cost: 4, icon: 'Paladin', tags: ['Traitor'], required: ['Traitor'] },
    when(
      {
        event: 'destroy',
        card: anAlly,
        fatal: true,
        dealt: { event: 'deal', by: yourHeroAs, combat: true, with: aWeapon },
      },
      { do: 'put into play', what: eventCard, from: 'graveyard' },
    ),
    pay([2, destroyThis], give(target(dealtCombatDamageBy(yourHeroAs, anAlly)), [controlledByYou], 'this game')),
  ),
  'Seal of Redemption': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], limit: 'Seal (1)' },
    when({ event: 'deal', by: yourHeroAs, with: aWeapon, combat: true }, putIntoHand(chosen(inYourGraveyard(anAlly)))),
    pay([1, destroyThis], putIntoHand(chosen(inYourGraveyard(anAlly)))),
  ),
  'Wrath of Turalyon': ability(
    { cost: 4, icon: 'Paladin', tags: ['Retribution'], instant: true },
    destroy(each({ kind: ['Ally'], past: { as: 'card', was: { event: 'attack' } } })),
  ),
});
