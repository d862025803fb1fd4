import type { Citation } from './citations.ts';
import type { Entry, Kind } from './index.ts';
import { KINDS } from './index.ts';

export interface ShownRule extends Entry {
  /** The tests that show it. */
  readonly shown: readonly string[];
  /** Why a table on a computer cannot show it. */
  readonly reason?: string;
}

export interface Total {
  readonly shown: number;
  readonly reasoned: number;
  readonly of: number;
}

export interface RulesReport {
  readonly rules: readonly ShownRule[];
  readonly totals: Readonly<Record<Kind, Total>>;
}

const nameOf = ({ file, ids, title }: Citation): string => `${file} > ${ids.join(', ')} ${title}`.trim();

/** The index with the tests that show each rule. */
export function reportOf(
  index: readonly Entry[],
  citations: readonly Citation[],
  reasons: ReadonlyMap<string, string>,
): RulesReport {
  const tests = new Map<string, string[]>();
  for (const citation of citations)
    for (const id of citation.ids) tests.set(id, [...(tests.get(id) ?? []), nameOf(citation)]);
  const rules = index.map((entry): ShownRule => {
    const reason = reasons.get(entry.id);
    return { ...entry, shown: tests.get(entry.id) ?? [], ...(reason === undefined ? {} : { reason }) };
  });
  const totals = Object.fromEntries(KINDS.map((kind) => [kind, totalOf(rules.filter((rule) => rule.kind === kind))]));
  return { rules, totals: totals as Record<Kind, Total> };
}

/** A rule that is shown does not need its reason. */
function totalOf(rules: readonly ShownRule[]): Total {
  const shown = rules.filter((rule) => rule.shown.length > 0).length;
  const reasoned = rules.filter((rule) => rule.shown.length === 0 && rule.reason !== undefined).length;
  return { shown, reasoned, of: rules.length };
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
