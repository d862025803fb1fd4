import type { ReactElement, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';

interface SheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly side?: 'answers' | 'middle';
  readonly children: ReactNode;
}

/** Something over the table that is closed again: Esc, its button, or a press beside it. */
export function Sheet({ label, onClose, side = 'middle', children }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown || shown.open) return;
    shown.showModal();
    shown.querySelector<HTMLElement>('.sheet-content :is(button, [tabindex])')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and so does its button
    <dialog
      ref={dialog}
      className="sheet-dialog"
      data-side={side}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header>
        <h2>{label}</h2>
        <button type="button" className="tool" aria-label={words.table.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="sheet-content">{children}</div>
    </dialog>
  );
}
