/** Loads as late as the command does, so that the same machine code comes of it. */
export async function main(): Promise<void> {
  const { bench } = await import('./bench.ts');
  bench();
}
