import { writeFile } from 'node:fs/promises';
import { pathOf, shopIcons } from './lib/icon-paths.mjs';

/**
 * Redraws components/ui/icons.ts. Run it after a Lucide upgrade, or with names of additional icons, `node
 * scripts/draw-icons.mjs Gift Truck`, and commit its output.
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
