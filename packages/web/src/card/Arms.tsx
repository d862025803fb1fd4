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

/** Has a place and nothing to be seen. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The coat of arms of a card, once it is its turn. */
export const Arms = ({ of, detail, ...shown }: ArmsProps): ReactElement => (
  <img alt="" src={useTurn('arms') ? armsUrl(of, detail) : NOTHING} {...shown} />
);
