import { ability, ongoing, set } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { ready } from '../../language/effects.ts';
import { anAlly, aQuest, aWeapon, yourHeroAs, yours } from '../../language/nouns.ts';
import { have, pay, payLessTo } from '../../language/powers.ts';
import { each, yourHero } from '../../language/selections.ts';

export const warrior = set({
  'Raging Stance': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], limit: 'Stance (1)' },
    have(yourHeroAs, keyword('Two-Handed Dual Wield')),
    {
      power: 'continuous',
      continuous: {
        players: 'you',
        changes: [
          cant('complete', { noun: aQuest }),
          cant('play', { noun: { kind: ['Ability', 'Ally', 'Armor', 'Item'] } }),
        ],
      },
    },
    payLessTo('strike', 2, aWeapon),
    pay([4, 'activate'], ready({ select: 'together', of: [yourHero, each(yours(aWeapon))] })),
  ),
  Shockburst: ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    {
      do: 'create',
      continuous: { players: 'opposing', changes: [cant('enter play ready', { noun: anAlly })] },
      duration: 'this turn',
    },
  ),
});
