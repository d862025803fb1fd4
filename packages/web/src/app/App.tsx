import type { ReactElement } from 'react';
import { Suspense } from 'react';
import { Loading } from './Loading.tsx';
import { pageAt } from './pages.ts';
import { usePath } from './route.tsx';

/** The page of the present address. */
export function App(): ReactElement {
  const { page, rest } = pageAt(usePath());
  const Drawn = page.drawn();
  return (
    <Suspense fallback={<Loading />}>
      <Drawn rest={rest} />
    </Suspense>
  );
}
