import type { ReactElement } from 'react';
import { Shell } from '../app/Shell.tsx';
import { Choice } from '../theme/Choices.tsx';
import { USUAL } from '../theme/kept.ts';
import { useSettings } from '../theme/settings.ts';
import { Keys } from './Keys.tsx';
import { Sample } from './Sample.tsx';
import '../app/pages.css';
import '../theme/look.css';
import './settings.css';

/** How the table looks, sounds and is used: kept on this machine, and applied everywhere at once. */
export function SettingsPage(): ReactElement {
  const choose = useSettings((settings) => settings.choose);
  return (
    <Shell title="Settings">
      <div className="page">
        <h1>Settings</h1>
        <p className="lead-words">
          They are kept in this browser, and hold at once on every page and table that is open.
        </p>
        <div className="settings">
          <div className="settings-choices">
            <section className="panel choices" aria-labelledby="to-see">
              <h2 id="to-see">To see</h2>
              <Choice of="theme" />
              <Choice of="contrast" says="More contrast makes lines, rings and grey words stronger." />
              <Choice of="text" says="Everything grows with it, the cards as well." />
              <Choice of="motion" says="Without motion nothing moves; what changes is changed at once." />
            </section>
            <section className="panel choices" aria-labelledby="to-hear">
              <h2 id="to-hear">To hear</h2>
              <Choice
                of="sound"
                says="Eight short tones: a question, a turn, a card, an attack, damage, healing, something destroyed, the end."
              />
            </section>
          </div>
          <Sample />
        </div>
        <Keys />
        <div className="buttons">
          <button type="button" className="tool" onClick={() => choose(USUAL)}>
            Everything as it was at first
          </button>
        </div>
      </div>
    </Shell>
  );
}
