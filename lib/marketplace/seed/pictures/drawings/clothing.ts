import { cloth, type Drawing, line } from './paint';

const kurta: Drawing = (p) => `
${cloth('M37 8L24 15L9 52L19 57L30 38L26 95H74L70 38L81 57L91 52L76 15L63 8L50 16z')}
<path d="M26.4 89h47.2L74 95H26zM9 52l10 5l2-4.4l-10.3-5zM91 52l-10 5l-2-4.4l10.3-5z" fill="#f2c55c"/>
<path d="M37 8L50 16L63 8L60 5H40z" fill="${p.deep}"/>
<path d="M45 14h10v32l-5 4l-5-4z" fill="${p.dark}"/>${line('M45 15v31l5 4l5-4V15', '#f2c55c', 1.2)}
<circle cx="50" cy="26" r="1.3" fill="#fff3cf"/><circle cx="50" cy="34" r="1.3" fill="#fff3cf"/><circle cx="50" cy="42" r="1.3" fill="#fff3cf"/>
${line('M30 38q3 20-1 50M70 38q-3 20 1 50M41 58q2 16-1 30M60 56q-2 16 1 32', p.deep, 0.7)}`;

const shirt: Drawing = (p) => `
${cloth('M35 14L20 21L7 46L20 53L27 42V90Q50 95 73 90V42L80 53L93 46L80 21L65 14L50 22z')}
<path d="M35 14L50 26L40 32L31 18zM65 14L50 26L60 32L69 18z" fill="${p.light}" stroke="${p.dark}" stroke-width=".8"/>
<path d="M35 14h30L50 26z" fill="${p.deep}"/>
${line('M50 27V92M47 30V92', p.dark, 0.9)}${line('M58 44h9v9l-4.5 3l-4.5-3z', p.deep, 1)}
<g fill="#fff" stroke="${p.deep}" stroke-width=".5"><circle cx="50" cy="38" r="1.5"/><circle cx="50" cy="51" r="1.5"/><circle cx="50" cy="64" r="1.5"/><circle cx="50" cy="77" r="1.5"/></g>
${line('M27 42q4 22 1 47M73 42q-4 22-1 47', p.deep, 0.8)}`;

const nehruJacket: Drawing = (p) => `
${cloth('M36 12L24 18Q30 34 23 46L26 90Q38 93 49 91L50 30L51 91Q62 93 74 90L77 46Q70 34 76 18L64 12L58 17H42z')}
<path d="M40 9h20l3 8Q50 24 37 17z" fill="${p.dark}"/><path d="M43 12h14l1 4Q50 20 42 16z" fill="${p.deep}"/>
${line('M50 22V91', p.deep, 1)}
<g fill="url(#gold)"><circle cx="50" cy="30" r="2"/><circle cx="50" cy="42" r="2"/><circle cx="50" cy="54" r="2"/><circle cx="50" cy="66" r="2"/><circle cx="50" cy="78" r="2"/></g>
${line('M30 66l13 2M57 68l13-2M58 38l9-2', p.deep, 1.2)}<path d="M59 37l7-1.6l1-6l-4 2z" fill="#fff6e5"/>`;

const saree: Drawing = (p) => `
<path d="M14 74Q50 84 86 74L84 86Q50 95 16 86z" fill="${p.deep}"/>
${cloth('M12 58Q50 68 88 58L87 76Q50 86 13 76z')}
<path d="M12 58Q50 68 88 58L87.5 62Q50 72 12.400 62z" fill="${p.light}" opacity=".6"/>
${cloth('M16 40Q50 49 84 40L87 59Q50 69 13 59z', 'url(#d)')}
${cloth('M34 12L76 18Q82 19 81 26L74 62Q70 88 62 92L30 84Q24 82 25 74z', 'url(#d)')}
<path d="M34 12L25 74Q24 82 30 84L36 85.5Q31 82 32 74L41 13z" fill="url(#gold)"/>
<path d="M30 84L62 92Q66 90 68.5 82L33 73Q30 80 30 84z" fill="url(#gold)"/>
${line('M34 80l4-4l4 6l4-4l4 6l4-4l4 6l4-4', '#8e3b1a', 1.1)}${line('M37 14l-8 60', '#8e3b1a', 0.7)}
${line('M46 18l-6 52M60 20l-7 54M72 24l-8 50', p.deep, 0.6)}`;

const dupatta: Drawing = (p) => `
${cloth('M18 8Q50 0 82 8L84 22Q50 14 16 22z', 'url(#d)')}
${cloth('M16 14Q34 8 50 10L54 80L20 84z')}${cloth('M50 10Q66 8 84 14L82 70L52 74z', 'url(#d)')}
<path d="M19.6 74l34-4l.6 10l-34 4zM52 65l30-4l-.4 9L52 74z" fill="#f2c55c"/>
${line('M27 12l3 60M38 10l4 60M61 10l0 55M72 11l-1 52', p.deep, 0.7)}${line('M50 10l3.6 70', p.deep, 1.4)}
${line('M22 84v9M27 83.5v9M32 83v9M37 82.4v9M42 82v9M47 81v9M52 80v9M57 74v8M62 73v8M67 72.5v8M72 72v8M77 71v8', p.dark, 1.6)}`;

const trousers: Drawing = (p) => `
${cloth('M28 8H72L80 92H56L50 38L44 92H20z')}
<path d="M28 8H72L73 16H27z" fill="${p.dark}"/><rect x="47" y="9" width="6" height="6" rx="1.5" fill="url(#gold)"/>
${line('M50 16v22M30 18q2 9 10 10M70 18q-2 9-10 10', p.deep, 1)}${line('M34 32l-4 56M66 32l4 56', p.light, 0.8)}`;

const frock: Drawing = (p) => `
${cloth('M38 10L30 20L34 40L14 84Q50 98 86 84L66 40L70 20L62 10Q50 22 38 10z')}
<path d="M30 20Q18 24 20 36L33 34zM70 20Q82 24 80 36L67 34z" fill="${p.light}"/>
<path d="M34 40Q50 46 66 40L67.5 45Q50 51 32.5 45z" fill="${p.deep}"/><path d="M46 43l-9-5v11zM54 43l9-5v11z" fill="#fff2f6"/><circle cx="50" cy="44" r="3" fill="#fff2f6"/>
${line('M40 50Q34 70 30 88M50 50V92M60 50Q66 70 70 88', p.dark, 0.9)}
<path d="M14 84Q50 98 86 84L84.5 79Q50 92 15.5 79z" fill="${p.pale}" opacity=".85"/>`;

const bangles: Drawing = (p) => {
  const ring = (x: number, y: number, colour: string, width: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="30" ry="33" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const x = 36 + i * 7;
      const y = 46 + i * 2;
      const colour = i % 2 ? '#e9b44a' : p.base;
      return `${ring(x, y + 1, '#00000022', 6)}${ring(x, y, i % 2 ? '#a86a16' : p.deep, 5.5)}${ring(x, y, colour, 4)}${ring(x - 0.6, y - 0.6, i % 2 ? '#ffe6a0' : p.light, 1.2)}`;
    })
    .join('');
};

export const clothing = { kurta, shirt, nehruJacket, saree, dupatta, trousers, frock, bangles };
