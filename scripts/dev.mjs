import { installMissing, requireNode, run } from './lib/install.mjs';

requireNode();
installMissing();
const { settleEnvironment } = await import('./lib/environment.mjs');
await settleEnvironment({ production: false });
const { prepareDatabase } = await import('./lib/prepare.mjs');
prepareDatabase({ isBuilt: false });
run(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', process.env.PORT]);
