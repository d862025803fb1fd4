import type { Table } from '@meetingstone/protocol';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../app/route.tsx';
import { Logo } from '../brand/Logo.tsx';
import { Look } from '../theme/Look.tsx';
import { words } from '../words.ts';
import { useHands } from './hands.ts';
import { raidName } from './raids.ts';

interface TopBarProps {
  readonly table: Table;
  /** Clock, concede, sound: what the live table brings. */
  readonly tools?: ReactNode;
}

/** Whose turn it is, and which step of it. */
export function TopBar({ table, tools }: TopBarProps): ReactElement {
  const { turn, players, you, combat, wishes } = table;
  const { step: press } = useHands();
  const player = players[turn.player];
  const steps = (player?.plan ?? []).filter((step) => step !== 'wrap-up');
  const raid = raidName(table);
  return (
    <header className="top-bar">
      <Link to="/" className="top-home" aria-label="Meeting Stone">
        <Logo />
        <span>Meeting Stone</span>
      </Link>
      {raid !== null && <span className="top-raid">{raid}</span>}
      <div className="top-turn">
        <b>{words.board.turn(turn.number)}</b>
        <span>{turn.player === you ? words.board.yourTurn : player?.name}</span>
        <ol className="top-steps" aria-label={words.board.steps}>
          {steps.map((step) => {
            const isStop = wishes?.stops.some((stop) => stop.of === turn.player && stop.step === step) ?? false;
            return (
              <li key={step} aria-current={step === turn.step ? 'step' : undefined}>
                {press ? (
                  <button
                    type="button"
                    data-stop={isStop ? '' : undefined}
                    title={isStop ? words.passing.stopHere : undefined}
                    onClick={({ currentTarget }) => press(turn.player, step, currentTarget.getBoundingClientRect())}
                  >
                    {step === turn.step && combat ? words.board.combat : step}
                  </button>
                ) : step === turn.step && combat ? (
                  words.board.combat
                ) : (
                  step
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <div className="top-tools">
        {tools}
        <Look />
      </div>
    </header>
  );
}
