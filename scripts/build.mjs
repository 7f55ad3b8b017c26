import { installMissing, requireNode } from './lib/install.mjs';

requireNode();
installMissing();
const { settleEnvironment } = await import('./lib/environment.mjs');
await settleEnvironment({ production: true });
const { buildWhenStale } = await import('./lib/build.mjs');
buildWhenStale();
