import { icons } from '@iconify-json/fluent-emoji';
import { clothing } from './drawings/clothing';
import { electronics } from './drawings/electronics';
import { home } from './drawings/home';
import { kitchen } from './drawings/kitchen';
import { leisure } from './drawings/leisure';
import { packs } from './drawings/packs';
import { type Drawing, draw, type Pattern } from './drawings/paint';
import { type MainPart, recolour } from './recolour';

const drawings: Record<string, Drawing> = {
  ...clothing,
  ...kitchen,
  ...home,
  ...electronics,
  ...leisure,
};

/** The names of all drawings and packs. */
export const shapes = [...Object.keys(drawings), ...Object.keys(packs)];

/** Icons whose main part is not the most vivid one. */
const mainParts: Record<string, MainPart> = {
  purse: 355,
  automobile: 355,
  'bento-box': 295,
  flashlight: 'grey',
  radio: 'grey',
};

type Svg = { body: string; width: number; height: number };

function icon(name: string): Svg {
  const found = icons.icons[name];
  if (!found) throw new Error(`There is no artwork "${name}".`);
  return { body: found.body, width: found.width ?? 32, height: found.height ?? 32 };
}

const nested = ({ body, width, height }: Svg) =>
  `<svg width="100" height="100" viewBox="0 0 ${width} ${height}">${body}</svg>`;

function body(artwork: string, colour: string, repaint: boolean): Svg {
  const [shape = '', detail = ''] = artwork.split(/[:/]/);
  const drawing = drawings[shape];
  if (drawing) {
    return { body: draw(drawing, colour, (detail || 'plain') as Pattern), width: 100, height: 100 };
  }
  const pack = packs[shape as keyof typeof packs];
  if (pack) {
    return { body: draw((p) => pack(p, nested(icon(detail))), colour), width: 100, height: 100 };
  }
  const svg = icon(artwork);
  return repaint ? { ...svg, body: recolour(svg.body, colour, mainParts[artwork]) } : svg;
}

/**
 * Returns an item as an SVG document `size` pixels wide. `artwork` names one of our drawings, with a pattern
 * or without (`frock/block`), a pack with an emblem on it (`carton:crayon`), or an icon (`teapot`).
 * Drawings and packs always take `colour`; an icon keeps its own colours unless `repaint` is set.
 * @throws Error for an unknown name
 */
export function itemSvg(artwork: string, colour: string, repaint: boolean, size: number): string {
  const svg = body(artwork, colour, repaint);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${svg.width} ${svg.height}" width="${size}" height="${size}">${svg.body}</svg>`;
}
