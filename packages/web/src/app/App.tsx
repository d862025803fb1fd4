import type { ComponentType, LazyExoticComponent, ReactElement } from 'react';
import { lazy, Suspense } from 'react';
import { usePath } from './route.tsx';

interface Page {
  readonly path: RegExp;
  readonly page: LazyExoticComponent<ComponentType<{ readonly rest: string }>>;
}

const StartPage = lazy(() => import('../start/StartPage.tsx').then((m) => ({ default: m.StartPage })));
const Gallery = lazy(() => import('../gallery/Gallery.tsx').then((m) => ({ default: m.Gallery })));
const CardPage = lazy(() => import('../gallery/CardPage.tsx').then((m) => ({ default: m.CardPage })));
const PlayNow = lazy(() => import('../live/PlayNow.tsx').then((m) => ({ default: m.PlayNow })));
const LiveTable = lazy(() => import('../live/LiveTable.tsx').then((m) => ({ default: m.LiveTable })));
const Games = lazy(() => import('../start/Games.tsx').then((m) => ({ default: m.Games })));
const Lobby = lazy(() => import('../lobby/Lobby.tsx').then((m) => ({ default: m.Lobby })));
const NewTable = lazy(() => import('../lobby/NewTable.tsx').then((m) => ({ default: m.NewTable })));
const WaitingRoom = lazy(() => import('../lobby/WaitingRoom.tsx').then((m) => ({ default: m.WaitingRoom })));
const Join = lazy(() => import('../lobby/Join.tsx').then((m) => ({ default: m.Join })));
const Raids = lazy(() => import('../lobby/Raids.tsx').then((m) => ({ default: m.Raids })));
const RaidPage = lazy(() => import('../lobby/Raids.tsx').then((m) => ({ default: m.RaidPage })));
const Decks = lazy(() => import('../decks/Decks.tsx').then((m) => ({ default: m.Decks })));
const Builder = lazy(() => import('../builder/Builder.tsx').then((m) => ({ default: m.Builder })));
const Workshop = lazy(() => import('../workshop/Workshop.tsx').then((m) => ({ default: m.Workshop })));
const DeckPage = lazy(() => import('../decks/DeckPage.tsx').then((m) => ({ default: m.DeckPage })));
const Lessons = lazy(() => import('../lessons/Lessons.tsx').then((m) => ({ default: m.Lessons })));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })));
const Replay = lazy(() => import('../replay/Replay.tsx').then((m) => ({ default: m.Replay })));
const Missing = lazy(() => import('./Missing.tsx').then((m) => ({ default: m.Missing })));

/** Pages that only those who draw the table look at. */
const DRAWING: readonly Page[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        {
          path: /^\/sheet$/,
          page: lazy(() => import('../sheet/Sheet.tsx').then((m) => ({ default: m.Sheet }))),
        },
      ];

const PAGES: readonly Page[] = [
  { path: /^\/$/, page: StartPage },
  { path: /^\/cards$/, page: Gallery },
  { path: /^\/cards\/(?<rest>[a-z0-9-]+)$/, page: CardPage },
  { path: /^\/play$/, page: PlayNow },
  { path: /^\/table\/(?<rest>[\w-]+)$/, page: LiveTable },
  { path: /^\/games$/, page: Games },
  { path: /^\/lobby$/, page: Lobby },
  { path: /^\/lobby\/new$/, page: NewTable },
  { path: /^\/lobby\/(?<rest>[\w-]+)$/, page: WaitingRoom },
  { path: /^\/join\/(?<rest>[\w-]+\/[\w-]+)$/, page: Join },
  { path: /^\/raids$/, page: Raids },
  { path: /^\/raids\/(?<rest>[a-z-]+)$/, page: RaidPage },
  { path: /^\/decks$/, page: Decks },
  { path: /^\/decks\/build$/, page: Builder },
  { path: /^\/own-cards$/, page: Workshop },
  { path: /^\/decks\/(?<rest>[^/]+)$/, page: DeckPage },
  { path: /^\/lessons$/, page: Lessons },
  { path: /^\/settings$/, page: SettingsPage },
  { path: /^\/replay\/(?<rest>[\w-]+)$/, page: Replay },
  ...DRAWING,
];

/** While a page is on its way. */
const Loading = (): ReactElement => (
  <main className="waiting">
    <h1 className="unseen">Meeting Stone</h1>
    <p role="status">One moment …</p>
  </main>
);

/** The page of the present address; each is loaded when somebody goes there. */
export function App(): ReactElement {
  const path = usePath();
  const found = PAGES.flatMap(({ path: pattern, page }) => {
    const match = pattern.exec(path);
    return match ? [{ page, rest: match.groups?.rest ?? '' }] : [];
  })[0];
  const ThePage = found?.page ?? Missing;
  return (
    <Suspense fallback={<Loading />}>
      <ThePage rest={found?.rest ?? path} />
    </Suspense>
  );
}
