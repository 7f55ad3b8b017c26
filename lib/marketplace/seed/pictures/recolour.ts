import { hueDistance, type Oklch, toHex, toOklch } from './colour';

const hexColour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;
/** The matrix with which an icon's filters paint the light on its rims: three constants. */
const rimColour = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) /g;

/** Replaces every colour of a body, those of fills and gradients as well as those of rims. */
function mapColours(body: string, change: (hex: string) => string): string {
  const rim = (_: string, ...parts: string[]) => {
    const channels = parts.slice(0, 3).map((part) => Math.round(Number(part) * 255));
    const from = `#${channels.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
    const to = change(from).slice(1);
    const values = [0, 2, 4].map((at) => Number.parseInt(to.slice(at, at + 2), 16) / 255);
    return `values="${values.map((v) => `0 0 0 0 ${v.toFixed(4)}`).join(' ')} `;
  };
  return body.replace(hexColour, change).replace(rimColour, rim);
}
const isColourful = ({ c }: Oklch) => c > 0.022;

/** The part of an icon that takes the colour: the parts around a hue, or the grey ones. */
export type MainPart = number | 'grey';

/** Returns the hue with the most chroma around it; grey when hardly any colour is vivid. */
function dominant(colours: Oklch[]): MainPart {
  const weightAt = (h: number) =>
    colours.reduce((sum, one) => sum + (hueDistance(one.h, h) < 30 ? one.c : 0), 0);
  const vivid = colours.filter(({ c }) => c > 0.05);
  if (vivid.length < colours.length * 0.3) return 'grey';
  return vivid.sort((a, b) => weightAt(b.h) - weightAt(a.h))[0]?.h ?? 'grey';
}

const mainColours = (colours: Oklch[], part: MainPart) =>
  part === 'grey'
    ? colours.filter(({ c }) => c <= 0.06)
    : colours.filter((one) => isColourful(one) && hueDistance(one.h, part) < 80);

/** Returns the lightness that becomes the target's: the lightest for a white target, so that shading stays visible. */
function reference(lightness: number[], target: number): number {
  const mean = lightness.reduce((sum, l) => sum + l, 0) / lightness.length;
  if (target > 0.85) return Math.max(...lightness);
  return target < 0.35 ? (mean + Math.min(...lightness)) / 2 : mean;
}

/**
 * Repaints the main colour of an SVG body: colours near its dominant hue move to `target`, keeping their
 * differences of lightness; whites, greys and accents of other hues stay. `part` names the main part if it is
 * not the most vivid.
 */
export function recolour(body: string, target: string, part?: MainPart): string {
  const found: Oklch[] = [];
  mapColours(body, (hex) => {
    if (hex !== '#000000') found.push(toOklch(hex));
    return hex;
  });
  const main = mainColours(found, part ?? dominant(found));
  if (main.length === 0) return body;
  const to = toOklch(target);
  const from = reference(
    main.map(({ l }) => l),
    to.l,
  );
  const chroma = Math.max(0.03, ...main.map(({ c }) => c)) * 0.8;
  const isMain = new Set(main.map(toHex));
  const contrast = to.l > 0.85 ? 0.55 : 0.85;
  return mapColours(body, (hex) => {
    const own = toOklch(hex);
    if (!isMain.has(toHex(own))) return hex;
    const l = Math.min(0.98, Math.max(0.1, to.l + (own.l - from) * contrast));
    const c = main.every((one) => one.c < 0.05) ? to.c : to.c * Math.min(1.2, own.c / chroma);
    return toHex({ l, c, h: to.h });
  });
}
