import type { LinkView } from '@meetingstone/rules';

/** What stands on the table itself, whether it is seen or read out. */
export interface BoardWords {
  /** Skips everything before the table. */
  readonly toTable: string;
  readonly turn: (number: number) => string;
  readonly yourTurn: string;
  readonly steps: string;
  readonly combat: string;
  readonly you: string;
  /** A seat by its letter. */
  readonly seat: (letter: string) => string;
  readonly lost: string;
  readonly yourTeam: string;
  readonly team: (name: string) => string;
  readonly inHand: string;
  /** After the number of those that are ready. */
  readonly ofReady: (all: number) => string;
  readonly deck: string;
  readonly graveyard: string;
  readonly removed: (count: number) => string;
  readonly alliesOf: (name: string) => string;
  readonly heroRowOf: (name: string) => string;
  readonly hand: string;
  readonly chain: string;
  /** What is on the chain: who did it comes before. */
  readonly links: Readonly<Record<LinkView['kind'], string>>;
  readonly first: string;
  readonly hiddenCard: string;
  /** The part of the log that belongs to an earlier link. */
  readonly resolves: (name: string) => string;
  readonly now: string;
  readonly boss: (name: string) => string;
  readonly bossNumber: (number: number, isBack: boolean) => string;
  readonly turnedOver: string;
  /** How many resources a raider can keep. */
  readonly threat: (number: number) => string;
  readonly leader: string;
  readonly plane: (name: string) => string;
  /** For whom one answers. */
  readonly answersFor: (names: string) => string;
  readonly it: string;
  readonly mat: (name: string) => string;
  readonly matMissed: string;
  readonly matHit: (names: string) => string;
  readonly party: string;
  readonly others: string;
  readonly resources: string;
  readonly resourcesReady: string;
  readonly cardsInHand: string;
  readonly cardsInDeck: string;
  readonly health: string;
  readonly isAsked: string;
  readonly waitsFor: (name: string) => string;
  readonly othersChoose: string;
  readonly answers: (count: number) => string;
  readonly rail: string;
  readonly sheets: string;
  readonly tabs: Readonly<Record<'now' | 'hand' | 'card' | 'log' | 'why' | 'chat', string>>;
}
