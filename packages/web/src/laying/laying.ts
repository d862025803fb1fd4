import { afterPaint, turns } from './turns.ts';

/** What is laid a little at a time, in this order; `table/drawn.css` hides them until then. */
const PARTS = [
  '.boss-large, .boss-party, .side, .hand, .party',
  '.boss-band .card-body',
  '.hand .card-body',
  '.board .card-body',
  '.card-body:not(.rail *)',
];
/** Words that are set twice cost twice: so long the fonts are waited for. */
const PATIENCE = 400;

let laid: Promise<unknown> = Promise.resolve();

/** All of the table that stands in the document can be seen. */
export const isLaid = (): Promise<unknown> => laid;

/** A table that stands in its document is much to lay out. Its cards come a few at a time, as fast as the machine can. */
export function layTable(): void {
  const root = document.querySelector<HTMLElement>('#root[data-drawn]');
  const parts = new Set(PARTS.flatMap((those) => [...(root?.querySelectorAll(those) ?? [])]));
  if (!root || parts.size === 0) return;
  laid = new Promise<void>((then) => {
    const order = turns();
    order.whenOver(() => {
      delete root.dataset.drawn;
      for (const part of parts) part.removeAttribute('data-seen'); // It comes to life as it was drawn.
      then();
    });
    afterPaint(() => {
      const patience = new Promise((over) => setTimeout(over, PATIENCE));
      void Promise.race([document.fonts.ready, patience]).then(() => {
        for (const part of parts) order.wait(() => part.setAttribute('data-seen', ''));
      });
    });
  });
}
