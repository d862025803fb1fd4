import type { ReactElement } from 'react';
import { useId } from 'react';
import { CHOICE_NAMES, CHOICE_WORDS } from './choices.ts';
import type { Choosable } from './kept.ts';
import { CHOICES } from './kept.ts';
import { useSettings } from './settings.ts';

/** One thing of several, at once and everywhere. */
export function Choice({ of, says }: { readonly of: keyof Choosable; readonly says?: string }): ReactElement {
  const settings = useSettings();
  const id = useId();
  return (
    <fieldset aria-describedby={says === undefined ? undefined : `${id} says`}>
      <legend>{CHOICE_NAMES[of]}</legend>
      {CHOICES[of].map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id} ${of}`}
            checked={settings[of] === choice}
            onChange={() => settings.choose({ [of]: choice })}
          />
          {CHOICE_WORDS[choice]}
        </label>
      ))}
      {says !== undefined && <small id={`${id} says`}>{says}</small>}
    </fieldset>
  );
}
