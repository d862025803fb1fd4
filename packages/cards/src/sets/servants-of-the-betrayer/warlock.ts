import { countersOn } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag, attacksOnlyIfAble } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  chooseOne,
  deal,
  destroy,
  draw,
  heal,
  ifSo,
  may,
  putIntoPlay,
  putIntoPlayUnderOwners,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  among,
  anAbility,
  anAlly,
  attached,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { attachedCard, chosen, each, eventDoer, kept, target, thisCard } from '../../language/selections.ts';
import { leavesPlay } from '../../language/watches.ts';

export const warlock = set({
  Apocanon: ally(
    {
      cost: 3,
      icon: 'Warlock',
      tags: ['Abyssal', 'Demon', 'Traitor'],
      limit: 'Pet (1)',
      required: ['Traitor'],
      atk: [4, 'fire'],
      health: 4,
    },
    have({ kind: ['Ally'], everywhere: true }, alsoTag('Demon')),
  ),
  'Banish to the Nether': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'] },
    removeFromGame(target(abilityAllyOrEquipment)),
    when(leavesPlay(thisOne), putIntoPlayUnderOwners(each(among(kept, aCard)))),
  ),
  'Curse of Frenzy': attachment(
    { cost: 1, icon: 'Warlock', tags: ['Curse', 'Affliction'] },
    anAlly,
    have(attached(anAlly), { change: 'must attack' }, attacksOnlyIfAble(anAlly)),
  ),
  'Demonic Knowledge': ongoing(
    { cost: 2, icon: 'Warlock', tags: ['Demonology'], talent: 'Demonology' },
    pay(['activate', destroying(yours(tagged('Demon')))], draw(2)),
  ),
  'Dread Infernal': ally(
    { cost: 5, icon: 'Warlock', tags: ['Infernal', 'Demon'], limit: 'Pet (1)', atk: [5, 'fire'], health: 5 },
    whenThisEntersPlay(thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
    when(leavesPlay(thisOne), thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Fel Fire': attachment(
    { cost: 2, icon: 'Warlock', tags: ['Affliction'] },
    heroOrAlly,
    atStartOfYourTurn(deal(1, 'fire', attachedCard)),
    pay([3], deal(1, 'fire', attachedCard)),
  ),
  Gobloz: ally(
    { cost: 1, icon: 'Warlock', tags: ['Imp', 'Demon'], limit: 'Pet (1)', atk: [0, 'fire'], health: 1 },
    has('Elusive'),
    when({ event: 'deal', card: yours(anAlly) }, may(thisDeals(1, 'fire', eventDoer))),
  ),
  'Ripped through the Portal': ability(
    { cost: 5, icon: 'Warlock', tags: ['Traitor'], required: ['Traitor'] },
    putIntoPlay(chosen(inZone('removed', anAlly))),
  ),
  'Ritual of Souls': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Demonology'] },
    { power: 'play only', if: { is: 'there', noun: yours(anAlly), atLeast: 2 } },
    entersWithCounters(4, 'spirit'),
    pay(
      ['activate', { pay: 'remove counters', name: 'spirit', count: 1 }],
      heal(3, target(heroOrAlly)),
      ifSo(compared(countersOn('spirit'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Shadow and Flame': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'], talent: 'Destruction' },
    pay(
      [1, destroying(yours(anAbility))],
      chooseOne([deal(2, 'shadow', target(heroOrAlly))], [deal(2, 'fire', target(heroOrAlly))]),
    ),
  ),
});
