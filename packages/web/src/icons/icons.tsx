import type { ReactElement } from 'react';
import { damage } from './damage.ts';
import { marks } from './marks.ts';
import { standing } from './standing.ts';
import { things } from './things.ts';

const ICONS = { ...damage, ...standing, ...marks, ...things };

export type IconName = keyof typeof ICONS;
export const isIcon = (word: string): word is IconName => word in ICONS;

/** A small sign in the colour of the words around it; it says nothing to those who do not see. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }): ReactElement {
  const [, width, line] = /^~([\d.]+) (.*)$/.exec(ICONS[name]) ?? [];
  return (
    <svg className={`icon ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      {line === undefined ? (
        <path d={ICONS[name]} fill="currentColor" fillRule="evenodd" />
      ) : (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
