import { english } from '@meetingstone/words';
import { InvalidArgumentError } from 'commander';

/** A reader for options that take a whole number from `least` up. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`);
    return number;
  };

/** Short for people: 12.3, 4,567. */
export const { figure } = english;
