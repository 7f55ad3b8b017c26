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
} from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { CropDialog } from './crop-dialog';
import { SortablePicture } from './sortable-picture';

type Props = {
  images: string[];
  onChange: (images: string[]) => void;
  /** Stands after the pictures. */
  children: ReactNode;
};

/** Pictures in the order that shoppers see; each can be moved, cropped and taken away. */
export function SortablePictures({ images, onChange, children }: Props) {
  const t = useTranslations('seller_listing');
  const id = useId();
  const [cropped, setCropped] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
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
