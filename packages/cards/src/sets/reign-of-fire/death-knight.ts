import { atkOf, countOf } from '../../language/amounts.ts';
import { ally, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { removeFromGame } from '../../language/effects.ts';
import { anAlly, attached, aWeapon, inZone, opposing, thisOne, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { kept, target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  Gravebound: attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy', 'Attachment'] },
    yours(anAlly),
    have(attached(anAlly), power(has('Assault', 3))),
    when(isDestroyed(attached(anAlly)), { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
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
