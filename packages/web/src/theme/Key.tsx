import type { ReactElement } from 'react';
import type { Deed } from './bindings.ts';
import { keyFor, nameOfKey } from './bindings.ts';
import { useSettings } from './settings.ts';

/** How the key is called that does this, as somebody has set it. */
export const useKeyName = (deed: Deed): string =>
  nameOfKey(
    keyFor(
      deed,
      useSettings(({ keys }) => keys),
    ),
  );

export const Key = ({ does }: { readonly does: Deed }): ReactElement => <kbd>{useKeyName(does)}</kbd>;
