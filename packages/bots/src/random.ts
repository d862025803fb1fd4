import type { Bot } from './bot.ts';

/** Any legal answer, each as likely as the others. */
export const randomBot =
  (): Bot =>
  ({ decision: { options }, random }) => ({ choose: options[random(options.length)]!, why: { because: 'chance' } });
