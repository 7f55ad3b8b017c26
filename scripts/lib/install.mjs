import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Stops with a clear message if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  console.error(`Haat needs Node 20.9 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
const wanted = 'package-lock.json';
/** A folder beside node_modules, from which a rename works; .tmp may be on another file system. */
const folder = '.install';

/** Installs the lock file's packages if node_modules differs, which is checked by versions, not by times. */
export function installMissing() {
  if (isInstalled(read(wanted), existsSync(installed) ? read(installed) : undefined)) return;
  console.log('Installing packages (npm ci) …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', wanted, '.npmrc']) {
    if (existsSync(file)) copyFileSync(file, join(folder, file));
  }
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--prefix', folder];
  run('npm', args, { NODE_ENV: 'development' });
  takeOver(join(folder, 'node_modules'), 'node_modules');
  rmSync(folder, { recursive: true, force: true });
}

/** True if an installation has every package of a lock file; optional ones may be of another platform. */
export function isInstalled(lock, present) {
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const own = present?.packages[path];
    return own ? own.version === version : present !== undefined && optional === true;
  });
}

/** Replaces a folder by another in one step, so that an interruption leaves one of them complete. */
function takeOver(made, place) {
  const former = `${made}-before`;
  if (existsSync(place)) renameSync(place, former);
  renameSync(made, place);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Prints a command's description for --help and ends, before anything is installed or built. */
export function explain(text) {
  const asked = process.argv.slice(2).some((each) => each === '--help' || each === '-h');
  if (!asked) return;
  console.log(text);
  process.exit(0);
}

/** Runs a command to its end and shows its output; a failure ends this script too. */
export function run(command, args, env = {}) {
  const { status, error } = tryRun(command, args, env);
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command like `run`, but returns its result. */
export function tryRun(command, args, env = {}) {
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

/** Returns the path of a command on the PATH, or undefined. */
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
