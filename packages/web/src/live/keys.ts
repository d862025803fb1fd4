import type { Table } from '@meetingstone/protocol';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Widget } from '../questions/widget.ts';
import { leaveOf } from '../questions/widget.ts';
import { deedOf } from '../theme/bindings.ts';
import { useSettings } from '../theme/settings.ts';
import type { Answering } from './answering.ts';
import { goTo, nextRegion } from './roving.ts';

interface Keyed {
  readonly table: Table;
  readonly answering: Answering;
  readonly widget: Widget | null;
  /** The card one looked at last. */
  readonly looked: RefObject<number>;
  /** Something lies over the table that has keys of its own. */
  readonly isCovered: boolean;
  /** Asks whether the last answer shall be taken back. */
  readonly onUndo: () => void;
  readonly onList: () => void;
  readonly onWhy: (card: number) => void;
  readonly onClear: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The keys of the table. */
export function useKeys(keyed: Keyed): void {
  const now = useRef(keyed);
  now.current = keyed;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'F6') {
        event.preventDefault();
        nextRegion(event.shiftKey ? -1 : 1);
        return;
      }
      if (now.current.isCovered || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [popover]:popover-open')) return;
      if (pressed(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Does what a key stands for; false where it stands for nothing. */
function pressed({ key, target }: KeyboardEvent, keyed: Keyed): boolean {
  const { table, answering, looked, onUndo, onList, onWhy, onClear } = keyed;
  const { decision } = table;
  const choose = (wanted: 'yes' | 'no'): boolean => {
    const offer = decision?.options.find((one) => one.choose.choose === wanted);
    if (offer) answering.choose(offer.n);
    return offer !== undefined;
  };
  if (/^[1-9]$/.test(key)) {
    const offer = decision?.options.find(({ n }) => n === Number(key));
    if (offer) answering.choose(offer.n);
    return true;
  }
  switch (deedOf(key, useSettings.getState().keys)) {
    case 'pass': {
      if (target instanceof HTMLButtonElement && !target.classList.contains('card-press')) return false;
      const leave = decision && leaveOf(decision);
      if (leave) answering.choose(leave.n);
      return true;
    }
    case 'back':
      if (decision?.question === 'priority') onUndo();
      else if (decision) answering.back();
      return true;
    case 'yes':
      return choose('yes');
    case 'no':
      return choose('no');
    case 'hand':
      return goTo('.hand .card-press');
    case 'board':
      return goTo('[data-row][data-mine] .card-press, .phone-side.mine .card-press');
    case 'others':
      return goTo('.theirs .card-press, .boss-band .card-press, .columns .card-press, .party .card-press');
    case 'chain':
      return goTo('.chain button');
    case 'log':
      return goTo('.log');
    case 'clock':
      return goTo('.clock, .top-steps [aria-current] button');
    case 'card':
      return goTo('.rail-card button, .rail-card .card');
    case 'why':
      if (looked.current !== 0) onWhy(looked.current);
      return true;
    case 'list':
      if (decision) onList();
      return true;
    case 'clear':
      onClear();
      return true;
    default:
      return false;
  }
}
