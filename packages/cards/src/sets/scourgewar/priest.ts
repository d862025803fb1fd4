import { countersOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { health, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, discard, giveAll, ifSo, putIntoHand, removeCounters, replace } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  friendly,
  heroOrAlly,
  opposing,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, entersWithCounters, have, ifWould, prevented } from '../../language/powers.ts';
import {
  attachedCard,
  chosenBy,
  controllerOf,
  target,
  targetOpponent,
  thatPlayer,
  thisCard,
} from '../../language/selections.ts';

export const priest = set({
  'Dark Penance': ability(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    { do: 'discard', who: targetOpponent(), count: 1, random: true },
    destroy({ select: 'choose', noun: yours(anAlly), random: true, by: thatPlayer }),
  ),
  'Delusions of Grandeur': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'] },
    putIntoHand({
      select: 'together',
      of: [
        chosenBy(targetOpponent(), yours(anAbility)),
        chosenBy(thatPlayer, yours(anAlly)),
        chosenBy(thatPlayer, yours(anEquipment)),
      ],
    }),
  ),
  'Devouring Plague': attachment(
    { cost: 4, icon: 'Priest', tags: ['Shadow'] },
    aHero,
    atStartOfYourTurn(deal(3, 'shadow', attachedCard), discard(thatMuch, controllerOf(attachedCard))),
  ),
  Dispersion: ongoing(
    { cost: 2, icon: 'Priest', tags: ['Shadow'], instant: true, talent: 'Shadow' },
    entersWithCounters(2, 'incorporeal'),
    ifWould({ event: 'deal', card: yourHeroAs }, prevented('all')),
    atStartOfYourTurn(
      removeCounters(1, 'incorporeal'),
      ifSo(compared(countersOn('incorporeal'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Power Word: Sanctuary': attachment(
    { cost: 5, icon: 'Priest', tags: ['Discipline'] },
    yours(anAlly),
    ifWould({ event: 'deal', card: attached(anAlly) }, prevented('all')),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [replace({ event: { event: 'deal' }, instead: prevented('all') }, target(yours(anAlly)))],
    },
  ),
  'Power Word: Vigor': attachment(
    { cost: 2, icon: 'Priest', tags: ['Discipline'], instant: true },
    anAlly,
    have(attached(anAlly), health(5)),
  ),
  'Prayer of Shadow Protection': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'], instant: true },
    giveAll(friendly(heroOrAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' })]),
  ),
  'Shadow Word: Chaos': ability(
    { cost: 2, icon: 'Priest', tags: ['Shadow'] },
    deal(4, 'shadow', { select: 'choose', noun: opposing(heroOrAlly), random: true }),
  ),
});
