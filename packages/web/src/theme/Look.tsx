import type { ReactElement } from 'react';
import { useId } from 'react';
import { Icon } from '../icons/icons.tsx';
import type { Settings } from './settings.ts';
import { CHOICES, useSettings } from './settings.ts';
import './look.css';

const NAMES: Readonly<Record<keyof Settings, string>> = {
  theme: 'Light',
  contrast: 'Contrast',
  text: 'Text',
  motion: 'Motion',
  sound: 'Sound',
};
const WORDS: Readonly<Record<string, string>> = {
  system: 'as the system',
  light: 'day',
  dark: 'night',
  usual: 'usual',
  more: 'more',
  large: 'large',
  largest: 'largest',
  none: 'none',
  off: 'off',
  on: 'on',
};

/** How the table looks: light, contrast, size of the text, motion. */
export function Look(): ReactElement {
  const settings = useSettings();
  const id = useId();
  return (
    <>
      <button type="button" className="tool" popoverTarget={id} aria-label="How it looks">
        <Icon name="moon" />
      </button>
      <div id={id} popover="auto" className="look">
        {(Object.keys(CHOICES) as (keyof Settings)[]).map((key) => (
          <fieldset key={key}>
            <legend>{NAMES[key]}</legend>
            {CHOICES[key].map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={`${id} ${key}`}
                  checked={settings[key] === choice}
                  onChange={() => settings.choose({ [key]: choice })}
                />
                {WORDS[choice]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
