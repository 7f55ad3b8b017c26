import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Stops with a plain sentence when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  console.error(`Haat needs Node 20.9 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci` when node_modules is missing or older than the lock file. */
export function installMissing() {
  const installed = 'node_modules/.package-lock.json';
  const current =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (current) return;
  console.log('Installing packages (npm ci) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], { NODE_ENV: 'development' });
}

/** Runs a command to its end with its output shown; a failure ends this script too. */
export function run(command, args, env = {}) {
  const { status, error } = tryRun(command, args, env);
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Like `run`, but answers how it ended. */
export function tryRun(command, args, env = {}) {
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

/** The path of a command on the PATH, or undefined. */
export function which(command) {
  try {
    const finder = process.platform === 'win32' ? 'where' : 'which';
    return execFileSync(finder, [command], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split(/\r?\n/)[0]
      .trim();
  } catch {
    return undefined;
  }
}
