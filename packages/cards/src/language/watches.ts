import type { DamageType, EventName, Noun, Relation, Watch, Zone } from '@meetingstone/rules';
import { given } from './plain.ts';

const happensTo = (event: EventName, card: Noun): Watch => ({ event, card });

export const entersPlay = (card: Noun): Watch => happensTo('enter play', card);
export const leavesPlay = (card: Noun): Watch => happensTo('leave play', card);
export const isDestroyed = (card: Noun): Watch => happensTo('destroy', card);
/** Into its owner's graveyard, from anywhere or from one zone. */
export const entersGraveyard = (card: Noun, from?: Zone): Watch =>
  given<Watch>({ event: 'enter graveyard', card, from });
export const isRemovedFromGame = (card: Noun): Watch => ({ event: 'move', card, into: 'removed' });
export const isInspiredBy = (by: Noun, card: Noun): Watch => ({ event: 'inspire', card, by });
export const becomesHero = (card: Noun): Watch => happensTo('become hero', card);
export const attacks = (card: Noun): Watch => happensTo('attack', card);
export const defendsAgainst = (by: Noun, card: Noun): Watch => ({ event: 'defend', card, by });
export const entersCombatWith = (to: Noun, card: Noun): Watch => ({ event: 'enter combat', card, to });
export const isRevealedBy = (by: Noun, card: Noun): Watch => ({ event: 'reveal', card, by });
export const turnStarts = (whose: Relation): Watch => ({ event: 'turn starts', whose });
export const turnEnds = (whose?: Relation): Watch => given<Watch>({ event: 'turn ends', whose });
export const draws = (whose: Relation): Watch => ({ event: 'draw', whose });
/** "When you skip drawing a card this way." */
export const youSkipBecauseOf = (by: Noun): Watch => ({ event: 'skip', by, whose: 'you' });
export const preventsDamage = (by: Noun): Watch => ({ event: 'prevent', by });
export const youPlay = (card: Noun): Watch => ({ event: 'play', card: { zone: 'chain', ...card }, whose: 'you' });

export const opponentPlays = (card: Noun): Watch => ({
  event: 'play',
  card: { zone: 'chain', ...card },
  whose: 'opposing',
});
/** "When this flips to its other side": read in the state before, in which its front is up (R101.1b, 703.4). */
export const flipsToBack: Watch = { event: 'flip', card: { self: true, faceDown: false } };
export const flipsToFront: Watch = { event: 'flip', card: { self: true, faceDown: true } };

/** Damage dealt to `to`, in the event's words the card to which it happens. */
interface Damage {
  readonly by?: Noun;
  readonly to?: Noun;
  readonly with?: Noun;
  readonly type?: DamageType;
}

const damage = (event: EventName, { by, to, with: tool, type }: Damage, combat?: true): Watch =>
  given<Watch>({ event, card: to, by, with: tool, damageType: type ? [type] : undefined, combat });

export const dealsDamage = (parts: Damage): Watch => damage('deal', parts);
export const dealsCombatDamage = (parts: Damage): Watch => damage('deal', parts, true);
export const healsDamage = (parts: Damage): Watch => damage('heal', parts);
export const firstTimeEachTurn = (watch: Watch): Watch => ({ ...watch, first: true });
