'use client';

import { useDraggable, useDroppable } from '@dnd-kit/core';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import { type Depth, type DropPlace, depthOf } from './drop-place';

/** Pixels by which rows of a department are set in. */
const indent = 28;

type Props = {
  category: ManagedCategory;
  name: string;
  /** Its department is dragged, and it with it. */
  isCarried: boolean;
  /** Where what is dragged would go, if that is at this row. */
  place?: DropPlace;
  busy: boolean;
  children: (handle: ReactNode) => ReactNode;
};

/** A row that others are dropped at, dragged itself by its handle. */
export function TreeRow({ category, name, isCarried, place, busy, children }: Props) {
  const t = useTranslations('operator_catalogue');
  const { id } = category;
  const drag = useDraggable({ id, data: { depth: depthOf(category) }, disabled: busy });
  const drop = useDroppable({ id, disabled: isCarried });
  const { transform, isDragging } = drag;
  return (
    <li
      ref={(row) => {
        drag.setNodeRef(row);
        drop.setNodeRef(row);
      }}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      className={clsx(
        'relative',
        isDragging && 'z-10 rounded-control border border-brand bg-card shadow-raised',
        isCarried && 'opacity-40',
      )}
    >
      {children(
        <button
          type="button"
          ref={drag.setActivatorNodeRef}
          {...drag.attributes}
          {...drag.listeners}
          aria-roledescription={undefined}
          aria-label={t('drag', { name })}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-sunken active:cursor-grabbing"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>,
      )}
      {place && <DropLine depth={place.depth} edge={place.line.edge} />}
    </li>
  );
}

/** Where a row would come to stand, and how deep. */
const DropLine = ({ depth, edge }: { depth: Depth; edge: 'top' | 'bottom' }) => (
  <span
    aria-hidden
    style={{ left: depth * indent }}
    className={clsx(
      'absolute right-0 z-20 flex h-1 items-center rounded-full bg-brand',
      edge === 'top' ? '-top-0.5' : '-bottom-0.5',
    )}
  >
    <span className="size-3 rounded-full border-2 border-brand bg-card" />
  </span>
);
