import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { deal, destroy, draw, heal, ifYouDo, may, payTo, unpreventably } from '../../language/effects.ts';
import {
  anAlly,
  attached,
  attacking,
  damaged,
  except,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { ifWould, redirectedTo, when } from '../../language/powers.ts';
import { each, eventCard, target, yourHero } from '../../language/selections.ts';

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
  'Righteous Vengeance': ability(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], instant: true },
    destroy(target(attacking(anAlly))),
  ),
  'Spiritual Attunement': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Protection'] },
    when({ event: 'heal', by: except(eventCard, heroOrAlly), card: yourHeroAs }, ifYouDo(may(payTo([1])), draw())),
  ),
});
