import { cloth, type Drawing, line } from './paint';

const shirt: Drawing = (p) => `
${cloth('M35 14L20 21L7 46L20 53L27 42V90Q50 95 73 90V42L80 53L93 46L80 21L65 14L50 22z')}
<path d="M35 14L50 26L40 32L31 18zM65 14L50 26L60 32L69 18z" fill="${p.light}" stroke="${p.dark}" stroke-width=".8"/>
<path d="M35 14h30L50 26z" fill="${p.deep}"/>
${line('M50 27V92M47 30V92', p.dark, 0.9)}${line('M58 44h9v9l-4.5 3l-4.5-3z', p.deep, 1)}
<g fill="#fff" stroke="${p.deep}" stroke-width=".5"><circle cx="50" cy="38" r="1.5"/><circle cx="50" cy="51" r="1.5"/><circle cx="50" cy="64" r="1.5"/><circle cx="50" cy="77" r="1.5"/></g>
${line('M27 42q4 22 1 47M73 42q-4 22-1 47', p.deep, 0.8)}`;

const frock: Drawing = (p) => `
${cloth('M38 10L30 20L34 40L14 84Q50 98 86 84L66 40L70 20L62 10Q50 22 38 10z')}
<path d="M30 20Q18 24 20 36L33 34zM70 20Q82 24 80 36L67 34z" fill="${p.light}"/>
<path d="M34 40Q50 46 66 40L67.5 45Q50 51 32.5 45z" fill="${p.deep}"/><path d="M46 43l-9-5v11zM54 43l9-5v11z" fill="#fff2f6"/><circle cx="50" cy="44" r="3" fill="#fff2f6"/>
${line('M40 50Q34 70 30 88M50 50V92M60 50Q66 70 70 88', p.dark, 0.9)}
<path d="M14 84Q50 98 86 84L84.5 79Q50 92 15.5 79z" fill="${p.pale}" opacity=".85"/>`;

export const clothing = { shirt, frock };
