'use client';

import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';

/** Specification §9. */
const closeDelay = 200;

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** For a label that is only an icon. */
  name?: string;
  /** Opens under a mouse pointer too. */
  hover?: boolean;
  /** Covers the page: the focus goes round inside until it is closed. */
  sheet?: boolean;
  className?: string;
  labelClassName?: string;
  panelClassName?: string;
};

/**
 * A menu of links under its label: native details, so it opens by click, touch and keyboard, and without
 * script. Closes on Escape, a click elsewhere or on a link, on the way back, when the focus leaves, and
 * 200 ms after the pointer.
 */
export function Dropdown({ label, children, name, hover, sheet, ...classes }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const pointer = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (open: boolean, delay = 0) => {
    clearTimeout(timer.current);
    const act = () => {
      if (ref.current) ref.current.open = open;
    };
    if (delay) timer.current = setTimeout(act, delay);
    else act();
  };

  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (event.key === 'Tab' && sheet) wrapFocus(menu, event);
      if (event.key !== 'Escape') return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      close();
    };
    const onClick = ({ target }: Event) => {
      // The sheet's shade is a click on the menu itself.
      const inside = target !== ref.current && ref.current?.contains(target as Node);
      if (!inside || (target as Element).closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      window.removeEventListener('popstate', close);
    };
  }, [sheet]);

  const byMouse = (open: boolean, delay?: number) => (event: PointerEvent) => {
    if (hover && event.pointerType === 'mouse') set(open, delay);
  };
  /** A click with the mouse finds the menu open already and must not close it; detail is 0 for a key. */
  const keepOpen = (event: MouseEvent) => {
    const withMouse = event.detail > 0 && pointer.current === 'mouse';
    if (hover && withMouse && ref.current?.open) event.preventDefault();
  };

  return (
    <details
      ref={ref}
      className={clsx('group/menu', sheet && 'menu-sheet', classes.className)}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false, closeDelay)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) set(false);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-label={name}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onClick={keepOpen}
        className={clsx('list-none [&::-webkit-details-marker]:hidden', classes.labelClassName)}
      >
        {label}
      </summary>
      <div className={clsx('absolute z-50', classes.panelClassName)}>{children}</div>
    </details>
  );
}

/** From the last stop of a sheet to its label, and back. */
function wrapFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button:not(:disabled)')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const leaves = at < 0 || at === (event.shiftKey ? 0 : stops.length - 1);
  if (!leaves) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
