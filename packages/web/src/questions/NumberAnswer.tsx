import type { Chosen, Decision, Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useId, useState } from 'react';
import { words } from '../words.ts';
import { GoButton } from './GoButton.tsx';
import { numbersOf } from './widget.ts';

interface NumberProps {
  readonly decision: Decision;
  readonly table: Table;
  readonly onChoose: (chosen: Chosen) => void;
}

/** A number, X, or a share of something that is divided: digits, or one more and one less. */
export function NumberAnswer({ decision, table, onChoose }: NumberProps): ReactElement {
  const numbers = numbersOf(decision);
  const { divided } = decision;
  const [value, setValue] = useState(numbers.at(-1) ?? 0);
  const id = useId();
  const at = numbers.indexOf(value);
  const move = (by: number): void => setValue(numbers[Math.max(0, Math.min(numbers.length - 1, at + by))] ?? value);
  const send = (): void => {
    const offer = decision.options.find(({ choose }) => choose.choose === 'number' && choose.number === value);
    onChoose(offer ? offer.n : { choose: 'number', number: value });
  };
  const share = divided && nameIn(table, divided.card);
  return (
    <form
      className="number-answer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="stepper">
        {share && <label htmlFor={id}>{share}</label>}
        <button
          type="button"
          className="tool"
          aria-label={words.answers.less}
          disabled={at <= 0}
          onClick={() => move(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          aria-label={share ?? words.answers.choose('')}
          min={numbers[0]}
          max={numbers.at(-1)}
          value={value}
          onChange={({ target }) => setValue(Number(target.value))}
        />
        <button
          type="button"
          className="tool"
          aria-label={words.answers.more}
          disabled={at >= numbers.length - 1}
          onClick={() => move(1)}
        >
          +
        </button>
        {divided && <output>{words.answers.left(divided.left - value)}</output>}
      </div>
      <GoButton onPress={send} keys="Enter">
        {words.answers.choose(String(value))}
      </GoButton>
    </form>
  );
}

function nameIn({ cards, definitions }: Table, id: number): string | undefined {
  const card = cards.get(id);
  return card?.name ?? definitions.get(card?.definition ?? '')?.name ?? undefined;
}
