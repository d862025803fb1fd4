/**
 * What no source says. The deck has sixty-five cards, two copies of each but one; which one has three is chosen.
 * The box holds twenty-nine Bloods, and anything may stand for more of them (R402.2d): the pile is so high that no
 * game exhausts it.
 */
export const THREE_COPIES = 'Blood Siphon';
export const BLOODS = 200;
/** The strike cost of the Boss's weapon. */
export const GLAIVE_STRIKE = 2;
