import type { RuleWords } from '../../rulebook.ts';

/** Cards with rules of their own, other documents, simultaneity, loops. */
export const chapter8 = {
  '800.1': ['Hearthstone', 'A card by which a game is given up on purpose.'],
  '800.1a': ['Hearthing', 'Giving up the game is part of the cost of that power.'],
  '800.1b': ['When and for whom', 'With priority; a team must agree, for all of it gives up.'],
  '800.1c': ['Nothing can answer it', 'It does not go over the chain: cards are chosen and the game is over.'],
  '800.1d': [
    'What stays for the next game',
    'The chosen cards remain in play, with their counters, and still belong to the deck.',
  ],
  '800.1e': ['Too many at the start', 'What is then held against uniqueness is put right after the mulligans.'],
  '800.2': ['Through the Dark Portal', 'A quest that gives you another deck.'],
  '800.2a': ['At a tournament', 'Your side deck is the new deck. A second time there is none.'],
  '800.2b': ['Among friends', 'All your other cards may be used, for the same hero and by the usual rules.'],
  '800.2c': ['It is shuffled', 'At the end of the resolution.'],
  '800.3': ['Lady Katrana Prestor', 'An ally that becomes a raid.'],
  '800.3a': [
    "Onyxia's Lair begins",
    'All that is yours is gone, and from here on you play the Boss, if you have those decks.',
  ],
  '801.1': ['Tournaments', 'Their own policy stands above these rules.'],
  '801.2': ['Current texts', 'Cards are played as they are worded now, not as they were printed once.'],
  '801.3': ['Where documents are', 'On the page that the publisher had for them.'],
  '802.1': [
    'Choosing at the same time',
    'The turn player chooses first, then the others clockwise; then all of it happens together.',
  ],
  '802.2': [
    'Several packets at once',
    'Each player, the turn player first, orders those for his characters and works them off.',
  ],
  '803.1': ['Loops', 'What could go on for ever.'],
  '803.2': [
    'Loops somebody wants',
    'It is shown once; then a number is said, others may say a smaller one, and that often it runs.',
  ],
  '803.3': [
    'Loops nobody can stop',
    'Whoever controls the first trigger names a number beyond a million, and there it ends.',
  ],
  '803.4': ['Breaking a loop', 'Anybody may stop it at any iteration by doing something else.'],
  '803.5': ['Loops without an end', 'If nobody chooses and nothing triggers in it, the game is a draw.'],
} as const satisfies Readonly<Record<string, RuleWords>>;
