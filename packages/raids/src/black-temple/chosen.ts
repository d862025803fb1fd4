/**
 * Nobody knows how many copies of each Main card are in the box, only that there are forty cards of eighteen kinds:
 * two of each, and a third of these four. Chosen.
 */
export const THIRD_COPIES: readonly string[] = ['Tidal Burst', 'Fixate', 'Eye Blast', 'Wicked Beam'];
