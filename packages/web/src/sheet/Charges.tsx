import type { ReactElement } from 'react';
import { drawCharge, paintsOf } from '../arms/brush.ts';
import { CHARGE_NAMES } from '../arms/charges/charges.ts';

const drawn = (charge: (typeof CHARGE_NAMES)[number]): string => {
  const body = drawCharge(charge, { x: 32, y: 32, size: 64, main: 'bone', accent: 'or' }, 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 72 72"><defs>${paintsOf(body, 1)}</defs>${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** All charges with their names. */
export const Charges = (): ReactElement => (
  <section data-part="charges">
    <h2>Charges, {CHARGE_NAMES.length}</h2>
    <div className="sheet-grid" data-size="charges">
      {CHARGE_NAMES.map((charge) => (
        <figure key={charge}>
          <img alt="" width="58" height="58" src={drawn(charge)} />
          <figcaption>{charge}</figcaption>
        </figure>
      ))}
    </div>
  </section>
);
