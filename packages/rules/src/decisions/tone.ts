import type { Tone } from '../language/aims.ts';
import { aimsOf, toneOf, toneOfChanges } from '../language/aims.ts';
import type { Facts } from '../language/facts.ts';
import type { Decision, Offer } from './decision.ts';

/** Is an answer good for those to whom it does something? `factsOf` finds what is printed on a card that its player sees. */
export function toneOfOffer(
  offer: Offer,
  { purpose, question }: Decision,
  factsOf: (id: number) => Facts | null,
): Tone {
  switch (offer.choose) {
    case 'play':
      return toneOf(aimsOf(factsOf(offer.card)?.text ?? []));
    case 'use':
    case 'complete':
      return toneOf(aimsOf(offer.means.effects));
    case 'attack':
      return 'harm';
    case 'mode':
      return toneOf(aimsOf(offer.means));
    case 'effect':
      return 'amount' in offer.means ? 'harm' : toneOf(aimsOf(offer.means));
    case 'modifier':
      if ('prevents' in offer.means) return 'help';
      return 'event' in offer.means ? 'neither' : toneOfChanges(offer.means);
    case 'card':
    case 'player':
    case 'link':
      return offer.choose === 'card' && offer.card === 0 ? 'neither' : purpose.tone;
    case 'yes':
      return question === 'may' ? purpose.tone : 'neither';
    default:
      return 'neither';
  }
}
