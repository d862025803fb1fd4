import type { ReactElement } from 'react';
import { Shell } from '../app/Shell.tsx';
import { Choice } from '../theme/Choices.tsx';
import { USUAL } from '../theme/kept.ts';
import { useSettings } from '../theme/settings.ts';
import { Keys } from './Keys.tsx';
import { Sample } from './Sample.tsx';
import { words } from './words.ts';
import '../app/pages.css';
import '../theme/look.css';
import './settings.css';

/** How the table looks, sounds and is used: kept on this machine, and applied everywhere at once. */
export function SettingsPage(): ReactElement {
  const choose = useSettings((settings) => settings.choose);
  return (
    <Shell title={words.title}>
      <div className="page">
        <h1>{words.title}</h1>
        <p className="lead-words">{words.lead}</p>
        <div className="settings">
          <div className="settings-choices">
            <section className="panel choices" aria-labelledby="to-see">
              <h2 id="to-see">{words.toSee}</h2>
              <Choice of="theme" />
              <Choice of="contrast" says={words.says.contrast} />
              <Choice of="text" says={words.says.text} />
              <Choice of="motion" says={words.says.motion} />
            </section>
            <section className="panel choices" aria-labelledby="to-hear">
              <h2 id="to-hear">{words.toHear}</h2>
              <Choice of="sound" says={words.says.sound} />
            </section>
          </div>
          <Sample />
        </div>
        <Keys />
        <div className="buttons">
          <button type="button" className="tool" onClick={() => choose(USUAL)}>
            {words.usual}
          </button>
        </div>
      </div>
    </Shell>
  );
}
