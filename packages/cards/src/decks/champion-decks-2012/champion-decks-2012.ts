import type { Deck } from '../deck.ts';
import { darkLadySylvanasWindrunner } from './dark-lady-sylvanas-windrunner.ts';
import { elderlimb } from './elderlimb.ts';
import { hogger } from './hogger.ts';
import { jainaProudmoore } from './jaina-proudmoore.ts';
import { murkdeep } from './murkdeep.ts';

/** The champion decks of 2012. Which cards they hold is known, how many of each is not: the copies are chosen. */
export const championDecks2012: readonly Deck[] = [
  jainaProudmoore,
  darkLadySylvanasWindrunner,
  elderlimb,
  hogger,
  murkdeep,
];
