import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly checked?: boolean;
  readonly pick: () => void;
}

export interface MenuOpen {
  readonly label: string;
  readonly at: DOMRect;
  readonly items: readonly MenuItem[];
}

const WIDTH = 260;

/** A few things to do, beside what they are about. */
export function Menu({ menu, onClose }: { readonly menu: MenuOpen; readonly onClose: () => void }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    const away = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', away, true);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [onClose]);
  const onKey = (event: KeyboardEvent): void => {
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : Number(event.key) - 1;
    event.stopPropagation();
    if (event.key === 'Enter' || event.key === ' ') return;
    event.preventDefault();
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (/^[1-9]$/.test(event.key)) buttons[to]?.click();
    else if (event.key.startsWith('Arrow')) buttons.at(to % buttons.length)?.focus();
  };
  return (
    <div
      ref={box}
      role="menu"
      aria-label={menu.label}
      className="card-menu"
      tabIndex={-1}
      style={placed(menu.at)}
      onKeyDown={onKey}
    >
      {menu.items.map(({ key, label, checked, pick }, n) => (
        <button
          key={key}
          type="button"
          {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': checked })}
          onClick={() => {
            onClose();
            pick();
          }}
        >
          <kbd>{n + 1}</kbd>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

/** Right of it, or left where there is no room; above the lower half, below the upper one. */
function placed(at: DOMRect): CSSProperties {
  const left = Math.max(8, Math.min(at.right + 10, innerWidth - WIDTH - 8));
  return at.top > innerHeight / 2
    ? { left, bottom: Math.max(8, innerHeight - at.bottom), width: WIDTH }
    : { left, top: Math.max(8, at.top), width: WIDTH };
}
