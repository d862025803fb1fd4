import { atkOf, countOf } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { ifSo, interrupt, removeFromGame } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  attached,
  aWeapon,
  inPartyOf,
  inZone,
  opposing,
  sameNameAs,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { controllerOf, each, kept, target, targeted } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  Gravebound: attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy', 'Attachment'] },
    yours(anAlly),
    have(attached(anAlly), power(has('Assault', 3))),
    when(isDestroyed(attached(anAlly)), { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
  ),
  'Numbing Cold': ability(
    { cost: 1, icon: 'Death Knight', tags: ['Frost'] },
    ifSo(
      is(targeted(0), sameNameAs(each(inPartyOf(controllerOf(targeted(0)), inZone('graveyard', aCard))), aCard)),
      interrupt(target(inZone('chain', aCard))),
    ),
  ),
  'Rune of Vengeance': attachment(
    { cost: 2, icon: 'Death Knight', tags: ['Blood', 'Attachment'] },
    yours(aWeapon),
    removeFromGame(target(inZone('graveyard', anAlly))),
    have(attached(aWeapon), atk(atkOf(kept))),
  ),
  Vilegut: ally(
    { cost: 3, icon: 'Death Knight', tags: ['Abomination', 'Monster'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    have(
      thisOne,
      atk(countOf(opposing(inZone('graveyard', anAlly)))),
      health(countOf(opposing(inZone('graveyard', anAlly)))),
    ),
  ),
  'Will from Beyond': ongoing(
    { cost: 5, icon: 'Death Knight', tags: ['Blood'] },
    has('Warp'),
    have(yourHeroAs, health(10), keyword('Protector')),
  ),
});
