import { explain, installMissing, requireNode } from './lib/install.mjs';

requireNode();
explain(`npm run build

Builds the shop for production where its sources are newer than the build.`);
installMissing();
const { settleEnvironment } = await import('./lib/environment.mjs');
await settleEnvironment({ production: true });
const { buildWhenStale } = await import('./lib/build.mjs');
buildWhenStale();
