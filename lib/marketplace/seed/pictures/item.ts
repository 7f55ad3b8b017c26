import { cropped, type Raster, seenIn } from './raster';
import { renderedItem } from './rendered';

/** One thing to photograph: the same shot gives the same files. */
export type Shot = { artwork: string; colour: string };

/** An item, cut out, and in its frame of 800 × 800, where it stands in its own shadow. */
export type Item = { cut: Raster; frame: Raster };

/** Clears the shadow of a rendered item in place: what is black and lets the ground through. */
function withoutShadow(item: Raster): Raster {
  const { data } = item;
  for (let at = 0; at < data.length; at += 4) {
    const colour = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    if (colour < 48 && (data[at + 3] ?? 0) < 240) data[at + 3] = 0;
  }
  return item;
}

/** Returns the item of a shot (`lab/pictures`); all its views are made from it. */
export async function itemOf({ artwork, colour }: Shot): Promise<Item> {
  const frame = await renderedItem(artwork, colour);
  return { cut: withoutShadow(cropped(frame, seenIn(frame, 250))), frame };
}
