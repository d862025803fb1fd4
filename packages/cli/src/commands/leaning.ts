import type { WordingUse } from '@meetingstone/cards';

/** Which wordings of the table serve one card only, and the cards that would not be understood without one of them. */
export function leaningIn(used: readonly WordingUse[], cards: readonly { readonly name: string }[]) {
  const alone = used.flatMap(({ wording, only }) => (only === undefined ? [] : [{ wording, only }]));
  return {
    totals: { wordings: used.length, wordingsUsedOnce: alone.length },
    singleUse: alone.map(({ wording, only }) => ({ wording, card: cards[only]!.name })),
    cards: new Set(alone.map(({ only }) => only)),
  };
}

/** How many of them are so: from 0 to 1. */
export const shareOf = (all: readonly boolean[]): number =>
  all.length === 0 ? 0 : all.filter(Boolean).length / all.length;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
