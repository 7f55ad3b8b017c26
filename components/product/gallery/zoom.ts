/** How a picture lies on its stage: times its fitting size, and CSS pixels from the middle. */
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const closest = 4;

/** The size of a picture that fits onto a stage as a whole. */
export function fitted(picture: Size, stage: Size): Size {
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Nearer or farther, so that what is under `point` (from the stage's middle) stays there. */
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

/** The same view, pulled back so far that no side of the picture leaves more room than it must. */
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
