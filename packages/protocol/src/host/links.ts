import type { Facts, LinkView } from '@meetingstone/rules';
import type { CardTexts } from '@meetingstone/words';
import type { Link } from '../schema/table.ts';
import { keyOf } from './definitions.ts';

/** By effects, then by the card that says them: both are the same values as long as they are there. */
const said = new WeakMap<LinkView['effects'], WeakMap<object, string | null>>();
const NO_CARD = {};

/** What a link does, in the words of its card: "this ally", "this hero". */
function textOf(effects: LinkView['effects'], facts: Facts | null, texts: CardTexts): string | null {
  if (effects.length === 0) return null;
  const card = facts ?? NO_CARD;
  const byCard = said.get(effects) ?? new WeakMap<object, string | null>();
  said.set(effects, byCard);
  let text = byCard.get(card);
  if (text === undefined) {
    text = texts.effects(effects, facts);
    byCard.set(card, text);
  }
  return text;
}

/** A link as it is sent. `factsOf` finds what is printed on a card that the viewer sees. */
export function linkOf(view: LinkView, factsOf: (id: number) => Facts | null, texts: CardTexts): Link {
  const { id, kind, controller, source, name, facts, targets, x, modes, proposal } = view;
  const card = facts ?? factsOf(source) ?? (name === null ? null : texts.named(name));
  const text = textOf(view.effects, card, texts);
  return {
    id,
    kind,
    controller,
    source,
    name,
    ...(facts ? { definition: keyOf(facts) } : {}),
    ...(text === null ? {} : { text }),
    ...(targets.some((list) => list.length > 0) ? { targets } : {}),
    ...(x === 0 ? {} : { x }),
    ...(modes.length === 0 ? {} : { modes }),
    ...(proposal ? { proposal } : {}),
  };
}
