import { either } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, exhaust, give, removeFromGame, thisDeals } from '../../language/effects.ts';
import {
  among,
  anAbility,
  anAlly,
  heroOrAlly,
  inPartyOf,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, pay, when } from '../../language/powers.ts';
import {
  attachedCard,
  controllerOf,
  done,
  each,
  eventDoer,
  target,
  targeted,
  yourHero,
} from '../../language/selections.ts';
import { defendsAgainst, isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  Angrida: ally(
    { cost: 3, icon: 'Warlock', tags: ['Succubus', 'Demon'], limit: 'Pet (1)', atk: [3, 'shadow'], health: 3 },
    pay(['activate'], thisDeals(2, 'shadow', target(anAlly))),
  ),
  Hukkath: ally(
    { cost: 4, icon: 'Warlock', tags: ['Voidwalker', 'Demon'], limit: 'Pet (1)', atk: [3, 'shadow'], health: 5 },
    has('Protector'),
    pay([1, destroyThis], give(yourHero, [keyword('Untargetable')])),
  ),
  Immolate: attachment(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    heroOrAlly,
    deal(1, 'fire', targeted(0)),
    atStartOfYourTurn(deal(1, 'fire', attachedCard)),
  ),
  Incinerate: ability(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    deal(
      either(
        is(targeted(0), {
          past: { as: 'card', was: { event: 'deal', by: yourHeroAs, damageType: ['fire'], with: anAbility } },
        }),
        4,
        2,
      ),
      'fire',
      target(heroOrAlly),
    ),
  ),
  'Jar Soul': ongoing(
    { cost: 4, icon: 'Warlock', tags: ['Destruction'] },
    removeFromGame(target(anAlly)),
    pay([destroyThis], {
      do: 'create',
      cost: { cost: 'play', noun: tagged('Pet'), whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  Shadowfury: ability(
    { cost: 5, icon: 'Warlock', tags: ['Destruction'], talent: 'Destruction' },
    deal(2, 'shadow', each(opposing(anAlly))),
    exhaust(each(among(done, anAlly))),
    give(yourHero, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  Soulshatter: ongoing(
    { cost: 4, icon: 'Warlock', tags: ['Demonology'] },
    when(defendsAgainst(anAlly, yourHeroAs), exhaust(each(inPartyOf(controllerOf(eventDoer), anAlly)))),
  ),
  'Unstable Affliction': attachment(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], talent: 'Affliction' },
    heroOrAlly,
    atStartOfYourTurn(deal(2, 'shadow', attachedCard)),
    when(isDestroyed(thisOne), deal(4, 'shadow', attachedCard)),
  ),
});
