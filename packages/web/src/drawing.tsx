import type { FromServerOf } from '@meetingstone/protocol';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { drawNarrow } from './app/narrow.ts';
import { pageAt } from './app/pages.ts';
import { drawAt } from './app/route.tsx';
import { TOLD, tellAtFirst } from './live/first.ts';

/** What it is drawn into. */
const ROOT = /<div id="root">.*?<\/div>(?=\s*<\/body>)/s;

/** To be called once, before any table is drawn. */
export const prepareDrawing = (): Promise<unknown> => pageAt('/table/any').page.bring();

/** The document of a table with the table in it, as the server draws it for one who comes there; and what it was drawn from, to go on from. */
export function tableDocument(document: string, told: FromServerOf<'table'>, isNarrow: boolean): string {
  const path = `/table/${told.game}`;
  drawAt(path);
  drawNarrow(isNarrow);
  tellAtFirst(told);
  const drawn = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  const kept = JSON.stringify(told).replaceAll('<', '\\u003c');
  return document.replace(
    ROOT,
    () =>
      `<div id="root" data-path="${path}" data-drawn=""${isNarrow ? ' data-narrow=""' : ''}>${drawn}</div>
    <script type="application/json" id="${TOLD}">${kept}</script>`,
  );
}
