import type { Facts } from '@meetingstone/rules';
import { readCard } from './box.ts';
import { sayBack, sayCard } from './say.ts';
import type { Source } from './source.ts';

/** What stands on a card besides its text. */
export function printed(facts: Facts): Source['facts'] {
  const { text: _text, powers: _powers, building: _building, ongoing: _ongoing, attach: _attach, ...print } = facts;
  if (!print.hero) return print;
  const { back: _back, ...hero } = print.hero;
  return { ...print, hero };
}

/** The card as somebody understands it who reads its text as it is shown; null where he doesn't, or in two ways. */
export function asRead(facts: Facts): Facts | null {
  const front = sayCard(facts);
  const back = sayBack(facts);
  return front && back ? readCard({ facts: printed(facts), front, back }).facts : null;
}
