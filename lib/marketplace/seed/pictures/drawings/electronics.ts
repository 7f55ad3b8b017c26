import { type Drawing, line } from './paint';

const earbuds: Drawing = (p) => `
<g transform="rotate(-10 30 26)"><path d="M22 12q14-6 18 6q2 10-8 12l-1 20q0 4-4 4t-4-4l1-22q-8-8-2-16z" fill="url(#d)"/><ellipse cx="36" cy="19" rx="5" ry="6.5" fill="url(#ink)"/></g>
<g transform="rotate(10 70 26)"><path d="M78 12q-14-6-18 6q-2 10 8 12l1 20q0 4 4 4t4-4l-1-22q8-8 2-16z" fill="url(#d)"/><ellipse cx="64" cy="19" rx="5" ry="6.5" fill="url(#ink)"/></g>
<path d="M18 62q0-10 12-10h40q12 0 12 10v2H18z" fill="${p.light}"/><path d="M18 66h64v10q0 18-18 18H36Q18 94 18 76z" fill="url(#v)"/><rect x="18" y="63" width="64" height="3" fill="${p.deep}"/>
<circle cx="50" cy="76" r="2" fill="#7dffb2"/>${line('M26 72q0 14 10 16', '#ffffff', 2)}`;

const phoneHolder: Drawing = (p) => `
<rect x="4" y="76" width="92" height="12" rx="6" fill="url(#steelV)"/><rect x="4" y="76" width="16" height="12" rx="6" fill="url(#ink)"/><rect x="80" y="76" width="16" height="12" rx="6" fill="url(#ink)"/>
<path d="M44 66h12v12H44z" fill="url(#steel)"/><rect x="38" y="72" width="24" height="20" rx="6" fill="url(#ink)"/><circle cx="50" cy="82" r="4" fill="${p.base}"/>
<rect x="31" y="6" width="38" height="62" rx="6" fill="url(#ink)"/><rect x="34" y="10" width="32" height="54" rx="3" fill="#dff1e4"/>
<path d="M34 30h32v5H34zM47 10h5v54h-5z" fill="#fff"/>${line('M49.500 60V34H60V20', p.base, 3)}<circle cx="60" cy="18" r="4" fill="#e4572e"/>
<path d="M26 2h12v8h-6v8h-6zM62 2h12v16h-6v-8h-6zM26 56h6v8h6v8H26zM68 56h6v16H62v-8h6z" fill="url(#d)"/>`;

const speaker: Drawing = (p) => `
<rect x="24" y="8" width="52" height="86" rx="14" fill="url(#h)"/><rect x="29" y="14" width="42" height="74" rx="10" fill="url(#ink)"/>
<circle cx="50" cy="60" r="18" fill="#20222a"/><circle cx="50" cy="60" r="18" fill="none" stroke="${p.base}" stroke-width="2"/><circle cx="50" cy="60" r="11" fill="url(#r)"/><circle cx="50" cy="60" r="4.5" fill="#15161b"/>
<circle cx="50" cy="28" r="9" fill="#20222a"/><circle cx="50" cy="28" r="5" fill="url(#steelV)"/>${line('M34 22v58', '#ffffff55', 2)}
${line('M12 46q-6 8 0 16M88 46q6 8 0 16', p.base, 2.6)}`;

const charger: Drawing = (p) => `
<path d="M58 70Q92 72 90 48T62 30" fill="none" stroke="${p.deep}" stroke-width="5" stroke-linecap="round"/>
<rect x="46" y="22" width="18" height="14" rx="3" fill="url(#steel)"/><rect x="40" y="24" width="8" height="10" rx="1" fill="#8c94a2"/>
<rect x="12" y="40" width="46" height="46" rx="10" fill="url(#d)"/><rect x="20" y="28" width="6" height="13" rx="2" fill="url(#steel)"/><rect x="42" y="28" width="6" height="13" rx="2" fill="url(#steel)" opacity="0"/><rect x="32" y="28" width="6" height="13" rx="2" fill="url(#steel)"/>
<path d="M37 50l-11 15h8l-3 12l13-17h-8z" fill="#fff" opacity=".9"/><rect x="54" y="64" width="8" height="11" rx="2" fill="#23252c"/>`;

const smartwatch: Drawing = (p) => `
<path d="M34 6h32l4 22H30zM34 94h32l4-22H30z" fill="url(#h)"/>${line('M44 12h12M44 88h12', p.deep, 2)}
<rect x="22" y="24" width="56" height="52" rx="14" fill="url(#steel)"/><rect x="26" y="28" width="48" height="44" rx="11" fill="#14161c"/><rect x="78" y="44" width="5" height="12" rx="2" fill="url(#steelV)"/>
<circle cx="40" cy="44" r="8" fill="none" stroke="#333846" stroke-width="3"/><path d="M40 36a8 8 0 1 1-7.6 5.5" fill="none" stroke="${p.light}" stroke-width="3" stroke-linecap="round"/>
${line('M54 40h14M54 46h9', '#e9edf5', 2.4)}${line('M32 62h7l3-6l5 10l4-8l2 4h15', '#ff5d6c', 2)}`;

const fan: Drawing = (p) => `
<path d="M46 66h8v18h-8z" fill="url(#steel)"/><path d="M30 84h40q6 0 7 8H23q1-8 7-8z" fill="url(#h)"/>
<circle cx="50" cy="40" r="35" fill="#eef3f6"/><g fill="${p.base}"><path d="M50 40Q38 26 46 10Q64 10 60 28z"/><path d="M50 40Q36 26 46 10Q64 10 60 28z" transform="rotate(120 50 40)"/><path d="M50 40Q36 26 46 10Q64 10 60 28z" transform="rotate(240 50 40)"/></g>
${[12, 20, 28, 35].map((r) => `<circle cx="50" cy="40" r="${r}" fill="none" stroke="#7b8492" stroke-width="${r === 35 ? 2.6 : 0.8}"/>`).join('')}
${[0, 30, 60, 90, 120, 150].map((a) => `<path d="M50 5v70" stroke="#7b8492" stroke-width=".7" transform="rotate(${a} 50 40)"/>`).join('')}<circle cx="50" cy="40" r="7" fill="url(#d)"/>`;

