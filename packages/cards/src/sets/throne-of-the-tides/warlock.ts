import { atkOf, countOf } from '../../language/amounts.ts';
import { ability, ally, ongoing, set, token } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import {
  deal,
  dealtBy,
  delve,
  destroy,
  exhaust,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoHand,
  reveal,
} from '../../language/effects.ts';
import { aCard, among, anAlly, inYourGraveyard, inZone, opposing, thisOne, yours } from '../../language/nouns.ts';
import { costToPlay, has, have, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  controllerOf,
  each,
  heroOf,
  revealed,
  target,
  targeted,
  thisCard,
  topOfYourDeck,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const warlock = set({
  'Fel Summon': ability(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'] },
    delve,
    reveal(topOfYourDeck(2)),
    putIntoHand(each(among(revealed, inZone('deck', anAlly)))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
  ),
  Grimnar: ally(
    {
      cost: 6,
      icon: 'Warlock',
      tags: ['Voidwalker', 'Demon', 'Monster'],
      limit: 'Pet (1)',
      atk: [3, 'shadow'],
      health: 3,
    },
    has('Protector'),
    have(thisOne, atk(countOf(inYourGraveyard(anAlly))), health(countOf(inYourGraveyard(anAlly)))),
  ),
  Hellisa: ally(
    {
      cost: 3,
      icon: 'Warlock',
      tags: ['Succubus', 'Demon', 'Monster'],
      limit: 'Pet (1)',
      atk: [4, 'shadow'],
      health: 3,
    },
    whenThisEntersPlay(
      ifYouDo(
        may(exhaust(target(opposing({ exhausted: false, kind: ['Ally'] })))),
        dealtBy(targeted(0), atkOf(targeted(0)), 'shadow', heroOf(controllerOf(thisCard))),
      ),
    ),
  ),
  'Nether Balance': ongoing(
    { cost: 5, icon: 'Warlock', tags: ['Demonology'] },
    whenThisEntersPlay(deal(5, 'shadow', target(anAlly))),
    when(
      isDestroyed(opposing(anAlly)),
      ifYouDo(may(payTo([2])), {
        do: 'put token',
        token: token('Demon Skull Monster', { tags: ['Demon', 'Skull', 'Monster'], atk: [2, 'shadow'], health: 2 }),
      }),
    ),
  ),
  'Soul Cleave': ability(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'] },
    destroy(target(anAlly, { upTo: 2 })),
    costToPlay(destroying(yours(anAlly))),
  ),
});
