import type { Sash as SashName } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../app/route.tsx';
import { outlineOf } from '../arms/outlines.ts';
import './index.css';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { Arms } from './Arms.tsx';
import { CardBack } from './Back.tsx';
import { Badges, Counters } from './Badges.tsx';
import type { CardMarks } from './describe.ts';
import { described } from './describe.ts';
import type { CardFace } from './face.ts';
import { classesOf, factionOf, frameOf } from './frame.ts';
import { Keywords, Medal, TypeLine } from './Labels.tsx';
import type { Asked } from './Numbers.tsx';
import { CostGem, Numbers } from './Numbers.tsx';
import type { Printed } from './printed.ts';
import type { Looking } from './Text.tsx';
import { CardText } from './Text.tsx';
import { TurnsContext, useTurn } from './turns.ts';

export type CardSize = 'chip' | 'board' | 'hand' | 'inspect';

export interface CardProps {
  readonly face: CardFace;
  readonly size: CardSize;
  readonly marks?: CardMarks;
  /** So many cards that look the same. */
  readonly times?: number;
  /** What is attached to it: tabs under its lower edge. */
  readonly attachments?: readonly CardFace[];
  /** The key that presses it. */
  readonly hotkey?: string;
  /** Marks it for whoever looks for it: arrows, tests. */
  readonly id?: string;
  /** An address instead of a press. */
  readonly href?: string;
  readonly onPress?: () => void;
  /** A number that is not as printed was asked about. */
  readonly onWhy?: (asked: Asked) => void;
  /** A name or a keyword in the text was asked about. */
  readonly onLook?: Looking;
}

/** Long names, and names with a long word, are set smaller. */
const isLong = (name: string): boolean => name.length > 28 || name.split(/[ -]/).some((word) => word.length > 11);

const DETAIL = { chip: 0, board: 1, hand: 1, inspect: 2 } as const;

/** The states as attributes, for the style sheet. */
const attributes = (face: CardFace, marks: CardMarks): Record<string, '' | undefined> => {
  const states = { ...marks, exhausted: face.exhausted, flipped: face.flipped, ghost: face.plane !== null };
  return Object.fromEntries(Object.entries(states).map(([state, is]) => [`data-${state}`, is ? '' : undefined]));
};

/** A card, in one of four sizes. What is inside follows from how wide it is. */
export function Card(props: CardProps): ReactElement {
  const { face, size, marks = {}, times = 1, attachments = [], id, href, onPress } = props;
  const { card } = face;
  const { edge, ground } = card ? frameOf(card) : { edge: 'back', ground: null };
  const label = described(face, marks, times);
  const readable = size === 'inspect' && !face.faceDown;
  // A chip is hardly more than its arms.
  const isDrawn = useTurn(size === 'chip' ? 'either' : 'faces');
  return (
    <article
      className="card"
      data-size={size}
      data-edge={edge}
      data-ground={ground ?? undefined}
      data-kind={card && !face.faceDown ? outlineOf(card) : 'back'}
      data-card={id}
      aria-label={onPress || href || readable ? undefined : label}
      {...attributes(face, marks)}
    >
      {times > 1 && <Layers />}
      {attachments.length > 0 && size !== 'inspect' && <Tabs of={attachments} />}
      <div className="card-body" aria-hidden={readable ? undefined : true}>
        {isDrawn && (size === 'chip' ? <Chip {...props} /> : <Body {...props} />)}
      </div>
      {href !== undefined ? (
        <Link to={href} className="card-press" aria-label={label} />
      ) : (
        onPress && <button type="button" className="card-press" aria-label={label} onClick={onPress} />
      )}
    </article>
  );
}

const Chip = (props: CardProps): ReactElement => (
  <TurnsContext value={null}>
    <Body {...props} />
  </TurnsContext>
);

function Body(props: CardProps): ReactElement {
  const { face, size, marks = {}, times = 1 } = props;
  const { card } = face;
  return (
    <>
      {card === null || face.faceDown ? (
        <CardBack name={size === 'chip' ? '' : face.name} />
      ) : size === 'chip' ? (
        <ChipFace face={face} card={card} />
      ) : (
        <FullFace {...props} card={card} />
      )}
      <Badges face={face} marks={marks} times={times} size={size} hotkey={props.hotkey} />
    </>
  );
}

const Layers = (): ReactElement => (
  <>
    <i className="card-under" data-depth="2" />
    <i className="card-under" data-depth="1" />
  </>
);

const Tabs = ({ of }: { readonly of: readonly CardFace[] }): ReactElement => (
  <div className="card-tabs" aria-hidden="true">
    {of.map(({ card, name }, n) => {
      const frame = card ? frameOf(card) : { edge: 'back', ground: null };
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal attachments are told apart by their places
        <span key={n} className="card-tab" data-edge={frame.edge} title={name}>
          {card && <Arms of={card} detail={0} />}
        </span>
      );
    })}
  </div>
);

function ChipFace({ face, card }: { readonly face: CardFace; readonly card: Printed }): ReactElement {
  const { atk, health, damage } = face;
  return (
    <>
      <Arms className="card-arms" of={card} detail={0} title={face.name} />
      {card.types.includes('Ally') && health !== null && (
        <span className="chip-numbers">
          {atk ?? 0}/{health - damage}
        </span>
      )}
    </>
  );
}

function FullFace(props: CardProps & { readonly card: Printed }): ReactElement {
  const { face, card, size, onWhy, onLook } = props;
  const faction = factionOf(card);
  const numbers = <Numbers face={face} card={card} onWhy={onWhy} />;
  return (
    <>
      <div className="card-face">
        <div className="card-window">
          <Arms className="card-arms" of={card} detail={DETAIL[size]} />
          <Sash face={face} marks={props.marks ?? {}} />
          <Counters counters={face.counters} />
        </div>
        {faction && (
          <span className="card-corner" data-faction={faction.toLowerCase()}>
            <Icon name={faction} />
          </span>
        )}
        <Keywords face={face} card={card} onLook={onLook} />
        <div className="card-name" data-long={isLong(face.name) ? '' : undefined}>
          <span>{face.name}</span>
        </div>
        <TypeLine card={card} />
        <CardText lines={face.text} onLook={onLook} scrolls={size === 'inspect'} />
        {numbers}
      </div>
      <CostGem face={face} card={card} onWhy={onWhy} />
      <Medal classes={classesOf(card)} alone={face.cost === null} />
    </>
  );
}

const SASHES = {
  attacks: 'swords',
  defends: 'shield',
  exhausted: 'exhausted',
  flipped: 'flip',
  back: 'flip',
  fresh: 'fresh',
} as const satisfies Record<SashName, IconName>;

/** What is the case with a card, in a word across its arms; the most urgent one. */
function Sash({ face, marks }: { readonly face: CardFace; readonly marks: CardMarks }): ReactNode {
  const is: SashName | null = marks.attacking
    ? 'attacks'
    : marks.defending
      ? 'defends'
      : face.exhausted
        ? 'exhausted'
        : face.flipped
          ? face.card?.boss === undefined
            ? 'flipped'
            : 'back'
          : face.fresh && face.card?.types.includes('Ally')
            ? 'fresh'
            : null;
  if (is === null) return null;
  return (
    <span className="card-sash" data-hot={marks.attacking || marks.defending ? '' : undefined}>
      <Icon name={SASHES[is]} />
      {words.face.sashes[is]}
    </span>
  );
}