const iron: Drawing = (p) => `
<path d="M86 40q10 2 10 14v20h-6V56q0-8-6-9z" fill="#33363f"/>
<path d="M26 30h44q18 0 20 22l1 20H8q4-24 24-28h38q-2-6-8-6H26z" fill="url(#v)"/><path d="M26 30h44q18 0 20 22H78q-1-14-14-14H26q-4 0-4-4t4-4z" fill="url(#ink)"/>
<path d="M5 72h87v7q0 4-4 4H8q-4 0-5-4q0-4 2-7z" fill="url(#steelV)"/><circle cx="62" cy="56" r="8" fill="url(#paper)"/>${line('M62 56l3-5', p.deep, 2)}
<path d="M34 50q-12 4-16 16" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;

const trimmer: Drawing = (p) => `
<g transform="rotate(18 50 50)"><path d="M38 26h24l3 18q2 20-3 44q-1 6-12 6t-12-6q-5-24-3-44z" fill="url(#h)"/><path d="M42 40h16q3 22-1 46q-7 3-14 0q-4-24-1-46z" fill="url(#ink)"/>
<rect x="36" y="16" width="28" height="12" rx="2" fill="url(#steel)"/>${line('M38 15v-6M42 15v-6M46 15v-6M50 15v-6M54 15v-6M58 15v-6M62 15v-6', '#6b7280', 2)}
<circle cx="50" cy="52" r="5" fill="url(#steelV)"/><circle cx="50" cy="52" r="2.4" fill="${p.base}"/><circle cx="50" cy="78" r="1.6" fill="#7dffb2"/></g>`;

const dryer: Drawing = (p) => `
<path d="M44 50h22l6 38q1 6-5 6H56q-5 0-6-6z" fill="url(#h)"/><rect x="53" y="60" width="9" height="14" rx="3" fill="url(#ink)"/>
<circle cx="62" cy="36" r="24" fill="url(#r)"/><path d="M14 24l44-10v44L14 48z" fill="url(#v)"/><path d="M8 22h8v28H8z" fill="url(#ink)"/>
<circle cx="66" cy="36" r="11" fill="${p.deep}"/>${line('M60 30h12M59 36h14M60 42h12', p.light, 1.4)}${line('M22 28l30-7', '#ffffff', 2.4)}`;

const induction: Drawing = (p) => `
<path d="M14 30h72l12 40H2z" fill="url(#ink)"/><path d="M2 70h96v10q0 4-4 4H6q-4 0-4-4z" fill="#16181e"/>
<ellipse cx="50" cy="47" rx="26" ry="11" fill="none" stroke="${p.base}" stroke-width="2"/><ellipse cx="50" cy="47" rx="17" ry="7" fill="none" stroke="${p.light}" stroke-width="1.6"/><ellipse cx="50" cy="47" rx="8" ry="3.4" fill="${p.base}" opacity=".7"/>
<rect x="36" y="62" width="28" height="5" rx="2" fill="#0c0d11"/>${line('M40 64.5h5M48 64.5h4M55 64.5h5', '#ff6a4d', 2)}<g fill="#d7dbe3"><circle cx="20" cy="64.5" r="2"/><circle cx="28" cy="64.5" r="2"/><circle cx="72" cy="64.5" r="2"/><circle cx="80" cy="64.5" r="2"/></g>
<path d="M18 32h30L26 60H8z" fill="#fff" opacity=".08"/>`;

const router: Drawing = (p) => `
${line('M18 62L12 14M82 62l6-48M38 60L36 18M62 60l2-42', '#33363f', 4.5)}<path d="M14 58h72l8 26q1 6-6 6H12q-7 0-6-6z" fill="url(#v)"/><path d="M14 58h72l2 7H12z" fill="${p.light}"/><path d="M8 80h84v4q0 6-6 6H14q-6 0-6-6z" fill="${p.deep}"/>
<g fill="#7dffb2"><circle cx="38" cy="73" r="2"/><circle cx="46" cy="73" r="2"/><circle cx="54" cy="73" r="2"/></g><circle cx="62" cy="73" r="2" fill="#ffd54d"/>${line('M42 12q8-8 16 0M37 6q13-12 26 0', p.base, 2.6)}`;

const vacuum: Drawing = (p) => `
${line('M70 12L44 74', '#8b93a1', 5)}<path d="M62 4h14q4 0 3 5l-4 10H63z" fill="url(#ink)"/><g transform="rotate(22 62 34)"><rect x="52" y="16" width="20" height="26" rx="8" fill="url(#h)"/><rect x="54" y="40" width="16" height="18" rx="4" fill="#dfe9f2"/><path d="M54 50h16v4q0 4-4 4h-8q-4 0-4-4z" fill="#9aa7b5"/><rect x="58" y="20" width="8" height="4" rx="2" fill="#7dffb2"/></g>
<path d="M20 76h44q6 0 8 8l2 8H12l2-8q2-8 6-8z" fill="url(#v)"/><path d="M12 90h62v4H12z" fill="${p.deep}"/>${line('M24 82h30', p.pale, 2)}`;

export const electronics = {
  phoneHolder,
  earbuds,
  speaker,
  charger,
  smartwatch,
  fan,
  iron,
  trimmer,
  dryer,
  induction,
  router,
  vacuum,
};
