import type { DragEvent, FormEvent, ReactElement } from 'react';
import { use, useMemo, useState } from 'react';
import { fetched } from '../app/api.ts';
import { Curve } from '../decks/Curve.tsx';
import { Hand } from '../decks/Hand.tsx';
import { copiesIn, curveOf, finder } from '../decks/parts.ts';
import { loadCatalogue } from '../gallery/load.ts';
import { Icon } from '../icons/icons.tsx';
import { tryList } from '../live/opening.ts';
import { words } from '../words.ts';
import { Copies } from './Copies.tsx';
import { CARRIED } from './carried.ts';
import type { Draft, PartOfDeck } from './draft.ts';
import { countOf, EMPTY, listOf } from './draft.ts';
import { Judgement } from './Judgement.tsx';
import { linkOf } from './keeping.ts';
import '../app/pages.css';

interface WorkbenchProps {
  readonly draft: Draft;
  readonly part: PartOfDeck;
  readonly onPart: (part: PartOfDeck) => void;
  readonly onChange: (title: string, by: number, part?: PartOfDeck) => void;
  readonly onDraft: (change: (draft: Draft) => Draft) => void;
  /** Something is to be said aloud. */
  readonly onTold: (sentence: string) => void;
}

/** On a phone the cards to choose from would begin below the whole deck. */
const isNarrow = (): boolean => matchMedia('(max-width: 760px)').matches;

/** The deck itself: its hero, its cards, what the rules say, and what can be done with it. */
export function Workbench({ draft, part, onPart, onChange, onDraft, onTold }: WorkbenchProps): ReactElement {
  const catalogue = use(loadCatalogue());
  const find = useMemo(() => finder(catalogue), [catalogue]);
  const copies = useMemo(() => copiesIn(draft.cards, find), [draft.cards, find]);
  const side = useMemo(() => copiesIn(draft.side, find), [draft.side, find]);
  const dropped = (event: DragEvent): void => {
    const title = event.dataTransfer.getData(CARRIED);
    if (title === '') return;
    event.preventDefault();
    if (draft.hero === null) onDraft((now) => ({ ...now, hero: title }));
    else onChange(title, 1);
  };
  return (
    <section
      className="workbench panel"
      aria-label={words.builder.deck}
      onDragOver={(event) => event.dataTransfer.types.includes(CARRIED) && event.preventDefault()}
      onDrop={dropped}
    >
      <header className="workbench-head">
        <h2>{draft.hero ?? words.builder.deck}</h2>
        <b>{words.builder.size(countOf(draft.cards))}</b>
        {draft.hero !== null && (
          <button type="button" className="quiet" onClick={() => onDraft((now) => ({ ...now, hero: null }))}>
            {words.builder.anotherHero}
          </button>
        )}
      </header>
      <Judgement draft={draft} />
      {draft.hero !== null && (
        <details className="workbench-deck" open={!isNarrow()}>
          <summary>{words.builder.whole}</summary>
          <label className="check">
            <input
              type="checkbox"
              checked={part === 'side'}
              onChange={({ target }) => onPart(target.checked ? 'side' : 'cards')}
            />
            {words.builder.intoSide}
          </label>
          <Copies copies={copies} onChange={(title, by) => onChange(title, by, 'cards')} />
          {side.length > 0 && (
            <>
              <h3>{words.builder.sideDeck}</h3>
              <Copies copies={side} onChange={(title, by) => onChange(title, by, 'side')} />
            </>
          )}
          {copies.length === 0 && side.length === 0 && <p className="muted">{words.builder.how}</p>}
          <Curve curve={curveOf(copies)} />
          <Hand copies={copies} />
          <Doings draft={draft} onDraft={onDraft} onTold={onTold} />
        </details>
      )}
    </section>
  );
}

type DoingsProps = Pick<WorkbenchProps, 'draft' | 'onDraft' | 'onTold'>;

/** Keep it, try it, give it to somebody. */
function Doings({ draft, onDraft, onTold }: DoingsProps): ReactElement {
  const [said, setSaid] = useState('');
  const say = (sentence: string): void => {
    setSaid(sentence);
    onTold(sentence);
  };
  const attempt = async (doing: () => Promise<string>): Promise<void> =>
    doing().then(say, (error: Error) => say(error.message));
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      await fetched('/api/decks', 'PUT', { name: draft.name.trim(), list: listOf(draft) });
      return words.builder.kept(draft.name.trim());
    });
  };
  const copyLink = (): void =>
    void attempt(async () => {
      await navigator.clipboard.writeText(linkOf(draft));
      return words.builder.linkTaken;
    });
  return (
    <form className="workbench-doings" onSubmit={keep}>
      <label className="field">
        {words.builder.name}
        <input
          type="text"
          required={true}
          maxLength={40}
          value={draft.name}
          onChange={({ target }) => onDraft((now) => ({ ...now, name: target.value }))}
        />
      </label>
      <div className="buttons">
        <button type="submit" className="tool">
          {words.builder.keep}
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => void attempt(async () => (await tryList(listOf(draft))) ?? '')}
        >
          <Icon name="play" />
          {words.builder.tryIt}
        </button>
        <a
          className="tool"
          download={`${draft.name.trim() || words.builder.deck}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(listOf(draft))}`}
        >
          {words.builder.text}
        </a>
        <button type="button" className="tool" onClick={copyLink}>
          {words.builder.link}
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => confirm(words.builder.anewQuestion) && onDraft(() => ({ ...EMPTY }))}
        >
          {words.builder.anew}
        </button>
      </div>
      {said !== '' && <p className="muted">{said}</p>}
    </form>
  );
}
