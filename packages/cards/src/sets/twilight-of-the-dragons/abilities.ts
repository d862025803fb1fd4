import { ability, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { draw, give, giveAll } from '../../language/effects.ts';
import { abilityAllyOrEquipment, anAlly, other, yours } from '../../language/nouns.ts';
import { has, onYourTurn, pay, when } from '../../language/powers.ts';
import { eachOpponent, targetPlayer, thisCard } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const abilities = set({
  'Council of Three Hammers': ability(
    { cost: 9, icon: ['Alliance', ...EVERY_CLASS] },
    {
      do: 'put token',
      token: {
        name: 'Muradin Bronzebeard',
        types: ['Ally'],
        tags: ['Dwarf', 'Warrior', 'Muradin'],
        icons: [],
        text: [],
        powers: [has('Protector')],
        atk: 5,
        damageType: 'melee',
        health: 5,
        limits: [{ tag: 'Muradin', count: 1 }],
        token: true,
      },
    },
    {
      do: 'put token',
      token: {
        name: 'Moira Thaurissian',
        types: ['Ally'],
        tags: ['Dwarf', 'Priest', 'Moira'],
        icons: [],
        text: [],
        powers: [has('Mend', 5)],
        atk: 5,
        damageType: 'holy',
        health: 5,
        limits: [{ tag: 'Moira', count: 1 }],
        token: true,
      },
    },
    {
      do: 'put token',
      token: {
        name: 'Falstad Wildhammer',
        types: ['Ally'],
        tags: ['Dwarf', 'High Thane', 'Falstad'],
        icons: [],
        text: [],
        powers: [has('Ferocity')],
        atk: 5,
        damageType: 'nature',
        health: 5,
        limits: [{ tag: 'Falstad', count: 1 }],
        token: true,
      },
    },
  ),
  "Fool's Gold": ongoing(
    { cost: 3, icon: EVERY_CLASS },
    when(turnEnds('you'), draw(1, eachOpponent)),
    onYourTurn(
      pay(
        [destroying(other(yours(abilityAllyOrEquipment)))],
        give(thisCard, [{ change: 'control', by: targetPlayer() }], 'this game'),
      ),
    ),
  ),
  'Frozen Frenzy': ability(
    { cost: 6, icon: ['Death Knight', 'Shaman'], tags: ['Frost', 'Enhancement'] },
    giveAll(yours(anAlly), [power(has('Assault', 6))]),
  ),
});
