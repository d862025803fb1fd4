import type { Break } from './break.ts';

/** The rules that are broken, one at a time. */
export const BREAKS: readonly Break[] = [
  {
    rule: '414.2',
    what: 'uniqueness violations are never repaired',
    file: 'concepts/uniqueness.ts',
    from: 'if (violating.length === 0) break;',
    to: 'break;',
  },
];
