/** How long a bot may think about one decision: so many trials, which is the same on every machine, or so long. */
export type Budget = { readonly trials: number } | { readonly milliseconds: number };

/** Tells which share of the budget is used up after so many trials; thinking begins now. */
export function meter(budget: Budget): (trials: number) => number {
  if ('trials' in budget) return (trials) => trials / budget.trials;
  const start = performance.now();
  return () => (performance.now() - start) / budget.milliseconds;
}
