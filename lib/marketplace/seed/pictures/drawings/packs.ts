import type { Paint } from './paint';

/** Draws a pack with an emblem (an SVG of 100 × 100 that shows the contents) printed on it. */
export type Pack = (paint: Paint, emblem: string) => string;

const put = (emblem: string, x: number, y: number, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${emblem}</svg>`;

const bars = (x: number, y: number, w: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="3" rx="1.5" fill="${colour}"/><rect x="${x + w * 0.15}" y="${y + 5}" width="${w * 0.7}" height="2" rx="1" fill="${colour}" opacity=".6"/>`;

const pouch: Pack = (p, emblem) => `
<path d="M20 8h60l-2 8q6 34 4 74q0 5-5 5H23q-5 0-5-5q-2-40 4-74z" fill="url(#h)"/><path d="M20 8h60l-2 8H22z" fill="${p.deep}"/><path d="M20 12h60" stroke="#fff" stroke-opacity=".35"/>
<path d="M21 40Q50 30 79 40q3 26 2.5 46H18.5Q18 66 21 40z" fill="${p.pale}"/>${put(emblem, 31, 44, 38)}${bars(34, 23, 32, '#ffffff')}
<path d="M26 20q-4 36-2 68" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>`;

const carton: Pack = (p, emblem) => `
<path d="M18 20l12-10h54L72 20z" fill="${p.light}"/><path d="M72 20l12-10v72L72 94z" fill="${p.deep}"/><path d="M18 20h54v74H18z" fill="url(#v)"/>
<path d="M24 38h42v38H24z" fill="${p.pale}"/>${put(emblem, 27, 39, 36)}${bars(28, 26, 34, '#ffffff')}<path d="M28 82h34v4H28z" fill="#fff" opacity=".5"/>`;

const jar: Pack = (p, emblem) => `
<rect x="24" y="8" width="52" height="16" rx="4" fill="url(#h)"/><path d="M30 24h40q12 4 12 16v44q0 10-10 10H28q-10 0-10-10V40q0-12 12-16z" fill="${p.light}"/>
<path d="M30 24h40q12 4 12 16v44q0 10-10 10H28q-10 0-10-10V40q0-12 12-16z" fill="url(#h)" opacity=".55"/>
<path d="M18 44h64v38H18z" fill="#fffdf8"/><path d="M18 44h64v3H18zM18 79h64v3H18z" fill="${p.base}"/>${put(emblem, 34, 46, 32)}<path d="M26 32v54" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`;

const tallBottle: Pack = (p, emblem) => `
<rect x="42" y="4" width="16" height="14" rx="3" fill="url(#ink)"/><path d="M44 18h12v8q12 6 12 18v46q0 6-6 6H38q-6 0-6-6V44q0-12 12-18z" fill="url(#h)"/>
<path d="M32 48h36v38H32z" fill="#fffdf8"/><path d="M32 48h36v3H32zM32 83h36v3H32z" fill="${p.dark}"/>${put(emblem, 36, 52, 28)}<path d="M38 38v52" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`;

const pump: Pack = (_p, emblem) => `
<path d="M34 6h22q6 0 6 6v2H48v12h-6V14h-8z" fill="url(#ink)"/><rect x="36" y="24" width="20" height="9" rx="2" fill="url(#steel)"/>
<path d="M32 33h28q12 4 12 16v38q0 8-8 8H28q-8 0-8-8V49q0-12 12-16z" fill="url(#h)"/><rect x="27" y="52" width="38" height="34" rx="4" fill="#fffdf8" opacity=".95"/>${put(emblem, 31, 53, 30)}
<path d="M26 44v44" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`;

const tube: Pack = (p, emblem) => `
<path d="M26 6h48l-6 72H32z" fill="url(#h)"/><path d="M26 6h48l-.6 7H26.6z" fill="${p.deep}"/><rect x="36" y="78" width="28" height="16" rx="4" fill="url(#steelV)"/>
<path d="M29.5 30h41l-2.6 32H32z" fill="${p.pale}"/>${put(emblem, 35, 31, 30)}${bars(38, 18, 24, '#ffffff')}<path d="M33 16l4 56" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`;

const perfume: Pack = (p, emblem) => `
<rect x="40" y="6" width="20" height="18" rx="3" fill="url(#gold)"/><rect x="44" y="24" width="12" height="6" fill="url(#steel)"/>
<rect x="18" y="30" width="64" height="64" rx="12" fill="${p.pale}"/><rect x="18" y="30" width="64" height="64" rx="12" fill="url(#d)" opacity=".55"/><rect x="26" y="42" width="48" height="46" rx="7" fill="${p.light}" opacity=".7"/>
${put(emblem, 34, 48, 32)}<path d="M25 40v42" stroke="#fff" stroke-opacity=".8" stroke-width="3.5" stroke-linecap="round"/>`;

const can: Pack = (_p, emblem) => `
<path d="M30 8h40l4 8H26z" fill="url(#steel)"/><path d="M26 16h48v70l-5 8H31l-5-8z" fill="url(#h)"/><path d="M26 86h48l-5 8H31z" fill="url(#steel)"/>
<circle cx="50" cy="52" r="20" fill="#fffdf8"/>${put(emblem, 35, 37, 30)}${bars(36, 76, 28, '#ffffff')}<path d="M33 20v64" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;

const sack: Pack = (p, emblem) => `
<path d="M24 14q26 6 52 0l8 14q8 30 2 60q-1 6-8 6H22q-7 0-8-6q-6-30 2-60z" fill="url(#paper)"/><path d="M24 14q26 6 52 0l3 6q-29 7-58 0z" fill="${p.dark}"/>
<path d="M14.5 40Q50 48 85.5 40q3 22 .5 42Q50 90 14 82q-2.5-20 .5-42z" fill="url(#v)"/><circle cx="50" cy="63" r="19" fill="#fffdf8"/>${put(emblem, 35, 48, 30)}<path d="M40 12q10-8 20 0" fill="none" stroke="#b58a4c" stroke-width="3"/>`;

const tin: Pack = (p, emblem) => `
<path d="M20 16q30-10 60 0v70q-30 12-60 0z" fill="url(#h)"/><ellipse cx="50" cy="16" rx="30" ry="8" fill="url(#steelV)"/><ellipse cx="50" cy="15" rx="24" ry="5.5" fill="${p.dark}"/>
<path d="M20 36q30 10 60 0v36q-30 12-60 0z" fill="${p.pale}"/>${put(emblem, 33, 41, 34)}<path d="M20 36q30 10 60 0v3q-30 10-60 0zM20 70q30 12 60 0v3q-30 12-60 0z" fill="#f2c55c"/>
<path d="M27 26v58" stroke="#fff" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round"/>`;

const book: Pack = (p, emblem) => `
<path d="M22 10h58q4 0 4 4v72q0 4-4 4H26z" fill="${p.deep}"/><path d="M24 82h58v9q0 3-3 3H26q-6 0-6-6z" fill="url(#paper)"/><path d="M20 12q0-6 6-6h52q3 0 3 3v73H26q-6 0-6 6z" fill="url(#d)"/>
<path d="M20 12q0-6 6-6h3v76h-3q-6 0-6 6z" fill="${p.deep}" opacity=".6"/><rect x="35" y="14" width="40" height="60" rx="3" fill="none" stroke="#f6dfa4" stroke-width="1.2"/>${put(emblem, 37, 30, 36)}${bars(41, 19, 28, '#fff3d0')}`;

export const packs = { pouch, carton, jar, tallBottle, pump, tube, perfume, can, sack, tin, book };
