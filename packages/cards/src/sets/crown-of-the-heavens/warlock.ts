import { countOf } from '../../language/amounts.ts';
import { ability, ally, attachmentToChosen, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { deal, destroy, heal, putIntoHand, putTokens, removeFromGame, thisDeals } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aHero,
  anAlly,
  attached,
  heroOrAlly,
  opposing,
  other,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { each, target, that, you, yourHero } from '../../language/selections.ts';

export const warlock = set({
  'Banish Soul': ability(
    { cost: 3, icon: 'Warlock', tags: ['Demonology'], instant: true },
    removeFromGame(target({ not: tagged('Demon'), kind: ['Ally'] })),
  ),
  'Fire and Brimstone': ability(
    { cost: 4, icon: 'Warlock', tags: ['Destruction'], talent: 'Destruction' },
    destroy(target(abilityAllyOrEquipment)),
  ),
  Gakuri: ally(
    { cost: 3, icon: 'Warlock', tags: ['Imp', 'Demon', 'Monster'], limit: 'Pet (1)', atk: [2, 'fire'], health: 4 },
    pay(
      ['activate', destroying(other(yours({ tag: ['Monster', 'Demon'], kind: ['Ally'] })))],
      thisDeals(4, 'fire', target(heroOrAlly)),
    ),
  ),
  'Monstrous Void': ability(
    { cost: 4, icon: 'Warlock', tags: ['Demonology'] },
    putTokens(
      countOf(yours({ tag: ['Demon', 'Monster'], kind: ['Hero', 'Ally'] })),
      token('Void Terror Demon Monster', {
        tags: ['Void', 'Terror', 'Demon', 'Monster'],
        atk: [5, 'shadow'],
        health: 5,
      }),
    ),
    {
      power: 'play only',
      if: { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }) },
    },
  ),
  Shaafun: ally(
    {
      cost: 4,
      icon: 'Warlock',
      tags: ['Felhunter', 'Demon', 'Monster'],
      limit: 'Pet (1)',
      atk: [4, 'shadow'],
      health: 4,
    },
    whenThisEntersPlay(
      thisDeals(
        countOf(yours({ tag: ['Demon', 'Monster'], kind: ['Hero', 'Ally'] })),
        'shadow',
        target(opposing(anAlly)),
      ),
    ),
  ),
  'Shroud of the Nethermancer': attachmentToChosen(
    { cost: 6, icon: 'Warlock', tags: ['Destruction', 'Affliction', 'Demonology'] },
    yourHeroAs,
    have(
      attached(aHero),
      power(pay(['activate'], deal(2, 'shadow', target(aHero)), heal(2, yourHero))),
      power(
        pay(['activate'], { do: 'search', who: you, noun: tagged('Demon'), reveal: true, then: [putIntoHand(that)] }),
      ),
      power(pay(['activate'], deal(1, 'fire', each(anAlly)))),
    ),
  ),
});
