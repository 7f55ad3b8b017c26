'use client';

import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { fileInFrame } from '@/components/product/frame/product-frame';
import { Expand } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import type { ViewedPicture } from './picture-viewer';

const PictureViewer = lazyComponent(() => import('./picture-viewer'));

type Props = {
  labels: { strip: string; enlarge: string };
  /** `show` is the label of its thumbnail. */
  pictures: { src: string | null; alt: string; show: string }[];
  /** The preview of the first picture, shown until it has loaded. */
  preview: string | undefined;
};

/**
 * A strip that snaps from picture to picture: by swipe, arrow keys or, on wide screens, the thumbnails below. A
 * click or Enter opens the viewer.
 */
export function GalleryStrip({ labels, pictures, preview }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Index that the strip is scrolling to; pictures on the way do not become current. */
  const aim = useRef<number>(undefined);
  const [viewed, setViewed] = useState<ViewedPicture[]>();

  function show(index: number) {
    const { current } = strip;
    const to = Math.max(0, Math.min(pictures.length - 1, index));
    aim.current = to;
    setShown(to);
    current?.scrollTo({ left: to * current.clientWidth });
  }

  function follow() {
    if (!strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    const at = Math.round(scrollLeft / clientWidth);
    if (aim.current === undefined) setShown(at);
    else if (Math.abs(scrollLeft - aim.current * clientWidth) < 2) aim.current = undefined;
  }

  function enlarge() {
    const images = [...(strip.current?.querySelectorAll('img') ?? [])];
    if (images.length) setViewed(images.map(({ src, srcset, alt }) => ({ src, srcset, alt })));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: pictures.length - 1 }[
      key
    ];
    if (to !== undefined) show(to);
    else if (key === 'Enter') enlarge();
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-24">
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what has the focus
          tabIndex={0}
          aria-label={labels.strip}
          onKeyDown={onKeyDown}
          onClick={enlarge}
          onScroll={follow}
          onPointerDown={() => {
            aim.current = undefined;
          }}
          className="flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-card border border-line bg-picture [scrollbar-width:none]"
        >
          {pictures.map(({ src, alt }, index) => (
            <li key={src} className="w-full shrink-0 snap-center">
              <Picture
                src={src}
                alt={alt}
                sizes="(min-width: 1024px) 560px, (min-width: 640px) 620px, 100vw"
                widest={620}
                load={index === 0 ? 'first' : 'lazy'}
                preview={index === 0 ? (fileInFrame(src) ?? preview) : undefined}
                className="aspect-square w-full bg-center bg-no-repeat max-lg:max-h-[42svh] max-sm:max-h-[38svh] max-lg:bg-contain max-lg:object-contain"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={labels.enlarge}
          onClick={enlarge}
          className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-full border border-line bg-card shadow-card hover:bg-sunken"
        >
          <Expand aria-hidden className="size-5" />
        </button>
        {pictures.length > 1 && (
          <p
            aria-hidden
            className="absolute bottom-2 left-2 rounded-full border border-line bg-card px-2.5 py-1 text-xs font-semibold tabular-nums sm:hidden"
          >
            {`${shown + 1}/${pictures.length}`}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin] max-sm:hidden">
          {pictures.map(({ src, show: label }, index) => (
            <li key={src} className="shrink-0">
              <button
                type="button"
                aria-label={label}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
                className="selectable block size-16 overflow-hidden rounded-control border-2 border-line hover:border-line-strong aria-current:border-brand sm:size-18"
              >
                <Picture src={src} alt="" sizes="72px" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewed && (
        <Suspense>
          <PictureViewer
            pictures={viewed}
            start={shown}
            onShow={show}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
