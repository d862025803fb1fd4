import type {
  Amount,
  Change,
  Condition,
  ContinuousPower,
  CostChange,
  DamageType,
  Effect,
  Instead,
  Keyword,
  KeywordPower,
  Noun,
  PaymentPower,
  Permission,
  Power,
  Replacement,
  ReplacementPower,
  Restriction,
  RewardPower,
  Selection,
  TagWord,
  TriggeredPower,
  Watch,
  Zone,
} from '@meetingstone/rules';
import { youControl, yourTurn } from './conditions.ts';
import { costs, type Price } from './costs.ts';
import { heroOrAlly, other, tagged, thisOne } from './nouns.ts';
import { given } from './plain.ts';
import { entersPlay, turnEnds, turnStarts } from './watches.ts';

export const has = (keyword: Keyword, number?: Amount): KeywordPower =>
  given<KeywordPower>({ power: 'keyword', keyword, number });
/** One exhausted card of each description. */
export const inspires = (...nouns: readonly Noun[]): KeywordPower => ({ ...has('Inspire'), nouns });

export const when = (on: Watch, ...effects: readonly Effect[]): TriggeredPower => ({ power: 'triggered', on, effects });
/** With a double-check condition (703.2). */
export const whenIf = (on: Watch, condition: Condition, ...effects: readonly Effect[]): TriggeredPower => ({
  ...when(on, ...effects),
  if: condition,
});
/** The word that designates a power (glossary: Tag Word). */
export const tagWord = <P extends { readonly tagWord?: TagWord }>(word: TagWord, power: P): P => ({
  ...power,
  tagWord: word,
});
/** "Empower [thing]: When this ally enters play, if you control another such hero or ally, ..." */
export const empowered = (thing: string, ...effects: readonly Effect[]): TriggeredPower =>
  tagWord(`Empower ${thing}`, whenIf(entersPlay(thisOne), youControl(other(tagged(thing, heroOrAlly))), ...effects));
export const whileIn = <P extends TriggeredPower | PaymentPower>(zone: Zone, power: P): P => ({ ...power, zone });
/** "This or another": active on the chain as well as in play (703.3b). */
export const whilePlayedOrInPlay = (power: TriggeredPower): TriggeredPower => ({ ...power, zone: ['play', 'chain'] });
/** One event with several effects, each a power of its own (703.6). */
export const whenEach = (on: Watch, ...lists: readonly (readonly Effect[])[]): TriggeredPower[] =>
  lists.map((effects) => when(on, ...effects));
export const whenThisEntersPlay = (...effects: readonly Effect[]) => when(entersPlay(thisOne), ...effects);
export const atStartOfYourTurn = (...effects: readonly Effect[]) => when(turnStarts('you'), ...effects);
export const atStartOfEachTurn = (...effects: readonly Effect[]) => when(turnStarts('any'), ...effects);
export const atEndOfYourTurn = (...effects: readonly Effect[]) => when(turnEnds('you'), ...effects);
export const atEndOfTurn = (...effects: readonly Effect[]) => when(turnEnds(), ...effects);
export const atEndOfEachPlayersTurn = (...effects: readonly Effect[]) => when(turnEnds('any'), ...effects);

export const pay = (prices: readonly Price[], ...effects: readonly Effect[]): PaymentPower => ({
  power: 'payment',
  cost: costs(prices),
  effects,
});
export const reward = (prices: readonly Price[], ...effects: readonly Effect[]): RewardPower => ({
  power: 'reward',
  cost: costs(prices),
  effects,
});
type Used = PaymentPower | RewardPower;
export const onYourTurn = <P extends Used>(power: P): P => ({ ...power, if: yourTurn });
/** Only while a condition holds (701.4). */
export const provided = <P extends Used>(condition: Condition, power: P): P => ({ ...power, if: condition });
export const oncePerTurn = <P extends Used>(power: P): P => ({ ...power, oncePerTurn: true });
export const oncePerGame = <P extends Used>(power: P): P => ({ ...power, oncePerGame: true });
/** Any player may use it, and is "you" in it. */
export const forAnyone = (power: PaymentPower): PaymentPower => ({ ...power, users: 'any' });
export const basic = <P extends Used>(power: P): P => ({ ...power, basic: true });

