import { writeFile } from 'node:fs/promises';
import { pathOf, shopIcons } from './lib/icon-paths.mjs';

/**
 * Draws components/ui/icons.ts anew: run it after a change of Lucide's version or with the names of icons that the
 * shop shall have besides, `node scripts/draw-icons.mjs Gift Truck`, and commit what it writes.
 */
const file = 'components/ui/icons.ts';
const names = [...new Set([...(await shopIcons()), ...process.argv.slice(2)])].sort();
const lines = names.map(
  (name) => `export const ${name} = /* @__PURE__ */ icon(\n  '${pathOf(name)}',\n);\n`,
);
await writeFile(
  file,
  `import { icon } from './icon';

/* Drawn by scripts/draw-icons.mjs from Lucide (ISC); each in one path. */

${lines.join('')}`,
);
