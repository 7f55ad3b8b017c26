import { createRequire } from 'node:module';
import { settleEnvironment } from './environment.mjs';

/** Serves the build by plain `next start`, on a prepared database. */
process.env.NODE_ENV = 'production';
await settleEnvironment({ production: true });
process.env.PAYMENTS ||= 'test';
process.argv.splice(2, Number.POSITIVE_INFINITY, 'start', '--port', process.env.PORT ?? '3000');
createRequire(import.meta.url)('next/dist/bin/next');
