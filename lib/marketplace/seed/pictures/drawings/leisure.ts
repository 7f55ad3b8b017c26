import { cloth, type Drawing, line } from './paint';

const yogaMat: Drawing = (p) => `
${cloth('M20 74L86 56L98 72L34 92z', p.dark)}${cloth('M22 34L80 16Q92 20 92 36Q92 52 84 56L26 76z', 'url(#v)')}
<path d="M52 25l7-2q10 6 9 20q-1 14-8 20l-7 2.5q9-8 9-22q0-12-10-18.5zM70 19.5l6-2q10 5 10 19q-1 14-7 20l-6 2q8-8 8-21t-11-18z" fill="${p.deep}"/>
<ellipse cx="24" cy="55" rx="18" ry="22" fill="${p.light}"/>${line('M24 72q-13-3-13-18t13-16t11 16t-11 12t-8-12t8-10t6 10t-6 6', p.deep, 2)}`;

const dumbbells: Drawing = (p) => {
  const bell = (y: number) => `<rect x="34" y="${y - 4}" width="32" height="8" fill="url(#steelV)"/>
<path d="M14 ${y - 12}l6-5h12l5 5v24l-5 5H20l-6-5zM63 ${y - 12}l5-5h12l6 5v24l-6 5H68l-5-5z" fill="url(#v)"/><rect x="8" y="${y - 6}" width="7" height="12" rx="2" fill="${p.deep}"/><rect x="85" y="${y - 6}" width="7" height="12" rx="2" fill="${p.deep}"/>${line(`M20 ${y - 11}h10M69 ${y - 11}h10`, '#ffffff88', 2)}`;
  return bell(30) + bell(70);
};

const cricketBat: Drawing = (p) => `
<g transform="rotate(36 50 50)"><rect x="45.5" y="-6" width="9" height="36" rx="4" fill="url(#h)"/>${line('M46 2l8 3M46 8l8 3M46 14l8 3M46 20l8 3', p.deep, 1)}
<path d="M42 30q8-6 16 0l3 8v62q0 8-11 8t-11-8V38z" fill="url(#wood)"/><path d="M42 32q8-6 16 0l2 6v60q0 6-10 6V34z" fill="#f0cb98"/><path d="M42 50h16v22H42z" fill="${p.base}"/><path d="M42 56h16v3H42zM42 64h16v3H42z" fill="${p.pale}"/></g>
<circle cx="80" cy="78" r="14" fill="#b3202c"/><path d="M72 66q10 10 6 26" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="2 1.6"/><ellipse cx="76" cy="72" rx="4" ry="3" fill="#fff" opacity=".4"/>`;

const blocks: Drawing = () => {
  const cube = (x: number, y: number, c: string, top: string, side: string) =>
    `<path d="M${x} ${y}l16-8l16 8l-16 8z" fill="${top}"/><path d="M${x} ${y}l16 8v20l-16-8z" fill="${c}"/><path d="M${x + 16} ${y + 8}l16-8v20l-16 8z" fill="${side}"/><ellipse cx="${x + 16}" cy="${y - 1}" rx="7" ry="3.5" fill="${c}"/>`;
  return (
    cube(6, 60, '#ef5350', '#ff8a80', '#c62828') +
    cube(62, 60, '#42a5f5', '#90caf9', '#1565c0') +
    cube(34, 70, '#66bb6a', '#a5d6a7', '#2e7d32') +
    cube(20, 38, '#ffca28', '#ffe082', '#f9a825') +
    cube(48, 38, '#ab47bc', '#ce93d8', '#7b1fa2') +
    cube(34, 16, '#ff7043', '#ffab91', '#d84315')
  );
};

const helmet: Drawing = (p) => `
<path d="M8 56Q6 12 52 10Q94 10 94 52v16q0 8-8 8H60L30 64z" fill="url(#d)"/><path d="M8 56l22 8l30 12h-8q-4 12-16 12Q12 86 8 56z" fill="${p.deep}"/>
<path d="M10 40Q30 34 58 44q8 4 6 14l-4 12Q34 66 9 54z" fill="#1c2530"/><path d="M14 42q20-4 40 5q-20 0-41 4z" fill="#8fb4d6" opacity=".7"/>
${line('M30 18Q56 10 78 26', '#ffffffaa', 3)}${line('M66 60q14-2 26-2', p.pale, 2)}<circle cx="68" cy="50" r="4" fill="url(#steelV)"/>`;

const planter: Drawing = (p) => `
<g fill="#3f9b4b"><path d="M50 56Q24 52 18 24q26 2 32 32z"/><path d="M50 56Q76 52 84 22q-28 4-34 34z" fill="#57b864"/><path d="M50 58Q38 30 50 6q14 24 0 52z" fill="#2f8540"/><path d="M50 58Q30 56 12 48q20-10 38 10zM50 58q20-2 38-8q-18-12-38 8z" fill="#6cc878"/></g>
${line('M50 58V14M50 58Q36 44 22 28M50 58Q64 44 80 26', '#1f6b30', 1)}
<path d="M24 56h52v9H24z" fill="${p.light}"/><path d="M27 65h46l-6 27q-1 3-4 3H37q-3 0-4-3z" fill="url(#h)"/><path d="M27 65h46l-6 27q-1 3-4 3H37q-3 0-4-3z" fill="url(#p)" opacity=".6"/><path d="M27 65h46l-1 4H28z" fill="${p.deep}" opacity=".5"/>`;

