import { toHex, toOklch } from './colour';

/** The ground on which every product stands. */
export const ground = '#f4f1ec';

/** Returns soft surroundings for an item of this colour: a wall, a floor and a shade of the same hue. */
export function surroundings(tint: string) {
  const own = toOklch(tint);
  const { c, h } = own.c < 0.03 ? { c: 0.036, h: 255 } : own;
  const depth = own.l > 0.88 ? 0.05 : 0; // white things need a darker room
  const soft = (l: number, chroma: number) =>
    toHex({ l: l - depth, c: Math.min(c * 0.5, chroma), h });
  return {
    wall: soft(0.985, 0.012),
    wallEdge: soft(0.93, 0.035),
    floor: soft(0.9, 0.045),
    panel: soft(0.87, 0.07),
    panelLight: soft(0.945, 0.04),
    shadow: soft(0.35, 0.05),
  };
}

export type Shadow = { x: number; y: number; rx: number; ry: number };

/** Returns a backdrop of 800 × 800: the ground with soft shadows. */
export function backdrop(shadows: Shadow[]): string {
  const ellipses = shadows
    .map((e) => `<ellipse cx="${e.x}" cy="${e.y}" rx="${e.rx}" ry="${e.ry}" fill="url(#shadow)"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs>
<radialGradient id="shadow"><stop offset="0" stop-color="#2a231e" stop-opacity=".4"/><stop offset=".6" stop-color="#2a231e" stop-opacity=".14"/><stop offset="1" stop-color="#2a231e" stop-opacity="0"/></radialGradient></defs>
<rect width="800" height="800" fill="${ground}"/>${ellipses}</svg>`;
}
