import { type Drawing, line } from './paint';

const bottle: Drawing = (p) => `
<path d="M38 26h24l6 12v50q0 7-7 7H39q-7 0-7-7V38z" fill="url(#h)"/>
<path d="M38 26h24l3 6H35z" fill="${p.deep}" opacity=".5"/>
<rect x="38" y="8" width="24" height="15" rx="3" fill="url(#steel)"/><rect x="40" y="22" width="20" height="5" fill="url(#steelV)"/>
<path d="M39 42q-1 22 0 46" stroke="#fff" stroke-opacity=".65" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M32 80h36v6H32z" fill="url(#steel)"/>${line('M50 50c6 8 6 14 0 16c-6-2-6-8 0-16z', p.pale, 1.6)}`;

const tiffin: Drawing = (p) => {
  const box = (y: number) =>
    `<rect x="24" y="${y}" width="52" height="20" rx="4" fill="url(#steel)"/><rect x="22" y="${y}" width="56" height="5" rx="2.5" fill="url(#steelV)"/>`;
  return `<path d="M30 24Q30 8 50 8Q70 8 70 24" fill="none" stroke="url(#h)" stroke-width="6"/>
<rect x="17" y="22" width="6" height="68" rx="2" fill="${p.base}"/><rect x="77" y="22" width="6" height="68" rx="2" fill="${p.dark}"/>
<path d="M17 22h66v6H17z" fill="url(#h)"/><path d="M26 30Q50 22 74 30z" fill="url(#steelV)"/>
${box(30)}${box(50)}${box(70)}<path d="M20 89h60v4q0 2-2 2H22q-2 0-2-2z" fill="url(#h)"/>`;
};

const pressureCooker: Drawing = (p) => `
<path d="M20 44h54v38q0 10-10 10H30q-10 0-10-10z" fill="url(#steel)"/>
<path d="M20 82q0 10 10 10h34q10 0 10-10v-3H20z" fill="#6b7280" opacity=".6"/>
<path d="M17 38h60v7H17z" fill="url(#steelV)"/><path d="M20 38Q47 18 74 38z" fill="url(#steel)"/>
<path d="M66 32l30-6q4 0 3 5l-1 5L66 44z" fill="url(#ink)"/><rect x="8" y="52" width="13" height="9" rx="3" fill="url(#ink)"/>
<path d="M73 52h22q4 0 3 5l-1 4H73z" fill="url(#ink)"/>
<rect x="43" y="14" width="8" height="13" rx="2" fill="url(#h)"/><circle cx="47" cy="12" r="4" fill="${p.base}"/>
<circle cx="61" cy="32" r="2.4" fill="${p.base}"/>${line('M28 50v32', '#ffffff', 2.4)}`;

const kadhai: Drawing = (p) => `
<path d="M6 44q-4-10 6-11h8v5h-6q-4 1-2 6zM94 44q4-10-6-11h-8v5h6q4 1 2 6z" fill="url(#ink)"/>
<path d="M12 40h76q-2 46-38 46T12 40z" fill="url(#h)"/><ellipse cx="50" cy="40" rx="38" ry="12" fill="${p.deep}"/>
<ellipse cx="50" cy="42" rx="33" ry="9" fill="url(#ink)"/><ellipse cx="42" cy="40" rx="16" ry="3.4" fill="#fff" opacity=".18"/>
<path d="M20 56q4 16 16 22" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>`;

const mixer: Drawing = (p) => `
<path d="M30 8h36q4 0 4 4v3H26v-3q0-4 4-4z" fill="url(#ink)"/>
<path d="M27 15h42l-5 38H32z" fill="url(#steel)"/><path d="M70 20h10q6 0 5 7l-3 16q-1 6-7 6h-8l1-6h5q3 0 3-3l2-10q0-4-4-4h-5z" fill="url(#ink)"/>
${line('M36 20l3 28', '#ffffff', 2.5)}${line('M58 24h6M57 30h6M57 36h5M56 42h5', '#6b7280', 1)}
<path d="M34 53h28l3 7H31z" fill="${p.deep}"/><path d="M28 60h40q8 2 10 16l2 12q0 5-5 5H21q-5 0-5-5l2-12q2-14 10-16z" fill="url(#h)"/>
<circle cx="48" cy="76" r="9" fill="url(#steelV)"/><circle cx="48" cy="76" r="6.5" fill="url(#ink)"/>${line('M48 76v-5', '#fff', 1.6)}
<path d="M20 89h56v4H20z" fill="${p.deep}"/>`;

