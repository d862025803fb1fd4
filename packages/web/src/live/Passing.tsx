import type { Link, Table, Wish } from '@meetingstone/protocol';
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
    const { wishes, players, you } = table;
    const send = (wish: Wish): void => void ask({ type: 'yield', game, wish });
    const whose = (seat: number): string =>
      seat === you ? words.passing.your : words.passing.whose(players[seat]?.name ?? '');
    const item = (label: string, wish: Wish): MenuItem => ({ key: label, label, pick: () => send(wish) });
    const untilStep = (of: number, step: string): MenuItem =>
      item(words.passing.untilStep(whose(of), step), { wish: 'until', until: { until: 'step', step, of } });
    const concerned = item(words.passing.untilConcerned, { wish: 'until', until: { until: 'concerned' } });
    const combat = item(words.passing.untilCombat, { wish: 'until', until: { until: 'combat' } });
    const isFight = table.combat !== null || table.chain.some(({ proposal }) => proposal !== undefined);
    const isHeld = wishes?.hold ?? false;
    const hold = item(isHeld ? words.passing.noHold : words.passing.hold, { wish: 'hold', on: !isHeld });
    const ownLinks = wishes?.standing.includes('own links') ?? false;
    const clear = (): void => {
      if (wishes?.until) send({ wish: 'until', until: null });
      if (isHeld) send({ wish: 'hold', on: false });
      for (const source of wishes?.always ?? []) send({ wish: 'always', source, on: false });
    };
    const hasSome = wishes !== null && (wishes.until !== null || isHeld || wishes.always.length > 0);
    const menu = (at: DOMRect, items: readonly MenuItem[]): MenuOpen => ({ label: words.passing.how, at, items });
    return {
      clear,
      atStep: (seat, step, at) => {
        const isStop = wishes?.stops.some((stop) => stop.of === seat && stop.step === step) ?? false;
        const stop = isStop ? words.passing.noStopAt : words.passing.stopAt;
        return menu(at, [
          untilStep(seat, step),
          item(stop(whose(seat), step), { wish: 'stop', stop: { step, of: seat }, on: !isStop }),
          ...players.flatMap((player) => (player.seat === seat ? [] : [untilStep(player.seat, step)])),
        ]);
      },
      atLink: ({ name }, at) => {
        const isPassed = name !== null && (wishes?.always.includes(name) ?? false);
        const always = isPassed ? words.passing.notAlways : words.passing.always;
        return menu(at, [
          ...(name === null ? [] : [item(always(name), { wish: 'always', source: name, on: !isPassed })]),
          concerned,
          hold,
        ]);
      },
      general: (at) =>
        menu(at, [
          ...(isFight ? [combat] : []),
          concerned,
          ...(you === null ? [] : [untilStep(you, 'action')]),
          {
            ...item(words.passing.ownLinks, { wish: 'standing', yield: 'own links', on: !ownLinks }),
            checked: ownLinks,
          },
          hold,
          ...(hasSome ? [{ key: 'clear', label: words.passing.clear, pick: clear }] : []),
        ]),
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
