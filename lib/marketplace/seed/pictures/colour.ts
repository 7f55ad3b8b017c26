/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
type Oklch = { l: number; c: number; h: number };

/** Shades of one colour, from almost white to almost black, as `#rrggbb`. */
type Shades = Record<'pale' | 'light' | 'base' | 'dark' | 'deep', string>;

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** @param hex `#rgb` or `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => toLinear(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(0), channel(2), channel(4)];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** Returns the nearest sRGB colour, as `#rrggbb`. */
export function toHex({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const byte = (v: number) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, v)))));
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

const within = (v: number) => Math.min(0.99, Math.max(0.08, v));

export function shadesOf(hex: string): Shades {
  const { l, c, h } = toOklch(hex);
  const shade = (dl: number, dc: number) => toHex({ l: within(l + dl), c: c * dc, h });
  return {
    pale: toHex({ l: 0.965, c: Math.min(c * 0.18, 0.03), h }),
    light: shade(0.1, 0.85),
    base: hex,
    dark: shade(-0.1, 1),
    deep: shade(-0.2, 0.9),
  };
}
