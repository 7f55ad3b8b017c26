import { required } from '../required';

/** Capital letters drawn with one stroke on a grid of 4 × 6, so that no picture depends on a font. */
const letters: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4h2.4',
  B: 'M0 0v6h2.3a1.6 1.6 0 0 0 0-3.2H0M0 2.8h2a1.4 1.4 0 0 0 0-2.8H0',
  C: 'M4 1A2.2 2.2 0 0 0 0 2.2v1.6A2.2 2.2 0 0 0 4 5',
  D: 'M0 0v6h1.4A2.6 2.6 0 0 0 4 3.4v-.8A2.6 2.6 0 0 0 1.4 0z',
  E: 'M4 0H0v6h4M0 3h3.2',
  F: 'M4 0H0v6M0 3h3.2',
  G: 'M4 1A2.2 2.2 0 0 0 0 2.2v1.6A2.1 2.1 0 0 0 4 4V3H2.4',
  H: 'M0 0v6M4 0v6M0 3h4',
  I: 'M2 0v6',
  J: 'M3.5 0v4.2a1.7 1.7 0 0 1-3.4 0',
  K: 'M0 0v6M4 0L0 3.6M1.3 2.5L4 6',
  L: 'M0 0v6h3.8',
  M: 'M0 6V0l2 3.4L4 0v6',
  N: 'M0 6V0l4 6V0',
  O: 'M2 0a2 2 0 0 1 2 2v2a2 2 0 0 1-4 0V2a2 2 0 0 1 2-2z',
  P: 'M0 6V0h2.2a1.7 1.7 0 0 1 0 3.4H0',
  Q: 'M2 0a2 2 0 0 1 2 2v2a2 2 0 0 1-4 0V2a2 2 0 0 1 2-2zM2.5 4.4L4.2 6.2',
  R: 'M0 6V0h2.2a1.7 1.7 0 0 1 0 3.4H0M2 3.4L4 6',
  S: 'M3.8 1.1C3.2-.3.2-.4.2 1.6S3.9 2.7 3.9 4.4S.6 6.4 0 4.8',
  T: 'M0 0h4M2 0v6',
  U: 'M0 0v4a2 2 0 0 0 4 0V0',
  V: 'M0 0l2 6L4 0',
  W: 'M-.3 0L.9 6L2 2.2L3.1 6L4.3 0',
  X: 'M0 0l4 6M4 0L0 6',
  Y: 'M0 0l2 3.2L4 0M2 3.2V6',
  Z: 'M0 0h4L0 6h4',
};

/** Emblems of 100 × 100 in one colour, of petals, rings and rays. */
const emblems: ((colour: string, accent: string) => string)[] = [
  (c, a) =>
    `${turned(6, `<path d="M50 50Q36 28 50 8Q64 28 50 50z" fill="${c}"/>`)}<circle cx="50" cy="50" r="8" fill="${a}"/>`,
  (c, a) =>
    `<circle cx="38" cy="50" r="26" fill="none" stroke="${c}" stroke-width="10"/><circle cx="62" cy="50" r="26" fill="none" stroke="${a}" stroke-width="10"/>`,
  (c, a) =>
    `<path d="M50 8l37 21v42L50 92L13 71V29z" fill="${c}"/><path d="M50 30l18 10v20L50 70L32 60V40z" fill="${a}"/>`,
  (c, a) =>
    `${turned(12, `<rect x="47" y="8" width="6" height="20" rx="3" fill="${c}"/>`)}<circle cx="50" cy="50" r="17" fill="${a}"/>`,
  (c, a) =>
    `<path d="M50 90Q8 70 14 16Q50 22 50 62z" fill="${c}"/><path d="M50 90Q92 70 86 16Q50 22 50 62z" fill="${a}"/>`,
  (c, a) =>
    `<path d="M14 74a36 36 0 0 1 72 0z" fill="${c}"/><path d="M30 74a20 20 0 0 1 40 0z" fill="${a}"/><rect x="10" y="78" width="80" height="8" rx="4" fill="${c}"/>`,
  (c, a) =>
    `<path d="M50 8L92 50L50 92L8 50z" fill="${c}"/><path d="M50 28L72 50L50 72L28 50z" fill="none" stroke="${a}" stroke-width="7"/>`,
];

function turned(times: number, shape: string): string {
  return Array.from(
    { length: times },
    (_, i) => `<g transform="rotate(${(360 / times) * i} 50 50)">${shape}</g>`,
  ).join('');
}

/** Returns `word` in strokes, fitted into a box of `width`, at most `height` high, centred on (x, y). */
export function wordmark(
  word: string,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const glyphs = [...word.toUpperCase()];
  const advance = (glyph: string) => (glyph === 'I' ? 3.2 : glyph === ' ' ? 3 : 5.8);
  const total = glyphs.reduce((sum, glyph) => sum + advance(glyph), -1.8);
  const scale = Math.min(box.width / total, box.height / 6);
  let x = -total / 2;
  const paths = glyphs.map((glyph) => {
    const at = glyph === 'I' ? x - 1.3 : x;
    x += advance(glyph);
    return `<path transform="translate(${at.toFixed(2)} -3)" d="${letters[glyph] ?? ''}"/>`;
  });
  return `<g transform="translate(${box.x} ${box.y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Returns the emblem number `index` (any integer) in two colours. */
export const emblem = (index: number, colour: string, accent: string) =>
  required(emblems[index % emblems.length], 'emblem')(colour, accent);
