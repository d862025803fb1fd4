import type { Link, Table, Yielding } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useMemo } from 'react';
import { words } from '../words.ts';
import { ask } from './line.ts';
import type { MenuItem, MenuOpen } from './Menu.tsx';

/** Yields and stops: what is passed for oneself, and where one always wants to be asked. */
export interface Passing {
  readonly atStep: (seat: number, step: string, at: DOMRect) => MenuOpen;
  readonly atLink: (link: Link, at: DOMRect) => MenuOpen;
  readonly general: (at: DOMRect) => MenuOpen;
  readonly clear: () => void;
}

export function usePassing(game: string, table: Table): Passing {
  return useMemo(() => {
    const { yields, stops, players, you } = table;
    const wish = (set: Yielding | { readonly stop: { readonly seat: number; readonly step: string } }, on: boolean) =>
      void ask({ type: 'yield', game, set, on });
    const whose = (seat: number): string =>
      seat === you ? words.passing.your : words.passing.whose(players[seat]?.name ?? '');
    const has = (kind: Yielding['yield']): boolean => yields.some((one) => one.yield === kind);
    const yielding = (set: Yielding, label: string, on = true): MenuItem => ({
      key: label,
      label,
      pick: () => wish(set, on),
    });
    const hold = yielding({ yield: 'hold' }, has('hold') ? words.passing.noHold : words.passing.hold, !has('hold'));
    const clear = (): void => {
      for (const one of yields) if (one.yield !== 'own links') wish(one, false);
    };
    return {
      clear,
      atStep: (seat, step, at) => {
        const isStop = stops.some((stop) => stop.seat === seat && stop.step === step);
        return {
          label: words.passing.how,
          at,
          items: [
            yielding({ yield: 'until step', seat, step }, words.passing.untilStep(whose(seat), step)),
            {
              key: 'stop',
              label: isStop ? words.passing.noStopAt(whose(seat), step) : words.passing.stopAt(whose(seat), step),
              pick: () => wish({ stop: { seat, step } }, !isStop),
            },
            ...players
              .filter((player) => player.seat !== seat)
              .map((player) =>
                yielding(
                  { yield: 'until step', seat: player.seat, step },
                  words.passing.untilStep(whose(player.seat), step),
                ),
              ),
          ],
        };
      },
      atLink: ({ source, name }, at) => ({
        label: words.passing.how,
        at,
        items: [
          ...(source === 0 ? [] : [yielding({ yield: 'source', card: source }, words.passing.always(name ?? ''))]),
          yielding({ yield: 'until concerned' }, words.passing.untilConcerned),
          hold,
        ],
      }),
      general: (at) => ({
        label: words.passing.how,
        at,
        items: [
          yielding({ yield: 'until concerned' }, words.passing.untilConcerned),
          ...(you === null
            ? []
            : [
                yielding(
                  { yield: 'until step', seat: you, step: 'action' },
                  words.passing.untilStep(words.passing.your, 'action'),
                ),
              ]),
          {
            ...yielding({ yield: 'own links' }, words.passing.ownLinks, !has('own links')),
            checked: has('own links'),
          },
          hold,
          ...(yields.some((one) => one.yield !== 'own links')
            ? [{ key: 'clear', label: words.passing.clear, pick: clear }]
            : []),
        ],
      }),
    };
  }, [game, table]);
}

interface PassingMenuProps {
  readonly passing: Passing;
  readonly onOpen: (menu: MenuOpen) => void;
}

/** Opens what can be said about passing. */
export const PassingMenu = ({ passing, onOpen }: PassingMenuProps): ReactElement => (
  <button
    type="button"
    className="quiet"
    aria-haspopup="menu"
    onClick={({ currentTarget }) => onOpen(passing.general(currentTarget.getBoundingClientRect()))}
  >
    {words.passing.how} …
  </button>
);
