import type { Unnamed } from '@meetingstone/cards/language';
import { set } from '@meetingstone/cards/language';
import type { Facts, Game } from '@meetingstone/rules';
import { writeGame } from '@meetingstone/rules';

/** A card of one test alone. */
export const own = (name: string, card: Unnamed): Facts => set({ [name]: card })[0]!;

/** The kinds of the links, topmost first. */
export const kinds = (game: Game): string[] => game.state.chain.map(({ kind }) => kind).reverse();

/** A game as text, without the number of decisions that were answered on the way. */
export const written = (game: Game): string => writeGame(game).replace(/"asked":\[[\d,]*\]/, '"asked":[]');
