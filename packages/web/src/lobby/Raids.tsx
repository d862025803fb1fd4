import type { ReactElement } from 'react';
import { Missing } from '../app/Missing.tsx';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { armsUrl } from '../arms/arms.ts';
import { Icon } from '../icons/icons.tsx';
import type { RaidStory } from './raids.ts';
import { RAID_STORIES, raidOf } from './raids.ts';
import { words } from './story.ts';
import '../app/pages.css';

/** All raids. */
export const Raids = (): ReactElement => (
  <Shell title={words.title}>
    <div className="page">
      <h1>{words.title}</h1>
      <p className="lead-words">{words.lead}</p>
      <ul className="panels">
        {RAID_STORIES.map(({ key, name, story, advice, boss }) => (
          <li key={key} className="panel raid-card">
            <img alt="" src={armsUrl(boss, 1)} />
            <h2>
              <Link to={`/raids/${key}`}>{name}</Link>
            </h2>
            <p>{story[0]}</p>
            <p className="muted">{advice}</p>
          </li>
        ))}
      </ul>
    </div>
  </Shell>
);

/** A raid: its story, its modes, how hard it is, and the way to a party. */
export function RaidPage({ rest }: { readonly rest: string }): ReactElement {
  const raid = raidOf(rest);
  if (!raid) return <Missing rest={`/raids/${rest}`} says={words.none} instead={{ to: '/raids', says: words.all }} />;
  return (
    <Shell title={raid.name}>
      <div className="page">
        <header className="raid-head">
          <img alt="" src={armsUrl(raid.boss, 2)} />
          <h1>{raid.name}</h1>
        </header>
        {raid.story.map((part) => (
          <p key={part} className="lead-words">
            {part}
          </p>
        ))}
        <div className="buttons">
          <Link className="go" to={`/lobby/new?raid=${raid.key}`}>
            <Icon name="people" />
            {words.gather}
          </Link>
          <Link className="tool" to="/lobby">
            {words.parties}
          </Link>
          <Link className="tool" to={`/cards?q=${encodeURIComponent(`set:"${raid.name}"`)}`}>
            {words.cards}
          </Link>
        </div>
        <HowHard raid={raid} />
      </div>
    </Shell>
  );
}

function HowHard({ raid }: { readonly raid: RaidStory }): ReactElement {
  return (
    <section className="panel">
      <h2>{words.howHard}</h2>
      <p>{raid.advice}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="scrolls" tabIndex={0} aria-label={words.won}>
        <table>
          <caption>{words.wonOf}</caption>
          <thead>
            <tr>
              <th scope="col">{words.mode}</th>
              {words.numbers.map((number) => (
                <th key={number} scope="col">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(raid.won).map(([mode, won]) => (
              <tr key={mode}>
                <th scope="row">{mode.replaceAll('-', ' ')}</th>
                {won.map((games, n) => (
                  <td key={words.numbers[n]}>{games}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted">{words.people}</p>
    </section>
  );
}
