import { ability, set, token, totem } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { deal, dealRespectively, putTokens, ready, replace, thisDeals } from '../../language/effects.ts';
import { anAlly, aWeapon, heroOrAlly, tagged, typed, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfEachTurn, have, nextTime, thatMuchPlus, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, target, upTo, yourHero } from '../../language/selections.ts';
import { dealsDamage } from '../../language/watches.ts';

export const shaman = set({
  'Blazing Elemental Totem': totem(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 2 },
    whenThisEntersPlay(putTokens(2, token('Fire Elemental', { atk: [2, 'fire'], health: 1 }))),
    have(yours(typed('fire', anAlly)), keyword('Ferocity')),
  ),
  'Chain Lightning': ability(
    { cost: 5, icon: 'Shaman', tags: ['Elemental'] },
    dealRespectively([3, 2, 1], 'nature', upTo(3, heroOrAlly)),
  ),
  'Lightning Bolt': ability({ cost: 3, icon: 'Shaman', tags: ['Elemental'] }, deal(4, 'nature', target(heroOrAlly))),
  'Searing Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      instant: true,
      tags: ['Elemental'],
      limit: 'Fire Totem (1)',
      atk: [0, 'fire'],
      health: 1,
    },
    atStartOfEachTurn(thisDeals(1, 'fire', target(heroOrAlly))),
  ),
  Stormstrike: ability(
    { cost: 1, icon: 'Shaman', instant: true, tags: ['Enhancement'], talent: 'Enhancement' },
    ready(yourHero),
    ready(chosen(yours(tagged('Melee', aWeapon)))),
    replace(nextTime(dealsDamage({ by: yourHeroAs, type: 'nature' }), thatMuchPlus(2))),
  ),
});
