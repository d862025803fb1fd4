import type { ReactElement } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { Loading } from './app/Loading.tsx';
import { pageAt } from './app/pages.ts';
import { Setting } from './live/Setting.tsx';

const drawn = (page: ReactElement): string => renderToString(<StrictMode>{page}</StrictMode>);

await pageAt('/').page.bring();

/** The whole start page, as everybody sees it who has never been here. */
export const startPage: string = drawn(<App />);
/** What is seen until a table, or another page, is there. */
export const table: string = drawn(<Setting />);
export const anyPage: string = drawn(<Loading />);
