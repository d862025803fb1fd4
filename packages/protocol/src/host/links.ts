import type { Facts, LinkView } from '@meetingstone/rules';
import type { CardTexts } from '@meetingstone/words';
import type { Link } from '../schema/table.ts';
import { keyOf } from './definitions.ts';

const said = new WeakMap<LinkView['effects'], string | null>();

/** What a link does; its effects are the same value as long as it is there. */
function textOf(effects: LinkView['effects'], facts: Facts | null, texts: CardTexts): string | null {
  if (effects.length === 0) return null;
  let text = said.get(effects);
  if (text === undefined) {
    text = texts.effects(effects, facts);
    said.set(effects, text);
  }
  return text;
}

/** A link as it is sent. `factsOf` finds what is printed on a card that the viewer sees. */
export function linkOf(view: LinkView, factsOf: (id: number) => Facts | null, texts: CardTexts): Link {
  const { id, kind, controller, source, name, facts, targets, x, modes, proposal } = view;
  const text = textOf(view.effects, facts ?? factsOf(source), texts);
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
