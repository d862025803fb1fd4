import { costOf, thatMuch } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import {
  attach,
  deal,
  destroy,
  discard,
  giveAll,
  heal,
  ifSo,
  ifYouDo,
  may,
  putIntoHand,
  removeFromGame,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAlly,
  attached,
  heroOrAlly,
  named,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, chosen, done, target, that, you, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  'Dread Touch': ability(
    { cost: 3, icon: 'Warlock', tags: ['Basic', 'Affliction'] },
    putIntoHand(target(opposing(anAlly))),
    discard(1, { player: 'owner', of: that }),
  ),
  'Everlasting Affliction': attachment(
    { cost: 3, icon: 'Warlock', tags: ['Affliction'], talent: 'Affliction' },
    opposing(aHero),
    atStartOfYourTurn(
      deal(1, 'shadow', attachedCard),
      ifSo(
        { is: 'there', noun: among(done, aCharacter) },
        may({
          do: 'search',
          who: you,
          noun: named('Everlasting Affliction', aCard),
          then: [attach(that, attachedCard)],
        }),
      ),
    ),
  ),
  'Fel Covenant': ability(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'], instant: true },
    ifYouDo(removeFromGame(target(anAlly)), deal(costOf(done), 'fire', yourHero)),
  ),
  'Fel Flame': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Destruction'] },
    whenThisEntersPlay(
      unpreventably({ do: 'deal', by: yourHero, amount: 2, types: ['shadow', 'fire'], to: target(heroOrAlly) }),
    ),
    pay([2], giveAll(yours({ damageType: ['shadow', 'fire'] }), [atk(1)])),
  ),
  'Grim Harvest': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    atStartOfYourTurn(
      ifYouDo(
        may(destroy(chosen(yours(anAlly)))),
        deal(costOf(done), 'shadow', target(heroOrAlly)),
        heal(thatMuch, yourHero),
      ),
    ),
  ),
  Maazhum: ally(
    { cost: 3, icon: 'Warlock', tags: ['Felhunter', 'Demon'], limit: 'Pet (1)', atk: [3, 'shadow'], health: 3 },
    whenThisEntersPlay(thisDeals(3, 'shadow', target(aHero)), thisHeals(3, yourHero)),
  ),
  'Seed of Corruption': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'], instant: true },
    opposing(anAlly),
    atStartOfYourTurn(deal(2, 'shadow', attachedCard)),
    when(isDestroyed(attached(anAlly)), deal(2, 'shadow', target(heroOrAlly))),
  ),
});
