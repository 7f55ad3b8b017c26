'use client';

import { useSortable } from '@dnd-kit/sortable';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Crop, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

type Props = {
  url: string;
  number: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onCrop: () => void;
  onRemove: () => void;
};

/** A picture that is dragged to its place, by pointer, finger or keys; arrows move it one step. */
export function SortablePicture({ url, number, count, onMove, onCrop, onRemove }: Props) {
  const t = useTranslations('seller_listing');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: url,
  });
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={clsx(
        'relative flex flex-col rounded-control border bg-card',
        isDragging ? 'z-10 border-brand shadow-raised' : 'border-line',
      )}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={t('drag_picture', { number, count })}
        className="cursor-grab touch-manipulation rounded-control select-none active:cursor-grabbing"
      >
        <Picture
          src={url}
          alt=""
          sizes="160px"
          className="pointer-events-none aspect-square h-auto w-full rounded-control object-cover"
        />
      </button>
      <span className="flex justify-between">
        <IconButton
          label={t('earlier', { number })}
          isOff={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('crop_picture', { number })} onClick={onCrop}>
          <Crop aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={t('later', { number })}
          isOff={number === count}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden className="size-5" />
        </IconButton>
      </span>
      <span className="absolute top-1 right-1 rounded-control bg-card/85">
        <IconButton label={t('remove_picture', { number })} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </span>
    </li>
  );
}

type IconProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode };

/** Keeps the focus where it is off, as a disabled button would not. */
function IconButton({ label, isOff = false, onClick, children }: IconProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
