import type { ReactElement } from 'react';
import { useId } from 'react';
import { words } from '../app/words.ts';
import type { Choosable } from './kept.ts';
import { CHOICES } from './kept.ts';
import { useSettings } from './settings.ts';

/** One thing of several, at once and everywhere. */
export function Choice({ of, says }: { readonly of: keyof Choosable; readonly says?: string }): ReactElement {
  const settings = useSettings();
  const id = useId();
  return (
    <fieldset aria-describedby={says === undefined ? undefined : `${id} says`}>
      <legend>{words.choices[of]}</legend>
      {CHOICES[of].map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id} ${of}`}
            checked={settings[of] === choice}
            onChange={() => settings.choose({ [of]: choice })}
          />
          {words.chosen[choice]}
        </label>
      ))}
      {says !== undefined && <small id={`${id} says`}>{says}</small>}
    </fieldset>
  );
}
