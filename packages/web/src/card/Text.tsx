import type { Sentence } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import { Icon, isIcon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import type { Token } from './tokens.ts';
import { lengthOf, sentenceTokens, tokensOf } from './tokens.ts';

/** What in a text was asked about. */
export type Looked = { readonly keyword: string } | { readonly card: number; readonly name: string };

/** Somebody points at such a word, or away from it. */
export type Looking = (looked: Looked | null, at: DOMRect) => void;

/** Pointing with whatever one points with. */
export const pointing = (looked: Looked, onLook: Looking) => {
  const at = ({ currentTarget }: { readonly currentTarget: Element }): DOMRect => currentTarget.getBoundingClientRect();
  const ask = (event: { readonly currentTarget: Element }): void => onLook(looked, at(event));
  const leave = (event: { readonly currentTarget: Element }): void => onLook(null, at(event));
  return { onPointerEnter: ask, onFocus: ask, onClick: ask, onPointerLeave: leave, onBlur: leave };
};

interface CardTextProps {
  readonly lines: readonly (string | Sentence)[];
  readonly onLook: Looking | undefined;
  /** Long texts can be scrolled, by keys too. */
  readonly scrolls: boolean;
}

export function CardText({ lines, onLook, scrolls }: CardTextProps): ReactNode {
  if (lines.length === 0) return null;
  const length = lengthOf(lines);
  const reachable =
    scrolls && length === 'longest' ? { tabIndex: 0, role: 'region', 'aria-label': words.face.text } : {};
  return (
    <div className="card-text" data-length={length} {...reachable}>
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have an order and nothing else
        <p key={n}>
          <Words tokens={typeof line === 'string' ? tokensOf(line) : sentenceTokens(line)} onLook={onLook} />
        </p>
      ))}
    </div>
  );
}

interface WordsProps {
  readonly tokens: readonly Token[];
  readonly onLook?: Looking | undefined;
}

/** Words with their signs; names and keywords can be asked about. */
export const Words = ({ tokens, onLook }: WordsProps): ReactElement => (
  <>
    {tokens.map((token, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have an order and nothing else
      <Piece key={n} token={token} onLook={onLook} />
    ))}
  </>
);

function Piece({ token, onLook }: { readonly token: Token; readonly onLook: WordsProps['onLook'] }): ReactNode {
  switch (token.is) {
    case 'words':
      return token.text;
    case 'price':
      return <b className="price">{token.text}</b>;
    case 'then':
      return (
        <span className="sign" data-sign="then">
          <Icon name="arrow" />
          <span className="unseen">: </span>
        </span>
      );
    case 'lead':
      return <b className="lead">{token.text}</b>;
    case 'sign':
      return <Sign sign={token.sign} text={token.text} />;
    case 'damage':
      return (
        <span className="damage-words">
          {token.text.split(' ')[0]}{' '}
          <span className="sign" data-sign={token.type}>
            <Icon name={token.type as 'fire'} />
          </span>
          {words.face.damage(token.type)}
        </span>
      );
    case 'keyword':
      return <Asking text={token.text} about={{ keyword: token.keyword }} onLook={onLook} what="keyword" />;
    case 'card':
      return <Asking text={token.text} about={{ card: token.id, name: token.text }} onLook={onLook} what="name" />;
  }
}

const SIGNS: Readonly<Record<string, string>> = { Activate: 'exhausted', Health: 'heart' };

function Sign({ sign, text }: { readonly sign: string; readonly text: string }): ReactNode {
  const icon = SIGNS[sign] ?? (isIcon(sign) ? sign : sign.toLowerCase());
  if (!isIcon(icon)) return <b className="lead">{text}</b>;
  return (
    <span className="sign" data-sign={icon} title={text}>
      <Icon name={icon} />
      <span className="unseen">{text}</span>
    </span>
  );
}

interface AskingProps {
  readonly text: string;
  readonly what: 'keyword' | 'name';
  readonly about: Looked;
  readonly onLook: Looking | undefined;
}

const Asking = ({ text, what, about, onLook }: AskingProps): ReactElement =>
  onLook ? (
    <button type="button" className={`ask-${what}`} {...pointing(about, onLook)}>
      {text}
    </button>
  ) : (
    <b className={`ask-${what}`}>{text}</b>
  );
