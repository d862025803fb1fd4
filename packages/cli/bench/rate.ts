const SECONDS = 1.5;

/** How often per second something runs, after it has run for a while. */
export function rate(run: () => void, seconds = SECONDS): number {
  const spin = (length: number): number => {
    const until = performance.now() + length * 1000;
    let runs = 0;
    while (performance.now() < until) {
      run();
      runs++;
    }
    return runs;
  };
  spin(seconds / 3);
  const start = performance.now();
  const runs = spin(seconds);
  return Math.round((runs * 1000) / (performance.now() - start));
}
