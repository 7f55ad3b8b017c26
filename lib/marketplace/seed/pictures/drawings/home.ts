import { cloth, type Drawing, line } from './paint';

const curtain: Drawing = (p) => `
<rect x="4" y="8" width="92" height="5" rx="2.5" fill="url(#gold)"/><circle cx="5" cy="10.5" r="4.5" fill="url(#gold)"/><circle cx="95" cy="10.5" r="4.5" fill="url(#gold)"/>
<rect x="22" y="14" width="56" height="76" fill="#d8ecf8"/><path d="M22 60q20-14 56 0v30H22z" fill="#bfe0b8"/>
${cloth('M10 12H48Q46 50 26 62Q30 80 30 94H8z', 'url(#h)')}${cloth('M90 12H52Q54 50 74 62Q70 80 70 94H92z', 'url(#h)')}
${line('M18 14Q20 44 17 92M28 14Q28 44 22 60M38 14Q36 40 26 58M82 14Q80 44 83 92M72 14Q72 44 78 60M62 14Q64 40 74 58', p.deep, 0.8)}
<path d="M9 60l18-1l-1 6l-17 1zM91 60l-18-1l1 6l17 1z" fill="#f2c55c"/>`;

const wallClock: Drawing = (p) => `
<circle cx="50" cy="50" r="43" fill="url(#d)"/><circle cx="50" cy="50" r="36" fill="url(#paper)"/><circle cx="50" cy="50" r="36" fill="none" stroke="${p.deep}" stroke-width="1.5"/>
${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((a) => `<rect x="49" y="17" width="2" height="${a % 90 ? 4 : 8}" rx="1" fill="#333" transform="rotate(${a} 50 50)"/>`).join('')}
${line('M50 50L37 36', '#222', 3.5)}${line('M50 50L68 34', '#222', 2.4)}${line('M50 56V26', '#d3323b', 1)}<circle cx="50" cy="50" r="3.4" fill="${p.base}"/><path d="M22 36Q34 18 54 16Q34 30 24 52z" fill="#fff" opacity=".5"/>`;

const lamp: Drawing = (_p) => `
<path d="M32 14h36l16 38H16z" fill="url(#h)"/><path d="M32 14h36l16 38H16z" fill="url(#p)" opacity=".7"/>
<path d="M16 52h68l-2-5H18z" fill="#f2c55c"/><path d="M32 14h36l-2 4H34z" fill="#f2c55c"/><rect x="47" y="52" width="6" height="10" fill="url(#gold)"/>
<path d="M40 62h20q8 10 0 20q-2 4-2 6H42q0-2-2-6q-8-10 0-20z" fill="url(#wood)"/><rect x="30" y="88" width="40" height="6" rx="3" fill="url(#wood)"/>`;

export const home = { curtain, wallClock, lamp };
