import type { WorkshopWords } from '../workshop.ts';

export const englishWorkshop: WorkshopWords = {
  title: 'Cards of your own',
  lead: 'Write a card as the rulebook writes them: its name, cost, icons, type line and numbers in one line, its text below. What is understood is shown beside it as it will be played; what is not is underlined.',
  field: 'Your cards, with an empty line between them',
  example: `Lantern Keeper, 2, Neutral, Ally—Human Priest, 1 [Holy] / 3 Health
Protector
When this ally enters play, draw a card.

Cinder Rain, 3, Mage, Ability—Fire
Your hero deals 2 fire damage to each opposing ally.`,
  nothing: 'Nothing is written yet.',
  nearest: 'These are understood, and like it:',
  notUnderstood: (card) => `${card} is not understood yet`,
  from: 'not understood from the underlined words on',
  play: 'Play with them now',
  playHint: (deck) => `Four copies of each are shuffled into ${deck}, against a bot.`,
  keep: 'Keep as a deck',
  keepHint: 'A deck with these cards, for tables that allow cards of one’s own.',
  deckName: 'Its name',
  kept: (deck) => `${deck} is kept with your decks.`,
  mendFirst: 'Not all of them are understood yet.',
};
