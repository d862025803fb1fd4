import type { ReactElement } from 'react';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import type { Draft } from './draft.ts';
import { useJudgement } from './judging.ts';

/** So many violations are told; the rest follows when these are mended. */
const TOLD = 5;

/** What the rules of deck building say to the deck as it is. */
export function Judgement({ draft }: { readonly draft: Draft }): ReactElement | null {
  const violations = useJudgement(draft);
  if (violations === null) return null;
  if (violations.length === 0)
    return (
      <p className="judgement" data-legal="">
        <Icon name="check" />
        {words.builder.legal}
      </p>
    );
  return (
    <div className="judgement">
      <b>{words.builder.notYet}</b>
      <ul>
        {violations.slice(0, TOLD).map(({ rule, reason, card }) => (
          <li key={`${rule} ${card} ${reason}`}>
            {card === undefined ? '' : `${card}: `}
            {reason} <small>{words.builder.rule(rule)}</small>
          </li>
        ))}
        {violations.length > TOLD && <li>…</li>}
      </ul>
    </div>
  );
}