const monitor: Drawing = (p) => `
<path d="M62 30Q96 22 92 54Q90 72 78 74" fill="none" stroke="#33363f" stroke-width="3"/><path d="M62 70h30q5 0 5 5v14q0 5-5 5H62q-5 0-5-5V75q0-5 5-5z" fill="url(#d)"/>${line('M60 76h34M60 88h34', p.deep, 1)}
<rect x="4" y="10" width="60" height="66" rx="9" fill="url(#paper)"/><rect x="10" y="16" width="48" height="38" rx="4" fill="#cfe0d2"/>
${line('M21 22v14M29 22h8v7h-8v7h8M44 22h8v14h-8z', '#26332b', 2.2)}${line('M28 42h6v7h-6zM28 45.5h6M39 42h6v7h-6z', '#26332b', 1.8)}
<circle cx="34" cy="65" r="7" fill="${p.base}"/><circle cx="16" cy="65" r="4" fill="#aeb6c2"/><circle cx="52" cy="65" r="4" fill="#aeb6c2"/>`;

const corkBlocks: Drawing = (p) => {
  const block = (x: number, y: number) => `
<path d="M${x} ${y}l14-10h46l-14 10z" fill="${p.light}"/><path d="M${x + 46} ${y}l14-10v24l-14 10z" fill="${p.deep}"/><rect x="${x}" y="${y}" width="46" height="24" rx="2" fill="url(#v)"/><rect x="${x}" y="${y}" width="46" height="24" rx="2" fill="url(#p)" opacity=".5"/>
${line(`M${x + 6} ${y + 8}h4M${x + 20} ${y + 15}h5M${x + 33} ${y + 7}h4M${x + 12} ${y + 19}h3M${x + 38} ${y + 18}h3`, p.deep, 1.4)}`;
  return block(8, 66) + block(26, 36);
};

const hotWaterBag: Drawing = (p) => `
<rect x="42" y="6" width="16" height="10" rx="3" fill="url(#ink)"/><path d="M44 15h12l2 9q22 3 22 22v34q0 14-14 14H34q-14 0-14-14V46q0-19 22-22z" fill="url(#h)"/>
${line('M30 42v40M38 38v48M46 36v52M54 36v52M62 38v48M70 42v40', p.light, 2.4)}<path d="M41 20h18v5H41z" fill="${p.deep}"/>`;

const inflator: Drawing = (p) => `
<path d="M74 58q18 0 16-20t-22-20" fill="none" stroke="#33363f" stroke-width="4" stroke-linecap="round"/><rect x="58" y="13" width="12" height="8" rx="2" fill="url(#gold)"/>
<path d="M14 40q0-8 8-8h46q8 0 8 8v40H14z" fill="url(#v)"/><path d="M26 32q0-14 12-14h10q10 0 10 14h-6q0-8-6-8h-8q-6 0-6 8z" fill="url(#ink)"/><path d="M10 80h72v8q0 4-4 4H14q-4 0-4-4z" fill="url(#ink)"/>
<circle cx="45" cy="57" r="17" fill="url(#steelV)"/><circle cx="45" cy="57" r="13" fill="#fff"/>${line('M36 62a10 10 0 1 1 18 0', p.base, 2.5)}${line('M45 58l6-7', '#d32f2f', 2)}<circle cx="45" cy="58" r="2.4" fill="#222"/>`;

const chappals: Drawing = (p) => {
  const one = (x: number, turn: number) => `<g transform="rotate(${turn} ${x} 52)">
<path d="M${x} 6q17 0 17 22q0 14-3 26t1 22q1 18-15 18t-15-18q4-10 1-22t-3-26Q${x - 17} 6 ${x} 6z" fill="url(#d)"/><path d="M${x} 11q12 0 12 18q0 12-3 24t1 22q1 14-10 14t-10-14q4-10 1-22t-3-24q0-18 12-18z" fill="${p.light}" opacity=".45"/>
<path d="M${x - 17} 40Q${x} 28 ${x + 17} 40l-1 10Q${x} 38 ${x - 16} 50z" fill="${p.deep}"/><path d="M${x - 2.5} 14h5v24h-5z" fill="${p.deep}"/>${line(`M${x - 15} 44Q${x} 33 ${x + 15} 44`, '#f2c55c', 1.4)}<circle cx="${x}" cy="37" r="4" fill="#c62828"/></g>`;
  return one(28, -6) + one(72, 6);
};

export const leisure = {
  yogaMat,
  dumbbells,
  cricketBat,
  blocks,
  helmet,
  planter,
  monitor,
  corkBlocks,
  hotWaterBag,
  inflator,
  chappals,
};
