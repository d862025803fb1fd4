import { costOf, countersOn, thatMuch, X, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { controlledByYou } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import {
  attachThisTo,
  deal,
  destroy,
  discard,
  heal,
  ifSo,
  ifYouDo,
  putIntoPlay,
  removeCounters,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  attached,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfEachTurn, entersWithCounters, have, ifWould, ifYouDoPrevent, when } from '../../language/powers.ts';
import { attachedCard, controllerOf, each, target, targeted, that, thisCard } from '../../language/selections.ts';
import { dealsDamage, youPlay } from '../../language/watches.ts';

export const priest = set({
  'Flash Heal': ability({ cost: 1, icon: 'Priest', instant: true, tags: ['Holy'] }, heal(4, target(heroOrAlly))),
  'Mind Control': attachment(
    { cost: 2, plusX: true, icon: 'Priest', tags: ['Shadow'] },
    withCost('exactly', X, anAlly),
    have(attached(anAlly), controlledByYou),
    when(youPlay(aCard), destroy(thisCard)),
  ),
  'Mind Spike': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'] },
    deal(1, 'shadow', target(heroOrAlly)),
    discard(thatMuch, controllerOf(targeted(0))),
  ),
  'Power Word: Barrier': ongoing(
    { cost: 1, icon: 'Priest', instant: true, tags: ['Discipline'], talent: 'Discipline' },
    entersWithCounters(2, 'bubble'),
    ifWould(
      dealsDamage({ to: yours(heroOrAlly) }),
      ifYouDoPrevent(
        removeCounters(1, 'bubble'),
        ifSo(compared(countersOn('bubble', thisCard), 'exactly', 0), destroy(thisCard)),
      ),
    ),
  ),
  Resurrection: ability(
    { cost: 4, icon: 'Priest', tags: ['Holy'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anAlly)))),
  ),
  'Shelter the Flock': ability({ cost: 4, icon: 'Priest', tags: ['Holy'] }, heal(11, each(friendly(aHero)))),
  'Vigil of the Light': ongoing(
    { cost: 6, icon: ['Paladin', 'Priest'], tags: ['Holy'] },
    ifYouDo(putIntoPlay(target(inYourGraveyard(anAlly))), attachThisTo(that)),
    atStartOfEachTurn(heal('all', attachedCard)),
  ),
});
