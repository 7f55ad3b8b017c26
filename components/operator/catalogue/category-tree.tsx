'use client';

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { CategoryPlace, ManagedCategory } from '@/lib/contract/schemas/operators/catalogue';
import { type Depth, type DropPlace, depthOf, dropPlace, isThere } from './drop-place';

type Props = {
  categories: ManagedCategory[];
  nameOf: (category: ManagedCategory) => string;
  busy: boolean;
  onPlace: (category: ManagedCategory, place: CategoryPlace) => void;
  /** Renders a category with its drag handle. */
  children: (category: ManagedCategory, handle: ReactNode) => ReactNode;
};

/** Horizontal distance between the two levels in pixels: more than a vertical drag strays. */
const levelStep = 40;

const steps: Record<string, number> = { [KeyboardCode.Up]: -1, [KeyboardCode.Down]: 1 };
const levels: Record<string, number> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** Moves a category by the arrow keys, from row to row and from level to level. */
const byKey: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { x, y } = currentCoordinates;
  const level = levels[event.code];
  if (level) {
    event.preventDefault();
    return { x: x + level * levelStep, y };
  }
  const step = steps[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const { active, over, droppableContainers, droppableRects, collisionRect } = context;
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((a, b) => a.rect.top - b.rect.top);
  const at = rows.findIndex(({ id }) => id === (over ?? active)?.id);
  const next = rows[at + step]?.rect;
  return next && { x, y: next.top + (next.height - (collisionRect?.height ?? 0)) / 2 };
};

/** Snaps a dragged row to one of the two levels. */
const atLevels: Modifier = ({ transform, active }) => {
  const depth: Depth = active?.data.current?.depth ?? 0;
  const level = Math.round(transform.x / levelStep);
  return { ...transform, x: Math.min(1 - depth, Math.max(-depth, level)) * levelStep };
};

const modifiers = [atLevels];

/** Departments and sub-categories, which can be reordered and moved by pointer, touch and keyboard. */
export function CategoryTree({ categories, nameOf, busy, onPlace, children }: Props) {
  const t = useTranslations('operator_catalogue');
  const id = useId();
  const [moved, setMoved] = useState<ManagedCategory>();
  const [place, setPlace] = useState<DropPlace>();
  // The announcement of a move is requested before the state has changed.
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

/** Indentation of a department's rows in pixels. */
const indent = 28;

type TreeRowProps = {
  category: ManagedCategory;
  name: string;
  /** True if its department is being dragged. */
  isCarried: boolean;
  /** The drop place of the dragged category, if it is at this row. */
  place?: DropPlace;
  busy: boolean;
  children: (handle: ReactNode) => ReactNode;
};

/** A row that is a drop target and is dragged by its handle. */
function TreeRow({ category, name, isCarried, place, busy, children }: TreeRowProps) {
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

/** A line at the drop place, indented to its level. */
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
