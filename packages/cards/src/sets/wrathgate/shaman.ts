import { healthOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, set, totem } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { draw, heal, may, putIntoHand, ready, removeFromGame } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  allyOrWeapon,
  anAbility,
  anAlly,
  anEquipment,
  attached,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { has, have, ratherThanCost, when } from '../../language/powers.ts';
import { target, targeted, that, thisCard, you, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const shaman = set({
  'Ancestral Awakening': ability(
    { cost: 4, icon: 'Shaman', tags: ['Restoration'], talent: 'Restoration' },
    {
      do: 'search',
      who: you,
      noun: withCost('or less', yourResources, anAlly),
      then: [{ do: 'put into play', what: that, damage: { amount: 'sum', of: [healthOf(that), -1] } }],
    },
  ),
  'Astral Recall': ability(
    { cost: 4, icon: 'Shaman', tags: ['Enchantment', 'Enhancement'] },
    removeFromGame(thisCard),
    putIntoHand({
      select: 'together',
      of: [
        target(inYourGraveyard(anAbility), { upTo: 1 }),
        target(inYourGraveyard(anAlly), { upTo: 1 }),
        target(inYourGraveyard(anEquipment), { upTo: 1 }),
      ],
    }),
  ),
  'Gushing Totem': totem(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'], limit: 'Water Totem (1)', atk: [0, 'frost'], health: 1 },
    when(entersPlay(opposing(abilityAllyOrEquipment)), may(draw())),
  ),
  'Infusion of Earth': attachment(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    yours(allyOrWeapon),
    have(attached(aCard), power(has('Assault', 3))),
  ),
  'Lesson of the Elements': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'] },
    {
      do: 'deal',
      by: yourHero,
      amount: 3,
      types: ['nature'],
      to: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    },
    ratherThanCost(exhausting(yours(tagged('Shaman', { not: aHero })))),
  ),
  'Surge of Life': ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'], instant: true },
    heal(3, target(anAlly)),
    may(ready(targeted(0))),
  ),
});
