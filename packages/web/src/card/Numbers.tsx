import type { ReactElement, ReactNode } from 'react';
import { Icon, isIcon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import type { CardFace } from './face.ts';
import { leftOf } from './left.ts';
import type { Printed } from './printed.ts';

/** A number of a card that can be asked about. */
export type Asked = 'cost' | 'atk' | 'health' | 'def' | 'strike';

type Turn = 'raised' | 'lowered' | undefined;

const turnOf = (now: number, printed: number | undefined): Turn =>
  printed === undefined || now === printed ? undefined : now > printed ? 'raised' : 'lowered';

interface PillProps {
  readonly asked: Asked;
  readonly turn: Turn;
  readonly type?: string;
  /** How much of it is left. */
  readonly left?: number | undefined;
  readonly hurt?: boolean;
  readonly onWhy: ((asked: Asked) => void) | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** A number on its ground; where it is not as printed it has an arrow, and can be asked why. */
function Pill({ asked, turn, type, left, hurt, onWhy, label, children }: PillProps): ReactElement {
  const shared = {
    className: 'card-number',
    'data-number': asked,
    'data-turn': turn,
    'data-type': type,
    'data-hurt': hurt ? '' : undefined,
    'data-left': left,
    title: label,
  };
  const content = (
    <>
      {children}
      {turn && <Icon name={turn === 'raised' ? 'up' : 'down'} className="turn" />}
    </>
  );
  if (turn === undefined || !onWhy) return <span {...shared}>{content}</span>;
  return (
    <button {...shared} type="button" aria-label={words.face.why(label, turn)} onClick={() => onWhy(asked)}>
      {content}
    </button>
  );
}

interface NumbersProps {
  readonly face: CardFace;
  readonly card: Printed;
  readonly onWhy: ((asked: Asked) => void) | undefined;
}

export function Numbers({ face, card, onWhy }: NumbersProps): ReactNode {
  const { atk, health, damage, def, strike, damageTypes } = face;
  if (atk === null && health === null && def === null && strike === null) return null;
  const type = damageTypes[0] ?? 'melee';
  const left = health === null ? 0 : health - damage;
  const whole = damage > 0 || card.types.includes('Hero');
  return (
    <div className="card-numbers">
      {atk !== null && !(card.types.includes('Hero') && atk === 0) && (
        <Pill
          asked="atk"
          turn={turnOf(atk, card.atk ?? 0)}
          type={type}
          onWhy={onWhy}
          label={words.spoken.atk(atk, [type])}
        >
          {damageTypes.length === 0 ? (
            <Icon name="melee" />
          ) : (
            damageTypes.filter(isIcon).map((one) => <Icon key={one} name={one} />)
          )}
          <b>{atk}</b>
        </Pill>
      )}
      {def !== null && (
        <Pill asked="def" turn={turnOf(def, card.def)} onWhy={onWhy} label={words.spoken.def(def)}>
          <Icon name="shield" />
          <b>{def}</b>
          <small>{words.face.short.def}</small>
        </Pill>
      )}
      {strike !== null && (
        <Pill asked="strike" turn={turnOf(strike, card.strike)} onWhy={onWhy} label={words.spoken.strike(strike)}>
          <Icon name="strike" />
          <small>{words.face.short.strike}</small>
          <b className="price">{strike}</b>
        </Pill>
      )}
      {health !== null && (
        <Pill
          asked="health"
          turn={turnOf(health, card.health)}
          hurt={damage > 0}
          left={leftOf(left, health)}
          onWhy={onWhy}
          label={words.spoken.health(left, health)}
        >
          <Icon name="heart" />
          <b>{left}</b>
          {whole && <small>/{health}</small>}
        </Pill>
      )}
    </div>
  );
}

export function CostGem({ face, card, onWhy }: NumbersProps): ReactNode {
  const { cost } = face;
  if (cost === null || card.token) return null;
  const said = card.plusX ? (cost === 0 ? 'X' : `${cost}+X`) : String(cost);
  const turn = turnOf(cost, card.cost);
  const shared = {
    className: 'card-cost',
    'data-turn': turn,
    'data-long': said.length > 2 ? '' : undefined,
    title: words.spoken.cost(said),
  };
  const content = (
    <>
      <b>{said}</b>
      {turn && <Icon name={turn === 'raised' ? 'up' : 'down'} className="turn" />}
    </>
  );
  if (turn === undefined || !onWhy) return <span {...shared}>{content}</span>;
  return (
    <button
      {...shared}
      type="button"
      aria-label={words.face.why(words.spoken.cost(said), turn)}
      onClick={() => onWhy('cost')}
    >
      {content}
    </button>
  );
}