/** "Opposing allies have -1 ATK." */
export const have = (cards: Noun, ...changes: readonly Change[]): ContinuousPower => ({
  power: 'continuous',
  continuous: { cards, changes },
});
export const haveWhile = (condition: Condition, cards: Noun, ...changes: readonly Change[]): ContinuousPower => ({
  power: 'continuous',
  continuous: { cards, changes, while: condition },
});
/** "You can ..." while this card is in that zone. */
export const youCan = (permission: Permission, zone?: Zone): Power => ({
  power: 'continuous',
  continuous: { players: 'you', changes: [{ change: 'permit', permission }] },
  ...(zone && { zone }),
});

export const youCanWhile = (condition: Condition, permission: Permission): Power => ({
  power: 'continuous',
  continuous: { players: 'you', changes: [{ change: 'permit', permission }], while: condition },
});
export const thisCant = (cant: Restriction): Power => ({ power: 'self', cant });
export const youCant = (deed: Restriction['cant'], details: Omit<Restriction, 'cant'> = {}): Power => ({
  power: 'continuous',
  continuous: { players: 'you', changes: [{ change: 'restrict', restriction: { cant: deed, ...details } }] },
});
export const thisCan = (may: Permission): Power => ({ power: 'self', may });

export const ifWould = (event: Watch, instead: Instead): ReplacementPower => ({
  power: 'replacement',
  replacement: { event, instead },
});
export const mayIfWould = (event: Watch, instead: Instead): ReplacementPower => ({
  power: 'replacement',
  replacement: { event, optional: true, instead },
});
export const nextTime = (event: Watch, instead: Instead): Replacement => ({ event, instead, next: true });
export const thatMuchPlus = (plus: Amount): Instead => ({ instead: 'amount', plus });
export const doubled: Instead = { instead: 'amount', times: 2 };
/** "It deals frost damage instead." */
export const ofType = (type: DamageType): Instead => ({ instead: 'amount', types: [type] });
export const asCombatDamage: Instead = { instead: 'amount', combat: true };
export const unpreventable: Instead = { instead: 'unpreventable' };
export const prevented = (amount: Amount | 'all'): Instead => ({ instead: 'prevent', amount });
/** "The first" of what a character would be dealt on each turn (717.6). */
export const firstPrevented = (amount: Amount): Instead => ({ instead: 'prevent', amount, first: true });
/** "[First.] If you do, prevent that. [Then.]" (717.3) */
export const ifYouDoPrevent = (first: Effect, ...then: readonly Effect[]): Instead => ({
  instead: 'conditional prevention',
  first: [first],
  ...(then.length > 0 && { then }),
});
export const dividedAmong = (among: Noun): Instead => ({ instead: 'divide', among });
export const skipped: Instead = { instead: 'nothing' };
export const instead = (...effects: readonly Effect[]): Instead => ({ instead: 'effects', effects });
export const redirectedTo = (to: Selection): Instead => ({ instead: 'redirect', to });

export const canAttackOnly = (noun: Noun): Power => ({ power: 'self', attackOnly: noun });
export const ratherThanCost = (...prices: readonly Price[]): Power => ({
  power: 'alternate cost',
  cost: costs(prices),
});
export const costToPlaceFaceUp = (...prices: readonly Price[]): Power => ({
  power: 'additional cost',
  to: 'place face up',
  cost: costs(prices),
});
export const costToPlay = (...prices: readonly Price[]): Power => ({
  power: 'additional cost',
  to: 'play',
  cost: costs(prices),
});
export const asThisEntersPlay = (...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'this enters play',
  effects,
});
/** Whose it is means under whose control it enters; in the effects it is `that`. */
export const asAnotherEntersPlay = (noun: Noun, ...effects: readonly Effect[]): Power => ({
  power: 'definite',
  as: 'another enters play',
  noun,
  effects,
});
export const entersWithDamage = (damage: Amount): Power => ({ power: 'enters', damage });
export const entersExhausted: Power = { power: 'enters', exhausted: true };
export const entersWithCounters = (count: Amount, name: string): Power => ({
  power: 'enters',
  counters: { name, count },
});
type CostPower = Extract<Power, { power: 'cost change' }>;

/** "You pay (2) less to play Pets"; what it costs to play, complete, strike with or use. */
export const payLessTo = (cost: CostChange['cost'], by: number, noun: Noun, minimum?: number): CostPower => ({
  power: 'cost change',
  change: { cost, noun, whose: 'you', by: -by, ...(minimum !== undefined && { minimum }) },
});
/** The same, only while a condition holds. */
export const whileSo = (condition: Condition, { power, change }: CostPower): CostPower => ({
  power,
  change: { ...change, while: condition },
});
