import { thatMuch, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { chooseOne, delve, destroy, draw, exhaust, give } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anArmor,
  attached,
  aWeapon,
  opposing,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { attachedCard, target, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const paladin = set({
  'Blessing of the Light': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Holy', 'Blessing'] },
    yours(anAlly),
    have(attached(anAlly), atk(1), health(1)),
    when(
      { event: 'deal', by: attached(anAlly), card: opposing(aHero) },
      { do: 'heal', by: attachedCard, amount: thatMuch, from: yourHero },
    ),
  ),
  'Blessing of the Righteous': attachment(
    { cost: 3, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    yours(anAlly),
    have(attached(anAlly), atk(3), health(3), keyword('Protector')),
    when(isDestroyed(attached(anAlly)), { do: 'heal', by: attachedCard, amount: 6, from: yourHero }),
  ),
  'Boundless Might': ability(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], instant: true },
    chooseOne(
      [give(target(aWeapon), [atk(yourResources)])],
      [give(target(anArmor), [{ change: 'def', by: yourResources }])],
    ),
    has('Eternal'),
  ),
  'Grand Crusader': ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Protection'], talent: 'Protection' },
    have(yours(withCost('or less', 2, anAlly)), atk(2), health(2)),
  ),
  'Hammer of the Zealot': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    exhaust(target(anAlly)),
    draw(),
  ),
  'Righteous Cleanse': ability(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], instant: true },
    destroy(target(anAbility)),
    delve,
  ),
});
