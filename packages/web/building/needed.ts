import type { Rollup } from 'vite';

/** These scripts and all that they import, what is imported first. */
export function inOrder(
  files: Rollup.OutputBundle,
  wanted: readonly Rollup.OutputChunk[],
): readonly Rollup.OutputChunk[] {
  const needed = new Set<Rollup.OutputChunk>();
  const visited = new Set<Rollup.OutputChunk>();
  const need = (chunk: Rollup.OutputChunk): void => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    for (const name of chunk.imports) need(files[name] as Rollup.OutputChunk);
    needed.add(chunk);
  };
  wanted.forEach(need);
  return [...needed];
}
