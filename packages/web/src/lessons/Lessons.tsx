import type { ReactElement } from 'react';
import { useState } from 'react';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import { armsUrl } from '../arms/arms.ts';
import type { Printed } from '../card/printed.ts';
import { Icon } from '../icons/icons.tsx';
import type { LessonHead } from './api.ts';
import { beginLesson } from './begin.ts';
import { learned } from './learned.ts';
import { words } from './words.ts';
import '../app/pages.css';
import './lessons.css';

const emblem = (name: string, types: Printed['types'], icons: readonly string[], tags: readonly string[]): Printed => ({
  name,
  typeLine: '',
  types,
  tags,
  icons,
  text: [],
  keywords: [],
});

/** A card of each lesson, by which one knows it again. */
const EMBLEMS: readonly Printed[] = [
  emblem('Letters for the Front', ['Quest'], [], []),
  emblem('Harbor Cleaver', ['Equipment'], ['Warrior'], ['Weapon', 'Axe']),
  emblem('Ember Lash', ['Ability'], ['Mage'], ['Fire']),
  emblem('Onyxia', ['Hero'], [], ['Dragon', 'Boss']),
];

/** The lessons, in their order; the first that one has not learned yet is the one to begin with. */
export function Lessons(): ReactElement {
  const { is: lessons, fault } = useFetched<readonly LessonHead[]>('/api/lessons');
  const [broken, setBroken] = useState<string | null>(null);
  const known = learned();
  const first = lessons?.find(({ key }) => !known.includes(key))?.key;
  const begin = (key: string): void => void beginLesson(key).catch((error: Error) => setBroken(error.message));
  const wrong = fault ?? broken;
  return (
    <Shell title={words.title}>
      <div className="page">
        <h1>{words.title}</h1>
        <p className="lead-words">{words.lead}</p>
        {wrong !== null && (
          <p className="fault" role="alert">
            {wrong}
          </p>
        )}
        {!lessons && fault === null && <p role="status">{words.fetching}</p>}
        <ol className="lessons">
          {lessons?.map(({ key, title, teaches, minutes }, n) => (
            <li key={key} className="panel" data-learned={known.includes(key) ? '' : undefined}>
              <b className="lesson-number" aria-hidden="true">
                {known.includes(key) ? <Icon name="check" /> : n + 1}
              </b>
              <img alt="" src={armsUrl(EMBLEMS[n % EMBLEMS.length]!, 1)} />
              <div>
                <h2>{title}</h2>
                <p>{teaches}</p>
                <small>{words.minutes(minutes, known.includes(key))}</small>
              </div>
              <button type="button" className={key === first ? 'go' : 'tool'} onClick={() => begin(key)}>
                {words.begin(known.includes(key))} <span className="unseen">{title}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  );
}
