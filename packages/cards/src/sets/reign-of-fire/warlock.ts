import { thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { deal, heal, may, putFrom, thisDeals, thisHeals } from '../../language/effects.ts';
import { aHero, anAbility, anAlly, attached, inYourGraveyard, tagged, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, ifWould, pay, redirectedTo, when } from '../../language/powers.ts';
import { attachedCard, controllerOf, heroOf, target, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  'Curse from Beyond': attachment(
    { cost: 4, icon: 'Warlock', tags: ['Affliction', 'Curse', 'Attachment'] },
    aHero,
    has('Warp'),
    atStartOfYourTurn(deal(2, 'shadow', attachedCard)),
  ),
  Havoc: attachment(
    { cost: 2, icon: 'Warlock', tags: ['Destruction', 'Attachment'], talent: 'Destruction' },
    anAlly,
    when({ event: 'deal', card: attached(anAlly) }, deal(thatMuch, 'fire', heroOf(controllerOf(attachedCard)))),
    when(isDestroyed(attached(anAlly)), may(putFrom('graveyard', thisCard, { to: 'hand' }))),
  ),
  'Life Drain': ability(
    { cost: 6, icon: 'Warlock', tags: ['Affliction'] },
    deal(6, 'shadow', target(anAlly)),
    heal(6, yourHero),
  ),
  Soulbond: attachment(
    { cost: 4, icon: 'Warlock', tags: ['Demonology', 'Attachment'] },
    tagged('Demon', anAlly),
    ifWould({ event: 'deal', card: yourHeroAs }, redirectedTo(attachedCard)),
  ),
  "Zhar'doom": ally(
    { cost: 3, icon: 'Warlock', tags: ['Felhunter', 'Demon', 'Monster'], atk: [3, 'shadow'], health: 4 },
    pay(
      [1, { pay: 'remove', noun: inYourGraveyard(anAbility), count: 3 }],
      thisDeals(3, 'shadow', target(aHero)),
      thisHeals(3, yourHero),
    ),
  ),
});
