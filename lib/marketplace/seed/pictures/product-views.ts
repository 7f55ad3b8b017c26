import sharp from 'sharp';
import { backdrop, ground, type Shadow } from './backdrop';
import type { Item } from './item';
import { cropped, imageOf, lay, pixelsOf, type Raster } from './raster';
import { recent } from './recent';

export const views = ['front', 'detail', 'close', 'set'] as const;
export type View = (typeof views)[number];

/** An item fitted into a square of `size`, rotated, standing at `bottom` around `x`. */
type Placed = { size: number; turn?: number; x: number; bottom: number };

const side = 800;

const transparent = { background: '#00000000' };

/** Scales and rotates an item: in one affine step, or in two when it gets much smaller (against aliasing). */
function fitted(item: Raster, size: number, turn: number): Promise<Raster> {
  const scale = size / Math.max(item.width, item.height);
  if (scale < 0.6) {
    const small = imageOf(item).resize(size, size, { fit: 'inside' });
    return pixelsOf(small.rotate(turn, transparent));
  }
  const cos = scale * Math.cos((turn * Math.PI) / 180);
  const sin = scale * Math.sin((turn * Math.PI) / 180);
  const options = { ...transparent, interpolator: sharp.interpolators.bilinear };
  return pixelsOf(imageOf(item).affine([cos, -sin, sin, cos], options));
}

async function place(item: Raster, { size, turn = 0, x, bottom }: Placed, canvas: Raster) {
  const raster = await fitted(item, size, turn);
  lay(raster, canvas, Math.round(x - raster.width / 2), Math.round(bottom - raster.height));
}

/** Draws the middle of the item, so near that it fills the frame. */
async function closeUp(item: Raster, canvas: Raster) {
  const scale = 1050 / Math.max(item.width, item.height);
  const width = Math.floor(Math.min(item.width, side / scale));
  const height = Math.floor(Math.min(item.height, side / scale));
  const left = Math.floor((item.width - width) / 2);
  const top = Math.floor((item.height - height) * 0.35);
  const part = cropped(item, { left, top, width, height });
  const raster = await fitted(part, Math.max(width, height) * scale, 0);
  lay(
    raster,
    canvas,
    Math.round((side - raster.width) / 2),
    Math.round((side - raster.height) / 2),
  );
}

const glass = { size: 320, x: 590, y: 250 };

/** Draws a part of the item under a magnifying glass, beside the whole. */
async function magnify(item: Raster, canvas: Raster) {
  const { size, x, y } = glass;
  const part = Math.floor(Math.min(item.width, item.height) * 0.42);
  const left = Math.floor((item.width - part) / 2);
  const top = Math.floor((item.height - part) * 0.4);
  const circle = (look: string) =>
    Buffer.from(`<svg width="${size}" height="${size}"><circle ${look}/></svg>`);
  const middle = `cx="${size / 2}" cy="${size / 2}"`;
  const zoomed = await imageOf(cropped(item, { left, top, width: part, height: part }))
    .resize(size, size)
    .flatten({ background: ground })
    .ensureAlpha()
    .composite([
      { input: circle(`${middle} r="${size / 2}"`), blend: 'dest-in' },
      {
        input: circle(`${middle} r="${size / 2 - 6}" fill="none" stroke="#fff" stroke-width="12"`),
      },
    ])
    .png()
    .toBuffer();
  const raster = await pixelsOf(sharp(zoomed));
  lay(raster, canvas, Math.round(x - size / 2), Math.round(y - size / 2));
}

const trio: Placed[] = [
  { size: 270, turn: 8, x: 600, bottom: 565 },
  { size: 250, turn: -10, x: 195, bottom: 550 },
  { size: 430, x: 400, bottom: 710 },
];

const placements: Record<View, Placed[]> = {
  front: [],
  detail: [{ size: 430, x: 300, bottom: 700 }],
  close: [],
  set: trio,
};

/** Returns shadows in steps of a quarter of the width, so that items of like shape share a backdrop. */
function shadowsOf(placed: Placed[], { width, height }: Raster): Shadow[] {
  const spread = (Math.ceil(Math.min(1, width / height) * 4) / 4) * 0.54;
  return placed.map(({ size, x, bottom }) => ({
    x,
    y: bottom,
    rx: size * spread,
    ry: size * 0.07,
  }));
}

const room = recent(
  24,
  (svg: string) => svg,
  (svg) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
);

/** Draws one view of the item, 800 × 800, as WebP. */
export async function renderView(item: Item, view: View): Promise<Buffer> {
  const { frame, cut } = item;
  const placed = placements[view];
  const wall = await room(backdrop(shadowsOf(placed, cut)));
  const canvas = { data: Buffer.from(wall), width: side, height: side };
  if (view === 'front') lay(frame, canvas, 0, 0);
  if (view === 'close') await closeUp(cut, canvas);
  for (const one of placed) await place(cut, one, canvas);
  if (view === 'detail') await magnify(cut, canvas);
  return imageOf(canvas, 3).webp({ quality: 80, effort: 0 }).toBuffer();
}
