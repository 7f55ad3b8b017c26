import { toHex, toOklch } from './colour';

/** How a product is staged behind; the designs of one product type differ in it. */
export const stages = ['studio', 'disc', 'arch'] as const;
export type Stage = (typeof stages)[number];

/** Soft surroundings for an item of this colour: a wall, a floor and a shade of the same hue. */
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

const stageShapes: Record<Stage, (panel: string) => string> = {
  studio: () => '',
  disc: (panel) => `<circle cx="400" cy="380" r="285" fill="${panel}"/>`,
  arch: (panel) => `<path d="M170 700V370a230 230 0 0 1 460 0v330z" fill="${panel}"/>`,
};

export type Shadow = { x: number; y: number; rx: number; ry: number };

/** A backdrop of 800 × 800: wall, floor from `horizon` down, the stage's shape and soft shadows. */
export function backdrop(
  tint: string,
  { stage, horizon, shadows }: { stage: Stage; horizon?: number; shadows: Shadow[] },
): string {
  const s = surroundings(tint);
  const floor = horizon
    ? `<rect y="${horizon}" width="800" height="${800 - horizon}" fill="url(#floor)"/>`
    : '';
  const ellipses = shadows
    .map((e) => `<ellipse cx="${e.x}" cy="${e.y}" rx="${e.rx}" ry="${e.ry}" fill="url(#shadow)"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs>
<radialGradient id="wall" cx=".5" cy=".38" r=".75"><stop offset="0" stop-color="${s.wall}"/><stop offset="1" stop-color="${s.wallEdge}"/></radialGradient>
<linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${s.floor}"/><stop offset="1" stop-color="${s.wallEdge}"/></linearGradient>
<linearGradient id="panel" x2="0" y2="1"><stop offset="0" stop-color="${s.panelLight}"/><stop offset="1" stop-color="${s.panel}"/></linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="${s.shadow}" stop-opacity=".42"/><stop offset=".6" stop-color="${s.shadow}" stop-opacity=".16"/><stop offset="1" stop-color="${s.shadow}" stop-opacity="0"/></radialGradient></defs>
<rect width="800" height="800" fill="url(#wall)"/>${floor}
${stageShapes[stage]('url(#panel)')}${ellipses}</svg>`;
}
