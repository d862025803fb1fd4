import type { Chosen, Decision } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useId, useState } from 'react';
import { words } from '../words.ts';
import { GoButton } from './GoButton.tsx';

interface WordProps {
  readonly decision: Decision;
  readonly onChoose: (chosen: Chosen) => void;
}

/** A word: what is offered completes what is typed; where any name will do, any can be given. */
export function WordAnswer({ decision, onChoose }: WordProps): ReactElement {
  const [typed, setTyped] = useState('');
  const id = useId();
  const offered = decision.options.filter(({ choose }) => choose.choose === 'word');
  const same = (text: string): boolean => text.toLowerCase() === typed.trim().toLowerCase();
  const found =
    offered.find(({ words: said }) => same(plain(said))) ??
    (typed === ''
      ? undefined
      : offered.find(({ words: said }) => plain(said).toLowerCase().startsWith(typed.trim().toLowerCase())));
  const send = (): void => {
    if (found) onChoose(found.n);
    else if ((decision.anyName || decision.anyCard) && typed.trim() !== '')
      onChoose({ choose: 'word', word: typed.trim() });
  };
  return (
    <form
      className="word-answer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="unseen">
        {words.answers.word}
      </label>
      <input
        id={id}
        type="text"
        list={`${id}-offered`}
        autoComplete="off"
        placeholder={words.answers.word}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={`${id}-offered`}>
        {offered.map(({ n, words: said }) => (
          <option key={n} value={plain(said)} />
        ))}
      </datalist>
      <GoButton onPress={send} keys="Enter">
        {words.answers.choose(found ? plain(found.words) : typed)}
      </GoButton>
    </form>
  );
}
