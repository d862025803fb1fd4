import { atkOf, countOf, thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import {
  attach,
  deal,
  draw,
  giveAll,
  may,
  putDamage,
  removeFromGame,
  thisDeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  attachedTo,
  heroOrAlly,
  named,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, onYourTurn, pay } from '../../language/powers.ts';
import { attachedCard, done, each, it, target, targeted, that, you, yourHero } from '../../language/selections.ts';

export const warlock = set({
  'Curse of Endless Suffering': attachment(
    { cost: 3, icon: 'Warlock', tags: ['Curse', 'Affliction'] },
    heroOrAlly,
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
    pay([3], {
      do: 'search',
      who: you,
      noun: named('Curse of Endless Suffering', aCard),
      then: [attach(that, attachedCard)],
    }),
  ),
  'Curse of Midnight': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Curse', 'Affliction'], instant: true },
    aHero,
    may(turnFaceDown(targeted(0))),
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
  ),
  'Dark Justice': ability(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], instant: true },
    removeFromGame(target(anAlly)),
    putDamage(atkOf(done), yourHero),
  ),
  'Grim Reach': ability(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], talent: 'Affliction' },
    giveAll(opposing(heroOrAlly), [
      health({ amount: 'times', of: [-1, countOf(yours({ ongoing: true, kind: ['Ability'] }))] }),
    ]),
  ),
  Kreedom: ally(
    { cost: 2, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [2, 'melee'], health: 4 },
    atStartOfYourTurn(
      thisDeals(countOf(yours(attachedTo(among(it, aCard), anAbility))), 'shadow', each(opposing(heroOrAlly))),
    ),
  ),
  'Ritual of Summoning': ongoing(
    { cost: 8, icon: 'Warlock', tags: ['Demonology'] },
    onYourTurn(
      pay([exhausting(yourHeroAs), { pay: 'exhaust', noun: yours(anAlly), count: 2 }], {
        do: 'put from collection',
        noun: anAlly,
      }),
    ),
  ),
  'The Promises of Darkness': ability(
    { cost: 1, icon: 'Warlock', tags: ['Affliction'], instant: true },
    deal(1, 'shadow', target(heroOrAlly)),
    putDamage(thatMuch, yourHero),
    draw(thatMuch),
  ),
});
