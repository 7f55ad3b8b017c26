import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serverFolder } from './lib/build.mjs';

const image = '.next/standalone';

/** Files read by their path, which the import trace does not find. */
const readByPath = [
  '.next/server-build/style-sheets.json',
  '.next/static',
  '.next/worker',
  'app/icon.svg',
  'content',
  'lib/marketplace/kernel/db/migrations',
  'lib/marketplace/modules/papers/fonts',
  'lib/marketplace/providers/payments/test/checkout.js',
  'lib/marketplace/providers/payments/test/migrations',
  'lib/marketplace/seed/rendered',
  'lib/storefront/seo/share-picture/fonts',
  'public',
];

/**
 * Collects in `.next/standalone` what the container needs besides Next's own output: our server, the
 * migrations, and the files of packages that they load. Run after `NEXT_OUTPUT=standalone npm run build`.
 */
if (!existsSync(join(image, 'server.js'))) {
  console.error('Nothing to gather: build with NEXT_OUTPUT=standalone first.');
  process.exit(1);
}
const entries = ['main', 'page-cache', 'prepare', 'demo-pictures'].map(
  (name) => `${serverFolder}/${name}.mjs`,
);
const files = await loadedBy([...entries, `${serverFolder}/tasks.cjs`, 'scripts/container.mjs']);
for (const file of [...files, ...readByPath]) {
  cpSync(file, join(image, file), { recursive: true, dereference: true });
}
setPageCache();
console.log(`${files.length} files beside Next's output, in ${image}`);

/**
 * Adds our page cache to the settings of Next's own `server.js`, which has none; `scripts/container.mjs` adds
 * it itself.
 */
function setPageCache() {
  const cacheHandler = 'server-build/page-cache.mjs';
  const server = join(image, 'server.js');
  const [before, settings, after] = readFileSync(server, 'utf8').split(
    /^const nextConfig = (.*)$/m,
  );
  if (!settings) throw new Error("Next's server.js has no settings any more.");
  const extended = JSON.stringify({ ...JSON.parse(settings), cacheHandler });
  writeFileSync(server, `${before}const nextConfig = ${extended}${after}`);
}

/** Returns every file that these entry points load. Next's own files are in its output already. */
async function loadedBy(entryPoints) {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');
  const { fileList } = await nodeFileTrace(entryPoints, {
    base: process.cwd(),
    ignore: ['node_modules/next/**', '.next/standalone/**'],
  });
  return [...fileList];
}
