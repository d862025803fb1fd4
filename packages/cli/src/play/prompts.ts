import { cancel, intro, isCancel, select } from '@clack/prompts';
import type { Deck } from '@meetingstone/cards';
import { allDecks } from '@meetingstone/cards';
import { heroOf } from '@meetingstone/sitting';

/** Lets a person choose a deck for each seat; nothing if he would rather not play. */
export async function chooseDecks(
  titles: readonly string[],
  fits: (deck: Deck, chosen: readonly Deck[]) => boolean = () => true,
): Promise<readonly Deck[] | null> {
  intro('Meeting Stone');
  const chosen: Deck[] = [];
  for (const message of titles) {
    const deck = await select({
      message,
      options: allDecks()
        .filter((deck) => fits(deck, chosen))
        .map((value) => ({ value, label: value.name, hint: hint(value) })),
    });
    if (isCancel(deck)) {
      cancel('Another time, then.');
      return null;
    }
    chosen.push(deck);
  }
  return chosen;
}

/** Those who raid together are of one faction (R100.1). */
export const inOneFaction = (deck: Deck, [first]: readonly Deck[]): boolean =>
  first === undefined || heroOf(deck).icons[0] === heroOf(first).icons[0];

function hint(deck: Deck): string {
  const hero = heroOf(deck);
  return `${hero.name}, ${[hero.hero?.race, ...(hero.hero?.class ?? [])].filter(Boolean).join(' ')}, ${hero.icons[0]}`;
}
