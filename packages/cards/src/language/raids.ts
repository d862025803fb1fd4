import type {
  Amount,
  BossFacts,
  Condition,
  Effect,
  Facts,
  HeroFacts,
  PaymentPower,
  Players,
  Power,
  RAID_TYPES,
  RaidFacts,
  RaidType,
  Relation,
  Selection,
  Step,
  TriggeredPower,
} from '@meetingstone/rules';
import type { HeroPrint, Text, Unnamed } from './cards.ts';
import { card, hero } from './cards.ts';
import { compared, yourTurn } from './conditions.ts';
import { topOfYourDeck, you } from './selections.ts';

/** A Boss: a hero with powers on both sides (R101.1), the other of which may have a name of its own (R503.2a). */
export const boss = (
  print: HeroPrint & { readonly boss: BossFacts; readonly becomes?: HeroFacts['becomes'] },
  front: readonly Power[],
  back: readonly Power[],
): Unnamed => {
  const facts = hero(print, ...front);
  const { boss, becomes } = print;
  return { ...facts, hero: { ...facts.hero, boss, ...(becomes && { becomes }), back: { powers: back } } };
};

/** What sets the card types of the printed raids apart. */
export const RAID_FACTS = {
  Event: { resolves: true },
  Blood: { returns: true },
  Cube: { detaches: true },
  Lair: {},
  Rune: { pays: true },
  Raid: { everywhere: true },
} as const satisfies Readonly<Record<(typeof RAID_TYPES)[number], RaidFacts>>;

/** A card that belongs to a raid alone. */
const ofRaid = (raid: RaidFacts, facts: Unnamed): Unnamed => ({ ...facts, raid });
/** One of a type that no other raid has. */
export const raidCard = (type: RaidType, raid: RaidFacts, ...powers: readonly Power[]): Unnamed =>
  ofRaid(raid, card([type], {}, powers));

/** An event does what it says as it resolves (R201.2, R502.1c). */
export const event = (...text: readonly Text[]): Unnamed => ofRaid(RAID_FACTS.Event, card(['Event'], {}, text));
/** An event that stays in play (R501.1b, R502.1c). */
export const ongoingEvent = (...text: readonly Text[]): Unnamed =>
  ofRaid(RAID_FACTS.Event, card(['Event'], {}, text, { ongoing: true }));
export const blood = (name: string): Facts => ({
  name,
  ...ofRaid(RAID_FACTS.Blood, card(['Blood'], { tags: ['Blood'] }, [])),
});
export const cube = (...powers: readonly Power[]): Unnamed =>
  ofRaid(RAID_FACTS.Cube, card(['Cube'], { tags: ['Cube'] }, powers));
/** A card with powers on both sides that is no hero (R402.4). */
export const lair = (front: readonly Power[], back: readonly Power[]): Unnamed => ({
  ...ofRaid(RAID_FACTS.Lair, card(['Lair'], {}, front)),
  back,
});
/** A rune names its Boss on its type line (R303.3b). */
export const rune = (boss: string, ...powers: readonly Power[]): Unnamed =>
  ofRaid(RAID_FACTS.Rune, card(['Rune'], { tags: [boss] }, powers));

/** The raid itself, in play from the start: the source of its rules. */
export const raid = (name: string, ...powers: readonly Power[]): Facts => ({
  name,
  ...ofRaid(RAID_FACTS.Raid, card(['Raid'], {}, powers)),
});

/** The number of the Boss, or the current stage (R203.1, R502.2a). */
export const bossNumber: Amount = { amount: 'boss number' };
export const isStage = (stage: number): Condition => compared(bossNumber, 'exactly', stage);
export const stageOnly = (stage: number): Power => ({ power: 'play only', if: isStage(stage) });

/** One player answers for all your opponents. */
export const opponentsTogether: Players = { player: 'opponents together' };
export const topOf = (deck: string, count: Amount = 1): Selection => ({ select: 'top', of: you, count, deck });
export const wholeDeck = (deck: string): Selection => ({ select: 'zone', zone: 'deck', of: you, deck });
export const wholeGraveyard = (deck: string): Selection => ({ select: 'zone', zone: 'graveyard', of: you, deck });

/** What the rules of a raid do as a step starts, without using the chain. */
export const asStepStarts = (step: Step, ...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'step starts',
  step,
  effects,
});
export const asStepStartsOf = (whose: Relation, step: Step, ...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'step starts',
  step,
  whose,
  effects,
});
/** What the rules of a raid do as the Boss player's turn starts, after his cards have readied (501.1a). */
export const asYourTurnStarts = (...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'your turn starts',
  effects,
});
export const asYourBossIsDestroyed = (...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'your Boss is destroyed',
  effects,
});

/** An effect that players can't interrupt goes on the chain (R302.2). */
export const addEffect = (...effects: readonly Effect[]): Effect => ({ do: 'add effect', effects });
/** The same, and it speaks of these cards as remembered. */
export const addEffectAbout = (about: Selection, ...effects: readonly Effect[]): Effect => ({
  do: 'add effect',
  effects,
  about,
});
export const swapWith = (card: Selection): Effect => ({ do: 'swap', with: card });
export const swapAsReadyWith = (card: Selection): Effect => ({ do: 'swap', with: card, sameReadiness: true });
/** A Boss, what comes with it, and its tokens, all at the same time (R301.5a). */
export const putBossIntoPlay = (boss: Selection, others?: Selection): Effect => ({
  do: 'put into play',
  what: boss,
  ...(others && { with: others }),
  withTokens: true,
});
/** Removed though a rule says that it can't leave play (R303.1a). */
export const removeRegardless = (what: Selection): Effect => ({
  do: 'put',
  what,
  where: { to: 'removed' },
  regardless: true,
});
export const removeFaceUp = (what: Selection): Effect => ({ do: 'put', what, where: { to: 'removed', faceUp: true } });
/** So many more cards from the top of your deck are flipped and played, one at a time. */
export const flipCards = (count: Amount = 1): Effect => ({ do: 'flip cards', count });
export const drawFrom = (deck: string): Effect => ({ do: 'draw from', deck });
export const intoResourceRow = (what: Selection = topOfYourDeck()): Effect => ({
  do: 'put',
  what,
  where: { to: 'resource row' },
});

/** Players can't interrupt its effect (R402.1a). */
export const uninterruptibly = (power: TriggeredPower): TriggeredPower => ({ ...power, uninterruptible: true });
/** Only opponents may use it, each on his own turn. */
export const usedByOpponents = (power: PaymentPower): PaymentPower => ({ ...power, users: 'opposing', if: yourTurn });
