import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { chooseOne, deal, draw, exhaust, give, heal, ifYouDo, may, payTo } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  anArmor,
  attached,
  attacking,
  having,
  heroOrAlly,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, when } from '../../language/powers.ts';
import { attachedCard, it, target, targeted, targetPlayer, yourHero } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const druid = set({
  Bash: ongoing(
    { cost: 2, icon: 'Druid', tags: ['Feral'], limit: 'Form (1)', instant: true },
    exhaust(target(heroOrAlly)),
    have(yourHeroAs, keyword('Bear Form')),
  ),
  'Feral Rage': ongoing(
    { cost: 5, icon: 'Druid', tags: ['Feral'] },
    when({ event: 'deal', card: yours(having('Bear Form', aHero)), combat: true }, ifYouDo(may(payTo([1])), draw())),
  ),
  'Healing Touch': ability({ cost: 3, icon: 'Druid', tags: ['Restoration'] }, heal(10, target(heroOrAlly))),
  Innervate: ability({ cost: 4, icon: 'Druid', tags: ['Restoration'], instant: true }, draw(3, targetPlayer())),
  'Mark of the Wild': attachment(
    { cost: 2, icon: 'Druid', tags: ['Restoration'], instant: true },
    anAlly,
    have(attached(anAlly), atk(2), health(2)),
  ),
  Maul: ongoing(
    { cost: 2, icon: 'Druid', tags: ['Form', 'Feral'], instant: true },
    give(yourHero, [atk(1)]),
    have(yourHeroAs, keyword('Bear Form')),
  ),
  'Natural Defenses': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'], instant: true },
    haveWhile(is(yourHero, having('Bear Form', aCard)), yours(anArmor), { change: 'def', by: 1 }),
  ),
  'Natural Selection': ability(
    { cost: 3, icon: 'Druid', tags: ['Restoration'], instant: true },
    chooseOne([deal(3, 'nature', target(heroOrAlly))], [heal(3, target(heroOrAlly))]),
  ),
  "Nature's Swiftness": ability(
    { cost: 3, icon: 'Druid', tags: ['Restoration'], talent: 'Restoration' },
    { do: 'create', cost: { cost: 'play', noun: aCard, whose: 'you', by: -5, next: true }, duration: 'this turn' },
  ),
  'Predatory Strikes': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Feral'], talent: 'Feral' },
    haveWhile(
      {
        is: 'all',
        of: [is(yourHero, { any: [{ keyword: 'Bear Form' }, { keyword: 'Cat Form' }] }), is(it, attacking(aCard))],
      },
      yourHeroAs,
      atk(2),
    ),
  ),
  'Primal Mending': attachment(
    { cost: 1, icon: 'Druid', tags: ['Restoration'], instant: true },
    anAlly,
    heal(2, targeted(0)),
    when(turnEnds('any'), heal(1, attachedCard)),
  ),
  Starfire: ability(
    { cost: 6, icon: 'Druid', tags: ['Basic', 'Balance'] },
    deal(5, 'arcane', target(heroOrAlly)),
    draw(),
  ),
});
