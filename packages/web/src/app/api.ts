/** The server said no, and why. */
class NotGiven extends Error {}

/** Asks the server for something by HTTP. */
export async function fetched<T>(
  path: string,
  how: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
): Promise<T> {
  const answer = await fetch(path, {
    method: how,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!answer) throw new NotGiven('The server does not answer.');
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const told = (await answer.json().catch(() => ({}))) as { readonly error?: string };
  throw new NotGiven(told.error ?? `The server answered ${answer.status}.`);
}
