/** How well a bot plays, weakest first, and what it does, in a line. */
export const BOT_LEVELS = {
  easy: 'goes by rules of thumb, and answers at once',
  normal: 'looks at what each answer leads to before it gives it',
  hard: 'plans whole turns, and thinks up to two seconds about one',
  expert: 'plans whole turns, and thinks up to eight seconds about one',
} as const;
