'use client';

import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Crop, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { CropDialog } from './crop-dialog';

type Props = {
  images: string[];
  onChange: (images: string[]) => void;
  /** Shown after the pictures. */
  children: ReactNode;
};

/** Pictures in the shoppers' order; each can be moved, cropped and removed. */
export function SortablePictures({ images, onChange, children }: Props) {
  const t = useTranslations('seller_listing');
  const id = useId();
  const [cropped, setCropped] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves without delay scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (url: UniqueIdentifier) => images.indexOf(String(url)) + 1;
  const at = (over: { id: UniqueIdentifier } | null) =>
    over ? t('drag_at', { number: place(over.id), count: images.length }) : undefined;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag_start', { number: place(active.id) }),
    onDragOver: ({ over }) => at(over),
    onDragEnd: ({ over }) => at(over),
    onDragCancel: () => t('drag_cancelled'),
  };
  const move = (from: number, to: number) => onChange(arrayMove(images, from, to));
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('drag_instructions') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(place(active.id) - 1, place(over.id) - 1);
      }}
    >
      <SortableContext items={images} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,10rem)]">
          {images.map((url, index) => (
            <SortablePicture
              key={url}
              url={url}
              number={index + 1}
              count={images.length}
              onMove={(by) => move(index, index + by)}
              onCrop={() => setCropped(url)}
              onRemove={() => onChange(images.filter((one) => one !== url))}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
      {cropped && (
        <CropDialog
          url={cropped}
          onClose={() => setCropped(undefined)}
          onCropped={(url) => {
            setCropped(undefined);
            onChange(images.map((one) => (one === cropped ? url : one)));
          }}
        />
      )}
    </DndContext>
  );
}

type SortablePictureProps = {
  url: string;
  number: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onCrop: () => void;
  onRemove: () => void;
};

/** A picture that can be dragged by pointer, touch or keyboard; arrow buttons move it one step. */
function SortablePicture({ url, number, count, onMove, onCrop, onRemove }: SortablePictureProps) {
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

/** A button that stays focusable when off, unlike a disabled one. */
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
