import { cloth, type Drawing, line } from './paint';

const bedsheet: Drawing = (p) => `
<rect x="14" y="14" width="34" height="24" rx="9" fill="url(#paper)"/><rect x="50" y="14" width="36" height="24" rx="9" fill="${p.light}"/><rect x="50" y="14" width="36" height="24" rx="9" fill="url(#p)"/>
${cloth('M8 36h84q4 0 4 4v12H4V40q0-4 4-4z')}${cloth('M4 52h92v12H4z', 'url(#d)')}${cloth('M4 64h92v12H4z')}${cloth('M4 76h92v10q0 4-4 4H8q-4 0-4-4z', 'url(#d)')}
${line('M5 52h90M5 64h90M5 76h90', p.deep, 1.2)}${line('M5 53.5h90M5 65.5h90M5 77.5h90', p.pale, 0.7)}
<path d="M60 36h14v54H60z" fill="#fff" opacity=".9"/><path d="M60 56h14v14H60z" fill="#f2c55c"/>`;

const towels: Drawing = (p) => {
  const towel = (y: number, fill: string) =>
    `<rect x="10" y="${y}" width="80" height="20" rx="9" fill="${fill}"/><path d="M70 ${y}h6v20h-6z" fill="${p.pale}" opacity=".8"/><path d="M79 ${y}h2v20h-2z" fill="${p.pale}" opacity=".8"/>${line(`M14 ${y + 10}h54`, p.deep, 0.8)}`;
  return `${towel(72, 'url(#v)')}${towel(52, p.pale)}${towel(32, 'url(#v)')}
<path d="M30 32q-14-2-12-12q2-8 12-8h40q10 0 12 8q2 10-12 12z" fill="${p.light}"/><ellipse cx="26" cy="22" rx="9" ry="10" fill="${p.base}"/>${line('M26 15q6 0 6 7t-6 6t-4-6t4-3', p.deep, 1.2)}`;
};

const quilt: Drawing = (p) => {
  const roll = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#r)"/>${line(`M${x} ${y - r * 0.6}a${r * 0.6} ${r * 0.6} 0 1 1-${r * 0.6} ${r * 0.6}a${r * 0.35} ${r * 0.35} 0 1 1 ${r * 0.35} ${r * 0.35}`, p.deep, 1.4)}`;
  return `${cloth('M26 28H84q12 0 12 24T84 78H26z')}${line('M44 28q6 25 0 50M62 28q6 25 0 50M80 28q6 25 0 50M30 44h64M30 61h64', p.deep, 0.9)}
<path d="M46 26h8v54h-8zM70 26h8v54h-8z" fill="#8a5a2b"/>${roll(26, 53, 25)}`;
};

const cushion: Drawing = (p) => `
${cloth('M14 18Q50 26 86 16Q78 50 88 84Q50 76 12 86Q22 50 14 18z', 'url(#d)')}
${line('M18 22Q50 30 82 20Q75 50 84 80Q50 72 16 82Q26 50 18 22z', p.pale, 1.2)}
<g fill="#f2c55c"><circle cx="14" cy="18" r="4"/><circle cx="86" cy="16" r="4"/><circle cx="88" cy="84" r="4"/><circle cx="12" cy="86" r="4"/></g>
<path d="M28 30q18 4 30 2q-20 8-27 24q1-14-3-26z" fill="#fff" opacity=".2"/>`;

