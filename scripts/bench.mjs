import { mkdirSync, writeFileSync } from 'node:fs';
import { installMissing, requireNode } from './lib/install.mjs';

requireNode();
installMissing();
const { findChromium } = await import('./lib/chromium.mjs');
const { startShop } = await import('./lib/shop.mjs');
const { measurePages } = await import('./bench/pages.mjs');

const executablePath = await findChromium();
if (!executablePath) process.exit(1);
console.log('Opening a shop for the measurement …');
const shop = await startShop({ port: 3290, dataDir: '.tmp/bench', quiet: false });
try {
  const pages = await measurePages(shop.url, executablePath);
  console.table(pages);
  mkdirSync('.data/bench', { recursive: true });
  const file = `.data/bench/pages-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.json`;
  writeFileSync(file, `${JSON.stringify(pages, null, 2)}\n`);
  console.log(`Written to ${file}`);
} finally {
  await shop.stop();
}
