import type { ReactElement } from 'react';
import { use, useMemo, useState } from 'react';
import { useSearch } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import type { Entry } from '../gallery/entry.ts';
import { loadCatalogue, loadFitting } from '../gallery/load.ts';
import { words } from '../words.ts';
import type { Draft, PartOfDeck } from './draft.ts';
import { changed } from './draft.ts';
import { fittingFor, heroesIn } from './fitting.ts';
import { useDraft } from './keeping.ts';
import { Shelf } from './Shelf.tsx';
import { Workbench } from './Workbench.tsx';
import './builder.css';

/** A deck is built: cards on one side, the deck on the other; what the rules say to it stands beside it. */
export function Builder(): ReactElement {
  const from = useSearch().get('from');
  const [draft, setDraft] = useDraft(from);
  const [part, setPart] = useState<PartOfDeck>('cards');
  const [told, setTold] = useState('');
  const change = (title: string, by: number, where: PartOfDeck = part): void =>
    // Presses may follow one another faster than the deck is drawn.
    setDraft((now) => {
      const after = changed(now, where, title, by);
      setTold(words.builder.took(title, after[where][title] ?? 0));
      return after;
    });
  return (
    <Shell title={words.builder.title}>
      <div className="builder">
        <h1>{words.builder.title}</h1>
        <p className="unseen" role="status">
          {told}
        </p>
        {draft.hero === null ? (
          <Heroes onChoose={({ title }) => setDraft((now) => ({ ...now, hero: title }))} />
        ) : (
          <Followers draft={draft} hero={draft.hero} part={part} onChange={change} />
        )}
        <Workbench draft={draft} part={part} onPart={setPart} onChange={change} onDraft={setDraft} onTold={setTold} />
      </div>
    </Shell>
  );
}

function Heroes({ onChoose }: { readonly onChoose: (hero: Entry) => void }): ReactElement {
  const [catalogue, fitting] = [use(loadCatalogue()), use(loadFitting())];
  const heroes = useMemo(() => heroesIn(fitting, catalogue), [catalogue, fitting]);
  return (
    <Shelf
      cards={heroes}
      label={words.builder.searchHeroes}
      hint="class:mage faction:horde"
      lead={<p>{words.builder.heroFirst}</p>}
      countOf={() => 0}
      onChange={(hero, by) => by > 0 && onChoose(hero)}
    />
  );
}

interface FollowersProps {
  readonly draft: Draft;
  readonly hero: string;
  readonly part: PartOfDeck;
  readonly onChange: (title: string, by: number) => void;
}

function Followers({ draft, hero, part, onChange }: FollowersProps): ReactElement {
  const [catalogue, fitting] = [use(loadCatalogue()), use(loadFitting())];
  const [onlyFitting, setOnlyFitting] = useState(true);
  const cards = useMemo(() => {
    const fits = onlyFitting ? fittingFor(fitting, hero, catalogue) : null;
    return catalogue.cards.filter((card) => (fits ? fits.has(card) : card.raid === undefined));
  }, [catalogue, fitting, hero, onlyFitting]);
  return (
    <Shelf
      cards={cards}
      label={words.builder.searchCards}
      hint='type:ally cost<3 text:"draw a card"'
      lead={
        <label className="check">
          <input type="checkbox" checked={onlyFitting} onChange={({ target }) => setOnlyFitting(target.checked)} />
          {words.builder.onlyFitting(hero)}
        </label>
      }
      countOf={({ title }) => draft[part][title] ?? 0}
      onChange={({ title }, by) => onChange(title, by)}
    />
  );
}
