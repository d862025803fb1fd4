import type { Citation } from './citations.ts';
import type { Entry, Kind } from './index.ts';
import { KINDS } from './index.ts';

/** A rule was taken out of the program, and a test that shows it fell. */
export interface Fallen {
  readonly commit: string;
  readonly date: string;
  readonly test: string;
}

export interface ShownRule extends Entry {
  /** The tests that show it. */
  readonly shown: readonly string[];
  /** Why a table on a computer cannot show it. */
  readonly reason?: string;
  /** How it was broken on purpose, each time with a test that fell. */
  readonly broken: readonly Fallen[];
}

export interface Total {
  readonly shown: number;
  readonly reasoned: number;
  readonly broken: number;
  readonly of: number;
}

export interface RulesReport {
  readonly rules: readonly ShownRule[];
  readonly totals: Readonly<Record<Kind, Total>>;
  /** Of the rules by document. */
  readonly documents: Readonly<Record<string, Total>>;
}

const nameOf = ({ file, ids, title }: Citation): string => `${file} > ${ids.join(', ')} ${title}`.trim();

/** The index with the tests that show each rule. */
export function reportOf(
  index: readonly Entry[],
  citations: readonly Citation[],
  reasons: ReadonlyMap<string, string>,
  fallen: ReadonlyMap<string, readonly Fallen[]> = new Map(),
): RulesReport {
  const tests = new Map<string, string[]>();
  for (const citation of citations)
    for (const id of citation.ids) tests.set(id, [...(tests.get(id) ?? []), nameOf(citation)]);
  const rules = index.map((entry): ShownRule => {
    const reason = reasons.get(entry.id);
    const broken = fallen.get(entry.id) ?? [];
    return { ...entry, shown: tests.get(entry.id) ?? [], broken, ...(reason === undefined ? {} : { reason }) };
  });
  const totals = Object.fromEntries(KINDS.map((kind) => [kind, totalOf(rules.filter((rule) => rule.kind === kind))]));
  const ofKind = rules.filter(({ kind }) => kind === 'rule');
  const documents = Object.fromEntries(
    [...new Set(ofKind.map(({ document }) => document))].map((name) => [
      name,
      totalOf(ofKind.filter(({ document }) => document === name)),
    ]),
  );
  return { rules, totals: totals as Record<Kind, Total>, documents };
}

/** A rule that is shown does not need its reason. */
function totalOf(rules: readonly ShownRule[]): Total {
  const shown = rules.filter((rule) => rule.shown.length > 0).length;
  const reasoned = rules.filter((rule) => rule.shown.length === 0 && rule.reason !== undefined).length;
  return { shown, reasoned, broken: rules.filter(({ broken }) => broken.length > 0).length, of: rules.length };
}

/** Citations and reasons of ids that are not in the index, with where they stand. */
export function unknownIds(
  index: readonly Entry[],
  citations: readonly Citation[],
  reasons: ReadonlyMap<string, string>,
): readonly string[] {
  const known = new Set(index.map(({ id }) => id));
  const cited = citations.flatMap(({ ids, file, line }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}:${line}: ${id}`),
  );
  const reasoned = [...reasons.keys()].filter((id) => !known.has(id)).map((id) => `reasons.tsv: ${id}`);
  return [...cited, ...reasoned];
}
