import { type Shades, shadesOf } from '../colour';

/** The colours of a drawing; every drawing fills a box of 100 × 100. */
export type Paint = Shades & { pattern: Pattern };
export type Drawing = (paint: Paint) => string;

const patterns = {
  plain: () => '',
  stripes: (p: Shades) =>
    `<path d="M0 0h4v12H0z" fill="${p.pale}" opacity=".75"/><path d="M7 0h1v12H7z" fill="${p.deep}" opacity=".5"/>`,
  dots: (p: Shades) =>
    `<circle cx="3" cy="3" r="1.4" fill="${p.pale}"/><circle cx="9" cy="9" r="1.4" fill="${p.pale}"/>`,
  block: (p: Shades) =>
    `<path d="M6 1c2 2 2 4 0 6c-2-2-2-4 0-6z" fill="${p.pale}"/><path d="M6 7c1 1 1 2 0 3c-1-1-1-2 0-3z" fill="#f4c24d"/><circle cx="1" cy="10" r="1" fill="#f4c24d"/><circle cx="11" cy="10" r="1" fill="#f4c24d"/>`,
  floral: (p: Shades) =>
    `<g fill="${p.pale}"><circle cx="4" cy="2.4" r="1.5"/><circle cx="4" cy="5.6" r="1.5"/><circle cx="2.4" cy="4" r="1.5"/><circle cx="5.6" cy="4" r="1.5"/></g><circle cx="4" cy="4" r="1" fill="#f4c24d"/><path d="M8 9q2-2 3 0q-1 2-3 0z" fill="${p.deep}"/>`,
  zigzag: (p: Shades) =>
    `<path d="M0 6l3-4l3 4l3-4l3 4M0 11l3-4l3 4l3-4l3 4" fill="none" stroke="${p.pale}" stroke-width="1.2"/>`,
} as const;

export type Pattern = keyof typeof patterns;

const stops = (...colours: string[]) =>
  colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('');

/** Returns gradients shared by all drawings: v(ertical), h(orizontal, a cylinder), d(iagonal), metals, glass. */
function definitions(p: Paint): string {
  const tile = patterns[p.pattern](p);
  return `<defs>
<linearGradient id="v" x2="0" y2="1">${stops(p.light, p.base, p.dark)}</linearGradient>
<linearGradient id="h">${stops(p.dark, p.light, p.base, p.dark, p.deep)}</linearGradient>
<linearGradient id="d" x2="1" y2="1">${stops(p.light, p.base, p.deep)}</linearGradient>
<radialGradient id="r" cx=".38" cy=".3" r=".8">${stops(p.light, p.base, p.deep)}</radialGradient>
<linearGradient id="steel">${stops('#8b93a1', '#f4f6fa', '#c3cad4', '#aab2be', '#737b8a')}</linearGradient>
<linearGradient id="steelV" x2="0" y2="1">${stops('#f7f8fb', '#c9cfd8', '#8a92a0')}</linearGradient>
<linearGradient id="gold">${stops('#a86a16', '#ffe6a0', '#e9b44a', '#c78a25', '#8e5811')}</linearGradient>
<linearGradient id="ink" x2="0" y2="1">${stops('#5b5f6b', '#33363f', '#1d1f26')}</linearGradient>
<linearGradient id="wood" x2="1" y2="1">${stops('#d9a066', '#b4763f', '#7d4a22')}</linearGradient>
<linearGradient id="paper" x2="0" y2="1">${stops('#ffffff', '#f3f1ee', '#d9d5cf')}</linearGradient>
<linearGradient id="shine" x2="0" y2="1">${stops('#ffffffb0', '#ffffff10')}</linearGradient>
<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse">${tile}</pattern>
</defs>`;
}

/** Draws a piece of cloth: the shape in the main colour with the pattern over it. */
export const cloth = (d: string, fill = 'url(#v)') =>
  `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#p)" opacity=".85"/>`;

/** Draws a line of stitching, fold or engraving. */
export const line = (d: string, colour: string, width = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export function draw(drawing: Drawing, colour: string, pattern: Pattern = 'plain'): string {
  const paint = { ...shadesOf(colour), pattern };
  return definitions(paint) + drawing(paint);
}
