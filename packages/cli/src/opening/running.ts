/** The server of ours that answers at one of these ports of this machine, if there is one. */
export async function runningAt(ports: readonly number[]): Promise<string | null> {
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const ours = await Promise.all(urls.map(isOurs));
  return urls.find((_, n) => ours[n]) ?? null;
}

async function isOurs(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) });
    const { program, status } = (await answer.json()) as { readonly program?: unknown; readonly status?: unknown };
    return program === 'meetingstone' && status === 'alive';
  } catch {
    return false;
  }
}
