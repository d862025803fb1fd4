import { atkOf, either } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, draw, exhaust, give, heal, replace, unpreventably } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attached,
  aWeapon,
  friendly,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, ifWould, prevented, when } from '../../language/powers.ts';
import { chosen, each, it, target, targeted, that } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Liberty': attachment(
    { cost: 3, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    friendly({ not: aHero }),
    have(attached(aCard), keyword('Untargetable')),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [give(target(friendly({ not: aHero })), [keyword('Untargetable')])],
    },
  ),
  'Boon of Light': ability({ cost: 5, icon: 'Paladin', tags: ['Holy'] }, heal(12, target(heroOrAlly)), draw()),
  'Divine Storm': ability(
    { cost: 1, icon: 'Paladin', tags: ['Retribution'], instant: true, talent: 'Retribution' },
    unpreventably(
      deal(
        atkOf(chosen(yours(aWeapon))),
        'holy',
        each(opposing({ kind: ['Hero', 'Ally'], past: { as: 'by', was: { event: 'deal' } } })),
      ),
    ),
  ),
  'Hammer of the Divine': ability(
    { cost: 3, icon: 'Paladin', tags: ['Protection'] },
    exhaust(each(opposing(heroOrAlly))),
    give(that, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    draw(),
  ),
  'Seal of Divinity': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], limit: 'Seal (1)' },
    when(
      { event: 'deal', by: yourHeroAs, with: aWeapon, combat: true },
      replace({ event: { event: 'deal' }, instead: prevented('all') }, target(friendly(anAlly))),
    ),
  ),
  'Shadow Resistance Aura': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], limit: 'Aura (1)', instant: true },
    haveWhile(
      is(it, { exhausted: false }),
      friendly(anAlly),
      power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' }),
    ),
  ),
  'Stifling Decree': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Protection'] },
    { kind: ['Ability', 'Weapon'] },
    ifWould({ event: 'deal', with: attached(aCard) }, prevented('all')),
  ),
  'Vengeance of the Light': ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'] },
    destroy(target({ tag: ['Death Knight', 'Ghoul', 'Undead'], kind: ['Ally'] })),
  ),
  'Vindictive Strike': ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    unpreventably(
      deal(either(is(targeted(0), { past: { as: 'by', was: { event: 'deal' } } }), 6, 2), 'holy', target(anAlly)),
    ),
  ),
});
