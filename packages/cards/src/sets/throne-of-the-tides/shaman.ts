import { costOf, yourResources } from '../../language/amounts.ts';
import { ability, ongoing, set, totem } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import {
  attachThisTo,
  deal,
  delve,
  destroy,
  give,
  heal,
  ifSo,
  ifYouDo,
  may,
  putIntoPlay,
  ready,
} from '../../language/effects.ts';
import { anAlly, attached, heroOrAlly, inYourGraveyard, thisOne, yours } from '../../language/nouns.ts';
import { has, have, when } from '../../language/powers.ts';
import { attachedCard, each, target, targeted, that, thisCard, yourHero } from '../../language/selections.ts';
import { leavesPlay, turnStarts } from '../../language/watches.ts';

export const shaman = set({
  'Boundless Life': ability(
    { cost: 1, icon: 'Shaman', tags: ['Restoration'] },
    heal(yourResources, { select: 'together', of: [yourHero, each(yours(anAlly))] }),
    has('Eternal'),
  ),
  'Earthen Might': ability(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'] },
    heal(3, target(heroOrAlly)),
    ifSo(is(targeted(0), { damaged: false }), give(targeted(0), [atk(3)])),
  ),
  'Lava Shock': ability({ cost: 3, icon: 'Shaman', tags: ['Elemental'] }, deal(4, 'fire', target(anAlly)), delve),
  'Spark of Life': ongoing(
    { cost: 5, icon: 'Shaman', tags: ['Restoration'], talent: 'Restoration' },
    ifYouDo(
      ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anAlly)))),
      attachThisTo(that),
    ),
    have(attached(anAlly), power(when({ event: 'attack', card: thisOne, first: true }, ready(thisCard)))),
    when(leavesPlay(thisOne), destroy(attachedCard)),
  ),
  'Windguard Totem': totem(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], limit: 'Air Totem (1)', atk: [0, 'nature'], health: 4 },
    when(turnStarts('opposing'), may(ready(each(yours(anAlly))))),
  ),
});
