import type {
  Amount,
  CardType,
  Change,
  Condition,
  Continuous,
  Cost,
  DamageType,
  Destination,
  Duration,
  Effect,
  Facts,
  Noun,
  PerformedKeyword,
  Permission,
  Players,
  Replacement,
  Selection,
  TriggeredPower,
  Zone,
} from '@meetingstone/rules';
import { youControl } from './conditions.ts';
import { costs, type Price } from './costs.ts';
import { heroOrAlly, tagged } from './nouns.ts';
import { given } from './plain.ts';
import { that, thisCard, you, yourHero } from './selections.ts';

type Of<Verb extends Effect['do']> = Extract<Effect, { do: Verb }>;
type Deal = Of<'deal'>;
type Types = DamageType | readonly DamageType[];

/** "Your hero deals." */
export const deal = (amount: Amount, types: Types, to: Selection): Deal => dealtBy(yourHero, amount, types, to);
/** "This ally deals." */
export const thisDeals = (amount: Amount, types: Types, to: Selection): Deal => dealtBy(thisCard, amount, types, to);
export const dealtBy = (by: Selection, amount: Amount, types: Types, to: Selection): Deal => ({
  do: 'deal',
  amount,
  types: typeof types === 'string' ? [types] : types,
  to,
  by,
});
/** Several deal damage at the same time. */
export const dealtTogether = (first: Deal, ...along: readonly Deal[]): Deal => ({ ...first, along });
export const unpreventably = (deal: Deal): Deal => ({ ...deal, unpreventable: true });
/** What is more than fatal goes to the ally's controller's hero (405.8). */
export const smashing = (deal: Deal): Deal => ({ ...deal, smash: true });
/** Divided among these characters as that player chooses. */
export const dividedBy = (dividedBy: Players, deal: Deal): Deal => ({ ...deal, dividedBy });
/** The nth target gets the nth amount. */
export const dealRespectively = (each: readonly [number, ...number[]], type: DamageType, to: Selection): Deal => ({
  ...deal(each[0], type, to),
  each,
});

export const heal = (amount: Amount | 'all', from: Selection): Effect => ({ do: 'heal', amount, from, by: yourHero });
export const thisHeals = (amount: Amount | 'all', from: Selection): Effect => ({
  do: 'heal',
  amount,
  from,
  by: thisCard,
});

/** Put, not dealt (405.3). */
export const putDamage = (amount: Amount, on: Selection): Effect => ({ do: 'put damage', amount, on });
/** The damage of two characters changes places. */
export const switchDamage = (one: Selection, other: Selection): Effect => ({ do: 'switch damage', one, other });

export const draw = (count: Amount = 1, who: Players = you): Effect => ({ do: 'draw', who, count });
export const discard = (count: Amount | 'hand' = 1, who: Players = you): Effect => ({ do: 'discard', who, count });
export const destroy = (what: Selection): Effect => ({ do: 'destroy', what });
export const exhaust = (what: Selection): Effect => ({ do: 'exhaust', what });
export const skipNextTurn = (who: Players): Effect => ({ do: 'skip next turn', who });
export const ready = (what: Selection): Effect => ({ do: 'ready', what });
export const turnFaceDown = (what: Selection): Effect => ({ do: 'turn face down', what });
export const shuffle = (who: Players = you): Effect => ({ do: 'shuffle', who });
export const flip = (what: Selection): Effect => ({ do: 'flip', what });
export const interrupt = (what: Selection): Effect => ({ do: 'interrupt', what });
export const changeTarget = (of: Selection, to: Selection): Effect => ({ do: 'change target', of, to });
export const exchangeControl = (one: Selection, other: Selection): Effect => ({ do: 'exchange control', one, other });
export const reveal = (what: Selection): Effect => ({ do: 'reveal', what });
/** What a keyword says is done. */
const perform = (keyword: PerformedKeyword): Effect => ({ do: 'perform', keyword });
export const delve: Effect = perform('Delve');
export const portal: Effect = perform('Portal');
/** "Play it immediately", at any time; perhaps without paying its cost. */
export const play = (what: Selection): Of<'play'> => ({ do: 'play', what });
export const playFree = (what: Selection): Effect => ({ ...play(what), free: true });
/** "Empower [thing]: If you control such a hero or ally, ..." on an ability. */
export const empower = (thing: string, ...then: readonly Effect[]): Effect => ({
  do: 'double-check',
  tagWord: `Empower ${thing}`,
  if: youControl(tagged(thing, heroOrAlly)),
  then,
});
export const turnDeckOver = (who: Players = you): Effect => ({ do: 'turn deck over', who });
export const restoreStartingHero = (who: Players = you): Effect => ({ do: 'restore starting hero', who });
export const attachThisTo = (to: Selection): Effect => ({ do: 'attach', to });
export const attach = (what: Selection, to: Selection): Effect => ({ do: 'attach', what, to });
/** To another card of your choice that fits its attach description (400.7a). */
export const reattach = (what: Selection = thisCard): Effect => ({ do: 'attach', what });
/** Duplicates of cards on the chain (402.1). */
export const copy = (what: Selection): Effect => ({ do: 'copy', what });
export const playCopyFreely = (of: Selection): Effect => ({ do: 'play', what: of, free: true, copy: true });
export const becomesCopy = (what: Selection, of: Selection, duration: Duration = 'this game'): Effect => ({
  do: 'become copy',
  what,
  of,
  duration,
});
export const putTokenCopy = (of: Selection): Effect => ({ do: 'put token copy', of });

