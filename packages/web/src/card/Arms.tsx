import type { ReactElement } from 'react';
import { armsUrl } from '../arms/arms.ts';
import type { Detail } from '../arms/brush.ts';
import type { Printed } from './printed.ts';
import { useTurn } from './turns.ts';

interface ArmsProps {
  readonly of: Printed;
  readonly detail: Detail;
  readonly className?: string;
  readonly title?: string;
}

/** Has a place and nothing to be seen. A single point: each other drawing is a document of its own to the browser. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The coat of arms of a card, once it is its turn. */
export const Arms = ({ of, detail, ...shown }: ArmsProps): ReactElement => (
  <img alt="" src={useTurn('arms') ? armsUrl(of, detail) : NOTHING} {...shown} />
);
