import { readRecord, whyNotUnderstood } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { refuse } from '@meetingstone/sitting';
import { recordsOf } from './commands/cards-read.ts';

/** The cards of one's own in a file, as `cards read` has them: all of them understood, or what is wrong with each. */
export function ownCardsAt(file: string | undefined): readonly Facts[] {
  if (file === undefined) return [];
  const read = recordsOf(file).map(readRecord);
  const faults = read.flatMap((card) => (card.facts ? [] : whyNotUnderstood(card)));
  if (faults.length > 0) refuse(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  const twice = read.find(({ name }, n) => read.findIndex((one) => one.name === name) !== n);
  if (twice) refuse(`${file}: "${twice.name}" is there twice`);
  return read.map(({ facts }) => facts!);
}

/** How the option is explained. */
export const OWN_CARDS = 'cards of your own that your decks contain, as `cards read` reads them';

/** Cards of one's own are in decks of one's own. */
export function ownCardsFor({ cards, decks }: { readonly cards?: string; readonly decks?: readonly string[] }) {
  if (cards !== undefined && decks === undefined) refuse('--cards is for decks that contain them: --decks FILE');
  return ownCardsAt(cards);
}
