import './lib/small-heap.mjs';
import './lib/unlinked-immediates.mjs';
import { spawnSync } from 'node:child_process';
import { takeBuiltConfig } from './lib/built-config.mjs';
import { settleEnvironment } from './lib/environment.mjs';

/**
 * The container's commands: `migrate` migrates the database, `serve` opens the shop; without a command it does
 * both. It needs the output of `scripts/image.mjs`, and nothing else of the repository.
 */
const [order = 'both'] = process.argv.slice(2);
if (!['migrate', 'serve', 'both'].includes(order)) {
  console.error(`'${order}' is none of migrate, serve.`);
  process.exit(2);
}
process.env.NODE_ENV = 'production';
await settleEnvironment({ production: true });

if (order !== 'serve' && !process.env.API_URL) {
  const { status } = spawnSync(process.execPath, ['.next/server-build/prepare.mjs'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
if (order !== 'migrate') {
  takeBuiltConfig();
  const { serve } = await import('../.next/server-build/main.mjs');
  await serve();
  console.log(`Haat is open on port ${process.env.PORT}.`);
}
