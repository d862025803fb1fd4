import type { CardId, LinkId, Seat, Step } from '@meetingstone/rules';
import type { Sentence } from './sentence.ts';
import type { Teller } from './teller.ts';

/** Why somebody is asked and nothing was passed for him. */
export type WhyAsked =
  /** It is no question of priority: something must be chosen. */
  | { readonly because: 'choice' }
  /** His own action phase, with an empty chain. */
  | { readonly because: 'action' }
  /** He wants never to be passed for. */
  | { readonly because: 'hold' }
  | { readonly because: 'stop'; readonly step: Step | 'start'; readonly of: Seat }
  /** An opposing link is topmost on the chain. */
  | { readonly because: 'link'; readonly link: LinkId }
  /** Something of his, or he himself (card 0), is a target of it. */
  | { readonly because: 'target'; readonly link: LinkId; readonly card: CardId }
  | { readonly because: 'attack'; readonly attacker: CardId; readonly defender: CardId }
  /** He can do something that he could not do when he began to pass. */
  | { readonly because: 'new' }
  /** He can do something, and none of his yields is for this. */
  | { readonly because: 'open' };

/** Passing that a seat may leave to the table for good. Each is openly on or off, and on at first. */
export const STANDING = [
  'own links',
  'friendly links',
  'resources',
  'quests',
  'steps',
  'own attacks',
  'fights',
] as const;
export type Standing = (typeof STANDING)[number];

/** Where a pass leads if everybody else passes too. */
export type PassLeads =
  | { readonly to: 'resolve'; readonly link: LinkId }
  /** From the attack window to the defend window; from there to combat damage. */
  | { readonly to: 'defend' | 'damage' }
  | { readonly to: 'step'; readonly step: Step; readonly of: Seat }
  /** The turn ends, and this seat's begins; null where it is not known yet whose. */
  | { readonly to: 'turn'; readonly of: Seat | null };

/** What is said about passing. */
export interface PassingWords {
  /** What a standing yield lets go by. */
  readonly standing: Readonly<Record<Standing, string>>;
  readonly whyAsked: { readonly [Why in WhyAsked['because']]: (why: WhyFor<Why>, t: Teller) => Sentence };
  readonly leads: { readonly [To in PassLeads['to']]: (leads: LeadsTo<To>, t: Teller) => Sentence };
}

type WhyFor<Why> = Extract<WhyAsked, { readonly because: Why }>;
type LeadsTo<To> = PassLeads extends infer One
  ? One extends { readonly to: infer T }
    ? To extends T
      ? One
      : never
    : never
  : never;

/** Why you are asked: "Grusk's Fireball is on the chain." */
export function whyAskedWords(why: WhyAsked, t: Teller): Sentence {
  const words = t.language.passing.whyAsked[why.because] as (one: WhyAsked, t: Teller) => Sentence;
  return words(why, t);
}

/** Where a pass leads: "Fireball resolves", "to your end step". */
export function passLeadsWords(leads: PassLeads, t: Teller): Sentence {
  const words = t.language.passing.leads[leads.to] as (one: PassLeads, t: Teller) => Sentence;
  return words(leads, t);
}
