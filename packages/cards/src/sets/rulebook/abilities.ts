import { ability, EVERY_CLASS, ongoing, set, token } from '../../language/cards.ts';
import { alsoChosenTag, atk, mustAttack, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  chooseWord,
  deal,
  destroy,
  draw,
  empower,
  give,
  giveAll,
  putIntoHand,
  putTokens,
} from '../../language/effects.ts';
import { aHero, anAlly, enteredThisTurn, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
import { it, target } from '../../language/selections.ts';

export const abilities = set({
  'Face Smash': ability(
    { cost: 4, icon: ['Alliance', ...EVERY_CLASS], instant: true },
    give(target(anAlly), [power(pay(['activate'], destroy(target(anAlly))))]),
  ),
  'Fear and Loathing': ability(
    { cost: 3, instant: true },
    empower('Hunter', destroy(target(enteredThisTurn(opposing(anAlly))))),
    empower('Warlock', putIntoHand(target(opposing(anAlly)))),
  ),
  'PX-238 Winter Wondervolt': ongoing(
    { cost: 3, icon: EVERY_CLASS },
    chooseWord('ally type'),
    have(anAlly, alsoChosenTag),
  ),
  'Rally the Troops': ability({ cost: 3, icon: EVERY_CLASS, instant: true }, giveAll(yours(anAlly), [atk(1)])),
  "Rime and Freezin'": ability(
    { cost: 2, instant: true },
    empower('Mage', deal(4, 'frost', target(opposing(anAlly)))),
    empower('Shaman', deal(4, 'frost', target(opposing(aHero)))),
  ),
  'Sudden Reversal': ability(
    { cost: 1, icon: EVERY_CLASS, instant: true },
    give(target(anAlly), [atk(4)], 'this turn', is(it, { defending: true })),
  ),
  /** Its additional cost, stamping with both feet, is left to the players. */
  'Thundering Footsteps': ability(
    { cost: 8 },
    putTokens(1, token('Fel Reaver', { tags: ['Mechanical'], atk: [10, 'melee'], health: 10 })),
  ),
  Vanquish: ability({ cost: 4, icon: EVERY_CLASS }, destroy(target(anAlly))),
  'Vigilant Guard': ability(
    { cost: 1, icon: ['Death Knight', 'Paladin', 'Warrior'], instant: true },
    give(target(opposing(anAlly)), [mustAttack(yourHeroAs)]),
    draw(),
  ),
});