/** Placed through the chain, not counted as this turn's resource (412.1c). */
export const placeAsAdditional = (what: Selection, how: 'ready' | 'exhausted' = 'ready'): Effect =>
  how === 'exhausted' ? { do: 'place', what, exhausted: true } : { do: 'place', what };
/** A guess whether `of` has a higher or lower cost than `than`; both are revealed (712.8). */
export const guessCost = (of: Selection, than: Selection, ...then: readonly Effect[]): Effect => ({
  do: 'guess',
  number: 'cost',
  of,
  than,
  then,
});
/** Does it until the condition holds (713.2). */
export const until = (limit: Condition, ...effects: readonly Effect[]): Effect => ({ do: 'until', limit, effects });
/** "When that happens this way": the trigger watches only these effects (715.1). */
export const whenThisWay = (trigger: TriggeredPower, ...effects: readonly Effect[]): Effect => ({
  do: 'when this way',
  effects,
  trigger,
});
/** All triggered powers of a card trigger (703.5). */
export const trigger = (what: Selection): Effect => ({ do: 'trigger', what });

export const put = (what: Selection, where: Destination): Effect => ({ do: 'put', what, where });
/** Only if it is there: "put it from its owner's graveyard into his hand". */
export const putFrom = (from: Zone, what: Selection, where: Destination): Effect => ({ do: 'put', what, from, where });
export const putIntoHand = (what: Selection): Effect => put(what, { to: 'hand' });
export const removeFromGame = (what: Selection): Effect => put(what, { to: 'removed' });
export const putIntoPlay = (what: Selection): Of<'put into play'> => ({ do: 'put into play', what });
export const putIntoPlayAs = (as: CardType, what: Selection): Effect => ({ ...putIntoPlay(what), as });
export const putIntoPlayExhausted = (what: Selection, under: Players): Effect => ({
  ...putIntoPlay(what),
  under,
  exhausted: true,
});
/** Each card comes into its owner's party. */
export const putIntoPlayUnderOwners = (what: Selection): Effect => ({
  ...putIntoPlay(what),
  under: { player: 'owner', of: that },
});
export const putTokens = (count: Amount, token: Facts): Effect =>
  given<Of<'put token'>>({
    do: 'put token',
    token,
    count: count === 1 ? undefined : count,
    who: undefined,
    exhausted: undefined,
  });
/** One of these tokens, as you choose. */
export const putTokenAmong = (first: Facts, ...or: readonly Facts[]): Effect => ({ do: 'put token', token: first, or });

export const addCounters = (count: Amount, name: string, on: Selection = thisCard): Effect => ({
  do: 'add counters',
  name,
  count,
  on,
});
export const removeCounters = (count: Amount, name: string, on: Selection = thisCard): Effect => ({
  do: 'remove counters',
  name,
  count,
  on,
});

/** Changes chosen cards for a while: "Target ally has +2 ATK this turn." */
export const give = (
  what: Selection,
  changes: readonly Change[],
  duration: Duration = 'this turn',
  during?: Condition,
): Effect => given<Of<'modify'>>({ do: 'modify', what, changes, duration, while: during });
/** Changes whatever fits, as long as it fits: "Allies you control have +1 ATK this turn." */
export const giveAll = (cards: Noun, changes: readonly Change[], duration: Duration = 'this turn'): Effect =>
  create({ cards, changes }, duration);
const create = (continuous: Continuous, duration: Duration): Effect => ({ do: 'create', continuous, duration });
/** A player's own modifier: "Target player can't play allies this turn." */
export const giveTo = (who: Players, changes: readonly Change[], duration: Duration = 'this turn'): Effect => ({
  do: 'create',
  who,
  continuous: { players: 'you', changes },
  duration,
});
/** "You can ... this turn." */
export const youCanThisTurn = (permission: Permission): Effect =>
  create({ players: 'you', changes: [{ change: 'permit', permission }] }, 'this turn');
