import { cardsInHandOf, maximumHandSizeOf } from '../../language/amounts.ts';
import { ability, ally, set, totem } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { destroy, draw, giveAll, heal, put, putIntoHand, thisDeals } from '../../language/effects.ts';
import { aCard, anAlly, attachedTo, heroOrAlly, opposing, ownedBy, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has } from '../../language/powers.ts';
import { chosen, each, target, you, yourHero, zoneOf } from '../../language/selections.ts';

export const shaman = set({
  'Ancestral Renewal': ability(
    { cost: 9, icon: 'Shaman', tags: ['Restoration'] },
    destroy(each(opposing(attachedTo(ownedBy('you', aCard), aCard)))),
    put(zoneOf('graveyard', you), { to: 'deck', at: 'shuffled' }),
    { do: 'until', limit: compared(cardsInHandOf(you), 'or more', maximumHandSizeOf(you)), effects: [draw()] },
    heal('all', yourHero),
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
