import type { ReactElement } from 'react';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { go, Link, useSearch } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { Icon } from '../icons/icons.tsx';
import type { Entry } from './entry.ts';
import { Fault } from './Fault.tsx';
import { Grid } from './Grid.tsx';
import { Help } from './Help.tsx';
import { loadCatalogue } from './load.ts';
import { parseQuery } from './query/parse.ts';
import { search } from './query/search.ts';
import { useLastUnderstood } from './understood.ts';
import { words } from './words.ts';
import './gallery.css';

/** Quotation marks do not put a name first. */
const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
const byTitle = (a: Entry, b: Entry): number => compare(a.title, b.title);

const ORDERS = {
  name: (a: Entry, b: Entry) => byTitle(a, b),
  cost: (a: Entry, b: Entry) => (a.cost ?? 99) - (b.cost ?? 99) || byTitle(a, b),
  set: () => 0,
} as const;
type Order = keyof typeof ORDERS;

const PLACEHOLDER = 'type:ally class:mage cost<3 text:"draw a card"';

/** All cards, searched as one types. */
export function Gallery(): ReactElement {
  const catalogue = use(loadCatalogue());
  const asked = useSearch();
  const [text, setText] = useState(asked.get('q') ?? '');
  const [order, setOrder] = useState<Order>('name');
  const parsed = parseQuery(useDeferredValue(text));
  const query = useLastUnderstood(parsed);
  const { cards, hints } = useMemo(() => {
    const found = search(catalogue, query);
    return 'all' in query && order !== 'set' ? { ...found, cards: [...found.cards].sort(ORDERS[order]) } : found;
  }, [catalogue, query, order]);
  const write = (query: string): void => {
    setText(query);
    go(query.trim() === '' ? '/cards' : `/cards?q=${encodeURIComponent(query)}`, 'replace');
  };
  return (
    <Shell title={words.title}>
      <div className="gallery">
        <search className="gallery-search">
          <h1>{words.title}</h1>
          <div className="gallery-box" data-fault={parsed.ok ? undefined : ''}>
            <Icon name="search" />
            <input
              type="search"
              aria-label={words.search}
              aria-describedby="found"
              placeholder={PLACEHOLDER}
              value={text}
              onChange={(event) => write(event.target.value)}
              spellCheck={false}
              autoComplete="off"
            />
          </div>
          <label className="gallery-order">
            {words.by}
            <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
              {(Object.keys(ORDERS) as Order[]).map((one) => (
                <option key={one} value={one}>
                  {words.orders[one]}
                </option>
              ))}
            </select>
          </label>
          <Help onTry={write} />
          <Link className="tool" to="/own-cards">
            {words.writeOwn}
          </Link>
        </search>
        <Fault text={text} parsed={parsed} />
        <p id="found" className="gallery-count" role="status">
          {words.found(cards.length)}
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </p>
        <Grid cards={cards} />
      </div>
    </Shell>
  );
}
