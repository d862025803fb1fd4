/** How long a bot may think about one decision: so many trials, which is the same on every machine, or so long. */
export type Budget = { readonly trials: number } | { readonly milliseconds: number };

/** Tells which share of the budget is used up after so many trials, more than all of it once nothing is left; thinking begins now. */
export function meter(budget: Budget, isSpent: () => boolean = () => false): (trials: number) => number {
  const start = performance.now();
  const share = (trials: number): number =>
    'trials' in budget ? trials / budget.trials : (performance.now() - start) / budget.milliseconds;
  return (trials) => (isSpent() ? Number.POSITIVE_INFINITY : share(trials));
}
