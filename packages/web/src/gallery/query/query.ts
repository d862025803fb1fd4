import type { FieldName } from './fields.ts';

export type Comparison = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** What is searched for. */
export type Query =
  | { readonly all: readonly Query[] }
  | { readonly any: readonly Query[] }
  | { readonly not: Query }
  /** A word of the name. */
  | { readonly name: string }
  | { readonly field: FieldName; readonly how: Comparison; readonly value: string };

/** Why a search is not understood, and where. */
export interface Fault {
  readonly at: number;
  readonly length: number;
  readonly message: string;
}

export type Parsed = { readonly ok: true; readonly query: Query } | { readonly ok: false; readonly fault: Fault };
