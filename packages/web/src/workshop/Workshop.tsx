import type { FormEvent, ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { fetched } from '../app/api.ts';
import { Shell } from '../app/Shell.tsx';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import { printedFrom } from '../card/printed.ts';
import type { DeckRead } from '../decks/api.ts';
import { Icon } from '../icons/icons.tsx';
import { FIRST_DECKS, tryOwnCards } from '../live/opening.ts';
import { words } from '../words.ts';
import type { OwnCard, OwnFault } from './api.ts';
import { withOwnCards } from './list.ts';
import { useRead } from './useRead.ts';
import '../app/pages.css';
import './workshop.css';

const KEY = 'cards of my own';
const [BASE] = FIRST_DECKS;

/** Cards of one's own: written on one side, and as they will be played on the other. */
export function Workshop(): ReactElement {
  const [text, setText] = useState(() => localStorage.getItem(KEY) ?? words.workshop.example);
  const { cards, isCurrent, fault } = useRead(text);
  useEffect(() => localStorage.setItem(KEY, text), [text]);
  const understood = isCurrent && cards.length > 0 && cards.every(({ definition }) => definition !== undefined);
  return (
    <Shell title={words.workshop.title}>
      <div className="page workshop">
        <h1>{words.workshop.title}</h1>
        <p className="lead-words">{words.workshop.lead}</p>
        <div className="workshop-bench">
          <label className="field">
            {words.workshop.field}
            <textarea
              value={text}
              maxLength={6000}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <section aria-live="polite" aria-label={words.workshop.title} className="workshop-cards">
            {fault !== null && <p className="fault">{fault}</p>}
            {cards.length === 0 && <p className="muted">{words.workshop.nothing}</p>}
            {cards.map((card, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be called the same while they are written
              <Written key={n} card={card} />
            ))}
          </section>
        </div>
        <Doings text={text} names={understood ? cards.map(({ name }) => name) : null} />
      </div>
    </Shell>
  );
}

function Written({ card }: { readonly card: OwnCard }): ReactElement {
  if (card.definition) return <Card face={printedFace(printedFrom(card.definition))} size="inspect" />;
  return (
    <article className="workshop-fault">
      <h2>{words.workshop.notUnderstood(card.name)}</h2>
      {card.faults?.map((fault) => (
        <Where key={fault.message} fault={fault} />
      ))}
    </article>
  );
}

/** The paragraph, with what is not understood underlined, and what would be. */
function Where({
  fault: { message, paragraph, words: unread, nearest = [] },
}: {
  readonly fault: OwnFault;
}): ReactElement {
  const at = paragraph !== undefined && unread !== undefined && unread !== '' ? paragraph.lastIndexOf(unread) : -1;
  if (paragraph === undefined || at < 0) return <p>{message}</p>;
  return (
    <>
      <p>
        {paragraph.slice(0, at)}
        <mark>{paragraph.slice(at)}</mark>
        <small>{words.workshop.from}</small>
      </p>
      {nearest.length > 0 && (
        <>
          <p>{words.workshop.nearest}</p>
          <ul>
            {nearest.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface DoingsProps {
  readonly text: string;
  /** What the cards are called; null while not all of them are understood. */
  readonly names: readonly string[] | null;
}

function Doings({ text, names }: DoingsProps): ReactElement {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const attempt = async (doing: (list: string) => Promise<string>): Promise<void> => {
    if (names === null) return setSaid(words.workshop.mendFirst);
    try {
      const { list } = await fetched<DeckRead>('/api/decks/read', 'POST', { named: BASE });
      setSaid(await doing(withOwnCards(list, names, text)));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async (list) => {
      await fetched('/api/decks', 'PUT', { name: name.trim(), list });
      return words.workshop.kept(name.trim());
    });
  };
  return (
    <form className="panel" onSubmit={keep}>
      <div className="buttons">
        <button
          type="button"
          className="go"
          onClick={() => void attempt(async (list) => (await tryOwnCards(list)) ?? '')}
        >
          <Icon name="play" />
          {words.workshop.play}
        </button>
        <span className="muted">{words.workshop.playHint(BASE)}</span>
      </div>
      <div className="buttons">
        <label className="field">
          {words.workshop.deckName}
          <input
            type="text"
            required={true}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="tool">
          {words.workshop.keep}
        </button>
        <span className="muted">{words.workshop.keepHint}</span>
      </div>
      <p role="status">{said}</p>
    </form>
  );
}
