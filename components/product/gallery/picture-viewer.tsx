'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useZoom } from '@/components/product/gallery/use-zoom';
import type { Icon } from '@/components/ui/icon';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '@/components/ui/icons';

export type ViewedPicture = { src: string; srcset: string; alt: string };

type Props = {
  pictures: ViewedPicture[];
  start: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

const step = 1.6;
/** Distance by which a key moves an enlarged picture, in CSS pixels. */
const pushes: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: -60, y: 0 },
  ArrowLeft: { x: 60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

/** The pictures full-screen: wheel, pinch, double tap or + and − zoom, dragging or the arrow keys move. */
export default function PictureViewer({ pictures, start, onShow, onClose }: Props) {
  const t = useTranslations('gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  const zoom = useZoom((by) => show(shown + by));
  const { view } = zoom;
  const last = pictures.length - 1;
  const picture = pictures[shown];

  useEffect(() => dialog.current?.showModal(), []);

  function show(index: number) {
    const to = Math.max(0, Math.min(last, index));
    if (to === shown) return;
    zoom.reset();
    setShown(to);
    onShow(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const aside = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const to = { Home: 0, End: last }[key] ?? (aside && zoom.isWhole ? shown + aside : undefined);
    const by = pushes[key];
    const nearer = { '+': step, '=': step, '-': 1 / step }[key];
    if (to !== undefined) show(to);
    else if (by) zoom.pan(by);
    else if (nearer) zoom.zoomBy(nearer);
    else if (key === '0') zoom.reset();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('viewer')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="viewer fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none bg-page text-ink"
    >
      <div
        ref={zoom.stage}
        {...zoom.handlers}
        className={`grid size-full touch-none place-items-center overflow-hidden select-none ${zoom.isWhole ? 'cursor-zoom-in' : 'cursor-grab active:cursor-grabbing'}`}
      >
        {/* biome-ignore lint/performance/noImgElement: the files that the page shows already */}
        <img
          key={shown}
          alt={picture?.alt}
          src={picture?.src}
          srcSet={picture?.srcset}
          sizes={zoom.isWhole ? '100vw' : '200vw'}
          draggable={false}
          className="size-full object-contain"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <p
        aria-live="polite"
        className="absolute top-4 left-4 rounded-full bg-card px-3 py-1 font-semibold tabular-nums shadow-card"
      >
        <span className="sr-only">{t('shown', { number: shown + 1, total: last + 1 })}</span>
        <span aria-hidden>{`${shown + 1} / ${last + 1}`}</span>
      </p>
      <div className="absolute top-3 right-3 flex gap-2">
        <Tool
          icon={ZoomOut}
          label={t('zoom_out')}
          off={zoom.isWhole}
          onClick={() => zoom.zoomBy(1 / step)}
        />
        <Tool
          icon={ZoomIn}
          label={t('zoom_in')}
          off={zoom.isClosest}
          onClick={() => zoom.zoomBy(step)}
        />
        <Tool icon={X} label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      {last > 0 && (
        <div className="absolute inset-x-0 bottom-4 flex justify-center gap-4">
          <Tool
            icon={ChevronLeft}
            label={t('previous')}
            off={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <Tool
            icon={ChevronRight}
            label={t('next')}
            off={shown === last}
            onClick={() => show(shown + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

type ToolProps = { icon: Icon; label: string; off?: boolean; onClick: () => void };

/** A button that stays focusable when inactive, so that the focus is not lost at the last picture. */
function Tool({ icon: Icon, label, off, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className="grid size-11 place-items-center rounded-full border border-line bg-card shadow-card hover:bg-sunken aria-disabled:text-ink-soft aria-disabled:opacity-50"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
