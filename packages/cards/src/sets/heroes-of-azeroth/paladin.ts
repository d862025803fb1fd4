import { thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, dealtBy, destroy, draw, exhaust, give, heal, replace } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAbility,
  attached,
  attachedTo,
  attacking,
  aWeapon,
  friendly,
  heroOrAlly,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, ifWould, pay, prevented, when } from '../../language/powers.ts';
import { eventCard, eventDoer, it, target, targeted, thisCard, yourHero } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Might': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Retribution', 'Blessing'], instant: true },
    heroOrAlly,
    haveWhile(is(it, attacking(aCard)), attached(aCharacter), atk(1)),
  ),
  'Blessing of Protection': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    yours(heroOrAlly),
    ifWould({ event: 'deal', card: attached(aCharacter) }, prevented('all')),
    ifWould({ event: 'deal', by: attached(aCharacter) }, prevented('all')),
    when({ event: 'turn ends' }, destroy(thisCard)),
  ),
  'Blessing of Wisdom': attachment(
    { cost: 5, icon: 'Paladin', tags: ['Holy', 'Blessing', 'Attachment'], instant: true },
    heroOrAlly,
    have(attached(aCharacter), power(pay(['activate'], draw()))),
  ),
  Cleanse: ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], instant: true },
    destroy({
      select: 'choose',
      noun: attachedTo(among(target(friendly(heroOrAlly)), aCard), anAbility),
      count: { anyNumber: true },
    }),
  ),
  'Devotion Aura': ongoing(
    { cost: 5, icon: 'Paladin', tags: ['Protection'], limit: 'Aura (1)' },
    ifWould({ event: 'deal', card: yours(heroOrAlly) }, prevented(1)),
  ),
  'Divine Shield': ability(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], instant: true },
    destroy({ select: 'choose', noun: attachedTo(yourHeroAs, anAbility), count: { anyNumber: true } }),
    {
      do: 'create',
      replacement: { event: { event: 'deal', card: yourHeroAs }, instead: prevented('all') },
      duration: 'this turn',
    },
    give(yourHero, [cant('be targeted', { byOpponents: true })]),
  ),
  'Hammer of Justice': ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], instant: true },
    exhaust(target(heroOrAlly)),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    draw(),
  ),
  'Holy Light': ability({ cost: 3, icon: 'Paladin', tags: ['Basic', 'Holy'] }, heal(5, target(heroOrAlly)), draw()),
  'Holy Shield': ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], instant: true, talent: 'Protection' },
    replace(
      {
        event: { event: 'deal', card: yourHeroAs },
        flags: 'by',
        instead: { instead: 'prevent', amount: 5, then: [deal(thatMuch, 'holy', eventDoer)] },
      },
      target(heroOrAlly),
    ),
  ),
  'Retribution Aura': ongoing(
    { cost: 5, icon: 'Paladin', tags: ['Retribution'], limit: 'Aura (1)' },
    when({ event: 'deal', card: yours(heroOrAlly), combat: true }, dealtBy(eventCard, 1, 'holy', eventDoer)),
  ),
  'Sacred Duty': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Protection'] },
    have(yourHeroAs, keyword('Protector')),
    when({ event: 'protect', card: yourHeroAs }, { do: 'heal', by: eventCard, amount: 1, from: eventCard }),
  ),
  'Seal of Light': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], limit: 'Seal (1)' },
    when(
      { event: 'deal', by: yourHeroAs, with: aWeapon, combat: true },
      { do: 'heal', by: eventDoer, amount: 2, from: eventDoer },
    ),
    pay([1, destroyThis], heal(4, yourHero)),
  ),
  'Seal of Wisdom': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Holy'], limit: 'Seal (1)' },
    when({ event: 'deal', by: yourHeroAs, with: aWeapon, combat: true }, draw()),
    pay([1, destroyThis], draw()),
  ),
  'Touched by Light': ability({ cost: 1, icon: 'Paladin', tags: ['Holy'] }, heal(1, target(heroOrAlly)), draw()),
});
