'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';

const doubleTap = { within: 300, scale: 2.5 };
/** The shortest swipe that changes the picture, in CSS pixels. */
const swipe = 50;

type Gesture = { last: Point; start: Point; fingers: number; moved: boolean };

/**
 * Zooms a picture on its stage by wheel, pinch, double tap and drag; at fitting size a swipe calls `onSwipe`
 * with 1 (next) or -1 (previous).
 */
export function useZoom(onSwipe: (by: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(wholePicture);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  const tapped = useRef(0);

  /** Updates the latest view, and keeps the picture within the stage. */
  function change(next: (view: View) => View) {
    setView((present) => {
      const image = stage.current?.querySelector('img');
      const box = stage.current?.getBoundingClientRect();
      if (!image?.naturalWidth || !box) return present;
      const picture = { width: image.naturalWidth, height: image.naturalHeight };
      return inBounds(next(present), fitted(picture, box), box);
    });
  }
  const zoomTo = (scale: (present: number) => number, at: Point = { x: 0, y: 0 }) =>
    change((present) => zoomed(present, scale(present.scale), at));

  /** Returns the pointer's position relative to the middle of the stage. */
  function place({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  wheel.current = (event) => {
    event.preventDefault();
    zoomTo((scale) => scale * Math.exp(-event.deltaY / 300), place(event));
  };
  useEffect(() => {
    const { current } = stage;
    const onWheel = (event: WheelEvent) => wheel.current?.(event);
    // React's own listener is passive, so the page would zoom.
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, []);

  function begin() {
    const points = [...pointers.current.values()];
    const middle = middleOf(points);
    gesture.current = { last: middle, start: middle, fingers: spread(points), moved: false };
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, place(event));
      begin();
    },
    onPointerMove(event: PointerEvent) {
      const { current } = gesture;
      if (!current || !pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, place(event));
      const points = [...pointers.current.values()];
      const middle = middleOf(points);
      const by = { x: middle.x - current.last.x, y: middle.y - current.last.y };
      const nearer = points.length > 1 ? spread(points) / current.fingers : 1;
      const far = Math.hypot(middle.x - current.start.x, middle.y - current.start.y) > 8;
      gesture.current = {
        ...current,
        last: middle,
        fingers: spread(points),
        moved: current.moved || far || points.length > 1,
      };
      change((present) => moved(zoomed(present, present.scale * nearer, current.last), by));
    },
    onPointerUp(event: PointerEvent) {
      const { current } = gesture;
      pointers.current.delete(event.pointerId);
      if (pointers.current.size) return begin();
      gesture.current = undefined;
      if (!current) return;
      const aside = current.last.x - current.start.x;
      if (view.scale === 1 && Math.abs(aside) > swipe) return onSwipe(aside < 0 ? 1 : -1);
      if (current.moved) return;
      const twice = event.timeStamp - tapped.current < doubleTap.within;
      tapped.current = twice ? 0 : event.timeStamp;
      if (twice) zoomTo((scale) => (scale > 1 ? 1 : doubleTap.scale), current.last);
    },
    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
      gesture.current = undefined;
    },
  };

  return {
    stage,
    view,
    handlers,
    isWhole: view.scale === 1,
    isClosest: view.scale === closest,
    zoomBy: (factor: number) => zoomTo((scale) => scale * factor),
    pan: (by: Point) => change((present) => moved(present, by)),
    reset: () => setView(wholePicture),
  };
}

/**
 * The view of a picture on its stage: the scale relative to its fitting size, and the offset from the middle in
 * CSS pixels.
 */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const closest = 4;

/** Returns the size of a picture that fits the stage as a whole. */
export function fitted(picture: Size, stage: Size): Size {
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Scales the view so that the picture's point under `point` (from the stage's middle) stays there. */
export function zoomed(view: View, scale: number, point: Point): View {
  const to = Math.min(closest, Math.max(1, scale));
  const by = to / view.scale;
  return { scale: to, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
}

export const moved = (view: View, by: Point): View => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** Limits the view, so that no side of the picture leaves more empty space than necessary. */
export function inBounds(view: View, fittedSize: Size, stage: Size): View {
  const bound = (at: number, size: number, room: number) => {
    const most = (size * view.scale - room) / 2;
    return most <= 0 ? 0 : Math.min(most, Math.max(-most, at));
  };
  return {
    scale: view.scale,
    x: bound(view.x, fittedSize.width, stage.width),
    y: bound(view.y, fittedSize.height, stage.height),
  };
}

function middleOf(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Returns the distance of two fingers. */
function spread([one, other]: Point[]): number {
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1;
}
