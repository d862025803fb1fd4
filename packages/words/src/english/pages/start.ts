import type { StartWords } from '../../pages/start.ts';

export const englishStart: StartWords = {
  head: 'The table is set again.',
  lead: 'Heroes, quests, raids: the whole game, with every rule kept, against a bot or with friends. Nothing to install, nothing to buy.',
  play: 'Play now',
  playSays: 'A duel against a bot, with a good deck',
  teach: 'Teach me',
  foot: 'An unofficial fan project, not tied to the owners of the game. No art and no printed card text is used; every emblem is drawn by this program from the card itself.',
  ways: 'What there is',
  tiles: {
    lessons: { head: 'Lessons', says: 'One thing at a time, at a real table.', foot: 'Five minutes' },
    raids: { head: 'Raids', says: 'Up to five against a Boss. Five raids.', foot: 'Gather a party' },
    friends: { head: 'With friends', says: 'Make a table, send the link.', foot: 'Make a table' },
    tables: { head: 'Open tables', says: 'Sit down, or look on.', foot: 'To the lobby' },
    decks: { head: 'Decks', says: 'Ready to play, or bring your own.', foot: 'Choose a deck' },
    cards: { head: 'Cards', says: 'All of them, with their rules.', foot: 'cost<3 type:ally' },
  },
  yourGames: 'Your games',
  allGames: (count) => `All ${count} games`,
  none: 'You have not played here yet.',
  heads: { playing: 'They go on', open: 'Waiting for players', over: 'Over, to look at again' },
  goOn: { open: 'To the table', playing: 'Go on', over: 'Look at it again' },
  stands: { open: 'is waiting for players', playing: 'goes on', over: 'is over' },
  plays: { duel: 'A duel', 'free-for-all': 'A free-for-all', teams: 'A game of teams', raid: 'A raid' },
  freeSeat: 'a free seat',
  sides: (sides) => sides.join(' against '),
  ago: (minutes) => {
    if (minutes < 2) return 'just now';
    if (minutes < 60) return `${minutes} minutes ago`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
    const days = Math.floor(hours / 24);
    return days === 1 ? 'yesterday' : `${days} days ago`;
  },
};
