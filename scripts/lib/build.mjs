import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { buildWorker } from './build-worker.mjs';
import { run } from './install.mjs';
import { precompress } from './precompress.mjs';

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
const stamp = '.next/haat-build';

/**
 * Builds the site when its sources differ from the last build's; no setting is compiled into it.
 * `NEXT_OUTPUT=standalone` only adds the folder `.next/standalone`, so such a build serves everywhere.
 */
export async function buildWhenStale() {
  const wanted = fingerprint();
  const built = existsSync('.next/BUILD_ID') && existsSync(stamp) && readFileSync(stamp, 'utf8');
  const lacksStandalone =
    process.env.NEXT_OUTPUT === 'standalone' && !existsSync('.next/standalone/server.js');
  if (built === wanted && !lacksStandalone) return;
  console.log('Building the site …');
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    NODE_ENV: 'production',
    BUILD_FINGERPRINT: wanted,
    // The build caches nothing, and must not need a Redis.
    REDIS_URL: '',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  run(process.execPath, ['--import', 'tsx', 'scripts/lib/build-styles.ts']);
  await precompress();
  await buildWorker(wanted);
  await buildServer();
  writeFileSync(stamp, wanted);
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
