import { cardsInHandOf, maximumHandSizeOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { chooseOne, deal, destroy, discard, draw, exhaust, give, giveTo, ifSo, ready } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAlly,
  aResource,
  attached,
  attacking,
  dealtCombatDamageBy,
  defending,
  friendly,
  having,
  heroOrAlly,
  inYourGraveyard,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have, pay, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  each,
  eventCard,
  it,
  target,
  targeted,
  targetPlayer,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';

export const rogue = set({
  'Adrenaline Rush': ability(
    { cost: 7, icon: 'Rogue', tags: ['Combat'], talent: 'Combat' },
    ready(each(yours(aResource))),
    { do: 'until', limit: compared(cardsInHandOf(you), 'or more', maximumHandSizeOf(you)), effects: [draw()] },
    { do: 'create', trigger: when({ event: 'turn ends' }, discard('hand')), next: true, duration: 'this game' },
  ),
  Blind: ability(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    giveTo(targetPlayer(), [cant('play', { noun: aCard })]),
  ),
  'Head Trauma': ability({ cost: 4, icon: 'Rogue', tags: ['Assassination'] }, destroy(target(aResource))),
  'Hide and Stab': ongoing(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Subtlety'] },
    have(yourHeroAs, keyword('Stealth')),
    when({ event: 'deal', by: yourHeroAs }, destroy(thisCard)),
    pay([destroyThis], exhaust(target(heroOrAlly))),
  ),
  Obfuscate: ability(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Subtlety'], instant: true },
    give(target(heroOrAlly), [keyword('Stealth')]),
    { do: 'modify', what: targeted(0), changes: [atk(2)], while: is(it, attacking(aCard)), duration: 'this turn' },
  ),
  'On the Brink': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    anAlly,
    when({ event: 'exhaust', card: attached(anAlly) }, destroy(attachedCard)),
  ),
  'Rogue Training': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'] },
    friendly(anAlly),
    when(
      { event: 'deal', by: attached(anAlly), card: defending(aHero), combat: true },
      discard(1, controllerOf(eventCard)),
    ),
  ),
  Sprint: ongoing(
    { cost: 4, icon: 'Rogue', tags: ['Combat'], instant: true },
    pay(
      ['activate'],
      chooseOne(
        [ready(yourHero)],
        [ifSo(is(yourHero, defending(aCard)), { do: 'remove from combat', what: each(attacking(anAlly)) })],
      ),
    ),
  ),
  'Thick as Thieves': ongoing(
    { cost: 5, icon: 'Rogue', tags: ['Subtlety'] },
    have(yours(having('Stealth', anAlly)), keyword('Elusive'), keyword('Untargetable')),
  ),
  'Unfair Advantage': ability(
    { cost: 5, icon: 'Rogue', tags: ['Finishing', 'Move', 'Subtlety'] },
    discard(X, targetPlayer()),
    costToPlay({ pay: 'remove', noun: inYourGraveyard(tagged('Combo')), count: X, atMost: 5 }),
  ),
  'Wound Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, heroOrAlly),
    have(attached(aCharacter), cant('be healed')),
    atStartOfYourTurn(deal(1, 'nature', attachedCard)),
  ),
});
