'use client';

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { CategoryPlace, ManagedCategory } from '@/lib/api/schemas/operators/catalogue';
import { type DropPlace, depthOf, dropPlace, isThere } from './drop-place';
import { atLevels, byKey, levelStep } from './tree-movement';
import { TreeRow } from './tree-row';

type Props = {
  categories: ManagedCategory[];
  nameOf: (category: ManagedCategory) => string;
  busy: boolean;
  onPlace: (category: ManagedCategory, place: CategoryPlace) => void;
  /** A category, with the handle that it is dragged by. */
  children: (category: ManagedCategory, handle: ReactNode) => ReactNode;
};

const modifiers = [atLevels];

/** Departments and what is in them, dragged into order and from one into another: by pointer, finger and keys. */
export function CategoryTree({ categories, nameOf, busy, onPlace, children }: Props) {
  const t = useTranslations('operator_catalogue');
  const id = useId();
  const [moved, setMoved] = useState<ManagedCategory>();
  const [place, setPlace] = useState<DropPlace>();
  // What is announced of a move is asked for before the state has changed.
  const latest = useRef<DropPlace>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byKey }),
  );
  const categoryOf = (wanted: UniqueIdentifier | null) =>
    categories.find((one) => one.id === wanted);

  function follow({ active, over, delta }: DragMoveEvent) {
    const category = categoryOf(active.id);
    if (!category) return;
    const depth = depthOf(category) + Math.round(delta.x / levelStep) > 0 ? 1 : 0;
    const at = Number(over?.id ?? category.id);
    latest.current = dropPlace(categories, { moved: category, over: at, depth });
    setPlace(latest.current);
  }

  function end() {
    setMoved(undefined);
    setPlace(undefined);
  }

  const nameAt = (wanted: UniqueIdentifier | null) => {
    const category = categoryOf(wanted);
    return category ? nameOf(category) : '';
  };
  function say({ active }: { active: { id: UniqueIdentifier } }) {
    if (!latest.current) return undefined;
    const { parent_id, ids } = latest.current;
    const facts = {
      name: nameAt(active.id),
      place: ids.indexOf(Number(active.id)) + 1,
      count: ids.length,
    };
    return parent_id === null
      ? t('drag_among', facts)
      : t('drag_in', { ...facts, department: nameAt(parent_id) });
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag_start', { name: nameAt(active.id) }),
    onDragMove: say,
    onDragOver: say,
    onDragEnd: say,
    onDragCancel: ({ active }) => t('drag_cancelled', { name: nameAt(active.id) }),
  };

  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={modifiers}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('drag_instructions') },
      }}
      onDragStart={({ active }) => {
        latest.current = undefined;
        setMoved(categoryOf(active.id));
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragCancel={end}
      onDragEnd={(event) => {
        follow(event);
        end();
        const category = categoryOf(event.active.id);
        if (!category || !latest.current || isThere(categories, latest.current)) return;
        const { from, parent_id, ids } = latest.current;
        onPlace(category, { from, parent_id, ids });
      }}
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {categories.map((category) => (
          <TreeRow
            key={category.id}
            category={category}
            name={nameOf(category)}
            isCarried={moved !== undefined && category.parent_id === moved.id}
            place={place?.line.id === category.id ? place : undefined}
            busy={busy}
          >
            {(handle) => children(category, handle)}
          </TreeRow>
        ))}
      </ul>
    </DndContext>
  );
}