/** "If this would happen this turn, that instead", or only the next time. */
export const replace = (replacement: Replacement, what?: Selection): Effect => ({
  do: 'create',
  replacement,
  ...(what && { for: what }),
  duration: 'this turn',
});
/** "At the next moment of this kind, do that"; the trigger remembers the cards it is about. */
export const next = (trigger: TriggeredPower, about?: Selection): Effect => ({
  do: 'create',
  trigger,
  ...(about && { about }),
  next: true,
  duration: 'this game',
});

export const may = (...effects: readonly Effect[]): Effect => mayBy(you, ...effects);
/** For one of these players after the other, who is that player in it. */
export const forEach = (who: Players, ...effects: readonly Effect[]): Effect => ({
  do: 'for each player',
  who,
  effects,
});
/** A die for each of these cards; the card is that one, the result that much. */
export const rollForEach = (what: Selection, ...effects: readonly Effect[]): Of<'roll for each'> => ({
  do: 'roll for each',
  what,
  effects,
});
/** A die, whatever it shows: that much. */
export const rollAnd = (...effects: readonly Effect[]): Effect => ({
  do: 'roll',
  then: [{ from: 1, upTo: 6, effects }],
});
export const mayBy = (who: Players, ...effects: readonly Effect[]): Effect => ({ do: 'may', who, effects });
export const ifYouDo = (first: Effect, ...then: readonly Effect[]): Effect => ({
  do: 'if you do',
  first: [first],
  then,
});
/** "Unless that player does this": he may; if he does not (glossary: unless). */
export function unless(who: Players, deed: Effect, ...otherwise: readonly Effect[]): Effect {
  const then: readonly Effect[] = [];
  return { do: 'if you do', first: [{ do: 'may', who, effects: [deed] }], then, else: otherwise };
}
export const ifSo = (condition: Condition, ...then: readonly Effect[]): Effect => ({ do: 'if', if: condition, then });
export const payTo = (prices: readonly Price[], who: Players = you): Effect => ({
  do: 'pay',
  who,
  cost: costs(prices) satisfies Cost[],
});
export const chooseOne = (...modes: readonly (readonly Effect[])[]): Effect => ({
  do: 'choose modes',
  count: 1,
  modes,
});
export const chooseSome = (count: number, ...modes: readonly (readonly Effect[])[]): Effect => ({
  do: 'choose modes',
  count,
  modes,
});
/** What a die shows, from and up to, and what happens then. */
export const roll = (
  ...then: readonly (readonly [from: number, upTo: number, effects: readonly Effect[]])[]
): Effect => ({
  do: 'roll',
  then: then.map(([from, upTo, effects]) => ({ from, upTo, effects })),
});
/** A die stands for the coin: heads up to 3, tails above. */
export const flipCoin = (heads: readonly Effect[], tails: readonly Effect[]): Effect =>
  roll([1, 3, heads], [4, 6, tails]);
/** Chance chooses one. */
export const oneByChance = (...modes: readonly (readonly Effect[])[]): Effect => ({
  do: 'choose modes',
  count: 1,
  modes,
  by: 'chance',
});
/** Another player chooses one. */
export const oneChosenBy = (by: Players, ...modes: readonly (readonly Effect[])[]): Effect => ({
  do: 'choose modes',
  count: 1,
  modes,
  by,
});
/** Dropped onto the table; those it lands on are "done". */
export const drop = (what: Selection, onto: Noun): Effect => ({ do: 'drop', what, onto });
/** What only the card-specific rules say (800). */
export const special = (what: Of<'special'>['what']): Effect => ({ do: 'special', what });
export const chooseWord = (what: Of<'choose word'>['what']): Effect => ({ do: 'choose word', what });
export const searchYourDeck = (noun: Noun, ...then: readonly Effect[]): Effect => ({
  do: 'search',
  who: you,
  noun: { ...noun, zone: 'deck', whose: 'you' },
  reveal: true,
  then,
});
/** "Your deck and/or graveyard": any of these zones. */
export const searchYourZones = (zones: readonly Zone[], noun: Noun, ...then: readonly Effect[]): Effect => ({
  do: 'search',
  who: you,
  zones,
  noun,
  reveal: true,
  then,
});
/** You search another player's zones. */
export const searchZonesOf = (of: Players, zones: readonly Zone[], noun: Noun, ...then: readonly Effect[]): Effect => ({
  do: 'search',
  who: you,
  of,
  zones,
  noun,
  then,
});
/** A player searches his deck and shows nobody what he found. */
export const searchDeckOf = (who: Players, noun: Noun, ...then: readonly Effect[]): Effect => ({
  do: 'search',
  who,
  noun,
  then,
});
