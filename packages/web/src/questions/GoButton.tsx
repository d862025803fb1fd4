import type { ReactElement, ReactNode } from 'react';

interface GoProps {
  readonly onPress: () => void;
  readonly keys?: string | undefined;
  readonly leads?: string | undefined;
  readonly children: ReactNode;
}

/** The one main button. It says where it leads. */
export const GoButton = ({ onPress, keys, leads, children }: GoProps): ReactElement => (
  <button type="button" className="go" onClick={onPress}>
    <span>
      <span className="go-word">{children}</span>
      {leads !== undefined && <small>{leads}</small>}
    </span>
    {keys !== undefined && <kbd>{keys}</kbd>}
  </button>
);
