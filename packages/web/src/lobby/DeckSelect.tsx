import type { ReactElement } from 'react';
import type { DeckList } from '../decks/api.ts';
import { words } from './words.ts';

interface DeckSelectProps {
  readonly label: string;
  readonly decks: DeckList | null;
  readonly value: string;
  /** Only decks of this faction. */
  readonly faction?: string;
  readonly onChoose: (name: string) => void;
}

/** A deck by its name; none means that one of ours is dealt. */
export const DeckSelect = ({ label, decks, value, faction = '', onChoose }: DeckSelectProps): ReactElement => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{words.form.anyDeck}</option>
      {decks && decks.own.length > 0 && (
        <optgroup label={words.form.yourDecks}>
          {decks.own.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      )}
      <optgroup label={words.form.ourDecks}>
        {decks?.ours
          .filter(({ icons }) => faction === '' || icons.includes(faction))
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </optgroup>
    </select>
  </label>
);
