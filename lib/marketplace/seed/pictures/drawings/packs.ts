import type { Paint } from './paint';

/** Draws a pack with an emblem (an SVG of 100 × 100 that shows the contents) printed on it. */
export type Pack = (paint: Paint, emblem: string) => string;

const put = (emblem: string, x: number, y: number, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${emblem}</svg>`;

const bars = (x: number, y: number, w: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="3" rx="1.5" fill="${colour}"/><rect x="${x + w * 0.15}" y="${y + 5}" width="${w * 0.7}" height="2" rx="1" fill="${colour}" opacity=".6"/>`;

const carton: Pack = (p, emblem) => `
<path d="M18 20l12-10h54L72 20z" fill="${p.light}"/><path d="M72 20l12-10v72L72 94z" fill="${p.deep}"/><path d="M18 20h54v74H18z" fill="url(#v)"/>
<path d="M24 38h42v38H24z" fill="${p.pale}"/>${put(emblem, 27, 39, 36)}${bars(28, 26, 34, '#ffffff')}<path d="M28 82h34v4H28z" fill="#fff" opacity=".5"/>`;

export const packs = { carton };
