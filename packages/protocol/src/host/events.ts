import type { Named, Shown, Witnessed } from '@meetingstone/rules';
import type { Told } from '@meetingstone/words';
import { tell, teller } from '@meetingstone/words';
import type { Event } from '../schema/table.ts';
import type { Voice } from './picture.ts';

/** What happened, in words and as data, for one viewer. */
export const eventsOf = ({ view, events }: Shown, { language, texts }: Voice): readonly Event[] =>
  events.length === 0 ? [] : tell(events, teller(view, language, texts)).map(eventOf);

function eventOf({ event, sentence, rule, tells }: Told): Event {
  const [first, ...more] = tells as readonly [Witnessed, ...Witnessed[]];
  const targets = more.flatMap(({ event: name, card }) => (name === 'become targeted' && card?.id ? [card.id] : []));
  const { player, card, by, to, amount, types, from, zone, step, counter, combat, fatal } = first;
  return {
    event,
    words: sentence,
    rule,
    ...(player === null ? {} : { player }),
    ...idIn('card', card),
    ...idIn('by', by),
    ...idIn('to', to),
    ...(targets.length === 0 ? {} : { targets }),
    ...(amount === null ? {} : { amount }),
    ...(types.length === 0 ? {} : { types }),
    ...(from === null ? {} : { from }),
    ...(zone === null ? {} : { zone }),
    ...(step === null ? {} : { step }),
    ...(counter === null ? {} : { counter }),
    ...(combat ? { combat } : {}),
    ...(fatal ? { fatal } : {}),
  };
}

const idIn = <Part extends string>(part: Part, named: Named | null) =>
  (named && named.id !== 0 ? { [part]: named.id } : {}) as { readonly [Name in Part]?: number };
