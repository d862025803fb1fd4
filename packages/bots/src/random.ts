import type { Bot } from './bot.ts';

/** Any legal answer, each as likely as the others. */
export const randomBot =
  (): Bot =>
  ({ options }, _, random) =>
    options[random(options.length)]!;
