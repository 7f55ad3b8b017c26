'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';

type Props = {
  labels: { back: string; on: string };
  /** Classes of the list: the width of its columns and their gap. */
  className?: string;
  children: ReactNode;
};

const button =
  'absolute top-1/2 z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-card text-ink shadow-raised hover:bg-sunken pointer-fine:group-hover/scroller:grid pointer-fine:focus-visible:grid';

/** A list that scrolls sideways: by touch, wheel and keys, and by buttons for mouse users. */
export function Scroller({ labels, className, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ back: false, on: false });

  function measure() {
    if (!list.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = list.current;
    const back = scrollLeft > 1;
    const on = scrollLeft + clientWidth < scrollWidth - 1;
    if (back !== room.back || on !== room.on) setRoom({ back, on });
  }
  const turn = (by: 1 | -1) => () => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollBy({ left: by * width * 0.9, behavior: 'smooth' });
  };

  return (
    <div className="group/scroller relative min-w-0" onPointerEnter={measure}>
      <ul ref={list} onScroll={measure} className={clsx('scroller', className)}>
        {children}
      </ul>
      {room.back && (
        <button
          type="button"
          aria-label={labels.back}
          onClick={turn(-1)}
          className={clsx(button, 'left-1')}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </button>
      )}
      {room.on && (
        <button
          type="button"
          aria-label={labels.on}
          onClick={turn(1)}
          className={clsx(button, 'right-1')}
        >
          <ChevronRight aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
