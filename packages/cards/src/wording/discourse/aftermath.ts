import type { Amount, CardType, Effect, Facts, Noun, Players, Quantity } from '@meetingstone/rules';
import type { Discourse } from './discourse.ts';
import {
  lastCards,
  mentionAmount,
  mentionCards,
  mentionDeed,
  mentionPlayer,
  refuse,
  THAT,
  withCards,
} from './discourse.ts';
import { deedOf, isMeasured } from './forms.ts';
import type { CardMention } from './mention.ts';
import { howDone } from './mention.ts';
import type { Sentence } from './place.ts';

/**
 * "That" is what was selected last: whatever was so before is out of reach once an instruction has selected something
 * else (712.3a). To what something was done is found again by the next instruction only; what was revealed, by all.
 */
export function forgetting(before: Discourse, { since, fresh }: Sentence): Discourse {
  if (!before.mentions.some(({ n }) => n < since)) return before;
  const said = fresh && before.lookedBack ? refuse(before, 'that') : before;
  const kept = withCards(said, (one) => {
    if (one.n >= since) return [one];
    const { later, ...rest } = one;
    if (later?.select === 'revealed') return [{ ...one, ref: later }];
    return fresh && one.ref.select === 'that' ? [] : [rest];
  });
  if (!fresh) return kept;
  return { ...kept, mentions: kept.mentions.filter((one) => one.kind !== 'player' || one.origin !== 'by his card') };
}

/** What these were done to is found again as "done" by the next instruction, whatever that one selects first. */
const DONE_TO: ReadonlySet<string> = new Set(['put', 'put into play', 'destroy', 'exhaust', 'ready', 'deal', 'heal']);

/** What an instruction leaves behind to be spoken of; a card that was moved is another card (415.9a). */
export function mentionResult(before: Discourse, value: Effect, { object }: Sentence): Discourse {
  switch (value.do) {
    case 'discard':
      return mentionCards(before, 'done', {}, THAT, {
        number: numberOf(value.count),
        later: DONE,
        ...howDone(value.do),
      });
    case 'put token':
      return mentionCards(before, 'created', { kind: kindOfToken(value.token), token: true }, THAT, {
        number: numberOf(value.count),
      });
    case 'put token copy': {
      const { noun = {}, number = 'one' } = object ?? {};
      const { kind, tag } = noun;
      const copied: Noun = { ...(kind ? { kind } : {}), ...(tag ? { tag } : {}), token: true };
      return mentionCards(before, 'created', copied, THAT, { number: value.count === undefined ? number : 'many' });
    }
    case 'search': {
      const noun = isYours(value.of ?? value.who) ? { ...value.noun, owner: 'you' as const } : value.noun;
      return mentionCards(before, 'found', noun, THAT, { number: numberOf(value.count) });
    }
    default:
  }
  const last = object ?? lastCards(before);
  if (!last) return before;
  const { noun, number } = last;
  if (value.do === 'reveal')
    return mentionCards(before, 'revealed', noun, THAT, { number, later: REVEALED, ...howDone(value.do) });
  if (!DONE_TO.has(value.do)) return before;
  const said = calledByDeed(before, last, value);
  const isMoved = value.do === 'put' || value.do === 'put into play';
  const done =
    isMoved || last.ref.select === 'that'
      ? mentionCards(said, 'done', noun, THAT, { number, later: DONE, ...howDone(deedOf(value) ?? value.do) })
      : said;
  return value.do === 'put' && number === 'one' ? mentionPlayer(done, 'by his card', OWNER) : done;
}

const DONE = { select: 'done' } as const;
const REVEALED = { select: 'revealed' } as const;
const OWNER: Players = { player: 'owner', of: THAT };

/** Afterwards the cards can be called by what was done to them. */
function calledByDeed(said: Discourse, { n }: CardMention, value: Effect): Discourse {
  const how = howDone(deedOf(value) ?? value.do);
  if (!how.how) return said;
  const called = withCards(said, (one) => [one.n === n ? { ...one, ...how } : one]);
  return called.recent?.n === n ? { ...called, recent: { ...called.recent, ...how } } : called;
}

/** What was done, and how much of it. */
export function mentionDoing(before: Discourse, value: Effect): Discourse {
  const deed = deedOf(value);
  let said = deed ? mentionDeed(before, deed) : before;
  if (value.do === 'choose word') said = { ...said, wordChosen: true };
  if (value.do === 'put' || value.do === 'discard') said = mentionAmount(said, 'cards moved');
  return isMeasured(value) ? mentionAmount(said, value.do) : said;
}

export const isYours = ({ player }: Players): boolean => player === 'you';

const kindOfToken = ({ types }: Facts): readonly CardType[] => (types.includes('Ally') ? ['Ally'] : types);

const numberOf = (count: Amount | 'hand' | undefined): CardMention['number'] =>
  count === undefined || count === 1 ? 'one' : 'many';

/** One or several, as it is said how many are chosen. */
export function chosenNumber(count: Quantity | undefined): CardMention['number'] {
  const isOne =
    count === undefined || ('upTo' in count && count.upTo === 1) || ('exactly' in count && count.exactly === 1);
  return isOne ? 'one' : 'many';
}
