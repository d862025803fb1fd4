import type { ReactElement } from 'react';
import { words } from '../words.ts';
import { Waiting } from './Waiting.tsx';

/** A table that is being set. */
export const Setting = (): ReactElement => <Waiting>{words.line.setting}</Waiting>;
