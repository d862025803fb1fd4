import type { ReactElement } from 'react';
import { useId, useRef } from 'react';

const EXAMPLES: readonly (readonly [query: string, words: string])[] = [
  ['type:ally class:mage cost<3', 'cheap allies that are mages'],
  ['text:"draw a card" type:quest', 'quests that draw'],
  ['keyword:protector health>=5', 'sturdy protectors'],
  ['class:priest or class:paladin is:instant', 'instants of either class'],
  ['type:weapon -class:warrior strike=0', 'weapons that strike for nothing, not for warriors'],
  ['raid:molten is:boss', 'the Bosses of Molten Core'],
  ['set:"dark portal" faction:horde', 'of one set and side'],
  ['damage:shadow atk>5', 'strong shadow'],
];

/** The language of searches, by examples that can be pressed. */
export function Help({ onTry }: { readonly onTry: (query: string) => void }): ReactElement {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="tool" popoverTarget={id}>
        How to search
      </button>
      <div id={id} popover="auto" className="gallery-help" ref={box}>
        <p>
          Words are looked for in names. Fields: name, type, class, faction, cost, atk, health, def, strike, text,
          keyword, tag, damage, set, raid, deck, is. Put them together with “or”, “-” and brackets.
        </p>
        <ul>
          {EXAMPLES.map(([query, words]) => (
            <li key={query}>
              <button
                type="button"
                onClick={() => {
                  onTry(query);
                  box.current?.hidePopover();
                }}
              >
                <code>{query}</code>
                <span>{words}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
