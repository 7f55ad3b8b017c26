import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install.mjs';

/** Where `scripts/start.mjs`, `scripts/container.mjs` and `next.config.ts` find our own part of the server. */
export const serverFolder = '.next/server-build';
/** Written last: of which sources the site was built. */
export const stamp = '.next/haat-build';

const sources = [
  'app',
  'components',
  'lib',
  'server',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/lib/build-styles.ts',
  'scripts/prepare.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the site when its sources differ from the last build's; no setting is compiled into it.
 * `NEXT_OUTPUT=standalone` only adds the folder `.next/standalone`, so such a build serves everywhere. It runs in
 * a process of its own: what it reads and loads is 250 MB, which a server would keep.
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
    // The build caches nothing, and must not need a Redis.
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