const curtain: Drawing = (p) => `
<rect x="4" y="8" width="92" height="5" rx="2.5" fill="url(#gold)"/><circle cx="5" cy="10.5" r="4.5" fill="url(#gold)"/><circle cx="95" cy="10.5" r="4.5" fill="url(#gold)"/>
<rect x="22" y="14" width="56" height="76" fill="#d8ecf8"/><path d="M22 60q20-14 56 0v30H22z" fill="#bfe0b8"/>
${cloth('M10 12H48Q46 50 26 62Q30 80 30 94H8z', 'url(#h)')}${cloth('M90 12H52Q54 50 74 62Q70 80 70 94H92z', 'url(#h)')}
${line('M18 14Q20 44 17 92M28 14Q28 44 22 60M38 14Q36 40 26 58M82 14Q80 44 83 92M72 14Q72 44 78 60M62 14Q64 40 74 58', p.deep, 0.8)}
<path d="M9 60l18-1l-1 6l-17 1zM91 60l-18-1l1 6l17 1z" fill="#f2c55c"/>`;

const rug: Drawing = (p) => `
${line('M8 24v58M12 23v60M16 22v62M92 24v58M88 23v60M84 22v62', '#e9dcc3', 2)}
${cloth('M14 22h72v62H14z', 'url(#d)')}<rect x="20" y="28" width="60" height="50" fill="none" stroke="#f5e3ba" stroke-width="2.5"/>
<rect x="25" y="33" width="50" height="40" fill="${p.deep}"/><path d="M50 36l22 17l-22 17l-22-17z" fill="#f5e3ba"/><path d="M50 42l14 11l-14 11l-14-11z" fill="${p.base}"/><path d="M50 47l7 6l-7 6l-7-6z" fill="#f2c55c"/>`;

const wallClock: Drawing = (p) => `
<circle cx="50" cy="50" r="43" fill="url(#d)"/><circle cx="50" cy="50" r="36" fill="url(#paper)"/><circle cx="50" cy="50" r="36" fill="none" stroke="${p.deep}" stroke-width="1.5"/>
${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((a) => `<rect x="49" y="17" width="2" height="${a % 90 ? 4 : 8}" rx="1" fill="#333" transform="rotate(${a} 50 50)"/>`).join('')}
${line('M50 50L37 36', '#222', 3.5)}${line('M50 50L68 34', '#222', 2.4)}${line('M50 56V26', '#d3323b', 1)}<circle cx="50" cy="50" r="3.4" fill="${p.base}"/><path d="M22 36Q34 18 54 16Q34 30 24 52z" fill="#fff" opacity=".5"/>`;

const lamp: Drawing = (_p) => `
<path d="M32 14h36l16 38H16z" fill="url(#h)"/><path d="M32 14h36l16 38H16z" fill="url(#p)" opacity=".7"/>
<path d="M16 52h68l-2-5H18z" fill="#f2c55c"/><path d="M32 14h36l-2 4H34z" fill="#f2c55c"/><rect x="47" y="52" width="6" height="10" fill="url(#gold)"/>
<path d="M40 62h20q8 10 0 20q-2 4-2 6H42q0-2-2-6q-8-10 0-20z" fill="url(#wood)"/><rect x="30" y="88" width="40" height="6" rx="3" fill="url(#wood)"/>`;

const incense: Drawing = (p) => `
${line('M66 46L76 8M72 48L86 14M60 46L66 6', '#8a5a2b', 1.6)}<g fill="#ff8a3c"><circle cx="76" cy="8" r="1.8"/><circle cx="86" cy="14" r="1.8"/><circle cx="66" cy="6" r="1.8"/></g>
${line('M66 4q-5-4-1-3M76 6q6-4 1-5', '#b9b2aa', 1.2)}
<path d="M10 44l62-8l20 10l-62 9z" fill="${p.light}"/><path d="M10 44l20 11v36L10 80z" fill="${p.deep}"/><path d="M30 55l62-9v35L30 91z" fill="url(#d)"/>
<path d="M36 60l50-7v22l-50 8z" fill="#fff4d6"/><path d="M61 58q8 6 4 14q8-2 10-8q0 8-7 11q-7 2-14-2q-5-5-4-11q4 5 9 7q-3-7 2-11z" fill="${p.base}"/>`;

export const home = { bedsheet, towels, quilt, cushion, curtain, rug, wallClock, lamp, incense };
