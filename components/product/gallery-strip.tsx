'use client';

import { type ReactNode, useRef, useState } from 'react';

type Props = {
  label: string;
  slides: ReactNode[];
  thumbs: { label: string; picture: ReactNode }[];
};

/** A strip that snaps from picture to picture, by swipe, arrow keys or the small pictures under it. */
export function GalleryStrip({ label, slides, thumbs }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function show(index: number) {
    const { current } = strip;
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' });
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-24">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card border border-line bg-picture [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip's places never change
          <li key={index} className="w-full shrink-0 snap-center">
            {slide}
          </li>
        ))}
      </ul>
      {thumbs.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
          {thumbs.map(({ label, picture }, index) => (
            <li key={label} className="shrink-0">
              <button
                type="button"
                aria-label={label}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
                className="block size-16 overflow-hidden rounded-control border-2 border-line hover:border-line-strong aria-current:border-brand sm:size-18"
              >
                {picture}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
