import { writeFileSync } from 'node:fs';
import { stamp } from './build.mjs';
import { buildServer } from './build-server.mjs';
import { buildWorker } from './build-worker.mjs';
import { run } from './install.mjs';
import { precompress } from './precompress.mjs';

/** Run by `buildWhenStale`, which passes the hash of the sources in BUILD_FINGERPRINT. */
const { BUILD_FINGERPRINT: fingerprint = '' } = process.env;
run(process.execPath, ['node_modules/next/dist/bin/next', 'build']);
run(process.execPath, ['--import', 'tsx', 'scripts/lib/build-styles.ts']);
await precompress();
await buildWorker(fingerprint);
await buildServer();
writeFileSync(stamp, fingerprint);
