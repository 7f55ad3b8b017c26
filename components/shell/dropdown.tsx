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
  className?: string;
  labelClassName?: string;
  panelClassName?: string;
};

/**
 * A menu of links under its label: native details, so it opens by click, touch and keyboard, and without
 * script. Closes on Escape, a click elsewhere or on a link, when the focus leaves, and 200 ms after the pointer.
 */
export function Dropdown({ label, children, name, hover, ...classes }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
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
      if (event.key !== 'Escape' || !ref.current?.open) return;
      if (ref.current.contains(document.activeElement)) {
        ref.current.querySelector('summary')?.focus();
      }
      close();
    };
    const onClick = ({ target }: Event) => {
      const inside = ref.current?.contains(target as Node);
      if (!inside || (target as Element).closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  const byMouse = (open: boolean, delay?: number) => (event: PointerEvent) => {
    if (hover && event.pointerType === 'mouse') set(open, delay);
  };
  /** A click with the mouse finds the menu open already and must not close it. */
  const keepOpen = (event: MouseEvent) => {
    const withMouse = event.detail > 0 && matchMedia('(hover: hover)').matches;
    if (hover && withMouse && ref.current?.open) event.preventDefault();
  };

  return (
    <details
      ref={ref}
      className={clsx('group/menu', classes.className)}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false, closeDelay)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) set(false);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        aria-label={name}
        onClick={keepOpen}
        className={clsx('list-none [&::-webkit-details-marker]:hidden', classes.labelClassName)}
      >
        {label}
      </summary>
      <div className={clsx('absolute z-50', classes.panelClassName)}>{children}</div>
    </details>
  );
}
