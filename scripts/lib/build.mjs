import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install.mjs';

/**
 * The folder with our own part of the server, for `scripts/start.mjs`, `scripts/container.mjs` and
 * `next.config.ts`.
 */
export const serverFolder = '.next/server-build';
/** The same folder of `npm run dev`, also named in `lib/storefront/catalog/demo-picture.server.ts`. */
export const developmentFolder = '.next/development-server';
/** Written last: the hash of the sources of the build. */
export const stamp = '.next/haat-build';

const sources = [
  'app',
  'components',
  'lib',
  'server',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/lib/build-styles.ts',
  'scripts/prepare.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the site if its sources differ from the last build's; no setting is compiled into it.
 * `NEXT_OUTPUT=standalone` only adds the folder `.next/standalone`, so such a build works everywhere. It runs
 * in a separate process: it needs 250 MB, which a server would keep.
 */
export function buildWhenStale() {
  const wanted = fingerprint();
  const built = existsSync('.next/BUILD_ID') && existsSync(stamp) && readFileSync(stamp, 'utf8');
  const lacksStandalone =
    process.env.NEXT_OUTPUT === 'standalone' && !existsSync('.next/standalone/server.js');
  if (built === wanted && !lacksStandalone) return;
  console.log('Building the site …');
  run(process.execPath, ['scripts/lib/build-site.mjs'], {
    NODE_ENV: 'production',
    BUILD_FINGERPRINT: wanted,
    // The build caches nothing, and must not need Redis.
    REDIS_URL: '',
    NEXT_TELEMETRY_DISABLED: '1',
  });
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    if (/\.(test|spec)\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
