import type { Noun } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';

/** "each other ally in that character's party": another than that character, not than the card that says so. */
export const besides = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (noun) => {
      const { other, ...rest } = noun;
      const companion = companionIn(noun);
      return other && companion && !noun.except ? { ...rest, except: companion } : noun;
    },
    (noun) => {
      const { except, ...rest } = noun;
      return except && !noun.other && same(except, companionIn(noun)) ? { ...rest, other: true as const } : noun;
    },
  );

/** The card by whose party the others are described. */
const companionIn = ({ of }: Noun): Noun['except'] =>
  of?.player === 'controller' && of.of.select !== 'this' ? of.of : undefined;
