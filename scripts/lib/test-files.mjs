import { execFileSync } from 'node:child_process';

const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

/** Returns test files that use no database, by Jest's own import graph. */
export function withoutDatabase() {
  const touching = new Set(list('--findRelatedTests', 'lib/marketplace/kernel/db/connection.ts'));
  return list().filter((file) => !touching.has(file));
}

function list(...args) {
  const printed = execFileSync(process.execPath, [...jest, ...args, '--listTests', '--json'], {
    env: { ...process.env, NODE_ENV: 'test' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed);
}
