import type {
  Amount,
  Change,
  Condition,
  Cost,
  Duration,
  Effect,
  KeywordPower,
  Noun,
  Players,
  Power,
  Selection,
  Watch,
} from '@meetingstone/rules';
import { named } from '../grammar/phrase.ts';

/** The kinds of phrases that are made of each other. Each is defined in the file of its name. */
export const amount = named<Amount>('amount');
export const count = named<Amount>('count');
export const measure = named<Amount>('measure');
export const noun = named<Noun>('noun');
export const nounMany = named<Noun>('nouns');
/** "each opposing hero and ally" */
export const nounEach = named<Noun>('each noun');
export const anyCard = named<Noun>('a card');
export const subject = named<Noun>('subject');
export const group = named<Noun>('group');
export const selection = named<Selection>('selection');
export const someone = named<Selection>('someone');
/** "this ally", "it": without anything new being selected. */
export const known = named<Selection>('known');
/** "this ally", "that ally", "target ally": whose controller can be spoken of. */
export const bearer = named<Selection>('bearer');
export const theirs = named<Selection>('theirs');
export const possessor = named<Selection>('possessor');
export const bearerPossessive = named<Selection>("bearer's");
export const players = named<Players>('players');
export const playersPossessive = named<Players>('whose');
export const condition = named<Condition>('condition');
export const whileIt = named<Condition>('while');
export const cost = named<Cost>('cost');
export const duration = named<Duration>('duration');
export const predicate = named<readonly Change[]>('predicate');
/** What a card has: one thing, or several. */
export const possession = named<readonly Change[]>('possession');
export const possessions = named<readonly Change[]>('possessions');
export const event = named<Watch>('event');
export const trigger = named<Watch>('trigger');
export const clause = named<Effect>('clause');
/** One sentence without its full stop. */
export const sentence = named<readonly Effect[]>('sentence');
export const text = named<readonly Effect[]>('text');
export const keywordPower = named<KeywordPower>('keyword');
export const power = named<Power>('power');
