import sharp, { type OverlayOptions } from 'sharp';
import { surroundings } from './backdrop';
import { shadesOf } from './colour';
import { itemOf } from './item';
import { imageOf, pixelsOf } from './raster';
import { emblem, wordmark } from './wordmark';

/** An item of a collage: `size` and position in pixels of the canvas, standing on `bottom`. */
export type Prop = {
  artwork: string;
  colour: string;
  size: number;
  x: number;
  bottom: number;
  turn?: number;
};

async function place(prop: Prop): Promise<OverlayOptions> {
  const { cut } = await itemOf(prop);
  const fitted = imageOf(cut).resize(prop.size, prop.size, { fit: 'inside' });
  const turned = sharp(await fitted.png().toBuffer()).rotate(prop.turn ?? 0, {
    background: '#00000000',
  });
  const { data, width, height } = await pixelsOf(turned);
  return {
    input: data,
    raw: { width, height, channels: 4 },
    left: Math.round(prop.x - width / 2),
    top: Math.round(prop.bottom - height),
  };
}

const shadow = ({ x, bottom, size }: Prop) =>
  `<ellipse cx="${x}" cy="${bottom}" rx="${size * 0.46}" ry="${size * 0.06}" fill="url(#shadow)"/>`;

/** Renders items on a canvas with soft shadows under them, as WebP. */
export async function collage(
  width: number,
  height: number,
  art: string,
  props: Prop[],
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="shadow"><stop offset="0" stop-color="#1d1830" stop-opacity=".34"/><stop offset="1" stop-color="#1d1830" stop-opacity="0"/></radialGradient></defs>${art}${props.map(shadow).join('')}</svg>`;
  const placed = await Promise.all(props.map(place));
  return sharp(Buffer.from(svg)).composite(placed).webp({ quality: 82, effort: 3 }).toBuffer();
}

/** Renders a tile of 320 × 320: one item large, and a second one behind it if there is one. */
export function categoryTile(artworks: string[], colour: string): Promise<Buffer> {
  const s = surroundings(colour);
  const [front = '', back] = artworks;
  const art = `<rect width="320" height="320" fill="${s.wallEdge}"/><circle cx="160" cy="160" r="132" fill="${s.panel}"/>`;
  const behind = back ? [{ artwork: back, colour, size: 150, x: 215, bottom: 205, turn: 8 }] : [];
  const first = {
    artwork: front,
    colour,
    size: back ? 185 : 210,
    x: back ? 140 : 160,
    bottom: 265,
  };
  return collage(320, 320, art, [...behind, first]);
}

/** Renders a tile of 320 × 320: an emblem over the name, a line a word, drawn without fonts. */
export function brandTile(name: string, colour: string, index: number): Promise<Buffer> {
  const shades = shadesOf(colour);
  const [first = name, ...rest] = name.split(' ');
  const lines = rest.length ? [first, rest.join(' ')] : [first];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="#fff"/><rect width="320" height="320" fill="${shades.pale}"/>
<svg x="100" y="58" width="120" height="120" viewBox="0 0 100 100">${emblem(index, shades.base, shades.light)}</svg>
${lines.map((word, i) => wordmark(word, { x: 160, y: 234 + i * 42 - (lines.length - 1) * 14, width: 232, height: lines.length > 1 ? 26 : 40 }, shades.deep)).join('')}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 85, effort: 3 }).toBuffer();
}

/** Returns the art of a banner: a soft wall, discs and a step on the right; the left stays free for words. */
export function bannerArt(width: number, height: number, colour: string, accent: string): string {
  const a = surroundings(colour);
  const b = surroundings(accent);
  const x = width * 0.72;
  return `<defs><linearGradient id="wall"><stop offset="0" stop-color="${a.panelLight}"/><stop offset=".55" stop-color="${a.panelLight}"/><stop offset="1" stop-color="${a.panel}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><circle cx="${x}" cy="${height * 0.5}" r="${height * 0.47}" fill="${a.panel}"/><circle cx="${x + height * 0.38}" cy="${height * 0.3}" r="${height * 0.3}" fill="${b.panel}" opacity=".8"/>
<circle cx="${width * 0.04}" cy="${height * 1.02}" r="${height * 0.22}" fill="${b.panel}" opacity=".55"/><circle cx="${width * 0.45}" cy="${height * -0.02}" r="${height * 0.12}" fill="${a.panel}" opacity=".7"/>
<path d="M${width * 0.46} ${height * 0.86}H${width}V${height}H${width * 0.44}z" fill="${a.floor}"/>`;
}
