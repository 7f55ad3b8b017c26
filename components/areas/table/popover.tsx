'use client';

import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';

type Props = {
  /** Content of the button. */
  label: ReactNode;
  /** Name of the button, if its content is no text. */
  name?: string;
  className?: string;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a small panel beside itself; a click elsewhere or Escape closes it. */
export function Popover({ label, name, className, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        aria-expanded={isOpen}
        className={clsx(
          'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-sm font-medium whitespace-nowrap pointer-fine:min-h-9',
          className ?? 'border-line-strong bg-card hover:bg-sunken',
        )}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="max-h-[70dvh] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-card p-3 text-ink shadow-raised supports-[position-area:top]:inset-auto supports-[position-area:top]:m-1 supports-[position-area:top]:[position-area:block-end_span-inline-end] supports-[position-area:top]:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]"
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
