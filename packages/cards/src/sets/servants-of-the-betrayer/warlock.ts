import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { attacksOnlyIfAble } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { chooseOne, deal, draw, may, putIntoPlay, thisDeals } from '../../language/effects.ts';
import {
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
import { atStartOfYourTurn, has, have, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { attachedCard, chosen, each, eventDoer, target } from '../../language/selections.ts';
import { leavesPlay } from '../../language/watches.ts';

export const warlock = set({
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
  'Shadow and Flame': ongoing(
    { cost: 3, icon: 'Warlock', tags: ['Destruction'], talent: 'Destruction' },
    pay(
      [1, destroying(yours(anAbility))],
      chooseOne([deal(2, 'shadow', target(heroOrAlly))], [deal(2, 'fire', target(heroOrAlly))]),
    ),
  ),
});
