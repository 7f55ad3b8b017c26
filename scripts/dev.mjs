import { spawn } from 'node:child_process';
import { explain, installMissing, requireNode } from './lib/install.mjs';

requireNode();
explain(`npm run dev

Opens the shop at http://localhost:3000 with hot reload, without the service worker. PORT and DATA_DIR as for npm start.`);
installMissing();
const { settleEnvironment } = await import('./lib/environment.mjs');
await settleEnvironment({ production: false });
const { developmentFolder } = await import('./lib/build.mjs');
const { watchDevelopmentServer } = await import('./lib/build-server.mjs');
await watchDevelopmentServer();
const { prepareDatabase } = await import('./lib/prepare.mjs');
prepareDatabase(developmentFolder);
const next = ['node_modules/next/dist/bin/next', 'dev', '-p', process.env.PORT];
const server = spawn(process.execPath, next, { stdio: 'inherit' });
// Ctrl-C reaches the server too; this process ends behind it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
