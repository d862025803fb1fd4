import { ally, set } from '../../language/cards.ts';
import { controlledByYou, power } from '../../language/changes.ts';
import { give, may, put, putIntoHand, reveal } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anEquipment,
  friendly,
  inYourGraveyard,
  inZone,
  withCost,
} from '../../language/nouns.ts';
import { have, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, each, revealed, target, topOfYourDeck } from '../../language/selections.ts';

export const neutral = set({
  'Field Repair Bot 74A': ally(
    { cost: 1, tags: ['Repair Bot'], unique: true, atk: [0, 'melee'], health: 2 },
    have(friendly(aHero), power(pay([1, 'activate'], putIntoHand(chosen(inYourGraveyard(anEquipment)))))),
  ),
  'King Mukla': ally(
    { cost: 7, tags: ['Gorilla'], unique: true, atk: [6, 'melee'], health: 5 },
    whenThisEntersPlay(may(give(target(withCost('or less', 3, anAlly)), [controlledByYou], 'this game'))),
  ),
  'Overseer Oilfist': ally(
    { cost: 2, tags: ['Dwarf', 'Warrior'], unique: true, atk: [1, 'melee'], health: 2 },
    whenThisEntersPlay(
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', anEquipment)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
