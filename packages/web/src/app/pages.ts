import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

type Drawn = ComponentType<{ readonly rest: string }>;

/** A page, which comes when somebody goes there. */
interface Page {
  readonly path: RegExp;
  readonly bring: () => Promise<Drawn>;
  /** What draws it: at once if it was brought before, else when it has come. */
  readonly drawn: () => Drawn | LazyExoticComponent<Drawn>;
}

function page(path: RegExp, load: () => Promise<Drawn>): Page {
  let brought: Drawn | undefined;
  let drawn: Drawn | LazyExoticComponent<Drawn> | undefined;
  const bring = async (): Promise<Drawn> => {
    brought = await load();
    return brought;
  };
  return {
    path,
    bring,
    drawn: () => {
      drawn ??= brought ?? lazy(async () => ({ default: await bring() }));
      return drawn;
    },
  };
}

/** Pages that only those who draw the table look at. */
const DRAWING: readonly Page[] =
  import.meta.env.MODE === 'production'
    ? []
    : [page(/^\/sheet$/, () => import('../sheet/Sheet.tsx').then((m) => m.Sheet))];

const MISSING = page(/(?<rest>.*)/, () => import('./Missing.tsx').then((m) => m.Missing));

const PAGES: readonly Page[] = [
  page(/^\/$/, () => import('../start/StartPage.tsx').then((m) => m.StartPage)),
  page(/^\/cards$/, () => import('../gallery/Gallery.tsx').then((m) => m.Gallery)),
  page(/^\/cards\/(?<rest>[a-z0-9-]+)$/, () => import('../gallery/CardPage.tsx').then((m) => m.CardPage)),
  page(/^\/play$/, () => import('../live/PlayNow.tsx').then((m) => m.PlayNow)),
  page(/^\/table\/(?<rest>[\w-]+)$/, () => import('../live/LiveTable.tsx').then((m) => m.LiveTable)),
  page(/^\/games$/, () => import('../start/Games.tsx').then((m) => m.Games)),
  page(/^\/lobby$/, () => import('../lobby/Lobby.tsx').then((m) => m.Lobby)),
  page(/^\/lobby\/new$/, () => import('../lobby/NewTable.tsx').then((m) => m.NewTable)),
  page(/^\/lobby\/(?<rest>[\w-]+)$/, () => import('../lobby/WaitingRoom.tsx').then((m) => m.WaitingRoom)),
  page(/^\/join\/(?<rest>[\w-]+\/[\w-]+)$/, () => import('../lobby/Join.tsx').then((m) => m.Join)),
  page(/^\/raids$/, () => import('../lobby/Raids.tsx').then((m) => m.Raids)),
  page(/^\/raids\/(?<rest>[a-z-]+)$/, () => import('../lobby/Raids.tsx').then((m) => m.RaidPage)),
  page(/^\/decks$/, () => import('../decks/Decks.tsx').then((m) => m.Decks)),
  page(/^\/decks\/build$/, () => import('../builder/Builder.tsx').then((m) => m.Builder)),
  page(/^\/own-cards$/, () => import('../workshop/Workshop.tsx').then((m) => m.Workshop)),
  page(/^\/decks\/(?<rest>[^/]+)$/, () => import('../decks/DeckPage.tsx').then((m) => m.DeckPage)),
  page(/^\/lessons$/, () => import('../lessons/Lessons.tsx').then((m) => m.Lessons)),
  page(/^\/settings$/, () => import('../settings/SettingsPage.tsx').then((m) => m.SettingsPage)),
  page(/^\/replay\/(?<rest>[\w-]+)$/, () => import('../replay/Replay.tsx').then((m) => m.Replay)),
  ...DRAWING,
];

/** The page of an address, and what the address says beyond that. */
export function pageAt(path: string): { readonly page: Page; readonly rest: string } {
  for (const page of PAGES) {
    const match = page.path.exec(path);
    if (match) return { page, rest: match.groups?.rest ?? '' };
  }
  return { page: MISSING, rest: path };
}
