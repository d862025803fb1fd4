import type { ReactElement, ReactNode } from 'react';
import { OUTLINES, outlineOf } from '../arms/outlines.ts';
import { Icon, isIcon } from '../icons/icons.tsx';
import type { CardFace } from './face.ts';
import type { ClassName } from './frame.ts';
import type { Printed } from './printed.ts';
import type { Looking } from './Text.tsx';
import { pointing } from './Text.tsx';

/** More than these classes are a star. */
const MOST_GLYPHS = 2;

interface MedalProps {
  readonly classes: readonly ClassName[];
  /** No cost gem stands above it. */
  readonly alone: boolean;
}

/** The classes that may use a card. */
export function Medal({ classes, alone }: MedalProps): ReactNode {
  if (classes.length === 0) return null;
  return (
    <span className="card-medal" data-alone={alone ? '' : undefined} title={classes.join(', ')}>
      {classes.length > MOST_GLYPHS ? <Icon name="many" /> : classes.map((name) => <Icon key={name} name={name} />)}
    </span>
  );
}

/** The type line, with the outline of the arms as its sign. */
export const TypeLine = ({ card }: { readonly card: Printed }): ReactElement => (
  <div className="card-type">
    <svg className="icon" viewBox="0 0 120 120" aria-hidden="true">
      <path d={OUTLINES[outlineOf(card)].path} fill="currentColor" />
    </svg>
    <span>{card.typeLine.replace(/^Equipment—/, '').replaceAll('—', ' · ')}</span>
  </div>
);

/** So many signs find room on the board; where there are more, the first stands for them with their number. */
const MOST_SIGNS = 2;

interface KeywordsProps {
  readonly face: CardFace;
  readonly card: Printed;
  readonly onLook: Looking | undefined;
}

/** Keywords as signs; with their words where there is room. */
export function Keywords({ face, card, onLook }: KeywordsProps): ReactNode {
  const { keywords } = face;
  if (keywords.length === 0) return null;
  return (
    <div className="card-keywords">
      {keywords.map((keyword, n) => {
        const word = keyword.replace(/ \d+$/, '');
        const number = keyword.slice(word.length + 1);
        const gained = !card.keywords.includes(keyword);
        const content = (
          <>
            <Icon name={isIcon(word) ? word : 'word'} />
            <span className="keyword-word">{word}</span>
            {number !== '' && <b>{number}</b>}
          </>
        );
        const shared = {
          className: 'card-keyword',
          'data-gained': gained ? '' : undefined,
          'data-more': keywords.length > MOST_SIGNS && n > 0 ? '' : undefined,
        };
        return onLook ? (
          <button key={keyword} type="button" {...shared} {...pointing({ keyword: word }, onLook)}>
            {content}
          </button>
        ) : (
          <span key={keyword} {...shared}>
            {content}
          </span>
        );
      })}
      {keywords.length > MOST_SIGNS && <span className="card-keyword keyword-rest">+{keywords.length - 1}</span>}
    </div>
  );
}
