import { cardsInHandOf, costOf, maximumHandSizeOf } from '../../language/amounts.ts';
import { ability, ally, ongoing, set, totem } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import {
  destroy,
  draw,
  giveAll,
  heal,
  ifSo,
  may,
  put,
  putIntoHand,
  reveal,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  attachedTo,
  heroOrAlly,
  inZone,
  opposing,
  ownedBy,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, when } from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  revealed,
  target,
  topOfYourDeck,
  you,
  yourHero,
  zoneOf,
} from '../../language/selections.ts';

export const shaman = set({
  'Ancestral Renewal': ability(
    { cost: 9, icon: 'Shaman', tags: ['Restoration'] },
    destroy(each(opposing(attachedTo(ownedBy('you', aCard), aCard)))),
    put(zoneOf('graveyard', you), { to: 'deck', at: 'shuffled' }),
    { do: 'until', limit: compared(cardsInHandOf(you), 'or more', maximumHandSizeOf(you)), effects: [draw()] },
    heal('all', yourHero),
  ),
  Feedback: ongoing(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'], talent: 'Elemental' },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, withCost('exactly', costOf(eventCard), aCard)), may(putIntoHand(revealed))),
    ),
  ),
  'Lust for Battle': ability({ cost: 2, icon: 'Shaman', tags: ['Enhancement'] }, giveAll(yours(anAlly), [atk(2)])),
  'Tempest Elemental': ally(
    { cost: 4, icon: 'Shaman', tags: ['Air Elemental', 'Monster'], atk: [4, 'nature'], health: 5 },
    atStartOfYourTurn(putIntoHand(chosen(yours(anAlly)))),
  ),
  'Totem from Beyond': totem(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 1 },
    has('Warp'),
    atStartOfYourTurn(thisDeals(2, 'fire', target(opposing(heroOrAlly)))),
  ),
});
