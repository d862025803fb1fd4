import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { fetched } from '../app/api.ts';
import { go } from '../app/route.tsx';
import { Icon } from '../icons/icons.tsx';
import { useLive } from '../live/useLive.ts';
import { placeOf } from '../table/TableCard.tsx';
import type { LessonPlace } from './api.ts';
import { beginLesson } from './begin.ts';
import { noteLearned } from './learned.ts';
import { words } from './words.ts';
import './lessons.css';

interface CoachProps {
  readonly game: string;
  readonly table: Table;
}

/** Whoever teaches, beside the table: what to do now and why, what was wrong with what one tried, and where to look. */
export function Coach({ game, table }: CoachProps): ReactElement | null {
  const place = usePlace(game, table.seq);
  const refusal = useLive(({ refusal: said }) => said);
  const [isFolded, setFolded] = useState(false);
  const [isFree, setFree] = useState(false);
  const said = place?.say;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words are shown
  useEffect(() => setFolded(false), [said]);
  if (!place || isFree) return null;
  const { title, say, at, of, isOver } = place;
  return (
    <aside className="coach" aria-label={words.lesson(title)} data-folded={isFolded ? '' : undefined}>
      <header>
        <Icon name="book" />
        <b>{title}</b>
        <span className="coach-place">{words.at(at, of)}</span>
        <button
          type="button"
          className="quiet"
          aria-expanded={!isFolded}
          onClick={() => setFolded((folded) => !folded)}
        >
          {words.fold(isFolded)} <span className="unseen">{words.theWords}</span>
        </button>
      </header>
      <progress max={of} value={isOver ? of : at - 1} aria-label={words.progress} />
      <div className="coach-words" role="status" hidden={isFolded}>
        <p>{say}</p>
        {refusal !== null && <p className="coach-hint">{refusal}</p>}
      </div>
      {!isFolded && (
        <footer>
          {place.awaits && (
            <button type="button" className="tool" onClick={() => point(place.awaits!, table)}>
              <Icon name="eye" /> {words.showMe}
            </button>
          )}
          {isOver && <Ways place={place} onPlayOn={() => setFree(true)} />}
        </footer>
      )}
    </aside>
  );
}

/** Where one can go when a lesson is over. */
const Ways = ({ place: { next }, onPlayOn }: { readonly place: LessonPlace; readonly onPlayOn: () => void }) => (
  <>
    {next !== null && (
      <button type="button" className="tool" onClick={() => void beginLesson(next)}>
        <Icon name="next" /> {words.next}
      </button>
    )}
    <button type="button" className="tool" onClick={onPlayOn}>
      {words.playOn}
    </button>
    <button type="button" className="tool" onClick={() => go('/lessons')}>
      {words.all}
    </button>
  </>
);

/** Where one stands, asked again after each step of the table. */
function usePlace(game: string, seq: number): LessonPlace | null {
  const [place, setPlace] = useState<LessonPlace | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the table
  useEffect(() => {
    let isWanted = true;
    fetched<LessonPlace>(`/api/lessons/at/${game}`).then(
      (now) => {
        if (!isWanted) return;
        setPlace(now);
        if (now.isOver) noteLearned(now.key);
      },
      () => {}, // The next step asks again.
    );
    return () => {
      isWanted = false;
    };
  }, [game, seq]);
  return place;
}

const SHOWN = 2500;

/** Leads eyes and focus to what is awaited: a card, or the main button. */
function point(awaits: NonNullable<LessonPlace['awaits']>, table: Table): void {
  const card = 'card' in awaits ? awaits.card : 0;
  const place = card === 0 ? null : document.querySelector<HTMLElement>(`[data-card="${placeOf(card)}"]`);
  const found = place ?? document.querySelector<HTMLElement>('.answers .go, .band .go');
  if (!found || !table.decision) return;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  found.dataset.lit = '';
  (found.matches('button') ? found : found.querySelector<HTMLElement>('.card-press'))?.focus();
  setTimeout(() => delete found.dataset.lit, SHOWN);
}