const kettle: Drawing = (p) => `
<path d="M66 26q22-4 22 26q0 22-12 28l-4-6q8-6 8-22q0-20-12-18z" fill="url(#ink)"/>
<path d="M30 24h36l8 58q0 6-6 6H28q-6 0-6-6z" fill="url(#steel)"/><path d="M31 34L16 28l-2 4l15 16z" fill="url(#steelV)"/>
<path d="M30 25q18-14 36 0z" fill="url(#ink)"/><circle cx="48" cy="15" r="4" fill="${p.base}"/>
<path d="M22 82h52v5q0 6-6 6H28q-6 0-6-6z" fill="url(#h)"/>${line('M32 34l-4 44', '#ffffff', 3)}
<rect x="56" y="44" width="5" height="26" rx="2.5" fill="${p.light}" opacity=".8"/>`;

const plates: Drawing = (p) => `
<ellipse cx="50" cy="82" rx="44" ry="11" fill="${p.deep}"/><ellipse cx="50" cy="78" rx="44" ry="11" fill="url(#paper)"/>
<ellipse cx="50" cy="74" rx="44" ry="11" fill="${p.dark}"/><ellipse cx="50" cy="70" rx="44" ry="11" fill="url(#paper)"/>
<circle cx="50" cy="42" r="38" fill="url(#paper)"/><circle cx="50" cy="42" r="38" fill="none" stroke="${p.base}" stroke-width="4"/>
<circle cx="50" cy="42" r="36" fill="url(#p)" opacity=".5"/><circle cx="50" cy="42" r="26" fill="#fff"/><circle cx="50" cy="42" r="26" fill="none" stroke="${p.light}" stroke-width="1"/>
<g fill="${p.base}"><path d="M50 28q8 8 0 14q-8-6 0-14zM50 56q8-8 0-14q-8 6 0 14zM36 42q8-8 14 0q-6 8-14 0zM64 42q-8-8-14 0q6 8 14 0z"/></g><circle cx="50" cy="42" r="3" fill="#f2c55c"/>`;

const mug: Drawing = (p) => `
<path d="M70 36h10q14 0 14 16t-14 16H69v-9h9q7 0 7-7t-7-7h-8z" fill="${p.dark}"/>
<path d="M18 26h54v48q0 14-14 14H32q-14 0-14-14z" fill="url(#h)"/><path d="M18 26h54v48q0 14-14 14H32q-14 0-14-14z" fill="url(#p)" opacity=".8"/>
<ellipse cx="45" cy="26" rx="27" ry="7.5" fill="${p.light}"/><ellipse cx="45" cy="27" rx="23" ry="5.5" fill="#6b3f22"/>
${line('M26 38v34', '#ffffff', 3)}${line('M36 15q-4-5 0-9M46 15q-4-5 0-9M56 15q-4-5 0-9', '#c9c2bb', 1.8)}`;

const jars: Drawing = (p) => {
  const jar = (x: number, y: number, w: number, h: number) => `
<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="#f1f7f9" stroke="${p.deep}" stroke-opacity=".35" stroke-width="1"/><path d="M${x + 1} ${y + h * 0.35}q${w / 2} 5 ${w - 2} 0v${h * 0.62}q0 2-3 2h-${w - 8}q-3 0-3-2z" fill="url(#h)"/>
<rect x="${x + 4}" y="${y + 6}" width="3" height="${h - 14}" rx="1.5" fill="#fff" opacity=".7"/><rect x="${x - 1}" y="${y - 8}" width="${w + 2}" height="11" rx="3" fill="url(#wood)"/>
<rect x="${x + w * 0.25}" y="${y + h * 0.5}" width="${w / 2}" height="${h * 0.25}" rx="1.5" fill="#fff"/><rect x="${x + w * 0.33}" y="${y + h * 0.6}" width="${w / 3}" height="2" rx="1" fill="${p.dark}"/>`;
  return jar(6, 38, 28, 54) + jar(66, 46, 28, 46) + jar(35, 24, 30, 70);
};

export const kitchen = { bottle, tiffin, pressureCooker, kadhai, mixer, kettle, plates, mug, jars };
