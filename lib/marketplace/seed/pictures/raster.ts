import sharp, { type Sharp } from 'sharp';

/** Rows of pixels: 4 bytes each with alpha (RGBA), 3 without (RGB). */
export type Raster = { data: Buffer; width: number; height: number };
export type Box = { left: number; top: number; width: number; height: number };

export async function pixelsOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const imageOf = ({ data, width, height }: Raster, channels: 3 | 4 = 4) =>
  sharp(data, { raw: { width, height, channels } });

/** Returns the smallest box with all pixels of an RGBA raster that are at least so opaque (0–255). */
export function seenIn({ data, width, height }: Raster, opaque = 10): Box {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if ((data[at] ?? 0) < opaque) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

export function cropped(from: Raster, { left, top, width, height }: Box): Raster {
  const data = Buffer.allocUnsafe(width * height * 4);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * from.width + left) * 4;
    from.data.copy(data, y * width * 4, start, start + width * 4);
  }
  return { data, width, height };
}

/** Lays an RGBA raster over an RGB one, in place; parts outside are cut off. */
export function lay(over: Raster, canvas: Raster, left: number, top: number): void {
  const [to, from] = [canvas.data, over.data];
  const right = Math.min(over.width, canvas.width - left);
  for (let y = Math.max(0, -top); y < Math.min(over.height, canvas.height - top); y++) {
    const first = Math.max(0, -left);
    let source = (y * over.width + first) * 4;
    let target = ((top + y) * canvas.width + left + first) * 3;
    for (let x = first; x < right; x++, source += 4, target += 3) {
      const alpha = from[source + 3] ?? 0;
      if (alpha === 0) continue;
      for (let c = 0; c < 3; c++) {
        const below = to[target + c] ?? 0;
        to[target + c] = below + (((from[source + c] ?? 0) - below) * alpha) / 255;
      }
    }
  }
}
