import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  deal,
  destroy,
  draw,
  exhaust,
  heal,
  ifYouDo,
  may,
  payTo,
  ready,
  skipNextTurn,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  aResource,
  attached,
  attacking,
  aWeapon,
  damaged,
  except,
  exhausted,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, ifWould, pay, prevented, redirectedTo, when } from '../../language/powers.ts';
import { chosen, each, eventCard, eventDoer, it, target, you, yourHero } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Sacrifice': attachment(
    { cost: 5, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    yours(anAlly),
    ifWould({ event: 'deal', card: attached(anAlly) }, redirectedTo(yourHero)),
  ),
  Consecration: ability(
    { cost: 6, icon: 'Paladin', tags: ['Holy'], instant: true },
    unpreventably(deal(2, 'holy', each(opposing(heroOrAlly)))),
  ),
  'Hammer of Wrath': ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], instant: true },
    unpreventably(deal(3, 'holy', target(damaged(heroOrAlly)))),
  ),
  'Infusion of Light': ability({ cost: 2, icon: 'Paladin', tags: ['Holy'] }, heal(3, target(heroOrAlly)), draw()),
  'Lay on Hands': ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], instant: true },
    heal('all', target(heroOrAlly)),
    exhaust(each(yours(aResource))),
    skipNextTurn(you),
  ),
  'Righteous Vengeance': ability(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], instant: true },
    destroy(target(attacking(anAlly))),
  ),
  'Seal of Command': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], limit: 'Seal (1)', talent: 'Retribution' },
    when({ event: 'deal', by: yourHeroAs, card: heroOrAlly, with: aWeapon, combat: true }, deal(2, 'holy', eventCard)),
    pay([1, destroyThis], deal(4, 'holy', target(exhausted(heroOrAlly)))),
  ),
  'Seal of the Crusader': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], limit: 'Seal (1)' },
    have(yourHeroAs, atk(-1)),
    when(
      { event: 'deal', by: yourHeroAs, combat: true, first: true },
      may(ready({ select: 'together', of: [eventDoer, chosen(yours(tagged('Melee', aWeapon)))] })),
    ),
    pay([1, destroyThis], {
      do: 'modify',
      what: yourHero,
      changes: [atk(2)],
      while: is(it, attacking(aCard)),
      duration: 'this turn',
    }),
  ),
  'Spiritual Attunement': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Protection'] },
    when({ event: 'heal', by: except(eventCard, heroOrAlly), card: yourHeroAs }, ifYouDo(may(payTo([1])), draw())),
  ),
  'Undaunted Defense': ongoing(
    { cost: 6, icon: 'Paladin', tags: ['Protection'], instant: true },
    have(yourHeroAs, keyword('Protector')),
    ifWould({ event: 'deal', card: yours({ kind: ['Hero'], protecting: true }), combat: true }, prevented('all')),
  ),
});
