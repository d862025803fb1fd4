import { countOf, X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, controlledByYou, keyword } from '../../language/changes.ts';
import { yourTurn } from '../../language/conditions.ts';
import { deal, destroy, exhaust, give, giveAll, interrupt, put, putIntoHand, reveal } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  aResource,
  attached,
  aWeapon,
  dealtCombatDamageBy,
  exhausted,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, pay, payLessTo, when, whileSo } from '../../language/powers.ts';
import { attachedCard, chosen, each, revealed, target, targeted, topOfYourDeck } from '../../language/selections.ts';

export const rogue = set({
  'Aggressive Infiltration': ability(
    { cost: 4, icon: 'Rogue', tags: ['Combo', 'Combat'] },
    deal(3, 'melee', each(exhausted(opposing(heroOrAlly)))),
  ),
  Belligerence: ongoing(
    { cost: 2, icon: 'Rogue', tags: ['Combat'] },
    whileSo(yourTurn, payLessTo('strike', 2, tagged('Melee', aWeapon))),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [
        reveal(topOfYourDeck(3)),
        putIntoHand(chosen(among(revealed, inZone('deck', tagged('Melee', aWeapon))))),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ],
    },
  ),
  'Dead Weight': attachment(
    { cost: 2, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    { kind: ['Ally', 'Equipment'] },
    when({ event: 'exhaust', card: attached(aCard) }, destroy(attachedCard)),
  ),
  'Deadly Throw': ability(
    { cost: 3, icon: 'Rogue', tags: ['Assassination'] },
    giveAll(yours(tagged('Dagger')), [keyword('Thrown'), atk(X)]),
    has('Finishing Move'),
  ),
  'Disarm Trap': ability(
    { cost: 1, icon: 'Rogue', tags: ['Subtlety'], instant: true },
    interrupt(target(inZone('chain', { instant: true }))),
  ),
  'Enveloping Shadows': ongoing(
    { cost: 3, icon: 'Rogue', tags: ['Subtlety'], talent: 'Subtlety' },
    pay(['activate'], give(target(anAlly), [cant('deal damage')])),
  ),
  'Perforation Poison': attachment(
    { cost: 1, icon: 'Rogue', tags: ['Poison'], instant: true },
    dealtCombatDamageBy(yourHeroAs, aHero),
    atStartOfYourTurn(deal({ amount: 'sum', of: [1, countOf(yours(aWeapon))] }, 'nature', attachedCard)),
  ),
  Plunder: attachment(
    { cost: 4, icon: 'Rogue', tags: ['Subtlety'] },
    { kind: ['Location', 'Quest'] },
    have(attached(aResource), controlledByYou),
  ),
  'Sinister Set-up': ability(
    { cost: 3, icon: 'Rogue', tags: ['Combo', 'Combat'], instant: true },
    exhaust(target(heroOrAlly, { upTo: 2 })),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
});
