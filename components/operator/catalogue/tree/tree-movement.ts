import { KeyboardCode, type KeyboardCoordinateGetter, type Modifier } from '@dnd-kit/core';
import type { Depth } from './drop-place';

/** Pixels sideways from one level to the other: more than a hand strays on its way down. */
export const levelStep = 40;

const steps: Record<string, number> = { [KeyboardCode.Up]: -1, [KeyboardCode.Down]: 1 };
const levels: Record<string, number> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

/** Has the arrow keys move a category from row to row, and from level to level. */
export const byKey: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
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

/** Holds a dragged row at one of the two levels. */
export const atLevels: Modifier = ({ transform, active }) => {
  const depth: Depth = active?.data.current?.depth ?? 0;
  const level = Math.round(transform.x / levelStep);
  return { ...transform, x: Math.min(1 - depth, Math.max(-depth, level)) * levelStep };
};
