import { ability, EVERY_CLASS, ongoing, set, token } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { give, replace } from '../../language/effects.ts';
import { anAlly, aWeapon, friendly, heroOrAlly, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { have, pay, payLessTo, whenThisEntersPlay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const abilities = set({
  Intensify: ability(
    { cost: 3, icon: ['Mage', 'Warlock'], tags: ['Fire', 'Destruction'], instant: true },
    replace(
      { event: { event: 'deal' }, next: true, flags: 'by', instead: { instead: 'amount', times: 2, types: ['fire'] } },
      target(friendly(heroOrAlly)),
    ),
  ),
  "The Firelord's Gift": ongoing(
    { cost: 3, icon: EVERY_CLASS },
    whenThisEntersPlay({ do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) }),
    pay([1, destroyThis], give(target(anAlly), [keyword('Ferocity')])),
  ),
  "The Stonemother's Gift": ongoing(
    { cost: 3, icon: EVERY_CLASS },
    whenThisEntersPlay({ do: 'put token', token: token('Earth Elemental', { atk: [2, 'melee'], health: 1 }) }),
    pay([1, destroyThis], give(target(anAlly), [keyword('Protector')])),
  ),
  "The Tidehunter's Gift": ongoing(
    { cost: 3, icon: EVERY_CLASS },
    whenThisEntersPlay({ do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) }),
    pay([1, destroyThis], give(target(anAlly), [keyword('Elusive')])),
  ),
  "The Windlord's Gift": ongoing(
    { cost: 3, icon: EVERY_CLASS },
    whenThisEntersPlay({ do: 'put token', token: token('Air Elemental', { atk: [2, 'nature'], health: 1 }) }),
    pay([1, destroyThis], give(target(anAlly), [keyword('Untargetable')])),
  ),
  'To Arms!': ongoing(
    { cost: 6, icon: ['Rogue', 'Warrior'], tags: ['Arms', 'Combat'] },
    have(yourHeroAs, keyword('Dual Wield')),
    have(yours(tagged('Melee', aWeapon)), atk(5)),
    payLessTo('strike', 5, tagged('Melee', aWeapon)),
  ),
});
