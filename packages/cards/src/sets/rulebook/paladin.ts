import { attachment, ongoing, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { destroy, draw, may, putIntoHand } from '../../language/effects.ts';
import { aCharacter, attached, friendly, heroOrAlly, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import { atEndOfTurn, have, ifWould, ifYouDoPrevent, when } from '../../language/powers.ts';
import { controllerOf, eventDoer, thisCard } from '../../language/selections.ts';
import { dealsCombatDamage, dealsDamage } from '../../language/watches.ts';

export const paladin = set({
  'Blessed Life': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Holy'], talent: 'Holy' },
    ifWould(dealsDamage({ to: yourHeroAs }), ifYouDoPrevent(may(putIntoHand(thisCard)))),
  ),
  'Blessing of Freedom': attachment(
    { cost: 1, icon: 'Paladin', instant: true, tags: ['Protection', 'Blessing'] },
    yours(heroOrAlly),
    have(attached(aCharacter), keyword('Untargetable')),
    atEndOfTurn(destroy(thisCard)),
  ),
  'Judgement of Wisdom': attachment(
    { cost: 5, icon: 'Paladin', tags: ['Holy', 'Judgement'] },
    opposing(heroOrAlly),
    when(dealsCombatDamage({ by: friendly(heroOrAlly), to: attached(aCharacter) }), draw(1, controllerOf(eventDoer))),
  ),
});
